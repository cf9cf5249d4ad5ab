/** The coasts of a map of hexes: where land ends, as closed lines that waver a little. */
import { centreOf, HEX_HALF, HEX_SIZE, type Point } from '@nassau/ui/hexes'
import type { Field } from '../../../kit/hexes.ts'

/** The corners of a hex around its middle, clockwise from the east: an edge leads from each to the next, facing its direction. */
const CORNERS: readonly Point[] = [
  { x: HEX_SIZE, y: 0 },
  { x: HEX_SIZE / 2, y: HEX_HALF },
  { x: -HEX_SIZE / 2, y: HEX_HALF },
  { x: -HEX_SIZE, y: 0 },
  { x: -HEX_SIZE / 2, y: -HEX_HALF },
  { x: HEX_SIZE / 2, y: -HEX_HALF },
]

/** How far the middle of an edge may be off its line. */
const WAVER = 9

const keyOf = ({ x, y }: Point): string => `${Math.round(x)},${Math.round(y)}`

/** The closed lines around all spaces that are land, each as its corners in order. */
export function outlinesOf(field: Field, isLand: (space: number) => boolean): Point[][] {
  const next = new Map<string, { from: Point; to: Point }>()
  for (const [space, hex] of field.hexes.entries()) {
    if (!isLand(space)) continue
    const { x, y } = centreOf(hex)
    for (const [way, corner] of CORNERS.entries()) {
      const neighbour = field.neighbours[space]?.[way] ?? -1
      if (neighbour >= 0 && isLand(neighbour)) continue
      const end = CORNERS[(way + 1) % CORNERS.length] ?? corner
      const from = { x: x + corner.x, y: y + corner.y }
      next.set(keyOf(from), { from, to: { x: x + end.x, y: y + end.y } })
    }
  }
  // Three hexes meet in a corner, so at most one edge of the coast begins in it.
  const outlines: Point[][] = []
  for (const first of next.keys()) {
    const outline: Point[] = []
    let edge = next.get(first)
    for (let key = first; edge; edge = next.get(key)) {
      next.delete(key)
      outline.push(edge.from)
      key = keyOf(edge.to)
    }
    if (outline.length > 0) outlines.push(outline)
  }
  return outlines
}

const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`

/** A soft line through these corners: the middles of edges are moved a little, the same way each time. */
function coastThrough(outline: readonly Point[], random: () => number): string {
  const points = outline.flatMap((from, i) => {
    const to = outline[(i + 1) % outline.length] ?? from
    const off = (random() - 0.5) * WAVER
    const [dx, dy] = [(to.x - from.x) / HEX_SIZE, (to.y - from.y) / HEX_SIZE]
    return [from, { x: (from.x + to.x) / 2 - dy * off, y: (from.y + to.y) / 2 + dx * off }]
  })
  const middle = (i: number): string => {
    const [a, b] = [points[i % points.length], points[(i + 1) % points.length]]
    return a && b ? at({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }) : ''
  }
  const bends = points.map((point, i) => `Q${at(point)} ${middle(i)}`)
  return `M${middle(points.length - 1)}${bends.join('')}Z`
}

/** All coasts of a map as one path. */
export function coastOf(field: Field, isLand: (space: number) => boolean, random: () => number): string {
  return outlinesOf(field, isLand)
    .map(outline => coastThrough(outline, random))
    .join('')
}
