/** What happens in Classic O-Zone beside the tosses, and how the log tells it. */
import type { LogLine } from '@nassau/kernel'
import { isTossEvent, sayToss, type TossEvent } from '../kit/tossing/events.ts'
import { type Step, sayStep } from './scoring-steps.ts'

export type OZoneEvent = { kind: 'scored'; round: number; steps: Step[]; points: number[]; totals: number[] }

export function say(event: TossEvent | OZoneEvent, names: readonly string[]): LogLine {
  if (isTossEvent(event)) return sayToss(event, names)
  const { round, steps, points, totals } = event
  const bonuses = steps.map(sayStep).join(' ')
  return {
    text: `Round ${round} scored. ${bonuses} Black ${points[0]}, White ${points[1]}; in all ${totals.join(' to ')}.`,
    clause: 'OZ-19',
  }
}
