/**
 * A lesson: a short match that is played as written, so that whoever learns does every kind of thing once. The secret is
 * known, so the dice are too; a step of the learner's own waits until it is done as it says.
 */
import type { Options, Secret } from '@nassau/kernel'

export type LessonStep = {
  seat: number
  choice: unknown
  /** What the learner is told before they do it. Only at steps of seat 0, the learner's. */
  says?: string
  /** What is said when they try something else. */
  hint?: string
}

export type Lesson = {
  game: string
  title: string
  options: Options
  /** The learner's place is the first. */
  names: readonly string[]
  secret: Secret
  /** What is said when all is done. */
  farewell: string
  steps: readonly LessonStep[]
}
