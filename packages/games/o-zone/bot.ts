/** The mate of Classic O-Zone: aims where the round's score, as it would stand, is best for its team. */
import { type Bot, RulesBug } from '@nassau/kernel'
import { isOnDisk } from '@nassau/table'
import { otherTeam, type Team, type TossBoard } from '../kit/tossing/board.ts'
import { type Report, withOwners } from '../kit/tossing/hand.ts'
import { foulCost, mateToss, plainChoice } from '../kit/tossing/mate.ts'
import type { TossFrame } from '../kit/tossing/toss.ts'
import type { OZone } from './rules.ts'
import { scoreRound } from './scoring.ts'

export const mate: Bot<OZone> = {
  id: 'mate',
  choose(seen, rng, edition) {
    const f = seen.stack.at(-1)
    if (!f || seen.seat === null) throw new RulesBug('bot-not-asked', { seat: seen.seat })
    if (f.step === 'toss') return mateToss(seen, f, edition, rng, report => lead(seen.view, f, report, edition))
    return plainChoice(f, seen, rng)
  },
}

/** How far the tosser's team would be ahead if the round ended with this toss. */
function lead(board: TossBoard, f: TossFrame, report: Report, edition: OZone['edition']): number {
  const isFoul = !report.isTouched || report.isCrossedFirst || !report.isRolled
  const dice = withOwners(report.dice, board.dice, f).filter(({ id }) => !isFoul || id !== f.id)
  const onTarget = dice.filter(die => board.goals.some(goal => isOnDisk(die, goal)))
  const [black = 0, white = 0] = board.aside
  const aside: [number, number] = [black, white]
  for (const { team } of onTarget) aside[team]++
  const left = dice.filter(die => !onTarget.includes(die))
  const { scores } = scoreRound({ felt: edition.table, targets: board.goals, dice: left, aside })
  const mine: Team = f.team
  return scores[mine] - scores[otherTeam(mine)] - foulCost(report, edition)
}
