/** Where a raft can drift and where a storm can drive a ship (DL-40). */
import { reach } from '../../kit/hexes.ts'
import type { Edition } from '../edition/edition.ts'
import { isIsland, type LagoonMap, mapOf } from '../edition/map.ts'

/** Whether a crew can push off from or land on this space: shoreline, home land or port. */
const isBank = ({ terrain, isShore }: LagoonMap, space: number): boolean =>
  isShore[space] === true || (terrain[space] !== 'sea' && !isIsland(terrain[space]))

/** The spaces that can be reached from one across so many hexes at most. */
type Crossing = (edition: Edition, from: number, most: number) => readonly number[]

/** Only the map matters: what was wanted once is kept for the next time. */
function kept(workOut: (map: LagoonMap, from: number, most: number) => readonly number[]): Crossing {
  const maps = new WeakMap<LagoonMap, Map<number, readonly number[]>>()
  return (edition, from, most) => {
    const map = mapOf(edition)
    const known = maps.get(map) ?? new Map<number, readonly number[]>()
    if (known.size === 0) maps.set(map, known)
    const key = most * map.terrain.length + from
    const there = known.get(key) ?? workOut(map, from, most)
    known.set(key, there)
    return there
  }
}

/** The banks across one to `most` sea hexes. */
export const acrossFrom = kept(drift)
/** The sea hexes a ship on the open sea can be driven to; none from elsewhere. */
export const drivenFrom = kept(drive)

function drift(map: LagoonMap, from: number, most: number): number[] {
  if (!isBank(map, from)) return []
  const { costs } = reach(map.field, from, most, (space, last) => {
    const isAfloat = map.isSea[last] === true
    if (map.isSea[space]) return isAfloat || last === from ? 1 : null
    return isAfloat && isBank(map, space) ? 0 : null
  })
  return costs.flatMap((cost, space) => (cost >= 0 && !map.isSea[space] && space !== from ? [space] : []))
}

function drive({ field, isSea }: LagoonMap, from: number, most: number): number[] {
  if (!isSea[from]) return []
  const { costs } = reach(field, from, most, space => (isSea[space] ? 1 : null))
  return costs.flatMap((cost, space) => (cost > 0 ? [space] : []))
}
