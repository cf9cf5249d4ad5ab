/** How the mate builds: which dice to roll again, and where each one goes. */

import type { Seat } from '@nassau/kernel'
import { repeat } from '@nassau/kernel'
import { type Part, rivalsOf, shipOf, standing, type Tray } from '../board.ts'
import type { Face } from '../edition/edition.ts'
import type { SeaView } from '../view.ts'

/**
 * What the mate builds for: more of a face than `enough` is too much of a good thing and is rolled again; the rest is
 * what a part is worth besides the coins it should bring home, in coins. These win most matches against other mates.
 */
type Plan = { enough: Record<Face, number>; cannon: number; hull: number }
/** What a shot takes from the only rival is won. */
const DUEL: Plan = { enough: { ship: 2, cannon: 10, crew: 1, parrot: 10 }, cannon: 1.1, hull: 0.2 }
/** Of several rivals all the others gain by a shot as well, and pay nothing for it. */
const MELEE: Plan = { enough: { ship: 8, cannon: 0, crew: 2, parrot: 10 }, cannon: 0.5, hull: 0 }

const planFor = (rivals: number): Plan => (rivals === 1 ? DUEL : MELEE)

export function rerollPick(tray: Tray, rivals: number): Face[] {
  const { enough } = planFor(rivals)
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

/** What a ship not yet built will look like. */
const TYPICAL = { sails: 3, carries: 3 }

export function lookAt(sea: SeaView, me: Seat): Outlook {
  const rivals = rivalsOf(sea, me).map(seat => {
    const ship = shipOf(sea, seat)
    return standing(ship) > 0 ? { sails: ship.sails, carries: Math.min(ship.hull, ship.crew) } : TYPICAL
  })
  return { island: sea.island, rivals }
}

const PARROT_PLACES = ['sails', 'hull', 'cannons', 'crew'] as const

/** A place for every die of the tray, in the order of the ask: the best ship by `worth`. */
export function arrangeDice(tray: Tray, outlook: Outlook): Part[] {
  let best = Number.NEGATIVE_INFINITY
  let bestSails = 0
  let bestParrots: number[] = [0, 0, 0, 0]
  for (const parrots of spreads(tray.parrot)) {
    const [toSails = 0, toHull = 0, toCannons = 0, toCrew = 0] = parrots
    for (let sails = 0; sails <= tray.ship; sails++) {
      const value = worth(
        sails + toSails,
        tray.ship - sails + toHull,
        tray.cannon + toCannons,
        tray.crew + toCrew,
        outlook,
      )
      if (value > best) {
        best = value
        bestSails = sails
        bestParrots = parrots
      }
    }
  }
  const places: [Part, number][] = [
    ['sails', bestSails],
    ['hull', tray.ship - bestSails],
    ['cannons', tray.cannon],
    ['crew', tray.crew],
    ...PARROT_PLACES.map((place, i): [Part, number] => [place, bestParrots[i] ?? 0]),
  ]
  return places.flatMap(([place, n]) => repeat(place, n))
}

const SPREADS: number[][][] = []

/** Every way to spread n parrots over the four parts they are used as. */
function spreads(n: number): number[][] {
  const known = SPREADS[n]
  if (known) return known
  const all: number[][] = []
  for (let a = 0; a <= n; a++)
    for (let b = 0; a + b <= n; b++) for (let c = 0; a + b + c <= n; c++) all.push([a, b, c, n - a - b - c])
  SPREADS[n] = all
  return all
}

/** Coins this ship should bring home, and a little for what keeps it able to. */
function worth(sails: number, hull: number, cannons: number, crew: number, { island, rivals }: Outlook): number {
  const carries = Math.min(hull, crew)
  const plan = planFor(rivals.length)
  let ahead = 0
  for (const rival of rivals) {
    if (rival.sails > sails) ahead += rival.carries
    else if (rival.sails === sails) ahead += rival.carries / 2
  }
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
