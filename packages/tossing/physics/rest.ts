/**
 * When a die is at rest: it has stayed near where it was (its anchor) for a quarter of a second, or half
 * a second if it is tilted, since one that stands on an edge falls slowly at first. One that lies flat
 * on the table and hardly moves cannot start again by itself and need not wait. The longer a throw
 * lasts, the less is asked: nothing rocks for ever.
 */
import { bodyFaceUp } from '../judging/faces.ts'
import { type Felt, heightRow, type Piece, type Pose } from '../pose.ts'
import { dot, SHAPES } from './shape.ts'
import { type Motion, STEPS_A_SECOND } from './world.ts'

/** Steps without leaving the anchor. */
const TILTED = STEPS_A_SECOND / 2
const LEVEL = STEPS_A_SECOND / 4
const STILL = 12
/** How far from the anchor, in mm, squared; and how far turned, as the cosine of half the angle (1.5°). */
const NEAR = 0.5 * 0.5
const TURNED = 0.9999143
/** The same after 2.5 s: 1 mm, 3°. */
const PATIENT_STEPS = 2.5 * STEPS_A_SECOND
const PATIENT_NEAR = 1
const PATIENT_TURNED = 0.9996573
/** Nearer to the table's edge than this a die may still tip over it, in mm. */
const BRINK = 2

/** Where a die was when it last moved, and at which step. */
export type Anchor = Pose & { since: number }

export const anchorAt = (pose: Pose, since: number): Anchor => {
  const { x, y, z, qx, qy, qz, qw } = pose
  return { x, y, z, qx, qy, qz, qw, since }
}

// Field by field: this is done at almost every step of a throw.
function moveAnchor(anchor: Anchor, to: Pose, since: number): void {
  anchor.x = to.x
  anchor.y = to.y
  anchor.z = to.z
  anchor.qx = to.qx
  anchor.qy = to.qy
  anchor.qz = to.qz
  anchor.qw = to.qw
  anchor.since = since
}

/** Whether `b` is within a distance (squared, mm) and an angle (cosine of its half) of `a`. */
export function isNear(a: Pose, b: Pose, squared: number, cosine: number): boolean {
  const dx = a.x - b.x
  const dy = a.y - b.y
  const dz = a.z - b.z
  if (dx * dx + dy * dy + dz * dz > squared) return false
  return Math.abs(a.qx * b.qx + a.qy * b.qy + a.qz * b.qz + a.qw * b.qw) >= cosine
}

/** Whether the die is at rest at this step. Moves the anchor if the die has left it. */
export function isAtRest(anchor: Anchor, now: Motion, step: number, piece: Piece, felt: Felt): boolean {
  const patient = step > PATIENT_STEPS
  if (!isNear(anchor, now, patient ? PATIENT_NEAR : NEAR, patient ? PATIENT_TURNED : TURNED)) {
    moveAnchor(anchor, now, step)
    return false
  }
  const still = step - anchor.since
  if (still < STILL) return false
  if (still >= TILTED) return true
  return still >= LEVEL ? isLevel(piece, now) : isAllButStill(now) && liesFlat(piece, felt, now)
}

const isAllButStill = ({ vx, vy, vz, wx, wy, wz }: Motion): boolean =>
  vx * vx + vy * vy + vz * vz < 100 && wx * wx + wy * wy + wz * wz < 0.04

/** Flat on the table, not on a disk or a die, and not at the table's brink. */
export function liesFlat({ kind, size }: Piece, felt: Felt, pose: Pose): boolean {
  if (Math.abs(pose.z - size / 2) > 0.2) return false
  if (Math.abs(pose.x) > felt.width / 2 - BRINK || Math.abs(pose.y) > felt.length / 2 - BRINK) return false
  return isLevel({ kind }, pose)
}

/** Its upper face is level, within 0.8°. */
function isLevel({ kind }: Pick<Piece, 'kind'>, pose: Pose): boolean {
  const normal = SHAPES[kind].normals[bodyFaceUp(kind, pose)]
  return normal !== undefined && dot(normal, heightRow(pose)) > 0.9999
}
