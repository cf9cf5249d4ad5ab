/**
 * The bodies: a cube and a dodecahedron, sharp-edged for the physics and for measuring alike; only
 * their mass is that of dice with slightly rounded edges. For a die of size 1 (across opposite faces);
 * no trigonometry.
 */
import type { Kind } from '../pose.ts'

export type Point = readonly [x: number, y: number, z: number]

/** What a kind of die looks like, for size 1. */
export type Shape = {
  /** Outward directions of the faces, unit length; face 2k is opposite to face 2k + 1. */
  normals: readonly Point[]
  /** Corners of the sharp solid. */
  corners: readonly Point[]
  /** Half the distance of two opposite corners of the sharp solid. */
  reach: number
  /** The value on each face before any rotation of the labels. */
  values: readonly number[]
  /** Volume by size cubed, and moment of inertia by mass and size squared, rounding counted. */
  volume: number
  inertia: number
}

const PHI = (1 + Math.sqrt(5)) / 2

export const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
const scale = (a: Point, by: number): Point => [a[0] * by, a[1] * by, a[2] * by]

/** The point, and the two it becomes when x, y and z change places in a circle. */
const turns = ([x, y, z]: Point): Point[] => [
  [x, y, z],
  [z, x, y],
  [y, z, x],
]
const withOpposite = (p: Point): Point[] => [p, scale(p, -1)]
const SIGNS = [1, -1]
const EIGHT: Point[] = SIGNS.flatMap(x => SIGNS.flatMap(y => SIGNS.map((z): Point => [x, y, z])))

const cube: Shape = {
  normals: turns([0, 0, 1]).flatMap(withOpposite),
  corners: EIGHT.map(p => scale(p, 0.5)),
  reach: Math.sqrt(3) / 2,
  // Seen from the corner where 1, 2 and 3 meet they go round anticlockwise.
  values: [1, 6, 2, 5, 3, 4],
  volume: 0.979,
  inertia: 0.975 / 6,
}

/** The dodecahedron inside a cube of side 2 reaches from face to face by twice this. */
const INNER = PHI / Math.sqrt(3 - PHI)
const twelve: Shape = {
  normals: [1, -1]
    .flatMap(sign => turns([0, PHI, sign]))
    .map(p => scale(p, 1 / Math.sqrt(1 + PHI * PHI)))
    .flatMap(withOpposite),
  corners: [...EIGHT, ...SIGNS.flatMap(a => SIGNS.flatMap(b => turns([0, a / PHI, b * PHI])))].map(p =>
    scale(p, 1 / (2 * INNER)),
  ),
  reach: Math.sqrt(3) / (2 * INNER),
  values: [1, 12, 2, 11, 3, 10, 4, 9, 5, 8, 6, 7],
  // 0.992 of the sharp solid's volume.
  volume: 0.6882,
  inertia: 0.487 / 4,
}

export const SHAPES: Readonly<Record<Kind, Shape>> = { d6: cube, d12: twelve }

/** How many faces. */
export const facesOf = (kind: Kind): number => SHAPES[kind].normals.length

/** Where a die's corners are, in mm from its centre, before it is turned. */
export const cornersOf = (kind: Kind, size: number): readonly Point[] => {
  const known = kept.find(one => one.kind === kind && one.size === size)
  if (known) return known.corners
  const corners = SHAPES[kind].corners.map(p => scale(p, size))
  kept.push({ kind, size, corners })
  return corners
}
const kept: { kind: Kind; size: number; corners: readonly Point[] }[] = []

/** The radius of the ball around a die that goes through its corners, in mm. */
export const reachOf = (kind: Kind, size: number): number => SHAPES[kind].reach * size
