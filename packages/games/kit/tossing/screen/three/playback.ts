/**
 * Dice on their way. A die that has just been let go flies by a guess; when the way it really took is known, that takes
 * over: from the time that has passed meanwhile, and over a moment, so that nothing jumps.
 */
import { PICTURES_A_SECOND, type Pose, type Throw, type Track, type Trajectory } from '@nassau/tossing'
import type { Mesh, Object3D, Vector3 } from 'three'
import type { FeltDie } from '../../board.ts'
import { guessedPose, timeInFlight } from '../throwing/flight.ts'
import { thrownTrack } from '../throwing/way.ts'
import { bringTo, putAt, toPicture } from './frame.ts'

/** How long the true way takes to take over, in ms. */
const BLEND = 100
/** A die that falls slower than this, in mm/s, does not knock; at this it knocks as hard as can be felt. */
const SOFT = 250
const HARD = 1800

/** When a die meets the table, by the number of the picture, and how hard, from 0 to 1. */
export type Knock = { at: number; strength: number }

/** The knocks of the thrown die. */
export function knocksIn({ tracks }: Trajectory): Knock[] {
  const { first = 0, poses = [] } = thrownTrack({ tracks }) ?? {}
  return poses.flatMap((pose, i) => {
    const [before, after] = [poses[i - 1], poses[i + 1]]
    if (!before || !after || after.z < pose.z) return []
    const fall = (before.z - pose.z) * PICTURES_A_SECOND
    return fall > SOFT ? [{ at: first + i, strength: Math.min(1, fall / HARD) }] : []
  })
}

/** A throw to be shown. */
export type Toss = {
  /** How the dice lay. */
  before: readonly FeltDie[]
  /** The one that was thrown. */
  die: FeltDie
  path: Trajectory
  /** Whether the eye goes after it, or stays. */
  isFollowed: boolean
}

/** Where the thrown die comes to rest, or was last seen. */
export function restIn(path: Trajectory): Vector3 {
  const { x = 0, y = 0, z = 0 } = thrownTrack(path)?.poses.at(-1) ?? {}
  return toPicture(x, y, z)
}

/** A die that was let go, and since when it flies, in ms. */
export class Guess {
  readonly die: Object3D
  private readonly thrown: Throw
  private readonly low: number
  private began: number | null = null

  constructor(die: Object3D, thrown: Throw, low: number) {
    this.die = die
    this.thrown = thrown
    this.low = low
  }

  /** How far into its flight it is, in s. */
  timeAt(now: number): number {
    this.began ??= now
    return timeInFlight((now - this.began) / 1000)
  }

  poseAt(now: number): Pose {
    return guessedPose(this.thrown, this.low, this.timeAt(now))
  }
}

export class Playback {
  readonly dice: readonly Mesh[]
  private readonly path: Trajectory
  private readonly guess: Guess | null
  private readonly done: () => void
  private readonly knocks: Knock[]
  private began: number | null = null
  /** When the true way took over, in ms. */
  private arrived = 0

  /** `dice` are those that lay there, in their order, and the thrown one. */
  constructor(dice: readonly Mesh[], path: Trajectory, guess: Guess | null, done: () => void) {
    this.dice = dice
    this.path = path
    this.guess = guess
    this.done = done
    this.knocks = knocksIn(path)
    const thrown = dice.at(-1)
    if (thrown) thrown.visible = false
  }

  /** Puts all dice where they are now; false when they have come to rest. */
  advance(now: number): boolean {
    if (this.began === null) {
      this.arrived = now
      this.began = now - 1000 * (this.guess?.timeAt(now) ?? 0)
    }
    const picture = ((now - this.began) / 1000) * PICTURES_A_SECOND
    const share = this.guess ? Math.min(1, (now - this.arrived) / BLEND) : 1
    for (const track of this.path.tracks) {
      const die = this.dice[track.die]
      if (die) this.put(die, track, picture, die === this.dice.at(-1) ? share : 1, now)
    }
    return picture < this.path.pictures
  }

  /** How hard the die has knocked since this was asked last; 0 if it has not. */
  knocked(now: number): number {
    const picture = ((now - (this.began ?? now)) / 1000) * PICTURES_A_SECOND
    let strength = 0
    while (this.knocks[0] && this.knocks[0].at <= picture)
      strength = Math.max(strength, this.knocks.shift()?.strength ?? 0)
    return strength
  }

  finish(): void {
    this.done()
  }

  private put(die: Mesh, { first, poses, isGone }: Track, picture: number, share: number, now: number): void {
    const at = picture - first
    const pose = poses[Math.min(poses.length - 1, Math.floor(at))]
    if (!pose || at < 0) return
    die.visible = !(isGone && at >= poses.length)
    putAt(die, pose)
    const next = poses[Math.floor(at) + 1]
    if (next) bringTo(die, next, at - Math.floor(at))
    if (share < 1 && this.guess) bringTo(die, this.guess.poseAt(now), 1 - share)
  }
}
