/**
 * Judging the tossed die (OZ-11, OZ-12): where it first touched the table, whether its centre had
 * passed the foul line by then, whether it came to lie otherwise afterwards.
 *
 * A touch is a departure from free flight. Within the step it is placed by carrying the free flight on:
 * the moment when a corner would have met the surface below it.
 */

import { cornersOf, dot } from '../physics/shape.ts'
import { GRAVITY, type Motion, SECONDS_A_STEP } from '../physics/world.ts'
import { type Felt, heightRow, matrixOf, type Piece, type Pose } from '../pose.ts'
import { bodyFaceUp } from './faces.ts'

/** The line a die's centre must not pass before it has touched the table. */
export type FoulLine = {
  y: number
  /** Which way the toss goes: 1 towards the far edge, -1 towards the near one. */
  towards: 1 | -1
}

/** The first touch: where the die's centre was, in mm, and when, in seconds after the release. */
export type FirstContact = { x: number; y: number; t: number }

type Direction = ReturnType<typeof heightRow>

export type Judged = {
  firstContact: FirstContact | null
  /** The centre was past the foul line before the first touch. */
  crossedFirst: boolean
  /** The direction of the body that was up at the first touch. */
  upAtContact: Direction
  /** OZ-12 The cosine of the greatest turn about a level axis since then, while over the table: 1 is none at all. */
  turnCosine: number
  /** The body's upper face at the first touch, and last seen over the table; -1 before. */
  faceAtContact: number
  faceAtEdge: number
}

/** The velocity changed by more than gravity does, in mm/s: the die met something. */
const DEPARTURE = 20
/** A die that met another die has met the table as well if its free flight comes this near, in mm. */
const TOUCHING = 0.5

export const unjudged = (): Judged => ({
  firstContact: null,
  crossedFirst: false,
  upAtContact: [0, 0, 1],
  turnCosine: 1,
  faceAtContact: -1,
  faceAtEdge: -1,
})

/** One step of judging. `before` and `now` are the die at both ends of it. */
export type Stride = { step: number; before: Motion; now: Motion; metDie: boolean }

export function judge(judged: Judged, tossed: Piece, felt: Felt, line: FoulLine | null, stride: Stride): void {
  const { now } = stride
  if (judged.firstContact) return noteTurn(judged, tossed, felt, now)
  const part = hasDeparted(stride) && now.z > 0 ? contactIn(tossed, felt, stride) : null
  // A hard spin turns a die by many degrees within a step: how it lay at the touch is worked out as well.
  const touching = part === null ? null : carriedOn(stride.before, part)
  if (isPast(line, (touching ?? now).y)) judged.crossedFirst = true
  if (part === null || touching === null) return
  judged.firstContact = { x: touching.x, y: touching.y, t: (stride.step - 1 + part) * SECONDS_A_STEP }
  judged.faceAtContact = bodyFaceUp(tossed.kind, touching)
  judged.upAtContact = heightRow(touching)
}

// OZ-12 Exactly at the line counts as not yet crossed.
const isPast = (line: FoulLine | null, y: number): boolean => line !== null && (y - line.y) * line.towards > 0

// OZ-12 About a level axis: what was up has come down by that angle, however the die spun like a top. It is the turn from
// how it lay at the touch, so rocking to and fro does not add up.
function noteTurn(judged: Judged, tossed: Piece, felt: Felt, now: Motion): void {
  const isOver = Math.abs(now.x) <= felt.width / 2 && Math.abs(now.y) <= felt.length / 2
  if (isOver) {
    judged.turnCosine = Math.min(judged.turnCosine, dot(heightRow(now), judged.upAtContact))
    judged.faceAtEdge = -1
  } else if (judged.faceAtEdge < 0) judged.faceAtEdge = bodyFaceUp(tossed.kind, now)
}

function hasDeparted({ before, now }: Stride): boolean {
  const dx = now.vx - before.vx
  const dy = now.vy - before.vy
  const dz = now.vz - before.vz + GRAVITY * SECONDS_A_STEP
  return dx * dx + dy * dy + dz * dz > DEPARTURE * DEPARTURE
}

/** A step is looked at in so many parts: at the highest speed a die goes 1.6 mm in one. */
const PARTS = 16

/**
 * How much of the step had passed at the touch, or null if what the die met was only another die. What is below a die
 * changes on its way, at the table's edge all at once, so it is followed: the touch is where it first meets what is
 * below. A die that only scrapes the edge with a side never does: then it is where it came nearest.
 */
function contactIn(tossed: Piece, felt: Felt, { before, metDie }: Stride): number | null {
  const isComing = outsideOf(felt, carriedOn(before, 1)) < outsideOf(felt, before)
  let [last, nearest, part] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, isComing ? 1 : 0]
  for (let i = 0; i <= PARTS; i++) {
    const height = heightOver(felt, tossed, carriedOn(before, i / PARTS))
    if (height <= 0) return i === 0 || !Number.isFinite(last) ? i / PARTS : (i - 1 + last / (last - height)) / PARTS
    if (height < nearest) [nearest, part] = [height, i / PARTS]
    last = height
  }
  return metDie && nearest > TOUCHING ? null : part
}

/** How far beside the table a die's centre is, in mm; below 0 over it. */
const outsideOf = ({ width, length }: Felt, { x, y }: Pose): number =>
  Math.max(Math.abs(x) - width / 2, Math.abs(y) - length / 2)

/** Where free flight would take the die in this part of a step: as in the engine, gravity acts at its start. */
function carriedOn({ x, y, z, qx, qy, qz, qw, vx, vy, vz, wx, wy, wz }: Motion, part: number): Pose {
  const seconds = part * SECONDS_A_STEP
  const half = seconds / 2
  const turned = [
    qx + half * (wx * qw + wy * qz - wz * qy),
    qy + half * (wy * qw + wz * qx - wx * qz),
    qz + half * (wz * qw + wx * qy - wy * qx),
    qw - half * (wx * qx + wy * qy + wz * qz),
  ] as const
  const length = Math.sqrt(turned.reduce((sum, q) => sum + q * q, 0))
  const [tx, ty, tz, tw] = turned
  const at = { x: x + vx * seconds, y: y + vy * seconds, z: z + (vz - GRAVITY * SECONDS_A_STEP) * seconds }
  return { ...at, qx: tx / length, qy: ty / length, qz: tz / length, qw: tw / length }
}

/** How high the die's corners are above what lies below each, at least; in mm. */
function heightOver(felt: Felt, { kind, size }: Piece, pose: Pose): number {
  const m = matrixOf(pose)
  const rowX = [m[0] ?? 0, m[1] ?? 0, m[2] ?? 0] as const
  const rowY = [m[3] ?? 0, m[4] ?? 0, m[5] ?? 0] as const
  const rowZ = heightRow(pose)
  let least = Number.POSITIVE_INFINITY
  for (const corner of cornersOf(kind, size)) {
    const surface = surfaceAt(felt, pose.x + dot(rowX, corner), pose.y + dot(rowY, corner))
    least = Math.min(least, pose.z + dot(rowZ, corner) - surface)
  }
  return least
}

/** The height of the table, or of the disk on it, at a point. */
function surfaceAt(felt: Felt, x: number, y: number): number {
  if (Math.abs(x) > felt.width / 2 || Math.abs(y) > felt.length / 2) return Number.NEGATIVE_INFINITY
  const disk = felt.disks.find(d => (x - d.x) * (x - d.x) + (y - d.y) * (y - d.y) <= (d.diameter * d.diameter) / 4)
  return disk?.thickness ?? 0
}
