/** What lessons of both tossing games share. */
import type { LessonStep } from '../../../lesson.ts'
import type { TossEdition } from '../edition.ts'
import { throwAt } from '../hand/aim.ts'
import type { Tossing } from '../rules.ts'

/** What is said of a throw the rules do not allow. */
export const TOSS_HINT = /*i18n*/ 'Let go on this side of the foul line, and not where another die lies.'

/** A throw of somebody else, by where it should come to rest, in mm, seen from the thrower's own end. */
export const tossesOf = (edition: TossEdition) => (seat: number, x: number, y: number) =>
  ({ seat, at: 'toss.throw', choice: { throw: throwAt({ x, y }, edition) } }) satisfies LessonStep<Tossing>
