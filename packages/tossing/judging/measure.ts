/**
 * Measuring dice at rest, seen from above, in mm. Plain arithmetic on poses: no physics, no trigonometry.
 * Tolerances are those of the law.
 */

import type { Die, Disk, Felt } from '../pose.ts'
import { distanceBetween, distanceOf, distanceTo, footprint, lowestPoint, type Spot } from './footprint.ts'

/** PZ-7 Touching: a gap of at most this. */
export const TOUCH = 0.3
/** PZ-7 A die whose lowest point is not above this rests at table or disk level. */
export const LEVEL = 3
/** OZ-23 Too close to call: at most this much farther than the nearest. */
export const CALL = 0.5
/**
 * A die leaning on a rim from outside may seem to overlap by this much: the rim of the physical disk is
 * a fine polygon, and bodies at rest sink a little into each other.
 */
export const RIM = 0.15
/** What sums of floating point numbers may be off by. */
const ROUNDING_ERROR = 1e-6

type Measurable = Pick<Die, 'kind' | 'size' | 'pose'>

export const EDGES = ['far', 'near', 'left', 'right'] as const
export type Edge = (typeof EDGES)[number]

/** From the disk's edge to the nearest point of the die; negative if the die reaches over it. */
export const gapToDisk = (die: Measurable, disk: Disk): number => distanceTo(footprint(die), disk) - disk.diameter / 2

/** From the die's nearest point to an edge of the table; negative if it sticks out. */
export function gapToEdge(die: Measurable, felt: Felt, edge: Edge): number {
  const spots = footprint(die)
  switch (edge) {
    case 'far':
      return felt.length / 2 - Math.max(...spots.map(({ y }) => y))
    case 'near':
      return felt.length / 2 + Math.min(...spots.map(({ y }) => y))
    case 'right':
      return felt.width / 2 - Math.max(...spots.map(({ x }) => x))
    case 'left':
      return felt.width / 2 + Math.min(...spots.map(({ x }) => x))
  }
}

/** From the nearest point of one die to the nearest of the other; 0 if one covers part of the other. */
export const gapBetween = (a: Measurable, b: Measurable): number => distanceBetween(footprint(a), footprint(b))

/** From centre to centre: of two dice, or of a die and a disk. */
export const centreDistance = (die: Measurable, other: Measurable | Spot): number =>
  distanceOf(die.pose, 'pose' in other ? other.pose : other)

/** OZ-17 On a disk: some part of the die lies vertically above it. Touching its rim from outside is not on. */
export const isOnDisk = (die: Measurable, disk: Disk): boolean => gapToDisk(die, disk) < -RIM

/** PZ-7, PZ-33 On a disk or touching it, at table or disk level: not lying on another die. */
export const isTouching = (die: Measurable, disk: Disk): boolean =>
  gapToDisk(die, disk) <= TOUCH + ROUNDING_ERROR && lowestPoint(die, die.pose) <= LEVEL

/** PZ-8 Exactly one league is in range. */
export const isOneLeagueOrLess = (gap: number, league: number): boolean => gap <= league + ROUNDING_ERROR

/** OZ-23 Whether `distance` is so near to the nearest that it cannot be called farther. */
export const isTooCloseToCall = (distance: number, nearest: number): boolean =>
  distance - nearest <= CALL + ROUNDING_ERROR
