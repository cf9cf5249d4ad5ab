/** The types of Pirate O-Zone, named together. */
import type { NamedChoices } from '@nassau/kernel'
import type { TossEvent } from '../kit/tossing/events.ts'
import type { Tossing, TossingChoices } from '../kit/tossing/rules.ts'
import type { Edition } from './edition/edition.ts'
import type { PirateEvent } from './events.ts'
import type { CannonsChoices, CannonsFrame } from './steps/cannons.ts'
import type { MatchChoices, MatchFrame } from './steps/match.ts'
import type { RoundFrame } from './steps/round.ts'
import type { SinkingChoices, SinkingFrame } from './steps/sinking.ts'

/** What is chosen in each step of its own that asks. */
type Choices = { match: MatchChoices; cannons: CannonsChoices; sinking: SinkingChoices }

export type PirateOZone = Omit<Tossing, 'frame' | 'event' | 'edition' | 'choices'> & {
  frame: Tossing['frame'] | MatchFrame | RoundFrame | CannonsFrame | SinkingFrame
  event: TossEvent | PirateEvent
  edition: Edition
  choices: NamedChoices<TossingChoices & Choices>
}
