/** What a captain's chance in Doubloon Lagoon depends on: the race for the treasure or the points, and what is left to race with. */
import type { Seat } from '@nassau/kernel'
import { type Lagoon, manned, type Unit, unitsWhere } from '../board.ts'
import { FAR, turnsFor, type Ways, waysOf } from '../bot/ways.ts'
import { treasureOf } from '../cards/decks.ts'
import type { Edition } from '../edition/edition.ts'
import { mapOf } from '../edition/map.ts'
import type { DoubloonLagoon } from '../rules.ts'
import { strengthOf } from '../sailing/strength.ts'
import { pointsNeeded, pointsOf } from '../winning.ts'

/** How far off the treasure's homecoming is: 1 at home, 0 out of sight. */
type Race = { holder: Seat; nearness: number; isAfloat: boolean; at: number; strength: number }

const shipUnder = (lagoon: Lagoon, id: number): number | null =>
  lagoon.units[id]?.kind === 'ship' ? id : (lagoon.units[id]?.aboard ?? null)

/** Who has the treasure, and how near home. */
function raceOf(lagoon: Lagoon, edition: Edition, ways: Ways): Race | null {
  const treasure = treasureOf(edition)
  const [id] = unitsWhere(lagoon, ({ items }) => items.includes(treasure))
  const unit = id === undefined ? undefined : lagoon.units[id]
  if (id === undefined || !unit || unit.at === null) return null
  const ship = shipUnder(lagoon, id)
  const isAfloat = ship !== null && manned(lagoon, ship) > 0
  const turns = turnsFor(ways.sail(lagoon.homes[unit.owner] ?? -1)[unit.at] ?? FAR)
  const strength = ship === null ? unit.strength : strengthOf(lagoon, [ship])
  const nearness = Math.exp(-Math.min(turns, 12) / 3)
  return { holder: unit.owner, nearness: isAfloat ? nearness : nearness / 2, isAfloat, at: unit.at, strength }
}

const isOwn = (unit: Unit, seat: Seat): boolean => unit.owner === seat && unit.at !== null

/** How soon this seat's crews come to counters, the nearest for each. */
function prospects(lagoon: Lagoon, seat: Seat, ways: Ways): number {
  let sum = 0
  for (const unit of lagoon.units) {
    if (unit.kind !== 'crew' || !isOwn(unit, seat) || unit.at === null) continue
    let best = 0
    for (const hex of lagoon.counters) {
      const turns = unit.aboard === null ? turnsFor(ways.walk(hex)[unit.at] ?? FAR) : (ways.land(hex)[unit.at] ?? FAR)
      best = Math.max(best, ways.decay(turns))
    }
    sum += best
  }
  return sum
}

/** The strength this seat can bring to a place, less the later it comes. */
function force(lagoon: Lagoon, seat: Seat, at: number, ways: Ways): number {
  let sum = 0
  for (const unit of lagoon.units) {
    if (unit.kind !== 'crew' || !isOwn(unit, seat) || unit.at === null) continue
    const turns =
      unit.aboard === null
        ? turnsFor(ways.walk(at)[unit.at] ?? FAR)
        : Math.min(turnsFor(ways.sail(at)[unit.at] ?? FAR), ways.land(at)[unit.at] ?? FAR)
    sum += unit.strength * ways.decay(Math.max(0, turns - 1))
  }
  return sum
}

export function features(
  lagoon: Lagoon,
  seat: Seat,
  edition: Edition,
  { points: isByPoints }: DoubloonLagoon['options'],
): number[] {
  const ways = waysOf(mapOf(edition))
  const race = isByPoints ? null : raceOf(lagoon, edition, ways)
  const isHolder = race?.holder === seat
  const crews = lagoon.units.filter(unit => unit.kind === 'crew' && isOwn(unit, seat))
  const ships = unitsWhere(lagoon, unit => unit.kind === 'ship' && isOwn(unit, seat))
  const steps = crews.reduce((sum, { strength }) => sum + strength, 0)
  const items = lagoon.units.reduce((sum, unit) => sum + (isOwn(unit, seat) ? unit.items.length : 0), 0)
  const near = race ? force(lagoon, seat, race.at, ways) : 0
  const share = pointsOf(lagoon, edition, seat) / Math.max(1, pointsNeeded(lagoon, edition, seat))
  const home = lagoon.homes[seat] ?? -1
  const nearestShip = Math.min(FAR, ...ships.map(id => ways.sail(home)[lagoon.units[id]?.at ?? -1] ?? FAR))
  const left = lagoon.adventures.length / 10
  const isEarly = lagoon.adventures.some(({ isEarly }) => isEarly)
  const seats = lagoon.homes.length
  return [
    isHolder ? 1 : 0,
    isHolder && race ? race.nearness : 0,
    isHolder && race?.isAfloat ? 1 : 0,
    isHolder && race ? race.strength / 9 : 0,
    race && !isHolder ? near / 9 : 0,
    race && !isHolder ? (near - race.strength) / 9 : 0,
    race && !isHolder ? near * race.nearness : 0,
    lagoon.isOut[seat] ? 1 : 0,
    steps / 9,
    crews.length / 3,
    ships.length / 3,
    ships.some(id => manned(lagoon, id) > 0) ? 1 : 0,
    items / 5,
    (lagoon.hands[seat]?.length ?? 0) / 4,
    prospects(lagoon, seat, ways) / 3,
    race ? 0 : (prospects(lagoon, seat, ways) / 3) * (isEarly ? 0.3 : 1),
    isByPoints ? share : 0,
    isByPoints && share >= 1 ? 1 : 0,
    isByPoints && share >= 1 ? Math.exp(-turnsFor(nearestShip) / 2) : 0,
    isByPoints ? share * left : 0,
    ((seat - lagoon.turn + seats) % seats) / seats,
    crews.some(({ isStuck }) => isStuck) ? 1 : 0,
  ]
}
