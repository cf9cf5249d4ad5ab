/**
 * What lies on the table, and the units: millimetres, origin at the table's centre, x to the right,
 * y towards the far edge, z up from the table's surface.
 *
 * Inside, the physics works in centimetres of 32 bits. A pose is exactly that number times ten: 24
 * bits times ten fit into a double, so `toEngine(fromEngine(c))` is `c`, and JSON keeps every bit.
 */

export const KINDS = ['d6', 'd12'] as const
export type Kind = (typeof KINDS)[number]

/** Where a die's centre is, in mm, and how it is turned (a unit quaternion). */
export type Pose = { x: number; y: number; z: number; qx: number; qy: number; qz: number; qw: number }

/** A round disk lying on the table: target, island or foul disk. All in mm. */
export type Disk = { x: number; y: number; diameter: number; thickness: number }

/** The table: `width` along x, `length` along y, and the disks that lie on it. All in mm. */
export type Felt = { width: number; length: number; disks: readonly Disk[] }

/** What a die is, wherever it is. */
export type Piece = {
  id: string
  kind: Kind
  /** Across opposite faces, in mm. */
  size: number
}

/** A die at rest on the table. */
export type Die = Piece & {
  pose: Pose
  /** Which of the 24 or 60 rotations put the numbers on the body (OZ-28). */
  labels: number
  /** The value it shows. */
  face: number
}

/** How a die leaves the hand, in whole numbers, so that it is the same everywhere. */
export type Throw = {
  /** Where, in tenths of a millimetre. */
  x: number
  y: number
  z: number
  /** How fast, in mm/s. */
  vx: number
  vy: number
  vz: number
  /** How it spins, in hundredths of a radian a second. */
  wx: number
  wy: number
  wz: number
}

/** Millimetres to the engine's centimetres. */
export const toEngine = (mm: number): number => Math.fround(mm / 10)

/** The engine's centimetres to millimetres, without loss. */
export const fromEngine = (cm: number): number => cm * 10

/** The part of `pose`'s rotation that says how high a point of the body stands: its third row. */
export function heightRow({ qx, qy, qz, qw }: Pose): readonly [number, number, number] {
  return [2 * (qx * qz - qw * qy), 2 * (qy * qz + qw * qx), 1 - 2 * (qx * qx + qy * qy)]
}

/** The rotation of `pose` as a matrix, row by row. */
export function matrixOf(pose: Pose): readonly number[] {
  const { qx, qy, qz, qw } = pose
  return [
    1 - 2 * (qy * qy + qz * qz),
    2 * (qx * qy - qw * qz),
    2 * (qx * qz + qw * qy),
    2 * (qx * qy + qw * qz),
    1 - 2 * (qx * qx + qz * qz),
    2 * (qy * qz - qw * qx),
    ...heightRow(pose),
  ]
}

/** Whether two poses are the same to the last bit. */
export const samePose = (a: Pose, b: Pose): boolean =>
  a.x === b.x && a.y === b.y && a.z === b.z && a.qx === b.qx && a.qy === b.qy && a.qz === b.qz && a.qw === b.qw

/** The pose alone, of something that has more to it. Adding nought makes plain data of the engine's minus nought. */
export const poseOf = ({ x, y, z, qx, qy, qz, qw }: Pose): Pose => ({
  x: x + 0,
  y: y + 0,
  z: z + 0,
  qx: qx + 0,
  qy: qy + 0,
  qz: qz + 0,
  qw: qw + 0,
})

/** How far apart two centres are, in mm. */
export function distanceBetween(a: Pose, b: Pose): number {
  const [dx, dy, dz] = [a.x - b.x, a.y - b.y, a.z - b.z]
  return Math.sqrt(dx * dx + dy * dy + dz * dz)
}
