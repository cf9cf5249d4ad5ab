/** The sea: every ship, the two islands and the track. All of it lies open on the table. */
import { type Chance, RulesBug, type Seat } from '@nassau/kernel'
import { clockwise, sum } from '../kit/lists.ts'
import type { Edition, Face } from './edition/edition.ts'
import type { Vow } from './promises.ts'

/** SD-2 */
export const SHIP_DICE = 10
/** SD-6 Where the first Scurvy Dog of a short game for two begins. */
export const HEAD_START = 1
/** SD-4 The pool: this many treasure dice, and one more for each seat. */
export const POOL = 3
/** SD-20 */
export const MOST_TIED_ROLLS = 20
/** SD-40 */
export const MOST_LOOTS = 12
/** A table that never carries anything home would hunt for ever; after this many hunts the lead wins (SD-42). */
export const MOST_HUNTS = 30
/** SD-42 */
export const DUEL_DICE = 5

/** Where a die stands in a ship. */
export const PARTS = ['sails', 'hull', 'cannons', 'crew', 'parrot'] as const
export type Part = (typeof PARTS)[number]

export type Ship = Record<Part, number> & {
  /** Own dice destroyed or fired, set aside for the refit. */
  wreck: number
  /** Dice carried off from others, set aside for the refit (SD-46). */
  plunder: number
  /** Coins on each treasure die aboard; they take hull space. */
  hold: number[]
  /** Coins on each treasure die set aside in a refit; they take none (SD-38). */
  cache: number[]
  /** Scurvy dice. */
  scurvy: number
  /** The token's space on the track. */
  at: number
  /** Where it stood when the hunt began. */
  from: number
  captain: string | null
  /** Whether the captain's card lies power side up. */
  isReady: boolean
  /** Whether the cache is hidden for this hunt. */
  isHidden: boolean
  /** Whether scurvy is bought off for this hunt. */
  isImmune: boolean
  /** Promises broken in this match. */
  broken: number
}

export type Sea = {
  ships: Ship[]
  /** The Scurvy Dog. */
  dog: Seat
  /** Who was the first Scurvy Dog. */
  first: Seat
  /** Hunts begun. */
  hunt: number
  /** Loot phases ended in this hunt. */
  loots: number
  /** The space that wins. */
  goal: number
  /** Coins on each treasure die on Parrot Island, dearest first. */
  island: number[]
  /** Skulls on Isla de la Muerta. */
  muerta: number
  /** Promises that hold or were settled in this hunt (SD-33). */
  vows: Vow[]
}

export function shipOf(sea: Sea, seat: Seat): Ship {
  const ship = sea.ships[seat]
  if (!ship) throw new RulesBug('no-such-ship', { seat })
  return ship
}

export const seatsOf = (sea: Sea): Seat[] => sea.ships.map((_, seat) => seat)

/** All seats from `first` on, clockwise. */
export const inTurn = (sea: Sea, first: Seat): Seat[] => clockwise(sea.ships, first)

export const rivalsOf = (sea: Sea, seat: Seat): Seat[] => inTurn(sea, seat).slice(1)

/** Ship dice still standing. */
export const standing = (ship: Ship): number => PARTS.reduce((dice, part) => dice + ship[part], 0)

/** Treasure dice the hull still has room for (SD-11). */
export const roomIn = (ship: Ship): number => Math.max(0, ship.hull - ship.hold.length)

/** Treasure dice this ship can bring from the island now: hands and room (SD-30). */
export const canCarry = (ship: Ship): number => Math.min(ship.crew, roomIn(ship))

export const coinsOf = ({ hold, cache }: Ship): number => sum(hold) + sum(cache)

/** Each seat's captain, if captains are in play, and its place from the first Scurvy Dog on: what a series is counted by. */
export const labelsOf = (sea: Sea): string[][] =>
  sea.ships.map(({ captain }, seat) => [
    ...(captain === null ? [] : [captain]),
    `turn ${inTurn(sea, sea.first).indexOf(seat) + 1}`,
  ])

/** Moves a token, never below the start (SD-5). */
export function moveToken(ship: Ship, spaces: number): void {
  ship.at = Math.max(0, ship.at + spaces)
}

/** Takes `n` dice of one part off a ship and sets them aside (SD-17); as many as there are. */
export function wreckDice(ship: Ship, part: Part, n: number): number {
  const lost = Math.min(n, ship[part])
  ship[part] -= lost
  ship.wreck += lost
  return lost
}

/** Removes these coins from a pile, one die each. */
export function takeCoins(pile: number[], coins: readonly number[]): void {
  for (const coin of coins) {
    const i = pile.indexOf(coin)
    if (i < 0) throw new RulesBug('no-such-coin', { coin, pile })
    pile.splice(i, 1)
  }
}

export const byWorth = (a: number, b: number): number => b - a

/** How many of each face. */
export type Tray = Record<Face, number>

export const emptyTray = (): Tray => ({ ship: 0, cannon: 0, crew: 0, parrot: 0 })

export function rollDice(edition: Edition, rng: Chance, n: number): Tray {
  const tray = emptyTray()
  for (let i = 0; i < n; i++) tray[rng.pick(edition.shipDie)]++
  return tray
}
