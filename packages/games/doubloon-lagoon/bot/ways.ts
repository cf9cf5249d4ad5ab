/**
 * Ways as the mate reckons with them. Nothing on the board stands in a unit's way, so distances
 * belong to the map alone: each table is worked out when first wanted and kept.
 */
import { distances, reach } from '../../kit/hexes.ts'
import { MOVEMENT } from '../board.ts'
import type { LagoonMap } from '../edition/map.ts'
import { type Delays, MATE } from './plans.ts'

/** Stands for "no way leads there". */
export const FAR = 1000

/** For every space how far it is to the goal. */
type Distances = readonly number[]

/** For every space what something on the goal counts for there: 1 if it is at hand, less the longer it takes. */
type Shares = readonly number[]

export type Ways = {
  /** Hexes a ship sails. */
  sail(goal: number): Distances
  /** Points a crew without gear walks for. */
  walk(goal: number): Distances
  /** Turns in which a ship sets a crew on the goal, its walk from the landing included. */
  land(goal: number): Distances
  /** What the goal counts for to a crew ashore, and to one aboard a ship. */
  onFoot(goal: number): Shares
  byShip(goal: number): Shares
  /** For every space whether a crew could come from there to the goal in one turn: `WALKS`, `SAILS`, both or neither. */
  inOneTurn(goal: number): readonly number[]
  /** How much something is worth that is so many turns away. */
  decay(turns: number): number
}

/** How a crew comes in one turn: ashore it walks, aboard it is landed or sails there. */
export const WALKS = 1
export const SAILS = 2

/** Turns for so many points. */
export const turnsFor = (points: number): number => (points >= FAR ? FAR : Math.ceil(points / MOVEMENT))

/** A change must be worth at least this, or units would fidget. */
export const MARGIN = 0.05

/** Distances, the same for whoever looks. */
type Distant = Pick<Ways, 'sail' | 'walk' | 'land' | 'inOneTurn'>

const DISTANT = new WeakMap<LagoonMap, Distant>()
const WAYS = new WeakMap<LagoonMap, WeakMap<Delays, Ways>>()

export function waysOf(map: LagoonMap, delays: Delays = MATE.delays): Ways {
  const known = WAYS.get(map)?.get(delays)
  if (known) return known
  const shares = [1, ...delays]
  const decay = (turns: number): number => shares[turns] ?? 0
  const { walk, land, ...rest } = distantIn(map)
  const ways = {
    ...rest,
    walk,
    land,
    decay,
    onFoot: kept(goal => walk(goal).map(points => decay(turnsFor(points)))),
    byShip: kept(goal => land(goal).map(decay)),
  }
  const ofMap = WAYS.get(map) ?? new WeakMap<Delays, Ways>()
  WAYS.set(map, ofMap.set(delays, ways))
  return ways
}

function distantIn(map: LagoonMap): Distant {
  const known = DISTANT.get(map)
  if (known) return known
  const sail = kept(goal => sailTo(map, goal))
  const walk = kept(goal => walkTo(map, goal))
  const land = kept(goal => landAt(map, goal, sail, walk))
  const distant = { sail, walk, land, inOneTurn: kept(goal => oneTurnTo(map, goal, { sail, walk, land })) }
  DISTANT.set(map, distant)
  return distant
}

/** Works a table out once. */
function kept(workOut: (goal: number) => Distances): (goal: number) => Distances {
  const tables: (Distances | undefined)[] = []
  return goal => {
    const known = tables[goal]
    if (known) return known
    const table = workOut(goal)
    tables[goal] = table
    return table
  }
}

const orFar = (steps: number): number => (steps < 0 ? FAR : steps)

const sailTo = ({ field, sailing }: LagoonMap, goal: number): Distances =>
  distances(field, goal, space => sailing[space] !== null).map(orFar)

/** Backwards from the goal: a step from `space` to `next` costs what entering `next` does. */
function walkTo({ field, walking }: LagoonMap, goal: number): Distances {
  const costs = walking[0] ?? []
  if ((costs[goal] ?? null) === null) return field.hexes.map(() => FAR)
  const canStand = (space: number): boolean => (costs[space] ?? null) !== null
  const { costs: points } = reach(field, goal, FAR, (space, next) => (canStand(space) ? (costs[next] ?? null) : null))
  return points.map(orFar)
}

function landAt(map: LagoonMap, goal: number, sail: Ways['sail'], walk: Ways['walk']): Distances {
  const best = map.field.hexes.map(() => FAR)
  for (const [landing, points] of walk(goal).entries()) {
    if (points >= FAR || (map.sailing[landing] ?? null) === null) continue
    // Stepping off the ship onto its own hex costs as much as entering it.
    const ashore = turnsFor(landing === goal ? (map.walking[0]?.[goal] ?? 1) : points)
    for (const [space, hexes] of sail(landing).entries()) {
      const turns = Math.max(1, turnsFor(hexes)) + ashore - 1
      if (turns < (best[space] ?? FAR)) best[space] = turns
    }
  }
  return best
}

function oneTurnTo(
  { sailing }: LagoonMap,
  goal: number,
  { sail, walk, land }: Pick<Ways, 'sail' | 'walk' | 'land'>,
): number[] {
  const canLieThere = (sailing[goal] ?? null) !== null
  const [hexes, turns] = [sail(goal), land(goal)]
  return walk(goal).map((points, from) => {
    const isBySea = (turns[from] ?? FAR) <= 1 || (canLieThere && (hexes[from] ?? FAR) <= MOVEMENT)
    return (points <= MOVEMENT ? WALKS : 0) + (isBySea ? SAILS : 0)
  })
}
