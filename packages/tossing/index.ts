/** The tossing table's public names. */

export { TableBug } from './errors.ts'
export { fingerprint } from './fingerprint.ts'
export type { FirstContact, FoulLine } from './judging/contact.ts'
export { isCocked, labelsOf, type Reading, upFace, valueOn } from './judging/faces.ts'
export { type Lying, lieFlat } from './judging/flat.ts'
export { footprint, lowestPoint, type Outline, type Spot } from './judging/footprint.ts'
export {
  centreDistance,
  EDGES,
  type Edge,
  gapBetween,
  gapToDisk,
  gapToEdge,
  isOnDisk,
  isOneLeagueOrLess,
  isTooCloseToCall,
  isTouching,
} from './judging/measure.ts'
export { ENGINE } from './physics/engine.ts'
export type { Flight, Flyer } from './physics/flight.ts'
export { TREMOR, type Tremor, tremble } from './physics/hand.ts'
export type { Cocked, Moved, Settled } from './physics/settled.ts'
export { facesOf, reachOf, SHAPES, type Shape } from './physics/shape.ts'
export { type Obstacle, startsInside } from './physics/starts-inside.ts'
export { loadPhysics, MOST_DICE, MOST_DISKS, type Motion, theWorld } from './physics/world.ts'
export { type Die, type Disk, type Felt, KINDS, type Kind, type Piece, type Pose, type Throw } from './pose.ts'
export { type Report, type SettleOptions, settle, type ThrowOptions, throwDie } from './throw.ts'
export { decodeTrajectory, PICTURES_A_SECOND, recordTrajectory, type Track, type Trajectory } from './trajectory.ts'
