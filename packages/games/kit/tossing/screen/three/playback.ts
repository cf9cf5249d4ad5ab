/**
 * Dice on their way. A die that has just been let go flies by a guess; when the way it really took is known, that takes
 * over: from the time that has passed meanwhile, and over a moment, so that nothing jumps.
 */
import { PICTURES_A_SECOND, type Pose, type Throw, type Track, type Trajectory } from '@nassau/tossing'
import type { Mesh, Object3D } from 'three'
import { guessedPose, timeInFlight } from '../throwing/flight.ts'
import { bringTo, putAt } from './frame.ts'

/** How long the true way takes to take over, in ms. */
const BLEND = 100

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
  private began: number | null = null
  /** When the true way took over, in ms. */
  private arrived = 0

  /** `dice` are those that lay there, in their order, and the thrown one. */
  constructor(dice: readonly Mesh[], path: Trajectory, guess: Guess | null, done: () => void) {
    this.dice = dice
    this.path = path
    this.guess = guess
    this.done = done
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
