/**
 * How far units can go (DL-4, DL-14 to DL-17). Nothing on the board stands in a unit's way, so an
 * area depends on the edition, the space and the points left alone; those that were wanted once are
 * kept, ready to be offered.
 */
import { repeat } from '@nassau/kernel'
import { type Reached, reach } from '../../kit/hexes.ts'
import { isLocked, MOVEMENT, manned, type Pieces, ROOM, spaceOf, type Unit, unitOf } from '../board.ts'
import { amountOf, has } from '../cards/decks.ts'
import type { Edition } from '../edition/edition.ts'
import { type LagoonMap, mapOf, type To } from '../edition/map.ts'

/** Where a unit can go, and what each place costs, in the same order. */
export type Area = { options: readonly To[]; costs: readonly number[] }

const NOWHERE: Area = { options: [], costs: [] }

/** What moves: a ship; a crew with the gear of its number (see `LagoonMap.walking`); such a crew leaving a ship. */
const SHIP = 0
const WALKING = 1
const LANDING = 5
type Mover = number

/** Movement points left in this segment (DL-5, DL-14, DL-40). */
export function pointsLeft(edition: Edition, unit: Unit): number {
  if (unit.isStuck) return 0
  if (unit.kind === 'crew') return MOVEMENT + unit.extra - unit.spent
  const left = MOVEMENT + unit.extra + amountOf(edition, unit.items, 'fast-ship') - unit.spent
  return unit.calm === null ? left : Math.min(left, unit.calm - unit.spent)
}

const gearOf = (edition: Edition, { items }: Unit): number =>
  (has(edition, items, 'cut-growth') ? 1 : 0) + (has(edition, items, 'climb') ? 2 : 0)

/** DL-15, DL-34 Whether a crew may still change between ship and shore this turn. */
export const canCross = (lagoon: Pieces, crew: Unit): boolean =>
  !crew.hasCrossed && !crew.isStuck && (crew.aboard === null || !isLocked(lagoon, crew.aboard))

/** Who moves with how many points, or null if the unit cannot move at all. */
function moverOf(lagoon: Pieces, edition: Edition, id: number): { mover: Mover; points: number } | null {
  const unit = unitOf(lagoon, id)
  const points = pointsLeft(edition, unit)
  if (unit.at === null || points < 1) return null
  // DL-14 A ship needs a crew; DL-34 a boarding holds it.
  if (unit.kind === 'ship') return manned(lagoon, id) === 0 || isLocked(lagoon, id) ? null : { mover: SHIP, points }
  const gear = gearOf(edition, unit)
  if (unit.aboard === null) return { mover: WALKING + gear, points }
  // DL-17 Only from a shoreline hex or in port.
  const { isShore, terrain } = mapOf(edition)
  const isByLand = isShore[unit.at] === true || terrain[unit.at] === 'port'
  return isByLand && canCross(lagoon, unit) ? { mover: LANDING + gear, points } : null
}

/** Where a unit can go now. */
export function areaOf(lagoon: Pieces, edition: Edition, id: number): Area {
  const moving = moverOf(lagoon, edition, id)
  return moving ? keptArea(mapOf(edition), moving.mover, spaceOf(unitOf(lagoon, id)), moving.points) : NOWHERE
}

/** The same with the ways there: for every space its cost and the space it is entered from, -1 for none. */
export function reachOf(lagoon: Pieces, edition: Edition, id: number): Reached {
  const map = mapOf(edition)
  const moving = moverOf(lagoon, edition, id)
  if (!moving) return { costs: repeat(-1, map.terrain.length), cameFrom: repeat(-1, map.terrain.length) }
  return reachBy(map, moving.mover, spaceOf(unitOf(lagoon, id)), moving.points)
}

function reachBy(map: LagoonMap, mover: Mover, from: number, points: number): Reached {
  const costs = mover === SHIP ? map.sailing : map.walking[(mover - WALKING) % (LANDING - WALKING)]
  const reached = reach(map.field, from, points, space => costs?.[space] ?? null)
  // DL-17 Leaving a ship, the crew may stay in its hex, which costs as much as any.
  const here = mover >= LANDING ? (costs?.[from] ?? -1) : -1
  reached.costs[from] = here <= points ? here : -1
  return reached
}

const AREAS = new WeakMap<LagoonMap, Map<number, Area>>()

function keptArea(map: LagoonMap, mover: Mover, from: number, points: number): Area {
  const areas = AREAS.get(map) ?? new Map<number, Area>()
  if (areas.size === 0) AREAS.set(map, areas)
  const key = (points * map.terrain.length + from) * 2 * LANDING + mover
  const known = areas.get(key)
  if (known) return known
  const options: To[] = []
  const costs: number[] = []
  for (const [to, cost] of reachBy(map, mover, from, points).costs.entries()) {
    const option = map.to[to]
    if (cost < 0 || !option) continue
    options.push(option)
    costs.push(cost)
  }
  const area = { options, costs }
  areas.set(key, area)
  return area
}

/** What going there costs; the place must be in the area. */
export const costIn = ({ options, costs }: Area, to: number): number =>
  costs[options.findIndex(option => option.to === to)] ?? 0

/** DL-14, DL-17 Own ships in a crew's hex with room for it. */
export function shipsFor(lagoon: Pieces, id: number): number[] {
  const crew = unitOf(lagoon, id)
  const ships: number[] = []
  if (crew.kind !== 'crew' || crew.at === null || !canCross(lagoon, crew)) return ships
  for (let ship = 0; ship < lagoon.units.length; ship++) {
    const unit = lagoon.units[ship]
    if (unit?.kind !== 'ship' || unit.at !== crew.at || unit.owner !== crew.owner || ship === crew.aboard) continue
    if (manned(lagoon, ship) < ROOM) ships.push(ship)
  }
  return ships
}
