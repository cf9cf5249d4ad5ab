/**
 * A lesson: a short match that is played as written, so that whoever learns does every kind of thing once. The secret is
 * known, so the dice are too; a step of the learner's own waits until it is done as it says. Throws cannot be written
 * down: there a step leaves the learner free.
 */
import type { Options, Rules } from '@nassau/kernel'
import type { Secret } from '@nassau/kernel/host'

/** What is chosen, exactly, and where. A step with neither this nor `free` is only read, while others are asked. */
type Written<R extends Rules> = R['choices']['made'] | { at?: never; choice?: never }

export type LessonStep<R extends Rules = Rules> = Written<R> & {
  seat: number
  /** Instead of it, whatever the rules allow: the learner's own choice, and for others that of their bot. */
  free?: 'list' | 'throw'
  /** Left out if it is not asked, and done as often as it is: that depends on how free steps went. */
  isOnlyIfAsked?: true
  /** What the learner is told before they do it. Only at steps of seat 0, the learner's. */
  says?: string
  /** What they are told instead if their last throw was a foul. */
  saysAfterFoul?: string
  /** What is said when they try something else. */
  hint?: string
}

export type Lesson<R extends Rules = Rules> = {
  game: string
  title: string
  options: R['options']
  /** The learner's place is the first. */
  names: readonly string[]
  secret: Secret
  /** The rules and options it was written for, if others: dice come from the secret and from those. */
  diceOf?: { rules: number; options?: Options }
  /** What is said when all is done. */
  farewell: string
  steps: readonly LessonStep<R>[]
}
