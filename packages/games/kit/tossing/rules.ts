/** The types both tossing games share. A game's own board, edition and events add to these. */

import type { ArrangeFrame } from './arrange.ts'
import type { TossBoard } from './board.ts'
import type { TossEdition } from './edition.ts'
import type { TossEvent } from './events.ts'
import type { MusterFrame } from './muster.ts'
import type { OpeningFrame } from './opening.ts'
import type { TossFrame, Verdict } from './toss.ts'
import type { TossesFrame } from './tosses.ts'

export type TossOptions = {
  /** Players of the black team; 0 for half of them. */
  black: number
  /** Tosses by a fitted formula instead of physics: for simulations by the thousand. */
  surrogate: boolean
}

export type Tossing = {
  board: TossBoard
  frame: OpeningFrame | ArrangeFrame | MusterFrame | TossesFrame | TossFrame
  event: TossEvent
  edition: TossEdition
  options: TossOptions
  view: TossBoard
  results: { toss: Verdict }
}
