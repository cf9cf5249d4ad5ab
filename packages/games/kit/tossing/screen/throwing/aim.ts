/**
 * How a person aims: from where, which way, how hard, with what spin and loft; and the throw that comes of it. The same
 * for finger, mouse and keys, so that none is abler than another.
 */

import type { ThrowAsk } from '@nassau/kernel'
import { accept } from '@nassau/kernel/host'
import type { TossEdition } from '../../edition.ts'

export type Aim = {
  /** Across the table, in mm from its middle, as the thrower sees it. */
  x: number
  /** Degrees to the right. */
  angle: number
  /** From 0 to 1. */
  power: number
  /** Side spin, from -1 (left) to 1 (right). */
  spin: number
  /** How steeply it is let fall, from 0 (flat) to 1 (lobbed). */
  loft: number
}

export const USUAL_AIM: Aim = { x: 0, angle: 0, power: 0.45, spin: 0, loft: 0 }

export const MOST_ANGLE = 25

/** How far past the edge and how high the hand lets go, in mm; what a steady hand gives besides. */
const HAND = { past: 145, height: 30, high: 160, drop: -330, lob: 700, roll: 17, side: 40 }
/** Speeds at no and at full power, in mm/s. */
const SLOWEST = 500

/** The throw, in the numbers of the ask. */
export function throwOf(aim: Aim, { table, release }: TossEdition): { throw: number[] } {
  const edge = -table.length / 2
  const turn = (aim.angle * Math.PI) / 180
  const fastest = release.speed * 0.72
  const speed = SLOWEST + aim.power * (fastest - SLOWEST)
  const [x, y] = [aim.x, edge + HAND.past]
  const z = HAND.height + aim.loft * HAND.high
  const vz = HAND.drop + aim.loft * (HAND.lob - HAND.drop)
  const numbers = [
    x * 10,
    y * 10,
    z * 10,
    speed * Math.sin(turn),
    speed * Math.cos(turn),
    vz,
    HAND.roll * 100,
    0,
    -aim.spin * HAND.side * 100,
  ]
  return { throw: numbers.map(n => Math.round(n) + 0) }
}

/** Within what the ask allows across the table. */
export function keptIn(ask: ThrowAsk, aim: Aim): Aim {
  const across = ask.axes[0]
  const limit = across ? across.max / 10 - 12 : 0
  return {
    x: clamp(aim.x, -limit, limit),
    angle: clamp(aim.angle, -MOST_ANGLE, MOST_ANGLE),
    power: clamp(aim.power, 0, 1),
    spin: clamp(aim.spin, -1, 1),
    loft: clamp(aim.loft, 0, 1),
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
