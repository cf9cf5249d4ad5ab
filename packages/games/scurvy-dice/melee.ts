/** Melee (SD-28, SD-29): all roll their crew at once; the best lose nobody, the others one each. */
import type { Chance, Seat } from '@nassau/kernel'
import { rollDice, type Sea, shipOf, type Tray, wreckDice } from './board.ts'
import { strength } from './captains.ts'
import type { Edition } from './edition/edition.ts'
import type { SeaEvent } from './events.ts'

/** One side of a melee and the dice it rolls. */
export type Side = { seat: Seat; crew: number }

/** The part of a context a melee needs; every step's has it. */
export type Ring = { board: Sea; edition: Edition; rng: Chance; tell(event: SeaEvent): void }

export const fightPoints = (edition: Edition, dice: Tray): number =>
  dice.ship * edition.fightPoints.ship +
  dice.cannon * edition.fightPoints.cannon +
  dice.crew * edition.fightPoints.crew +
  dice.parrot * edition.fightPoints.parrot

/** Rolls one round, told to all, and says how many crew each side loses. */
export function meleeRound(ring: Ring, sides: readonly Side[], round: number): Map<Seat, number> {
  const { board, edition } = ring
  const rolls = sides.map(({ seat, crew }) => {
    const dice = rollDice(edition, ring.rng, crew)
    const bonus = round === 1 ? strength(edition, shipOf(board, seat), 'first-blow') : 0
    return { seat, crew, dice, points: fightPoints(edition, dice) + bonus }
  })
  const top = Math.max(...rolls.map(({ points }) => points))
  const best = rolls.filter(({ points }) => points === top)
  const winner = best.length === 1 ? best[0] : undefined

  const rout = winner ? strength(edition, shipOf(board, winner.seat), 'rout') : 0
  const losses = new Map<Seat, number>()
  for (const { seat, crew, points } of rolls) {
    if (seat === winner?.seat) continue
    const lost = rout > 0 && top - points >= rout ? 2 : 1
    losses.set(seat, Math.min(crew, lost))
  }
  ring.tell({
    kind: 'melee',
    round,
    sides: rolls.map(({ seat, dice, points }) => ({ seat, dice, points, lost: losses.get(seat) ?? 0 })),
    winner: winner?.seat ?? null,
  })
  return losses
}

/** A round between whole crews; the lost ones are set aside for the refit. */
export function crewRound(ring: Ring, seats: readonly Seat[], round: number): void {
  const sides = seats.map(seat => ({ seat, crew: shipOf(ring.board, seat).crew }))
  for (const [seat, lost] of meleeRound(ring, sides, round)) wreckDice(shipOf(ring.board, seat), 'crew', lost)
}
