/**
 * A map in pieces. Browsers draw a page in tiles and pass over whatever lies beside the one at hand, but a path only as a
 * whole: one path for a whole map would be gone through for every tile.
 */
import { centreOf, HEX_SIZE } from '@nassau/ui/hexes'
import type { Field } from '../../../kit/hexes.ts'

/** From one side of a patch to the other, in drawing units. */
const BREADTH = HEX_SIZE * 6

/** Spaces that lie near each other, all of them once. */
export function patchesOf({ hexes }: Field): number[][] {
  return [
    ...Map.groupBy(hexes.keys(), space => {
      const { x, y } = centreOf(hexes[space] ?? { q: 0, r: 0 })
      return `${Math.floor(x / BREADTH)} ${Math.floor(y / BREADTH)}`
    }).values(),
  ]
}

/** Islands: spaces of land that hang together. */
export function islandsOf({ neighbours }: Field, isLand: (space: number) => boolean): number[][] {
  const seen = new Set<number>()
  const islands: number[][] = []
  for (const first of neighbours.keys()) {
    if (!isLand(first) || seen.has(first)) continue
    const island = [first]
    seen.add(first)
    // Whatever is found is looked around from in its turn.
    for (const space of island)
      for (const next of neighbours[space] ?? [])
        if (next >= 0 && isLand(next) && !seen.has(next)) {
          seen.add(next)
          island.push(next)
        }
    islands.push(island)
  }
  return islands
}
