/** Where a raft can drift and where a storm can drive a ship (DL-40). */
import { reach } from '../../kit/hexes.ts'
import type { Edition } from '../edition/edition.ts'
import { isIsland, type LagoonMap, mapOf } from '../edition/map.ts'

const RAFTS = new WeakMap<LagoonMap, Map<number, readonly number[]>>()

/** Whether a crew can push off from or land on this space: shoreline, home land or port. */
const isBank = ({ terrain, isShore }: LagoonMap, space: number): boolean =>
  isShore[space] === true || (terrain[space] !== 'sea' && !isIsland(terrain[space]))

/** The banks across one to `most` sea hexes. Kept for the next time. */
export function acrossFrom(edition: Edition, from: number, most: number): readonly number[] {
  const map = mapOf(edition)
  const known = RAFTS.get(map) ?? new Map<number, readonly number[]>()
  if (known.size === 0) RAFTS.set(map, known)
  const key = most * map.terrain.length + from
  const there = known.get(key) ?? drift(map, from, most)
  known.set(key, there)
  return there
}

function drift(map: LagoonMap, from: number, most: number): number[] {
  if (!isBank(map, from)) return []
  const { costs } = reach(map.field, from, most, (space, last) => {
    const isAfloat = map.isSea[last] === true
    if (map.isSea[space]) return isAfloat || last === from ? 1 : null
    return isAfloat && isBank(map, space) ? 0 : null
  })
  return costs.flatMap((cost, space) => (cost >= 0 && !map.isSea[space] && space !== from ? [space] : []))
}

/** The sea hexes a ship on the open sea can be driven to; none from elsewhere. */
export function drivenFrom(edition: Edition, from: number, most: number): number[] {
  const { field, isSea } = mapOf(edition)
  if (!isSea[from]) return []
  const { costs } = reach(field, from, most, space => (isSea[space] ? 1 : null))
  return costs.flatMap((cost, space) => (cost > 0 ? [space] : []))
}
