/** The types of Classic O-Zone, named together. */
import type { TossEvent } from '../kit/tossing/events.ts'
import type { Tossing } from '../kit/tossing/rules.ts'
import type { Edition } from './edition/edition.ts'
import type { OZoneEvent } from './events.ts'
import type { MatchFrame } from './steps/match.ts'
import type { RoundFrame } from './steps/round.ts'

export type OZone = Omit<Tossing, 'frame' | 'event' | 'edition'> & {
  frame: Tossing['frame'] | MatchFrame | RoundFrame
  event: TossEvent | OZoneEvent
  edition: Edition
}
