/** The powers a captain can have: when each works, and whether using it turns the card over (SD-44). */

import type { Seat } from '@nassau/kernel'
import { roomIn, type Sea, type Ship, shipOf } from './board.ts'
import type { Edition } from './edition/edition.ts'
import type { SeaEvent } from './events.ts'

export const POWERS = {
  'plunder-hits': { phase: 'cannons', type: 'activation' },
  'parrot-sails': { phase: 'boarding', type: 'passive' },
  'first-blow': { phase: 'melee', type: 'passive' },
  'extra-reroll': { phase: 'building', type: 'activation' },
  'extra-hands': { phase: 'loot', type: 'activation' },
  rout: { phase: 'melee', type: 'passive' },
  'hide-cache': { phase: 'refit', type: 'activation' },
  'ignore-scurvy': { phase: 'scoring', type: 'activation' },
} as const

export type Power = keyof typeof POWERS
export const POWER_NAMES = [
  'plunder-hits',
  'parrot-sails',
  'first-blow',
  'extra-reroll',
  'extra-hands',
  'rout',
  'hide-cache',
  'ignore-scurvy',
] as const satisfies readonly Power[]

/** SD-44 Using an activation power turns the card over. */
export function usePower(ctx: { board: Sea; tell(event: SeaEvent): void }, seat: Seat, power: Power): void {
  shipOf(ctx.board, seat).isReady = false
  ctx.tell({ kind: 'power-used', seat, power })
}

/** How strong `power` is for this ship now: 0 if its captain has another one, or the card lies face down. */
export function strength(edition: Edition, ship: Ship, power: Power): number {
  if (ship.captain === null || !ship.isReady) return 0
  const captain = edition.captains.find(({ id }) => id === ship.captain)
  return captain?.power === power ? captain.amount : 0
}

/** Treasure dice this ship can bring from the island with every hand its captain may raise (SD-30, SD-33). */
export const canLand = (edition: Edition, ship: Ship): number =>
  ship.crew === 0 ? 0 : Math.min(ship.crew + strength(edition, ship, 'extra-hands'), roomIn(ship))
