/**
 * Negotiation (SD-33): anyone offers a split, the others accept, refuse, counter or insist on a
 * fight. Promises are spoken for the log; nothing enforces them.
 *
 *   floor ─▶ offer ─▶ promise ─▶ answer ─▶ done(agreed?)
 *     ▲── refused ────────────────┘ (three refusals or an insistence: no agreement)
 */
import { type Assigned, type Frame, oneOf, type Seat, type Step, tally, toPlaces } from '@nassau/kernel'
import { byWorth, canCarry, rivalsOf, shipOf, takeCoins } from '../board.ts'
import type { ScurvyDice } from '../rules.ts'

/** SD-33 */
const MOST_REFUSALS = 3

/** Where a treasure die goes by an offer: to a seat, or it stays. */
export type Share = Seat | 'island'
export type Promised = { spare: Seat } | { attack: Seat } | null

export type NegotiationFrame = Frame<'negotiation', 'floor' | 'offer' | 'promise' | 'answer'> & {
  among: Seat[]
  refused: number
  /** Who made the offer on the table. */
  by: Seat
  /** Who gets each die of the island, in the island's order. */
  offer: Share[]
  promise: Promised
  /** Who has yet to answer. */
  left: Seat[]
}

export const ANSWERS = ['accept', 'refuse', 'counter', 'insist'] as const
/** What is chosen in each phase that asks. */
export type NegotiationChoices = {
  floor: { say: 'offer' | 'insist' }
  offer: Assigned<Share>
  promise: { promise: Promised }
  answer: { answer: (typeof ANSWERS)[number] }
}

export const negotiation: Step<ScurvyDice, NegotiationFrame> = {
  // Any of them may speak; the first to do so has the floor.
  floor: {
    clause: 'SD-33',
    ask: (_sea, f) =>
      f.among.map(seat => oneOf<NegotiationChoices['floor']>(seat, [{ say: 'offer' }, { say: 'insist' }])),
    take(ctx, f, { say }, seat) {
      if (say === 'insist') {
        ctx.tell({ kind: 'insisted', seat })
        return ctx.done(false)
      }
      f.by = seat
      f.at = 'offer'
    },
  },

  // Who takes which dice, each within crew and hull.
  offer: {
    clause: 'SD-33',
    ask: (sea, f) =>
      toPlaces<Share>(
        f.by,
        [...tally(sea.island)].map(([thing, count]) => ({ thing, count, to: [...f.among, 'island'] })),
        f.among.map(seat => ({ place: seat, least: 0, most: canCarry(shipOf(sea, seat)) })),
      ),
    take(_ctx, f, { assign }) {
      f.offer = assign
      f.at = 'promise'
    },
  },

  promise: {
    clause: 'SD-33',
    ask: (sea, f) =>
      oneOf(f.by, [
        { promise: null },
        ...rivalsOf(sea, f.by).flatMap(seat => [{ promise: { spare: seat } }, { promise: { attack: seat } }]),
      ]),
    take(ctx, f, { promise }) {
      f.promise = promise
      f.left = rivalsOf(ctx.board, f.by).filter(seat => f.among.includes(seat))
      ctx.tell({ kind: 'offered', seat: f.by, coins: [...ctx.board.island], offer: f.offer, promise })
      f.at = 'answer'
    },
  },

  answer: {
    clause: 'SD-33',
    ask: (_sea, f) =>
      oneOf(
        f.left[0] ?? 0,
        ANSWERS.filter(answer => answer !== 'counter' || canCounter(f)).map(answer => ({ answer })),
      ),
    take(ctx, f, { answer }, seat) {
      ctx.tell({ kind: 'answered', seat, answer })
      if (answer === 'insist') return ctx.done(false)
      if (answer === 'accept') {
        f.left.shift()
        if (f.left.length > 0) return
        shareOut(ctx.board, f.offer)
        ctx.tell({ kind: 'agreed', seats: f.among })
        return ctx.done(true)
      }
      f.refused++
      if (f.refused >= MOST_REFUSALS) return ctx.done(false)
      if (answer === 'counter') f.by = seat
      f.at = answer === 'counter' ? 'offer' : 'floor'
    },
  },
}

export const canCounter = (f: NegotiationFrame): boolean => f.refused + 1 < MOST_REFUSALS

function shareOut(sea: ScurvyDice['board'], offer: readonly Share[]): void {
  const dice = sea.island.map((coins, i) => ({ coins, to: offer[i] ?? 'island' }))
  for (const { coins, to } of dice) {
    if (to === 'island') continue
    const ship = shipOf(sea, to)
    takeCoins(sea.island, [coins])
    ship.hold = [...ship.hold, coins].sort(byWorth)
  }
}
