/** A die lying flat, from what a person can read off a real table: place, turn and value. */
import { TableBug } from '../errors.ts'
import { dot, type Point, SHAPES } from '../physics/shape.ts'
import { type Die, heightRow, matrixOf, type Piece, type Pose } from '../pose.ts'
import { labelsOf, valueOn } from './faces.ts'

/** Where a flat die lies, in mm; how it is turned, in degrees anticlockwise; what it shows. */
export type Lying = {
  x: number
  y: number
  /** At 0 a cube's sides go along the table's; a dodecahedron's upper face points to the far edge. */
  turn: number
  face: number
  /** How high its lower face is, in mm; 0 unless told. */
  height?: number
}

type Quaternion = readonly [x: number, y: number, z: number, w: number]

/** The die lying there. Its pose is as exact as the numbers given; the engine rounds when it is thrown at. */
export function lieFlat(piece: Piece, { x, y, turn, face, height = 0 }: Lying, labels = 0): Die {
  const { kind, size } = piece
  if (labels >= labelsOf(kind)) throw new TableBug('no-such-labels', { kind, labels })
  const bodyFace = SHAPES[kind].values.findIndex((_, i) => valueOn(kind, labels, i) === face)
  const normal = SHAPES[kind].normals[bodyFace]
  if (!normal) throw new TableBug('no-such-face', { kind, face })
  const upright = times(facing(kind, upwards(normal)), upwards(normal))
  const [qx, qy, qz, qw] = times(turnBy(turn), upright)
  return { ...piece, pose: { x, y, z: height + size / 2, qx, qy, qz, qw }, labels, face }
}

const unit = ([x, y, z, w]: Quaternion): Quaternion => {
  const length = Math.sqrt(x * x + y * y + z * z + w * w)
  return [x / length, y / length, z / length, w / length]
}

/** First `b`, then `a`. */
const times = (a: Quaternion, b: Quaternion): Quaternion => [
  a[3] * b[0] + a[0] * b[3] + a[1] * b[2] - a[2] * b[1],
  a[3] * b[1] - a[0] * b[2] + a[1] * b[3] + a[2] * b[0],
  a[3] * b[2] + a[0] * b[1] - a[1] * b[0] + a[2] * b[3],
  a[3] * b[3] - a[0] * b[0] - a[1] * b[1] - a[2] * b[2],
]

/** The shortest turn that takes a direction of the body to up. */
const upwards = ([x, y, z]: Point): Quaternion => (z < -0.999999 ? [1, 0, 0, 0] : unit([y, -x, 0, 1 + z]))

/** The turn about up after which the highest corner nearest to the far edge points straight at it. */
function facing(kind: Piece['kind'], q: Quaternion): Quaternion {
  if (kind === 'd6') return [0, 0, 0, 1]
  const pose = { x: 0, y: 0, z: 0, qx: q[0], qy: q[1], qz: q[2], qw: q[3] } satisfies Pose
  const m = matrixOf(pose)
  const along = (row: number, p: Point): number => dot([m[row] ?? 0, m[row + 1] ?? 0, m[row + 2] ?? 0], p)
  const upper = SHAPES[kind].corners.filter(corner => dot(heightRow(pose), corner) > 0.49)
  const best = upper.toSorted((a, b) => along(3, b) - along(3, a))[0]
  if (!best) throw new TableBug('no-such-die', { kind })
  const [x, y] = [along(0, best), along(3, best)]
  const length = Math.sqrt(x * x + y * y)
  // Half the angle between the corner and the far edge, by the half-angle rule.
  return unit([0, 0, x / length, 1 + y / length])
}

/** A turn about up by so many degrees. */
function turnBy(degrees: number): Quaternion {
  const quarters = Math.round(degrees / 90)
  const [sine, cosine] = sineAndCosine(((degrees - quarters * 90) / 2) * RADIANS_A_DEGREE)
  const quarter: Quaternion = [0, 0, Math.SQRT1_2, Math.SQRT1_2]
  let turned: Quaternion = [0, 0, sine, cosine]
  for (let i = 0; i < ((quarters % 4) + 4) % 4; i++) turned = times(quarter, turned)
  return unit(turned)
}
const RADIANS_A_DEGREE = 0.017453292519943295

/** Both by their series, for angles up to an eighth of a turn: the platform's own may differ by a bit. */
function sineAndCosine(angle: number): [sine: number, cosine: number] {
  let [sine, cosine, term] = [0, 1, 1]
  for (let n = 1; n <= 16; n++) {
    term *= angle / n
    const signed = n % 4 < 2 ? term : -term
    if (n % 2 === 1) sine += signed
    else cosine += signed
  }
  return [sine, cosine]
}
