/** How the mate builds: which dice to roll again, and where each one goes. */

import type { Seat } from '@nassau/kernel'
import { type Part, rivalsOf, shipOf, standing, type Tray } from '../board.ts'
import type { Face } from '../edition/edition.ts'
import type { SeaView } from '../view.ts'
import type { Plan } from './plans.ts'

export function rerollPick(tray: Tray, { enough }: Plan): Face[] {
  const pick: Face[] = []
  for (const face of ['ship', 'cannon', 'crew'] as const)
    for (let n = tray[face]; n > enough[face]; n--) pick.push(face)
  return pick
}

/** What the others offer by way of competition, as far as it shows. */
export type Outlook = {
  /** Treasure dice on the island, dearest first. */
  island: readonly number[]
  /** Speed and carrying power of the ships already built, and a guess at those that are not. */
  rivals: readonly { sails: number; carries: number }[]
}

export function lookAt(sea: SeaView, me: Seat, { typical }: Plan): Outlook {
  const rivals = rivalsOf(sea, me).map(seat => {
    const ship = shipOf(sea, seat)
    return standing(ship) > 0 ? { sails: ship.sails, carries: Math.min(ship.hull, ship.crew) } : typical
  })
  return { island: sea.island, rivals }
}

const PLACES = ['sails', 'hull', 'cannons', 'crew'] as const

/** A place for every die of the tray, in the order of the ask: the best ship by `worth`. */
export function arrangeDice(tray: Tray, outlook: Outlook, plan: Plan): Part[] {
  let best = Number.NEGATIVE_INFINITY
  let bestSails = 0
  let bestParrots: Spread = NOWHERE
  const ahead = Array.from({ length: tray.ship + tray.parrot + 1 }, (_, sails) => landedBefore(sails, outlook))
  for (const parrots of spreads(tray.parrot)) {
    const { sails: toSails, hull: toHull, cannons: toCannons, crew: toCrew } = parrots
    for (let sails = 0; sails <= tray.ship; sails++) {
      const value = worth(
        sails + toSails,
        tray.ship - sails + toHull,
        tray.cannon + toCannons,
        tray.crew + toCrew,
        ahead[sails + toSails] ?? 0,
        outlook.island,
        plan,
      )
      if (value > best) {
        best = value
        bestSails = sails
        bestParrots = parrots
      }
    }
  }
  const parts: Part[] = []
  const dice: Spread = { sails: bestSails, hull: tray.ship - bestSails, cannons: tray.cannon, crew: tray.crew }
  for (const spread of [dice, bestParrots])
    for (const place of PLACES) for (let n = spread[place]; n > 0; n--) parts.push(place)
  return parts
}

/** How many dice go where. */
type Spread = Record<(typeof PLACES)[number], number>
const NOWHERE: Spread = { sails: 0, hull: 0, cannons: 0, crew: 0 }
const SPREADS: Spread[][] = []

/** Every way to spread n parrots over the four parts they are used as. */
function spreads(n: number): Spread[] {
  const known = SPREADS[n]
  if (known) return known
  const all: Spread[] = []
  for (let sails = 0; sails <= n; sails++)
    for (let hull = 0; sails + hull <= n; hull++)
      for (let cannons = 0; sails + hull + cannons <= n; cannons++)
        all.push({ sails, hull, cannons, crew: n - sails - hull - cannons })
  SPREADS[n] = all
  return all
}

/** How many dice should be gone from the island before a ship with so many sails lands. */
function landedBefore(sails: number, { rivals }: Outlook): number {
  let ahead = 0
  for (const rival of rivals) {
    if (rival.sails > sails) ahead += rival.carries
    else if (rival.sails === sails) ahead += rival.carries / 2
  }
  return ahead
}

/** Coins this ship should bring home, and a little for what keeps it able to. */
function worth(
  sails: number,
  hull: number,
  cannons: number,
  crew: number,
  ahead: number,
  island: Outlook['island'],
  plan: Plan,
): number {
  const carries = Math.min(hull, crew)
  let coins = 0
  for (let i = 0; i < island.length; i++) {
    const rank = i - ahead
    // A share of a die may already be gone when we come.
    const share = rank >= carries || rank <= -1 ? 0 : rank < 0 ? 1 + rank : Math.min(1, carries - rank)
    coins += (island[i] ?? 0) * share
  }
  const shots = sails > 0 ? cannons : 0
  return coins + plan.cannon * shots + plan.hull * hull + 0.4 * crew + 0.1 * sails + (crew === 0 ? -3 : 0)
}
