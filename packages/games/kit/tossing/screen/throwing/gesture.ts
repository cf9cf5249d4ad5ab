/**
 * A flick as an aim. Speed and direction come from the last moments before the finger leaves, spin from how the way
 * curves. Measured in shares of the board's height, so that a small screen throws as far as a large one, and over time,
 * not events, so that a slow mouse throws as far as a fast one.
 */
import { type Aim, clamp } from './aim.ts'

/** Where the pointer was, in pixels, and when, in ms. */
export type Sample = { x: number; y: number; t: number }

/** What counts of a gesture: its last so many ms. */
const LAST_MS = 120
/** A flick of this many board heights a second is full power. */
const FULL_SPEED = 3.2
/** Slower than this it was no flick at all. */
const SLOWEST = 0.25
/** Turning by so many degrees on the way is full spin. */
const FULL_CURVE = 50

const DEGREES = 180 / Math.PI

/** Why a gesture throws nothing. */
export type Missed = 'too-slow' | 'backwards'

/** What a flick means, or why it means nothing. `height` is the board's, in pixels. */
export function aimOfFlick(samples: readonly Sample[], height: number, from: Aim): Aim | Missed {
  const last = samples.at(-1)
  if (!last) return 'too-slow'
  const late = samples.filter(({ t }) => last.t - t <= LAST_MS)
  const first = late[0]
  const middle = late[Math.floor(late.length / 2)]
  if (!first || !middle || late.length < 2 || last.t <= first.t) return 'too-slow'
  const [dx, dy] = [last.x - first.x, first.y - last.y]
  const speed = Math.hypot(dx, dy) / height / ((last.t - first.t) / 1000)
  if (speed < SLOWEST) return 'too-slow'
  if (dy <= 0) return 'backwards'
  return {
    ...from,
    angle: Math.atan2(dx, dy) * DEGREES,
    power: clamp(speed / FULL_SPEED, 0, 1),
    spin: clamp(curve(first, middle, last) / FULL_CURVE, -1, 1),
  }
}

/** By how many degrees the way turns to the right between its halves. */
function curve(first: Sample, middle: Sample, last: Sample): number {
  const way = (a: Sample, b: Sample): number => Math.atan2(b.x - a.x, a.y - b.y) * DEGREES
  if (first === middle || middle === last) return 0
  const turned = way(middle, last) - way(first, middle)
  return ((turned + 540) % 360) - 180
}
