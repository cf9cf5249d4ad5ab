/**
 * An event card in play (DL-38 to DL-40): announced, perhaps belayed, then carried out. Its answer
 * is whether it took effect; a card for a battle or a cancel is applied by whoever called.
 *
 *   announce ─▶ resolve ─▶ done(true) │ done(false)
 *                  └─▶ reach ─▶ pinch │ passage │ reef ─▶ finish
 */
import { type Frame, oneOf, type Seat, type Step } from '@nassau/kernel'
import { handOf, handOver, isCrew, type Lagoon, tagOf, type Unit, unitOf, unitsWhere } from '../board.ts'
import { choosing } from '../cards/amid.ts'
import type { CardPlay } from '../cards/cards.ts'
import { adventureOf, eventOf, takeOut } from '../cards/decks.ts'
import type { DoubloonLagoon, LagoonCtx } from '../rules.ts'
import { reactionTo } from './reaction.ts'

export type CardFrame = Frame<'card', 'announce' | 'resolve' | 'reach' | 'pinch' | 'finish'> & {
  by: Seat
  card: string
  /** The unit or space it is played on. */
  on: number | null
}
/** An item to take, and the crew that takes it. */
type Pinch = { take: string; crew: number }

/** What is chosen in each phase that asks. */
export type CardChoices = { pinch: Pinch | CardPlay }

export const card: Step<DoubloonLagoon, CardFrame> = {
  // DL-48 Everyone else may answer before it takes effect.
  announce: {
    run(ctx, f) {
      takeOut(handOf(ctx.board, f.by), f.card)
      ctx.board.discards.push(f.card)
      const { name, effect } = eventOf(ctx.edition, f.card)
      const on = f.on === null || effect === 'merchantman' ? null : tagOf(ctx.board, f.on)
      ctx.board.played[f.by]?.push(f.card)
      ctx.tell({ kind: 'played', seat: f.by, card: f.card, name, on })
      f.at = 'resolve'
      ctx.call(reactionTo(ctx.seats, 'cancel-card', f.by))
    },
  },

  resolve: {
    run(ctx, f) {
      const { name, effect } = eventOf(ctx.edition, f.card)
      if (ctx.got('reaction')) {
        ctx.tell({ kind: 'belayed', seat: f.by, card: f.card, name })
        return ctx.done(false)
      }
      const on = f.on ?? -1
      switch (effect) {
        case 'pickpocket':
          f.at = 'reach'
          return
        case 'storm':
        case 'raft':
        case 'merchantman':
          f.at = 'finish'
          return ctx.call({ step: 'passage', at: effect, by: f.by, card: f.card, on })
        case 'reef':
          f.at = 'finish'
          return ctx.call({ step: 'reef', at: 'warn', card: f.card, ship: on })
        default:
          bestow(ctx, f, on)
          return ctx.done(true)
      }
    },
  },

  // Another card may have moved the one or the other out of reach, or taken the item first.
  reach: {
    run(ctx, f) {
      f.at = pinches(ctx.board, f).length > 0 ? 'pinch' : 'finish'
    },
  },

  // DL-40 Pickpocket: one item from that unit, to a crew of one's own in the same hex.
  pinch: choosing<CardFrame, Pinch>({
    clause: 'DL-40',
    ask: (lagoon, f) => oneOf(f.by, pinches(lagoon, f)),
    again: 'reach',
    take(ctx, f, { take, crew }) {
      const victim = f.on ?? -1
      handOver(unitOf(ctx.board, victim), unitOf(ctx.board, crew), take)
      ctx.tell({
        kind: 'picked-pocket',
        seat: f.by,
        from: tagOf(ctx.board, victim),
        to: tagOf(ctx.board, crew),
        item: take,
        name: adventureOf(ctx.edition, take).name,
      })
      return ctx.done(true)
    },
  }),

  finish: { run: ctx => ctx.done(true) },
}

function pinches(lagoon: Lagoon, f: CardFrame): Pinch[] {
  const { items, at } = unitOf(lagoon, f.on ?? -1)
  const crews = unitsWhere(lagoon, unit => isCrew(unit) && unit.owner === f.by && unit.at === at)
  const kinds = items.filter((item, i) => items.indexOf(item) === i)
  return kinds.flatMap(take => crews.map(crew => ({ take, crew })))
}

/** What a card gives a unit at once. Cards for a battle and cancels give nothing here. */
function bestow(ctx: LagoonCtx, f: CardFrame, on: number): void {
  const { effect, amount } = eventOf(ctx.edition, f.card)
  switch (effect) {
    case 'ship-speed':
    case 'crew-speed':
      unitOf(ctx.board, on).extra += amount
      return
    case 'becalm':
      unitOf(ctx.board, on).calm = amount
      return
    case 'rally':
      return grow(ctx, on, amount)
    default:
  }
}

/** DL-27 Strength grows a step at a time, never beyond the edition's most. */
export function grow(ctx: LagoonCtx, id: number, steps: number): void {
  const unit: Unit = unitOf(ctx.board, id)
  unit.strength = Math.min(ctx.edition.mostSteps, unit.strength + steps)
  ctx.tell({ kind: 'grew', unit: tagOf(ctx.board, id), strength: unit.strength })
}
