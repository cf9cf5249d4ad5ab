/** Reading the table when all is at rest: values, what moved, what lies cocked. */
import type { Chance } from '@nassau/kernel'
import { fingerprint } from '../fingerprint.ts'
import { isCocked, labelsOf, upFace } from '../judging/faces.ts'
import { type Die, distanceBetween, type Piece, type Pose, poseOf, samePose } from '../pose.ts'
import type { Flight, Flyer } from './flight.ts'
import { isNear } from './rest.ts'
import { SECONDS_A_STEP } from './world.ts'

/** A die that lay on the table and does not lie as it lay. */
export type Moved = {
  id: string
  /** How far its centre went, in mm, as the crow flies; to where it was lost sight of if it left the table. */
  distance: number
  /** It is still on the table and shows another value. */
  faceChanged: boolean
}

/** OZ-18 A die that lies cocked; more than one candidate: its value was rolled again. */
export type Cocked = { id: string; candidates: readonly number[] }

/** What came of it. */
export type Settled = {
  /** Every die on the table at rest, in the order given, the tossed one last. */
  dice: Die[]
  /** Who left the table, in order. */
  left: string[]
  /** Who struck whom, each pair once, in order. */
  struck: [by: string, whom: string][]
  moved: Moved[]
  cocked: Cocked[]
  seconds: number
  /** Equal exactly if every bit of `dice` is. */
  fingerprint: string
}

/** A die that was only shaken, by less than 0.05 mm and 0.3°, is put back: creep never adds up. */
const SHAKEN = 0.05 * 0.05
const SHAKEN_TURN = 0.9999966

/** Reads the table after a flight. `labels` are those of a die that was not there before. */
export function settledFrom(flight: Flight, before: readonly Die[], labels: number, rng: Chance): Settled {
  const cocked: Cocked[] = []
  const moved: Moved[] = []
  const dice: Die[] = []
  for (const [i, flyer] of flight.flyers.entries()) {
    const old = before[i]
    const pose = isShaken(flyer) && old ? flyer.from : poseOf(flyer.now)
    if (old && samePose(pose, old.pose)) {
      dice.push({ ...old, pose: { ...old.pose } })
      continue
    }
    const die = flyer.isGone ? null : readDie(flyer.piece, pose, old?.labels ?? labels, cocked, rng)
    if (die) dice.push(die)
    if (!old) continue
    const faceChanged = die !== null && die.face !== old.face
    moved.push({ id: old.id, distance: distanceBetween(pose, old.pose), faceChanged })
  }
  const idAt = (i: number): string => flight.flyers[i]?.piece.id ?? ''
  return {
    dice,
    left: flight.left,
    struck: flight.strikes.map(([by, whom]): [string, string] => [idAt(by), idAt(whom)]),
    moved,
    cocked,
    seconds: flight.step * SECONDS_A_STEP,
    fingerprint: fingerprint(dice),
  }
}

const isShaken = ({ from, now, isGone }: Flyer): boolean => !isGone && isNear(from, now, SHAKEN, SHAKEN_TURN)

// OZ-18 Two faces equally near to up: a fair re-roll of the value alone, done by drawing the labels
// anew, so that the body goes on showing what it counts for.
function readDie(piece: Piece, pose: Pose, labels: number, cocked: Cocked[], rng: Chance): Die {
  const reading = upFace(piece.kind, pose, labels)
  const die = { ...piece, pose, labels, face: reading.face }
  if (!isCocked(reading)) return die
  cocked.push({ id: piece.id, candidates: reading.tied })
  if (reading.tied.length === 1) return die
  const again = rng.below(labelsOf(piece.kind))
  return { ...die, labels: again, face: upFace(piece.kind, pose, again).face }
}
