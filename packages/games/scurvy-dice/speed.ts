/** Who is faster: most sails first, ties rolled out (SD-14, SD-20). */
import type { Seat } from '@nassau/kernel'
import { MOST_TIED_ROLLS, rollDice, shipOf } from './board.ts'
import { strength } from './captains.ts'
import type { Ring } from './melee.ts'

/** Ship icons in a roll of a ship's sails. `isBoarding`: quick hands make so many parrots count. */
export function rollSails(ring: Ring, seat: Seat, isBoarding: boolean): number {
  const ship = shipOf(ring.board, seat)
  const dice = rollDice(ring.edition, ring.rng, ship.sails)
  return dice.ship + (isBoarding ? Math.min(dice.parrot, strength(ring.edition, ship, 'parrot-sails')) : 0)
}

/** The fastest of `seats`. Tied ones roll their sails until one is ahead; sails stay as they were. */
export function fastest(ring: Ring, seats: readonly Seat[], isBoarding = false): Seat {
  const most = Math.max(...seats.map(seat => shipOf(ring.board, seat).sails))
  const tied = seats.filter(seat => shipOf(ring.board, seat).sails === most)
  const [only] = tied
  if (only !== undefined && tied.length === 1) return only

  let left = tied
  for (let i = 0; i < MOST_TIED_ROLLS; i++) {
    const rolls = left.map(seat => ({ seat, icons: rollSails(ring, seat, isBoarding) }))
    const top = Math.max(...rolls.map(({ icons }) => icons))
    left = rolls.filter(({ icons }) => icons === top).map(({ seat }) => seat)
    const [first] = left
    if (first !== undefined && left.length === 1) {
      ring.tell({ kind: 'tie-rolled', rolls, first })
      return first
    }
  }
  const first = ring.rng.pick(left)
  ring.tell({ kind: 'tie-drawn', among: left, first })
  return first
}
