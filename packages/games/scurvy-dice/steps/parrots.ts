/** Turning kept parrots (SD-12, SD-49): from the Scurvy Dog clockwise, before anything else. */
import { type Frame, oneOf, type Seat, type Step } from '@nassau/kernel'
import { shipOf } from '../board.ts'
import type { ScurvyDice } from '../rules.ts'

export type ParrotsFrame = Frame<'parrots', 'next' | 'turn'> & {
  left: Seat[]
  /** The phase that begins. */
  before: 'boarding' | 'loot'
}
type Turn = { turn: 'crew' | 'cannons' | null }

/** What is chosen in each phase that asks. */
export type ParrotsChoices = { turn: Turn }

export const parrots: Step<ScurvyDice, ParrotsFrame> = {
  next: {
    run(ctx, f) {
      while (f.left[0] !== undefined && shipOf(ctx.board, f.left[0]).parrot === 0) f.left.shift()
      if (f.left.length === 0) return ctx.done()
      f.at = 'turn'
    },
  },

  // SD-12 Into a crew or a cannon, for good; or not yet.
  turn: {
    clause: 'SD-12',
    ask: (_sea, f) => oneOf(f.left[0] ?? 0, [{ turn: null }, { turn: 'crew' }, { turn: 'cannons' }]),
    take(ctx, f, { turn }, seat) {
      const ship = shipOf(ctx.board, seat)
      if (turn !== null) {
        ship.parrot--
        ship[turn]++
        ctx.tell({ kind: 'parrot-turned', seat, into: turn })
      }
      f.left.shift()
      f.at = 'next'
    },
  },
}
