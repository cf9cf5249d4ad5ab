/** The types of Pirate O-Zone, named together. */
import type { TossEvent } from '../kit/tossing/events.ts'
import type { Tossing } from '../kit/tossing/rules.ts'
import type { Edition } from './edition.ts'
import type { PirateEvent } from './events.ts'
import type { CannonsFrame } from './steps/cannons.ts'
import type { MatchFrame } from './steps/match.ts'
import type { RoundFrame } from './steps/round.ts'
import type { SinkingFrame } from './steps/sinking.ts'

export type PirateOZone = Omit<Tossing, 'frame' | 'event' | 'edition'> & {
  frame: Tossing['frame'] | MatchFrame | RoundFrame | CannonsFrame | SinkingFrame
  event: TossEvent | PirateEvent
  edition: Edition
}
