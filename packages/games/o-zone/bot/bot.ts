/** The mate of Classic O-Zone: aims where the round's score, as it would stand, is best for its team. */
import { type Answers, answerBy, type Bot } from '@nassau/kernel/bots'
import { isOnDisk } from '@nassau/tossing'
import { otherTeam, type Team, type TossBoard } from '../../kit/tossing/board.ts'
import { diceAfter, type Report } from '../../kit/tossing/hand/hand.ts'
import { foulCost, mateToss, PLAIN_ANSWERS } from '../../kit/tossing/hand/mate.ts'
import type { TossFrame } from '../../kit/tossing/steps/toss.ts'
import type { OZone } from '../rules.ts'
import { scoreRound } from '../scoring.ts'

export const mate: Bot<OZone> = {
  id: 'mate',
  choose: (seen, rng, edition) => answerBy(ANSWERS, seen, rng, edition),
}

const ANSWERS: Answers<OZone> = {
  ...PLAIN_ANSWERS,
  'toss.throw': asked => mateToss(asked, report => lead(asked.seen.view, asked.f, report, asked.edition)),
}

/** How far the tosser's team would be ahead if the round ended with this toss. */
function lead(board: TossBoard, f: TossFrame, report: Report, edition: OZone['edition']): number {
  const dice = diceAfter(board, f, report)
  const onTarget = dice.filter(die => board.goals.some(goal => isOnDisk(die, goal)))
  const [black = 0, white = 0] = board.aside
  const aside: [number, number] = [black, white]
  for (const { team } of onTarget) aside[team]++
  const left = dice.filter(die => !onTarget.includes(die))
  const { scores } = scoreRound({ felt: edition.table, targets: board.goals, dice: left, aside })
  const mine: Team = f.team
  return scores[mine] - scores[otherTeam(mine)] - foulCost(report, edition)
}
