/**
 * What chance adds to a throw: how the die lies in the hand, and the hand's tremor. All drawn as whole
 * numbers; then only + - × ÷ and square roots, which are the same everywhere.
 */
import type { Chance } from '@nassau/kernel'
import type { Pose, Throw } from '../pose.ts'

type Turned = Pick<Pose, 'qx' | 'qy' | 'qz' | 'qw'>

const GRID = 65536

/** Two numbers in the unit disk, and the square of their length. */
function inDisk(rng: Chance): [a: number, b: number, squared: number] {
  for (;;) {
    const a = (2 * rng.below(GRID) + 1) / GRID - 1
    const b = (2 * rng.below(GRID) + 1) / GRID - 1
    const squared = a * a + b * b
    if (squared < 1) return [a, b, squared]
  }
}

/** How the die lies in the hand: any way, each as likely (after Marsaglia). */
export function drawOrientation(rng: Chance): Turned {
  const [qx, qy, first] = inDisk(rng)
  const [c, d, second] = inDisk(rng)
  const rest = Math.sqrt((1 - first) / second)
  return { qx: Math.fround(qx), qy: Math.fround(qy), qz: Math.fround(c * rest), qw: Math.fround(d * rest) }
}

/** Standard deviations of the hand's tremor. */
export type Tremor = {
  /** As a part of the speed. */
  speed: number
  /** Of the direction, sideways as well as up and down, in degrees. */
  direction: number
  /** As a part of the spin. */
  spin: number
}

/** OZ-29 2 % of speed, 1° of direction, 5 % of spin. */
export const TREMOR: Tremor = { speed: 0.02, direction: 1, spin: 0.05 }

const RADIANS_A_DEGREE = 0.017453292519943295

/**
 * Quantiles of |z| for a normal z cut at three, in ten-thousandths: 0/128, 1/128 ... 128/128.
 */
const QUANTILES = [
  0, 98, 195, 293, 391, 488, 586, 684, 782, 880, 978, 1076, 1175, 1273, 1371, 1470, 1569, 1668, 1767, 1866, 1966, 2065,
  2165, 2265, 2365, 2466, 2567, 2668, 2769, 2871, 2973, 3075, 3177, 3280, 3384, 3487, 3591, 3695, 3800, 3905, 4011,
  4117, 4224, 4331, 4438, 4546, 4655, 4764, 4873, 4984, 5095, 5206, 5318, 5431, 5545, 5659, 5774, 5890, 6006, 6123,
  6242, 6361, 6481, 6602, 6724, 6847, 6971, 7096, 7222, 7349, 7478, 7607, 7739, 7871, 8005, 8140, 8277, 8415, 8555,
  8697, 8840, 8985, 9133, 9282, 9433, 9587, 9742, 9901, 10061, 10225, 10391, 10560, 10732, 10907, 11086, 11268, 11454,
  11645, 11839, 12038, 12242, 12452, 12667, 12888, 13115, 13349, 13591, 13841, 14100, 14369, 14649, 14941, 15246, 15566,
  15902, 16258, 16636, 17039, 17471, 17939, 18450, 19015, 19647, 20369, 21217, 22251, 23598, 25592, 30000,
] as const

const CELLS = QUANTILES.length - 1
const PARTS = 256

/** A normal number cut at three, from one whole number below 65536. */
export function drawNormal(rng: Chance): number {
  const drawn = rng.below(2 * CELLS * PARTS)
  const cell = (drawn >> 8) % CELLS
  const from = QUANTILES[cell] ?? 0
  const to = QUANTILES[cell + 1] ?? 0
  const size = (from * PARTS + (to - from) * (drawn % PARTS)) / (PARTS * 10000)
  return drawn < CELLS * PARTS ? size : -size
}

/** OZ-29 The throw as the hand really does it. */
export function tremble(toss: Throw, tremor: Tremor, rng: Chance): Throw {
  const faster = 1 + tremor.speed * drawNormal(rng)
  const sideways = tremor.direction * RADIANS_A_DEGREE * drawNormal(rng)
  const upwards = tremor.direction * RADIANS_A_DEGREE * drawNormal(rng)
  const spin = 1 + tremor.spin * drawNormal(rng)
  const { vx, vy, vz, wx, wy, wz } = toss
  const level = Math.sqrt(vx * vx + vy * vy)
  const speed = Math.sqrt(vx * vx + vy * vy + vz * vz)
  // Unit vectors across the flight: level, and at right angles to both.
  const [ax, ay] = level > 0 ? [-vy / level, vx / level] : [1, 0]
  const [bx, by, bz] = speed > 0 ? [(-ay * vz) / speed, (ax * vz) / speed, (ay * vx - ax * vy) / speed] : [0, 0, 0]
  const along = (v: number, a: number, b: number): number => v + speed * (sideways * a + upwards * b)
  const [x, y, z] = [along(vx, ax, bx), along(vy, ay, by), along(vz, 0, bz)]
  const length = Math.sqrt(x * x + y * y + z * z)
  const scale = length > 0 ? (faster * speed) / length : 0
  return {
    ...toss,
    vx: whole(x * scale),
    vy: whole(y * scale),
    vz: whole(z * scale),
    wx: whole(wx * spin),
    wy: whole(wy * spin),
    wz: whole(wz * spin),
  }
}

// Plus nought, so that no throw holds a negative zero.
const whole = (x: number): number => Math.round(x) + 0
