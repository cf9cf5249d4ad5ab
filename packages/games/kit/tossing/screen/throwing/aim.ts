/**
 * How a person aims: where the hand lets go, which way, how hard, with what spin; and the throw that comes of it. The same
 * for finger, mouse, keys and numbers, so that none is abler than another, and every throw OZ-27 allows has its aim.
 */

import type { ThrowAsk } from '@nassau/kernel'
import { accept } from '@nassau/kernel/host'
import type { TossEdition } from '../../edition.ts'
import { releaseOf, STYLE } from '../../hand/style.ts'
import { powerScale } from './scales.ts'

export type Aim = {
  /** Where the hand lets go, in mm as the thrower sees it: across from the middle, along from the middle, and up. */
  x: number
  y: number
  z: number
  /** Degrees to the right, all round. */
  angle: number
  /** From 0 to 1, on the scale of power. */
  power: number
  /** Degrees above the level. */
  loft: number
  /** Shares of the most spin there may be: side spin to the right, backspin (topspin below 0), and about the way it flies. */
  spin: number
  back: number
  twist: number
}

/** In the best style that is known for a foul line at this y, level and with half the power. */
export const usualAim = (edition: TossEdition, line: number): Aim => ({
  x: 0,
  ...releaseOf(edition, line),
  angle: 0,
  power: 0.5,
  loft: 0,
  spin: 0,
  back: Math.min(1, STYLE.backspin / (edition.release.spin * 100)),
  twist: 0,
})

const DEGREES = 180 / Math.PI

/** The throw, in the numbers of the ask. */
export function throwOf(aim: Aim, { release }: TossEdition): { throw: number[] } {
  const [turn, rise] = [aim.angle / DEGREES, aim.loft / DEGREES]
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)]
  const speed = powerScale(release.speed).of(aim.power)
  const level = speed * Math.cos(rise)
  const most = release.spin * 100
  const [back, twist] = [aim.back * most, aim.twist * most]
  return {
    throw: [
      ...[aim.x, aim.y, aim.z].map(mm => Math.round(mm * 10) + 0),
      ...wholeWithin([level * sin, level * cos, speed * Math.sin(rise)], release.speed),
      // Backspin is about the level axis to the right of the way, twist about the way itself.
      ...wholeWithin([back * cos + twist * sin, twist * cos - back * sin, -aim.spin * most], most),
    ],
  }
}

/** Whole numbers; where rounding makes them longer than may be, the next shorter ones. */
function wholeWithin(numbers: readonly number[], most: number): number[] {
  const rounded = numbers.map(n => Math.round(n) + 0)
  return Math.hypot(...rounded) <= Math.round(most) ? rounded : numbers.map(n => Math.trunc(n) + 0)
}

/** The aim that makes a throw of these numbers. */
export function aimOf(numbers: readonly number[], { release }: TossEdition): Aim {
  const [x = 0, y = 0, z = 0, vx = 0, vy = 0, vz = 0, wx = 0, wy = 0, wz = 0] = numbers
  const level = Math.hypot(vx, vy)
  const turn = level > 0 ? Math.atan2(vx, vy) : 0
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)]
  const most = release.spin * 100
  return {
    x: x / 10,
    y: y / 10,
    z: z / 10,
    angle: turn * DEGREES,
    power: powerScale(release.speed).wayTo(Math.hypot(level, vz)),
    loft: level === 0 && vz === 0 ? 0 : Math.atan2(vz, level) * DEGREES,
    spin: -wz / most,
    back: (wx * cos - wy * sin) / most,
    twist: (wx * sin + wy * cos) / most,
  }
}

/** Within what the ask allows: where the hand may be, and no more spin in all than there may be. */
export function keptIn({ axes }: ThrowAsk, aim: Aim): Aim {
  const within = (mm: number, axis: number): number => {
    const { min = mm * 10, max = mm * 10 } = axes[axis] ?? {}
    return clamp(mm, min / 10, max / 10)
  }
  const most = Math.max(1, Math.hypot(aim.spin, aim.back, aim.twist))
  return {
    x: within(aim.x, 0),
    y: within(aim.y, 1),
    z: within(aim.z, 2),
    angle: clamp(aim.angle, -180, 180),
    power: clamp(aim.power, 0, 1),
    loft: clamp(aim.loft, -90, 90),
    spin: aim.spin / most,
    back: aim.back / most,
    twist: aim.twist / most,
  }
}

/** A hand goes aside by so many mm at a time, and so often at most. */
const ASIDE = 4
const MOST_STEPS = 40

/** The throw of this aim; where a die lies in the way of the hand, from as near beside it as may be. Null if nowhere. */
export function throwBeside(ask: ThrowAsk, aim: Aim, edition: TossEdition): { throw: number[] } | null {
  for (let step = 0; step <= MOST_STEPS; step++)
    for (const side of step === 0 ? [0] : [-1, 1]) {
      const choice = throwOf(keptIn(ask, { ...aim, x: aim.x + side * step * ASIDE }), edition)
      if (accept(ask, choice) !== undefined) return choice
    }
  return null
}

export const clamp = (n: number, least: number, most: number): number => Math.min(most, Math.max(least, n))
