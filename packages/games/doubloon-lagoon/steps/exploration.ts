/**
 * The exploration segment (DL-35): crews that begin it on a counter may explore, hex by hex.
 *
 *   begin ─▶ look ─▶ choose ─▶ ranks ─▶ name ─▶ announce ─▶ unfold ─▶ spy ─▶ reveal ─▶ look …
 *                                ▲─ card ─┘                   └─ cancelled ─▶ look …
 */
import { type Frame, oneOf, type Picked, RulesBug, type Seat, type Step, someOf } from '@nassau/kernel'
import { isAshore, type Lagoon, tagOf, unitOf, unitsWhere } from '../board.ts'
import { choosing, picking } from '../cards/amid.ts'
import type { CardPlay } from '../cards/cards.ts'
import { adventureOf, has } from '../cards/decks.ts'
import type { DoubloonLagoon } from '../rules.ts'
import { settle } from '../winning.ts'
import { momentFor } from './moment.ts'
import { reactionTo } from './reaction.ts'

export type ExplorationFrame = Frame<
  'exploration',
  'begin' | 'look' | 'choose' | 'ranks' | 'name' | 'announce' | 'unfold' | 'spy' | 'reveal'
> & {
  seat: Seat
  /** Crews that began the segment on a counter and have not explored. */
  ready: number[]
  hex: number
  /** Who explores now. */
  units: number[]
  /** DL-38 Whether there has been a moment for cards in this segment. */
  isHeard: boolean
}
/** What is chosen in each phase that asks. */
export type ExplorationChoices = {
  choose: Start | CardPlay
  name: Picked<number> | CardPlay
  spy: Slip | CardPlay
}

type Start = { end: true } | { explore: number }
type Slip = { under: boolean }

const END = { end: true } as const

export const exploration: Step<DoubloonLagoon, ExplorationFrame> = {
  begin: {
    run(ctx, f) {
      ctx.board.segment = 'exploration'
      f.ready = unitsWhere(ctx.board, unit => unit.owner === f.seat && isAshore(unit))
      f.at = 'look'
    },
  },

  look: {
    run(ctx, f) {
      if (settle(ctx)) return
      f.ready = f.ready.filter(id => isOnCounter(ctx.board, id))
      if (ctx.board.isOut[f.seat] || (f.ready.length === 0 && f.isHeard)) return ctx.done()
      if (f.ready.length > 0) f.at = 'choose'
      // DL-38 A segment in which nothing happens has a moment for cards all the same.
      else ctx.call(momentFor(ctx.seats))
      f.isHeard = true
    },
  },

  choose: choosing<ExplorationFrame, Start>({
    clause: 'DL-35',
    ask: (lagoon, f) => oneOf<Start>(f.seat, [END, ...hexesOf(lagoon, f).map(explore => ({ explore }))]),
    again: 'look',
    take(ctx, f, choice) {
      if ('end' in choice) return ctx.done()
      f.hex = choice.explore
      f.at = 'ranks'
    },
  }),

  // Who is there to explore; a card may have changed that, or the match be over.
  ranks: {
    run(ctx, f) {
      if (settle(ctx)) return
      f.units = readyAt(ctx.board, f)
      f.at = f.units.length === 0 ? 'look' : f.units.length > 1 ? 'name' : 'announce'
    },
  },

  // The player names the exploring unit or units.
  name: picking<ExplorationFrame>({
    clause: 'DL-35',
    ask: (lagoon, f) => someOf(f.seat, readyAt(lagoon, f), 1),
    again: 'ranks',
    take(_ctx, f, { pick }) {
      f.units = pick
      f.at = 'announce'
    },
  }),

  // DL-39 A draw is cancelled before the card is drawn, by anyone but whoever draws.
  announce: {
    run(ctx, f) {
      f.ready = f.ready.filter(id => !f.units.includes(id))
      ctx.tell({ kind: 'explores', seat: f.seat, at: f.hex, units: f.units.map(id => tagOf(ctx.board, id)) })
      f.at = 'unfold'
      ctx.call(reactionTo(ctx.seats, 'cancel-draw', f.seat))
    },
  },

  // Cancelled, the counter stays. DL-37 A spyglass shows its carrier the card first.
  unfold: {
    run(ctx, f) {
      const { board: lagoon, edition } = ctx
      if (ctx.got('reaction')) {
        f.at = 'look'
        return
      }
      const top = lagoon.adventures.at(-1)
      f.at = 'reveal'
      if (!top || !f.units.some(id => has(edition, unitOf(lagoon, id).items, 'foresight'))) return
      if (!top.seers.includes(f.seat)) top.seers.push(f.seat)
      const { name } = adventureOf(edition, top.card)
      ctx.whisper(
        [f.seat],
        { kind: 'spied', seat: f.seat, card: top.card, name },
        { kind: 'spied-unseen', seat: f.seat },
      )
      f.at = 'spy'
    },
  },

  spy: choosing<ExplorationFrame, Slip>({
    clause: 'DL-37',
    ask: (_lagoon, f) => oneOf(f.seat, [{ under: false }, { under: true }]),
    again: 'spy',
    take(ctx, f, { under }) {
      const { adventures } = ctx.board
      const top = under ? adventures.pop() : undefined
      if (top) {
        adventures.unshift(top)
        ctx.tell({ kind: 'put-under', seat: f.seat })
      }
      f.at = 'reveal'
    },
  }),

  // DL-35 The counter is removed, the top card drawn and carried out.
  reveal: {
    run(ctx, f) {
      const lagoon = ctx.board
      const drawn = lagoon.adventures.pop()
      if (!drawn) throw new RulesBug('no-adventure-left', { hex: f.hex })
      lagoon.counters = lagoon.counters.filter(space => space !== f.hex)
      f.at = 'look'
      ctx.call({ step: 'adventure', at: 'begin', seat: f.seat, card: drawn.card, hex: f.hex, units: f.units })
    },
  },
}

function isOnCounter(lagoon: Lagoon, id: number): boolean {
  const { at } = unitOf(lagoon, id)
  return at !== null && lagoon.counters.includes(at)
}

const readyAt = (lagoon: Lagoon, f: ExplorationFrame): number[] => f.ready.filter(id => unitOf(lagoon, id).at === f.hex)

/** The counters where someone is ready, each once. */
const hexesOf = (lagoon: Lagoon, f: ExplorationFrame): number[] => {
  const hexes = f.ready.flatMap(id => unitOf(lagoon, id).at ?? [])
  return hexes.filter((hex, i) => hexes.indexOf(hex) === i)
}
