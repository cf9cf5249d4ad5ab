/** The tossing table's public names. */
export type { FirstContact, FoulLine } from './contact.ts'
export { ENGINE } from './engine.ts'
export { TableBug } from './errors.ts'
export { isCocked, labelsOf, type Reading, upFace, valueOn } from './faces.ts'
export { fingerprint } from './fingerprint.ts'
export { type Lying, lieFlat } from './flat.ts'
export type { Flight, Flyer } from './flight.ts'
export { footprint, lowestPoint, type Outline, type Spot } from './footprint.ts'
export { TREMOR, type Tremor, tremble } from './hand.ts'
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
} from './measure.ts'
export { type Die, type Disk, type Felt, KINDS, type Kind, type Piece, type Pose, type Throw } from './pose.ts'
export type { Cocked, Moved, Settled } from './settled.ts'
export { facesOf, reachOf, SHAPES, type Shape } from './shape.ts'
export { type Obstacle, startsInside } from './starts-inside.ts'
export { type Report, type SettleOptions, settle, type ThrowOptions, throwDie } from './throw.ts'
export { decodeTrajectory, PICTURES_A_SECOND, recordTrajectory, type Track, type Trajectory } from './trajectory.ts'
export { loadTable, MOST_DICE, MOST_DISKS, type Motion, theWorld } from './world.ts'
