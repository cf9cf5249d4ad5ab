/**
 * Judging the tossed die (OZ-11, OZ-12): where it first touched the table, whether its centre had
 * passed the foul line by then, how far it turned afterwards.
 *
 * A touch is a departure from free flight. Within the step it is placed by carrying the free flight on:
 * the moment when the lowest corner would have met the surface below it.
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

export type Judged = {
  firstContact: FirstContact | null
  /** The centre was past the foul line before the first touch. */
  crossedFirst: boolean
  /** Quarter turns about level axes after the first touch, while over the table. */
  turned: number
  /** The body's upper face at the first touch, and last seen over the table; -1 before. */
  faceAtContact: number
  faceAtEdge: number
}

/** The velocity changed by more than gravity does, in mm/s: the die met something. */
const DEPARTURE = 20
/** A die that met another die has met the table as well if its free flight comes this near, in mm. */
const TOUCHING = 0.5
const QUARTER_TURNS_A_RADIAN = 2 / Math.PI

export const unjudged = (): Judged => ({
  firstContact: null,
  crossedFirst: false,
  turned: 0,
  faceAtContact: -1,
  faceAtEdge: -1,
})

/** One step of judging. `before` and `now` are the die at both ends of it. */
export type Stride = { step: number; before: Motion; now: Motion; metDie: boolean }

export function judge(judged: Judged, tossed: Piece, felt: Felt, line: FoulLine | null, stride: Stride): void {
  const { now } = stride
  if (judged.firstContact) return addTurn(judged, tossed, felt, now)
  const contact = hasDeparted(stride) && now.z > 0 ? contactIn(tossed, felt, stride) : null
  if (isPast(line, (contact ?? now).y)) judged.crossedFirst = true
  if (!contact) return
  judged.firstContact = contact
  judged.faceAtContact = bodyFaceUp(tossed.kind, stride.before)
}

// OZ-12 Exactly at the line counts as not yet crossed.
const isPast = (line: FoulLine | null, y: number): boolean => line !== null && (y - line.y) * line.towards > 0

// OZ-12 About a level axis: spinning like a top on one face is not rolling.
function addTurn(judged: Judged, tossed: Piece, felt: Felt, now: Motion): void {
  const isOver = Math.abs(now.x) <= felt.width / 2 && Math.abs(now.y) <= felt.length / 2
  if (isOver) {
    judged.turned += Math.sqrt(now.wx * now.wx + now.wy * now.wy) * SECONDS_A_STEP * QUARTER_TURNS_A_RADIAN
    judged.faceAtEdge = -1
  } else if (judged.faceAtEdge < 0) judged.faceAtEdge = bodyFaceUp(tossed.kind, now)
}

function hasDeparted({ before, now }: Stride): boolean {
  const dx = now.vx - before.vx
  const dy = now.vy - before.vy
  const dz = now.vz - before.vz + GRAVITY * SECONDS_A_STEP
  return dx * dx + dy * dy + dz * dz > DEPARTURE * DEPARTURE
}

/** Where the touch was, or null if what the die met was only another die. */
function contactIn(tossed: Piece, felt: Felt, { step, before, metDie }: Stride): FirstContact | null {
  const atStart = heightOver(felt, tossed, before)
  const atEnd = heightOver(felt, tossed, carriedOn(before))
  if (metDie && Math.min(atStart, atEnd) > TOUCHING) return null
  const part = partOfStep(atStart, atEnd)
  const seconds = part * SECONDS_A_STEP
  return {
    x: before.x + before.vx * seconds,
    y: before.y + before.vy * seconds,
    t: (step - 1) * SECONDS_A_STEP + seconds,
  }
}

/**
 * How much of a step has passed at a touch, from the heights at its start and end. A die that was beside the table at
 * the start, over nothing, meets the edge when it comes over it: at the end.
 */
function partOfStep(atStart: number, atEnd: number): number {
  if (atStart <= 0) return 0
  return atEnd >= atStart || !Number.isFinite(atStart) ? 1 : Math.min(1, atStart / (atStart - atEnd))
}

/** Where free flight would take the die in one step. */
function carriedOn({ x, y, z, qx, qy, qz, qw, vx, vy, vz, wx, wy, wz }: Motion): Pose {
  const half = SECONDS_A_STEP / 2
  const turned = [
    qx + half * (wx * qw + wy * qz - wz * qy),
    qy + half * (wy * qw + wz * qx - wx * qz),
    qz + half * (wz * qw + wx * qy - wy * qx),
    qw - half * (wx * qx + wy * qy + wz * qz),
  ] as const
  const length = Math.sqrt(turned.reduce((sum, q) => sum + q * q, 0))
  const [tx, ty, tz, tw] = turned
  const at = { x: x + vx * SECONDS_A_STEP, y: y + vy * SECONDS_A_STEP }
  const fallen = z + (vz - GRAVITY * SECONDS_A_STEP) * SECONDS_A_STEP
  return { ...at, z: fallen, qx: tx / length, qy: ty / length, qz: tz / length, qw: tw / length }
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
