/**
 * A toss by formula: free flight to the first touch, then a run along the table fitted to the physics.
 * It moves no other die and knows no disks; for simulations by the thousand, never for a match that
 * counts. `npm run fit:surrogate` fits it anew and prints how far it is from real throws.
 */
import type { Chance } from '@nassau/kernel'
import {
  type Die,
  type Felt,
  facesOf,
  fingerprint,
  labelsOf,
  lieFlat,
  type Piece,
  type Report,
  type Throw,
  type ThrowOptions,
  tremble,
} from '@nassau/tossing'

/** mm/s² */
export const GRAVITY = 9810

/** What a run depends on: horizontal and downward speed at the first touch in m/s, topspin in 10 rad/s. */
export type Touch = { x: number; y: number; speed: number; fall: number; topspin: number; ux: number; uy: number }

/** Where free flight ends, for a die of this size; null if it never comes down over the table's level. */
export function touchOf(thrown: Throw, size: number): Touch {
  const drop = Math.max(0, thrown.z / 10 - size / 2)
  const fall = Math.sqrt(thrown.vz * thrown.vz + 2 * GRAVITY * drop)
  const seconds = (thrown.vz + fall) / GRAVITY
  const level = Math.sqrt(thrown.vx * thrown.vx + thrown.vy * thrown.vy)
  const [ux, uy] = level > 0 ? [thrown.vx / level, thrown.vy / level] : [0, 1]
  return {
    x: thrown.x / 10 + thrown.vx * seconds,
    y: thrown.y / 10 + thrown.vy * seconds,
    speed: level / 1000,
    fall: fall / 1000,
    // Spin about the level axis to the right of the flight, against which a rolling die turns.
    topspin: (thrown.wy * ux - thrown.wx * uy) / 1000,
    ux,
    uy,
  }
}

/** The terms of the fitted run, in mm. */
export const termsOf = ({ speed, fall, topspin }: Touch): number[] => [
  1,
  speed,
  speed * speed,
  fall,
  topspin,
  speed * topspin,
]

/** Fitted: the mean run by `termsOf`, and the spread along and across it by 1 and speed. */
export const FIT = {
  run: [-35.3, -94.6, 144.4, 115.5, -2.4, 1.4],
  along: [-102.6, 126.6],
  across: [-31.8, 61],
}

/** A straight line fits the spread but for the slowest throws; no die stops as if drawn there, in mm. */
export const LEAST_SPREAD = 50

export const product = (weights: readonly number[], terms: readonly number[]): number =>
  terms.reduce((sum, term, i) => sum + term * (weights[i] ?? 0), 0)

const GRAIN = 1 << 20

/** Nearly normal, mean 0 and deviation 1: the sum of twelve even numbers, as good as a fit deserves. */
function normal(rng: Chance): number {
  let sum = -6
  for (let i = 0; i < 12; i++) sum += rng.below(GRAIN) / GRAIN
  return sum
}

/** The same shape of report as a real throw gives. */
export function surrogateThrow(
  felt: Felt,
  dice: readonly Die[],
  tossed: Piece,
  toss: Throw,
  rng: Chance,
  options: ThrowOptions = {},
): Report {
  const labels = rng.below(labelsOf(tossed.kind))
  const thrown = options.tremor ? tremble(toss, options.tremor, rng) : toss
  const touch = touchOf(thrown, tossed.size)
  const spread = (weights: readonly number[]): number =>
    Math.max(LEAST_SPREAD, product(weights, [1, touch.speed])) * normal(rng)
  const run = Math.max(0, product(FIT.run, termsOf(touch)) + spread(FIT.along))
  const aside = spread(FIT.across)
  const x = touch.x + run * touch.ux - aside * touch.uy
  const y = touch.y + run * touch.uy + aside * touch.ux
  const isOver = (px: number, py: number): boolean => Math.abs(px) <= felt.width / 2 && Math.abs(py) <= felt.length / 2
  const isTouched = isOver(touch.x, touch.y)
  const line = options.foul
  const face = rng.below(facesOf(tossed.kind)) + 1
  const rest = isTouched && isOver(x, y) ? [lieFlat(tossed, { x, y, turn: rng.below(90), face }, labels)] : []
  const all = [...dice, ...rest]
  return {
    dice: all,
    left: rest.length > 0 ? [] : [tossed.id],
    struck: [],
    moved: [],
    cocked: [],
    seconds: 0,
    fingerprint: fingerprint(all),
    thrown,
    firstContact: isTouched ? { x: touch.x, y: touch.y, t: 0 } : null,
    crossedFirst: line !== undefined && (touch.y - line.y) * line.towards > 0,
    turnCosine: isTouched ? -1 : 1,
    rolled: isTouched,
  }
}
