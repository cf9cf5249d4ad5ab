/** What lessons of both tossing games share. */
import type { LessonStep } from '../../lesson.ts'
import { throwAt } from './aim.ts'
import type { TossEdition } from './edition.ts'

/** What is said of a throw the rules do not allow. */
export const TOSS_HINT = /*i18n*/ 'Let go on this side of the foul line, and not where another die lies.'

/** A throw of somebody else, by where it should come to rest, in mm, seen from the thrower's own end. */
export const tossesOf =
  (edition: TossEdition) =>
  (seat: number, x: number, y: number): LessonStep => ({ seat, choice: { throw: throwAt({ x, y }, edition) } })
