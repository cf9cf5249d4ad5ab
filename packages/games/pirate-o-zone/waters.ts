/** The table as the scoring modules want it. */
import type { TossBoard } from '../kit/tossing/board.ts'
import type { Edition } from './edition/edition.ts'
import type { Waters } from './sinking.ts'

export const watersOf = (board: TossBoard, edition: Edition): Waters => ({
  islands: board.goals,
  league: edition.league,
  dice: board.dice,
  first: board.first,
})
