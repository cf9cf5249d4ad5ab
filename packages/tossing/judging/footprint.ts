/** Flat geometry: what a die covers seen from above, and distances between convex outlines. In mm. */

import { cornersOf } from '../physics/shape.ts'
import { type Die, matrixOf, type Piece, type Pose } from '../pose.ts'

export type Spot = { x: number; y: number }

/** A convex outline, anticlockwise. */
export type Outline = readonly Spot[]

/** Outlines by pose: the same dice are measured many times, and a pose is never changed in place. */
const OUTLINES = new WeakMap<Pose, { kind: Piece['kind']; size: number; outline: Outline }>()

/** What a die covers, seen from above: the outline of its sharp-edged body. */
export function footprint(die: Pick<Die, 'kind' | 'size' | 'pose'>): Outline {
  const { kind, size, pose } = die
  const known = OUTLINES.get(pose)
  if (known && known.kind === kind && known.size === size) return known.outline
  const outline = outlineFrom(die)
  OUTLINES.set(pose, { kind, size, outline })
  return outline
}

function outlineFrom({ kind, size, pose }: Pick<Die, 'kind' | 'size' | 'pose'>): Outline {
  const m = matrixOf(pose)
  const along = (row: number, [x, y, z]: readonly [number, number, number]): number =>
    (m[row] ?? 0) * x + (m[row + 1] ?? 0) * y + (m[row + 2] ?? 0) * z
  return outlineOf(cornersOf(kind, size).map(p => ({ x: pose.x + along(0, p), y: pose.y + along(3, p) })))
}

/** The height of a die's lowest point, in mm. */
export function lowestPoint({ kind, size }: Pick<Piece, 'kind' | 'size'>, pose: Pose): number {
  const [, , , , , , a = 0, b = 0, c = 0] = matrixOf(pose)
  return pose.z + Math.min(...cornersOf(kind, size).map(([x, y, z]) => a * x + b * y + c * z))
}

/** Twice the area of the triangle; positive if it turns left at `b`. */
const turnAt = (a: Spot, b: Spot, c: Spot): number => (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)

/** The convex outline around some spots (Andrew's chains). */
export function outlineOf(spots: readonly Spot[]): Outline {
  const sorted = spots.toSorted((a, b) => a.x - b.x || a.y - b.y)
  const chain = (list: readonly Spot[]): Spot[] => {
    const kept: Spot[] = []
    for (const spot of list) {
      for (let [a, b] = kept.slice(-2); a && b && turnAt(a, b, spot) <= 0; [a, b] = kept.slice(-2)) kept.pop()
      kept.push(spot)
    }
    return kept.slice(0, -1)
  }
  return [...chain(sorted), ...chain(sorted.toReversed())]
}

/** The sides of an outline, each from one corner to the next. */
const sidesOf = (outline: Outline): [Spot, Spot][] =>
  outline.map((a, i): [Spot, Spot] => [a, outline[(i + 1) % outline.length] ?? a])

const lengthOf = (x: number, y: number): number => Math.sqrt(x * x + y * y)

function distanceToSide(p: Spot, [a, b]: [Spot, Spot]): number {
  const [sx, sy] = [b.x - a.x, b.y - a.y]
  const [px, py] = [p.x - a.x, p.y - a.y]
  const squared = sx * sx + sy * sy
  const part = squared === 0 ? 0 : Math.min(1, Math.max(0, (px * sx + py * sy) / squared))
  return lengthOf(px - part * sx, py - part * sy)
}

/** How far a spot is from an outline; 0 inside. */
export function distanceTo(outline: Outline, p: Spot): number {
  const sides = sidesOf(outline)
  if (sides.every(([a, b]) => turnAt(a, b, p) >= 0)) return 0
  return Math.min(...sides.map(side => distanceToSide(p, side)))
}

/** How far apart two outlines are; 0 if they meet. */
export function distanceBetween(a: Outline, b: Outline): number {
  if (!areApart(a, b) && !areApart(b, a)) return 0
  const oneWay = (from: Outline, to: Outline): number => Math.min(...from.map(p => distanceTo(to, p)))
  return Math.min(oneWay(a, b), oneWay(b, a))
}

/** Whether some side of `a` has all of `b` on its outer side. */
const areApart = (a: Outline, b: Outline): boolean =>
  sidesOf(a).some(([from, to]) => b.every(p => turnAt(from, to, p) < 0))

export const distanceOf = (a: Spot, b: Spot): number => lengthOf(a.x - b.x, a.y - b.y)
