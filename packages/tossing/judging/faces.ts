/**
 * Which value a die shows. The body has faces, counted as in `shape.ts`; the labels (OZ-28) say which
 * value is on which of them: one of the 24 or 60 ways to turn the body onto itself.
 */
import { TableBug } from '../errors.ts'
import { cross, dot, type Point, SHAPES } from '../physics/shape.ts'
import { heightRow, type Kind, type Pose } from '../pose.ts'

/** Turning the body so takes face f to face `turn[f]`. */
type Turn = readonly number[]

/** Every turn of the body onto itself: where face 0 goes, times where its neighbour goes. */
function turnsOf(kind: Kind): Turn[] {
  const { normals } = SHAPES[kind]
  const [up] = normals
  // The first face that is neither face 0 nor its opposite.
  const side = normals[2]
  if (!up || !side) throw new TableBug('no-such-die', { kind })
  const frameOf = (a: Point, b: Point): Point[] => [a, b, cross(a, b)]
  const placeIn = (frame: Point[], p: Point): number[] => frame.map(axis => dot(axis, p))
  const isNear = (a: number[], b: number[]): boolean => a.every((x, i) => Math.abs(x - (b[i] ?? 0)) < 1e-6)
  const home = normals.map(n => placeIn(frameOf(up, side), n))
  return normals.flatMap(a =>
    normals
      .filter(b => Math.abs(dot(a, b) - dot(up, side)) < 1e-6)
      .map(b => {
        const places = normals.map(n => placeIn(frameOf(a, b), n))
        return home.map(place => places.findIndex(other => isNear(place, other)))
      }),
  )
}

const TURNS: Readonly<Record<Kind, readonly Turn[]>> = { d6: turnsOf('d6'), d12: turnsOf('d12') }

/** How many ways there are to put the labels on: 24 or 60. */
export const labelsOf = (kind: Kind): number => TURNS[kind].length

/** The value on a face of the body under given labels. */
export function valueOn(kind: Kind, labels: number, bodyFace: number): number {
  const value = SHAPES[kind].values[TURNS[kind][labels]?.[bodyFace] ?? -1]
  if (value === undefined) throw new TableBug('no-such-face', { kind, labels, bodyFace })
  return value
}

/** What a die at rest shows. */
export type Reading = {
  /** The value of the face nearest to up. */
  face: number
  /** That face of the body. */
  bodyFace: number
  /** How near to up it is: the cosine of its tilt. */
  upright: number
  /** Values of all faces equally near to up, `face` first: more than one is a tie. */
  tied: readonly number[]
}

/** Two faces are equally near to up if their cosines differ by no more: half a degree at 45°. */
const EQUALLY_NEAR = 0.012

/** The face of the body nearest to up. */
export function bodyFaceUp(kind: Kind, pose: Pose): number {
  const row = heightRow(pose)
  let best = 0
  let most = -2
  for (const [face, normal] of SHAPES[kind].normals.entries()) {
    const height = dot(normal, row)
    if (height <= most) continue
    most = height
    best = face
  }
  return best
}

// OZ-16, OZ-18 The value is the face that is up, or nearest to up.
export function upFace(kind: Kind, pose: Pose, labels: number): Reading {
  const row = heightRow(pose)
  const heights = SHAPES[kind].normals.map(normal => dot(normal, row))
  const bodyFace = bodyFaceUp(kind, pose)
  const upright = heights[bodyFace] ?? 0
  const others = heights.flatMap((height, face) =>
    face !== bodyFace && upright - height <= EQUALLY_NEAR ? [valueOn(kind, labels, face)] : [],
  )
  const face = valueOn(kind, labels, bodyFace)
  return { face, bodyFace, upright, tied: [face, ...others] }
}

/** The cosine of 26°. */
const COCKED_BELOW = 0.898794046299167

/** OZ-18 Cocked: no face within 26° of level. */
export const isCocked = (reading: Reading): boolean => reading.upright < COCKED_BELOW
