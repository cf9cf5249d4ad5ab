/**
 * Capturing a ship without crew (DL-19): offered to a crew that enters its hex, and to crews already
 * there when the last one aboard is lost. A prize that somebody takes is not taken again in that moment.
 *
 *   look ─▶ offer ─▶ look … ─▶ done
 */
import { type Frame, oneOf, type Seat, type Step } from '@nassau/kernel'
import { type Lagoon, tagOf, unitOf } from '../../board.ts'
import { choosing } from '../../cards/amid.ts'
import type { CardPlay } from '../../cards/cards.ts'
import type { DoubloonLagoon, LagoonCtx } from '../../rules.ts'
import { prizesFor } from '../../sailing/targets.ts'

export type CaptureFrame = Frame<'capture', 'look' | 'offer'> & {
  hex: number
  /** The ships that can be had in this moment and that nobody has taken. */
  prizes: number[]
  /** Who may still capture, the first of them now. */
  seats: Seat[]
}
/** What is chosen in each phase that asks. */
export type CaptureChoices = { offer: Taking | CardPlay }
/** The ship to take, or none. */
type Taking = { capture: number | null }

export const capture: Step<DoubloonLagoon, CaptureFrame> = {
  look: {
    run(ctx, f) {
      while (f.seats.length > 0 && prizesLeft(ctx.board, f).length === 0) f.seats.shift()
      if (f.seats.length === 0) return ctx.done()
      f.at = 'offer'
    },
  },

  offer: choosing<CaptureFrame, Taking>({
    clause: 'DL-19',
    ask: (lagoon, f) =>
      oneOf(f.seats[0] ?? -1, [...prizesLeft(lagoon, f).map(capture => ({ capture })), { capture: null }]),
    again: 'look',
    take(ctx, f, { capture }, seat) {
      if (capture === null) f.seats.shift()
      else {
        f.prizes = f.prizes.filter(ship => ship !== capture)
        seize(ctx, capture, seat, false)
      }
      f.at = 'look'
    },
  }),
}

/** The ships that the seat asked now could take. */
const prizesLeft = (lagoon: Lagoon, { seats: [seat = -1], hex, prizes }: CaptureFrame): number[] =>
  prizesFor(lagoon, seat, hex).filter(ship => prizes.includes(ship))

/** DL-19 The ship and the items in its box change hands; with a crew aboard it may move in the same segment. */
export function seize(ctx: LagoonCtx, ship: number, seat: Seat, isBoarded: boolean): void {
  const before = tagOf(ctx.board, ship)
  Object.assign(unitOf(ctx.board, ship), { owner: seat, spent: 0, extra: 0, calm: null })
  ctx.tell({ kind: 'captured', seat, ship: before, isBoarded })
}

/** Starts capturing for a seat whose crew has come to this hex, if there is anything to capture. */
export function arriveAt(ctx: Pick<LagoonCtx, 'board' | 'call'>, seat: Seat, hex: number): void {
  const prizes = prizesFor(ctx.board, seat, hex)
  if (prizes.length > 0) ctx.call({ step: 'capture', at: 'look', hex, prizes, seats: [seat] })
}
