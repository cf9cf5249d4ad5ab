/** The captains of Classic O-Zone: they weigh a toss by what the round can be expected to end with. */
import { type Answers, answerBy, type Bot } from '@nassau/kernel/bots'
import { CAPTAIN_ANSWERS, captainToss, TEMPERS, type Temper } from '../../kit/tossing/hand/captain.ts'
import type { OZone } from '../rules.ts'
import { standingOf } from './standing.ts'

const captainOf = (temper: Temper): Bot<OZone> => ({
  id: temper.id,
  choose: (seen, rng, edition) => answerBy(ANSWERS, seen, rng, edition, temper),
})

const ANSWERS: Answers<OZone, [Temper]> = {
  ...CAPTAIN_ANSWERS,
  'toss.throw': (asked, temper) => captainToss(asked, standingOf(asked.seen.view, asked.f.team, asked.edition), temper),
}

export const captain = captainOf(TEMPERS.even)
export const boldCaptain = captainOf(TEMPERS.bold)
export const carefulCaptain = captainOf(TEMPERS.careful)
