/**
 * A throw: a pure function of felt, dice at rest, throw and chance. And settling (OZ-32), the same
 * without a throw.
 *
 *   labels, orientation, tremor (chance) ─▶ prime the world ─▶ fly ─▶ read faces ─▶ report
 */
import type { Chance } from '@nassau/kernel'
import { TableBug } from './errors.ts'
import { type FirstContact, type FoulLine, type Judged, judge, unjudged } from './judging/contact.ts'
import { bodyFaceUp, labelsOf } from './judging/faces.ts'
import { type Flight, type Flyer, fly, flyerAt, metAnother } from './physics/flight.ts'
import { drawOrientation, type Tremor, tremble } from './physics/hand.ts'
import { liesFlat } from './physics/rest.ts'
import { type Settled, settledFrom } from './physics/settled.ts'
import { reachOf } from './physics/shape.ts'
import { type DiceWorld, type Motion, theWorld } from './physics/world.ts'
import { type Die, distanceBetween, type Felt, type Piece, type Pose, poseOf, type Throw } from './pose.ts'

export type Report = Settled & {
  /** The throw after the hand's tremor. */
  thrown: Throw
  /** OZ-11 The first touch of table or disk, or null. */
  firstContact: FirstContact | null
  /** OZ-11 The die's centre passed the foul line before the first touch. */
  crossedFirst: boolean
  /** OZ-12 The cosine of the greatest turn about a level axis from how it lay at the first touch: 1 is none at all. */
  turnCosine: number
  /** OZ-12 It rolled: it did not only slide. */
  rolled: boolean
}

export type ThrowOptions = {
  /** The line to be watched, if any. */
  foul?: FoulLine
  /** OZ-29 The hand's tremor; without it the throw is done as given. */
  tremor?: Tremor
  /** Sees the release and every step, 240 a second. */
  onStep?: (flight: Flight) => void
}

/** OZ-12 The cosine of 45°. */
const ROLLED = Math.SQRT1_2

/** Throws `tossed` at the dice on the table. The chance draws labels, orientation, tremor, then OZ-18's ties. */
export function throwDie(
  felt: Felt,
  dice: readonly Die[],
  tossed: Piece,
  toss: Throw,
  rng: Chance,
  options: ThrowOptions = {},
): Report {
  checkThrow(dice, tossed, toss)
  const labels = rng.below(labelsOf(tossed.kind))
  const orientation = drawOrientation(rng)
  const thrown = options.tremor ? tremble(toss, options.tremor, rng) : toss
  const world = theWorld()
  const flyers = layOut(world, felt, dice)
  const motion = motionOf(thrown, orientation)
  const index = world.add(tossed.kind, tossed.size, motion, motion)
  world.read(index, motion)
  flyers.push(flyerAt(tossed, poseOf(motion), motion))

  const judged = unjudged()
  const line = options.foul ?? null
  const flight = fly(world, felt, flyers, seen => {
    if (seen.step > 0) watch(world, seen, index, judged, felt, line)
    options.onStep?.(seen)
  })
  const settled = settledFrom(flight, dice, labels, rng)
  const { firstContact, crossedFirst, turnCosine } = judged
  return { ...settled, thrown, firstContact, crossedFirst, turnCosine, rolled: hasRolled(judged, flyers[index]) }
}

export type SettleOptions = {
  /** The dice that were taken off: only what lies against them is let go. */
  lifted?: readonly Die[]
  onStep?: (flight: Flight) => void
}

/** OZ-32 Lets go of what was held up: dice that do not lie flat on the table are free to fall. */
export function settle(felt: Felt, dice: readonly Die[], rng: Chance, options: SettleOptions = {}): Settled {
  const { lifted, onStep = () => {} } = options
  const world = theWorld()
  const flyers = layOut(world, felt, dice)
  const held = dice.flatMap((die, i) => {
    const isHeld = !liesFlat(die, felt, die.pose) && (lifted?.some(gone => isInReach(die, gone)) ?? true)
    return isHeld ? [i] : []
  })
  for (const i of held) world.wake(i)
  const still: Flight = { step: 0, flyers, left: [], strikes: [] }
  return settledFrom(held.length > 0 ? fly(world, felt, flyers, onStep) : still, dice, 0, rng)
}

/** Whether two dice are near enough to touch. */
const isInReach = (a: Die, b: Die): boolean =>
  distanceBetween(a.pose, b.pose) <= reachOf(a.kind, a.size) + reachOf(b.kind, b.size)

function checkThrow(dice: readonly Die[], tossed: Piece, toss: Throw): void {
  if (!Object.values(toss).every(n => Number.isSafeInteger(n) && Math.abs(n) <= 1e6))
    throw new TableBug('throw-not-whole', { toss })
  if (dice.some(die => die.id === tossed.id)) throw new TableBug('die-already-there', { id: tossed.id })
}

/** A world of exactly these dice, all asleep. */
function layOut(world: DiceWorld, felt: Felt, dice: readonly Die[]): Flyer[] {
  world.prime(felt)
  return dice.map(({ id, kind, size, pose }) => {
    world.add(kind, size, pose)
    return flyerAt({ id, kind, size }, pose)
  })
}

const motionOf = (toss: Throw, orientation: Pick<Pose, 'qx' | 'qy' | 'qz' | 'qw'>): Motion => ({
  x: toss.x / 10,
  y: toss.y / 10,
  z: toss.z / 10,
  ...orientation,
  vx: toss.vx,
  vy: toss.vy,
  vz: toss.vz,
  wx: toss.wx / 100,
  wy: toss.wy / 100,
  wz: toss.wz / 100,
})

function watch(
  world: DiceWorld,
  flight: Flight,
  index: number,
  judged: Judged,
  felt: Felt,
  line: FoulLine | null,
): void {
  const flyer = flight.flyers[index]
  if (!flyer || (flyer.isGone && judged.firstContact)) return
  const { now, before, piece } = flyer
  const metDie = !judged.firstContact && flyer.isKnocked && metAnother(world, flight, index)
  judge(judged, piece, felt, line, { step: flight.step, before, now, metDie })
}

function hasRolled(judged: Judged, flyer: Flyer | undefined): boolean {
  if (!flyer || !judged.firstContact) return false
  const last = judged.faceAtEdge >= 0 ? judged.faceAtEdge : bodyFaceUp(flyer.piece.kind, flyer.now)
  return judged.turnCosine <= ROLLED || last !== judged.faceAtContact
}
