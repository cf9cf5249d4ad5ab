/**
 * Capturing a ship without crew (DL-19): offered to a crew that enters its hex, and to crews already
 * there when the last one aboard is lost.
 *
 *   look ─▶ offer ─▶ look … ─▶ done
 */
import { type Frame, oneOf, type Seat, type Step } from '@nassau/kernel'
import { hasCrewAt, type Lagoon, manned, tagOf, unitOf, unitsWhere } from '../../board.ts'
import type { DoubloonLagoon, LagoonCtx } from '../../rules.ts'

export type CaptureFrame = Frame<'capture', 'look' | 'offer'> & {
  hex: number
  /** Who may still capture, the first of them now. */
  seats: Seat[]
}
/** What is chosen in each phase that asks. */
export type CaptureChoices = { offer: { capture: number | null } }

export const capture: Step<DoubloonLagoon, CaptureFrame> = {
  look: {
    run(ctx, f) {
      while (f.seats.length > 0 && prizesFor(ctx.board, f.seats[0] ?? -1, f.hex).length === 0) f.seats.shift()
      if (f.seats.length === 0) return ctx.done()
      f.at = 'offer'
    },
  },

  offer: {
    clause: 'DL-19',
    ask(lagoon, f) {
      const seat = f.seats[0] ?? -1
      return oneOf(seat, [...prizesFor(lagoon, seat, f.hex).map(capture => ({ capture })), { capture: null }])
    },
    take(ctx, f, { capture }, seat) {
      if (capture === null) f.seats.shift()
      else seize(ctx, capture, seat)
      f.at = 'look'
    },
  },
}

/** Ships without crew of others, where `seat` has a crew. */
export const prizesFor = (lagoon: Lagoon, seat: Seat, hex: number): number[] =>
  hasCrewAt(lagoon, seat, hex)
    ? unitsWhere(
        lagoon,
        (unit, id) => unit.kind === 'ship' && unit.at === hex && unit.owner !== seat && manned(lagoon, id) === 0,
      )
    : []

/** DL-19 The ship and the items in its box change hands; with a crew aboard it may move in the same segment. */
export function seize(ctx: LagoonCtx, ship: number, seat: Seat): void {
  const before = tagOf(ctx.board, ship)
  Object.assign(unitOf(ctx.board, ship), { owner: seat, spent: 0, extra: 0, calm: null })
  ctx.tell({ kind: 'captured', seat, ship: before })
}

/** Starts capturing for those who have come to this hex, if there is anything to capture. */
export function arriveAt(ctx: Pick<LagoonCtx, 'board' | 'call'>, seats: readonly Seat[], hex: number): void {
  const takers = seats.filter(seat => prizesFor(ctx.board, seat, hex).length > 0)
  if (takers.length > 0) ctx.call({ step: 'capture', at: 'look', hex, seats: takers })
}
