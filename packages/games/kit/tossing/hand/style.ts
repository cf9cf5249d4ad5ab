/**
 * The best style that is known, of some hundreds tried with the hand's tremor and under OZ-12: a skim. The die leaves the
 * hand as low as may be, hardly rising, with much backspin: that makes it tumble where a flat one would slide, and stop
 * sooner. It comes down as near before the foul line as is safe, for what runs less far spreads less.
 */
import type { TossEdition } from '../edition.ts'
import { GRAVITY } from './surrogate.ts'

/** How far past the edge, in mm; the spin, in hundredths of a radian a second; how fast it may rise, in mm/s. */
export const STYLE = { past: 180, backspin: 10_000, rise: 150, fall: -600 }

/** So far before the line a steady hand comes down at least, in mm; and lets go. */
const SAFE = 30
const BEHIND = 200

/** Where the hand lets go, in mm, for a foul line at this y. */
export const releaseOf = ({ table, release }: TossEdition, line: number): { y: number; z: number } => ({
  y: Math.min(STYLE.past - table.length / 2, line - BEHIND),
  z: release.low,
})

/** How fast a die that flies at `vy` may rise, in mm/s, to come down safely before the line. */
export function riseFor(vy: number, from: { y: number; z: number }, line: number, size: number): number {
  const seconds = (line - SAFE - from.y) / vy
  const rise = (GRAVITY * seconds) / 2 - (from.z - size / 2) / seconds
  return Math.round(Math.max(STYLE.fall, Math.min(STYLE.rise, rise)))
}
