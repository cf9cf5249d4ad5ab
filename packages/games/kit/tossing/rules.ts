/** The types both tossing games share. A game's own board, edition and events add to these. */
import type { NamedChoices } from '@nassau/kernel'
import type { TossBoard } from './board.ts'
import type { TossEdition } from './edition.ts'
import type { TossEvent } from './events.ts'
import type { ArrangeChoices, ArrangeFrame } from './steps/arrange.ts'
import type { MusterChoices, MusterFrame } from './steps/muster.ts'
import type { OpeningFrame } from './steps/opening.ts'
import type { TossChoices, TossFrame, Verdict } from './steps/toss.ts'
import type { TossesFrame } from './steps/tosses.ts'

export type TossOptions = {
  /** Players of the black team; 0 for half of them. */
  black: number
  /** Tosses by a fitted formula instead of physics: for simulations by the thousand. */
  surrogate: boolean
}

/** What is chosen in each step that asks. */
export type TossingChoices = {
  arrange: ArrangeChoices
  muster: MusterChoices
  toss: TossChoices
}

export type Tossing = {
  board: TossBoard
  frame: OpeningFrame | ArrangeFrame | MusterFrame | TossesFrame | TossFrame
  event: TossEvent
  edition: TossEdition
  options: TossOptions
  choices: NamedChoices<TossingChoices>
  view: TossBoard
  results: { toss: Verdict }
}
