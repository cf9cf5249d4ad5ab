/**
 * From release to rest: steps the world until every die that was woken is at rest, and watches.
 *
 *   wake ─▶ step ─▶ read ─▶ who left? who struck whom? ─▶ all at rest, or out of time? ─▶ done
 *            ▲──────────────────────── no ─────────────────────────────┘
 */
import { TableBug } from '../errors.ts'
import type { Felt, Piece, Pose } from '../pose.ts'
import { type Anchor, anchorAt, isAtRest, isNear } from './rest.ts'
import { reachOf } from './shape.ts'
import { type DiceWorld, type Motion, noMotion, STEPS_A_SECOND } from './world.ts'

/** A throw that is not over by then is frozen where it is. */
export const MOST_SECONDS = 6
const MOST_STEPS = MOST_SECONDS * STEPS_A_SECOND
/** A die whose centre is this far below the surface has left the table, in mm. */
const GONE_BELOW = -50
/** More than friction takes in a step, in mm/s: a die whose level velocity changes so was struck. */
const KNOCK = 30
/** Dice that move faster than this, in mm/s, are swept through space by the engine. */
const SWEPT = 500

/** A die during a flight. Read it in `onStep`; it changes with the next step. */
export type Flyer = {
  piece: Piece
  /** Where it lay, or was released. */
  from: Pose
  now: Motion
  /** How it was one step ago. */
  before: Motion
  isAwake: boolean
  isGone: boolean
  /** Struck by something in this step. */
  isKnocked: boolean
  anchor: Anchor
}

export type Flight = {
  /** Steps since the release: 240 a second. */
  step: number
  flyers: readonly Flyer[]
  /** Who left the table, in order. */
  left: string[]
  /** Who struck whom first, in order: places in `flyers`. */
  strikes: (readonly [by: number, whom: number])[]
}

export const flyerAt = (piece: Piece, from: Pose, motion: Motion = { ...noMotion(), ...from }): Flyer => ({
  piece,
  from,
  now: { ...motion },
  before: { ...motion },
  isAwake: false,
  isGone: false,
  isKnocked: false,
  anchor: anchorAt(from, 0),
})

/** Runs until all is at rest. `onStep` sees every step, the release included. */
export function fly(world: DiceWorld, felt: Felt, flyers: readonly Flyer[], onStep: (flight: Flight) => void): Flight {
  const flight: Flight = { step: 0, flyers, left: [], strikes: [] }
  const known = new Set<number>()
  let awake = noteAwake(world, flight)
  onStep(flight)
  while (flight.step < MOST_STEPS) {
    world.step()
    flight.step++
    if (world.countAwake() !== awake) awake = noteAwake(world, flight)
    const gone = flight.left.length
    const isOver = advance(world, flight, felt)
    if (awake > 1) noteStrikes(world, flight, known)
    awake -= flight.left.length - gone
    onStep(flight)
    if (isOver) break
  }
  return flight
}

/** Sees who is awake now, and how many. */
function noteAwake(world: DiceWorld, { flyers, step }: Flight): number {
  let awake = 0
  for (const [i, flyer] of flyers.entries()) {
    const isAwake = world.isAwake(i)
    if (isAwake) awake++
    if (isAwake && !flyer.isAwake) flyer.anchor.since = step
    flyer.isAwake = isAwake
  }
  return awake
}

/** Reads every die that is awake; takes out those that left. True when all the others are at rest. */
function advance(world: DiceWorld, flight: Flight, felt: Felt): boolean {
  let allAtRest = true
  for (let i = 0; i < flight.flyers.length; i++) {
    const flyer = flight.flyers[i]
    if (!flyer?.isAwake) continue
    const last = flyer.before
    flyer.before = flyer.now
    flyer.now = last
    world.read(i, flyer.now)
    flyer.isKnocked = isKnocked(flyer)
    if (!Number.isFinite(flyer.now.z)) throw new TableBug('physics-blew-up', { id: flyer.piece.id })
    if (flyer.now.z < GONE_BELOW) {
      world.remove(i)
      flyer.isAwake = false
      flyer.isGone = true
      flight.left.push(flyer.piece.id)
    } else if (!isAtRest(flyer.anchor, flyer.now, flight.step, flyer.piece, felt)) allAtRest = false
  }
  return allAtRest
}

function isKnocked({ now, before }: Flyer): boolean {
  const dx = now.vx - before.vx
  const dy = now.vy - before.vy
  return dx * dx + dy * dy > KNOCK * KNOCK
}

/** Pairs that touched while both changed their way; the faster one before is the one who struck. */
function noteStrikes(world: DiceWorld, { flyers, strikes }: Flight, known: Set<number>): void {
  for (let a = 0; a < flyers.length; a++) {
    const one = flyers[a]
    if (!one?.isAwake || !one.isKnocked) continue
    for (let b = a + 1; b < flyers.length; b++) {
      const other = flyers[b]
      const pair = a * flyers.length + b
      if (!other?.isAwake || !other.isKnocked || known.has(pair) || !haveMet(world, flyers, a, b)) continue
      known.add(pair)
      strikes.push(speedOf(one.before) >= speedOf(other.before) ? [a, b] : [b, a])
    }
  }
}

const speedOf = ({ vx, vy, vz }: Motion): number => vx * vx + vy * vy + vz * vz

/** Whether the die met another one in this step. */
export function metAnother(world: DiceWorld, { flyers }: Flight, index: number): boolean {
  return flyers.some((flyer, i) => i !== index && !flyer.isGone && haveMet(world, flyers, index, i))
}

// The engine keeps no contact of dice that met while one was swept through space: those are told by
// how fast they came and how near they are.
function haveMet(world: DiceWorld, flyers: readonly Flyer[], a: number, b: number): boolean {
  if (world.touched(a, b)) return true
  const [one, other] = [flyers[a], flyers[b]]
  if (!one?.isKnocked || !other?.isKnocked) return false
  const [dvx, dvy] = [one.before.vx - other.before.vx, one.before.vy - other.before.vy]
  if (dvx * dvx + dvy * dvy < SWEPT * SWEPT) return false
  const near = reachOf(one.piece.kind, one.piece.size) + reachOf(other.piece.kind, other.piece.size)
  return isNear(one.now, other.now, near * near, 0)
}
