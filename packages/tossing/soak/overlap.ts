/** How deep two dice stand in each other, in three dimensions: for the soak, which trusts no engine. */

import { cornersOf, cross, dot, type Point, reachOf, SHAPES } from '../physics/shape.ts'
import { type Die, matrixOf } from '../pose.ts'

type Solid = { at: Point; corners: Point[]; normals: Point[]; edges: Point[] }

const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]

function solidOf({ kind, size, pose }: Die): Solid {
  const m = matrixOf(pose)
  const row = (i: number): Point => [m[i] ?? 0, m[i + 1] ?? 0, m[i + 2] ?? 0]
  const turn = (p: Point): Point => [dot(row(0), p), dot(row(3), p), dot(row(6), p)]
  const at: Point = [pose.x, pose.y, pose.z]
  const local = cornersOf(kind, size)
  const corners = local.map(turn).map((p): Point => [p[0] + at[0], p[1] + at[1], p[2] + at[2]])
  // Corners next to each other are as near as corners get.
  const steps = local.flatMap((a, i) => local.slice(i + 1).map(b => minus(a, b)))
  const least = Math.min(...steps.map(s => dot(s, s)))
  const edges = steps.filter(s => dot(s, s) < least * 1.01).map(turn)
  return { at, corners, normals: SHAPES[kind].normals.map(turn), edges }
}

/** The depth in mm; 0 or less if they are apart (separating axes). */
export function depthBetween(one: Die, other: Die): number {
  const reach = reachOf(one.kind, one.size) + reachOf(other.kind, other.size)
  const [dx, dy, dz] = [one.pose.x - other.pose.x, one.pose.y - other.pose.y, one.pose.z - other.pose.z]
  const apart = Math.sqrt(dx * dx + dy * dy + dz * dz) - reach
  if (apart > 0) return -apart
  const [a, b] = [solidOf(one), solidOf(other)]
  const crossed = a.edges.flatMap(e => b.edges.map(f => cross(e, f)))
  let depth = Number.POSITIVE_INFINITY
  for (const axis of [...a.normals, ...b.normals, ...crossed]) {
    const length = Math.sqrt(dot(axis, axis))
    if (length < 1e-6) continue
    const heights = (s: Solid): number[] => s.corners.map(p => dot(p, axis) / length)
    const [ha, hb] = [heights(a), heights(b)]
    depth = Math.min(depth, Math.max(...ha) - Math.min(...hb), Math.max(...hb) - Math.min(...ha))
  }
  return depth
}
