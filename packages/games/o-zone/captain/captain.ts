/** The captains of Classic O-Zone: they weigh a toss by what the round can be expected to end with. */
import { type Answers, answerBy, type Bot, type Temper } from '@nassau/kernel/bots'
import { CAPTAIN_ANSWERS, captainToss, type Manner } from '../../kit/tossing/hand/captain.ts'
import type { OZone } from '../rules.ts'
import { leftAfter, standingOf } from './standing.ts'

const captainOf = (temper: Temper): Bot<OZone> => ({
  id: temper,
  choose: (seen, rng, edition, isOut) => answerBy(ANSWERS, seen, rng, edition, { temper, isOut }),
})

const ANSWERS: Answers<OZone, [Manner]> = {
  ...CAPTAIN_ANSWERS,
  'toss.throw': (asked, manner) => {
    const { view: board } = asked.seen
    const { team } = asked.f
    return captainToss(asked, standingOf(board, team, asked.edition, leftAfter(board, team)), manner)
  },
}

export const captain = captainOf('captain')
export const boldCaptain = captainOf('bold-captain')
export const carefulCaptain = captainOf('careful-captain')
