/** What happens in Classic O-Zone beside the tosses, and how the log tells it. */
import type { LogLine } from '@nassau/kernel'
import { i18n } from '#i18n'
import type { FeltDie } from '../kit/tossing/board.ts'
import { isTossEvent, sayToss, type TossEvent } from '../kit/tossing/events.ts'
import { pairInWords } from '../kit/tossing/words/words.ts'
import { type Step, tellStep } from './scoring-steps.ts'

export type OZoneEvent = {
  kind: 'scored'
  round: number
  steps: Step[]
  /** The table as it was judged. */
  dice: FeltDie[]
  points: number[]
  totals: number[]
}

export function say(event: TossEvent | OZoneEvent, names: readonly string[]): LogLine {
  if (isTossEvent(event)) return sayToss(event, names)
  const {
    round,
    steps,
    points: [black, white],
    totals,
  } = event
  const bonuses = steps.map(tellStep).join(' ')
  return {
    text: i18n._('Round {round} scored. {bonuses} Black {black}, White {white}; in all {total}.', {
      round,
      bonuses,
      black,
      white,
      total: pairInWords(totals),
    }),
    clause: 'OZ-19',
  }
}
