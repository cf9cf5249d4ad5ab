/** The mate of Pirate O-Zone: aims where control of the islands, as it would stand, is best for its crew. */
import { type Answers, answerBy, type Bot } from '@nassau/kernel/bots'
import { first } from '../../kit/lists.ts'
import { type FeltDie, otherTeam, type Team, type TossBoard } from '../../kit/tossing/board.ts'
import { type Report, withOwners } from '../../kit/tossing/hand/hand.ts'
import { foulCost, mateToss, PLAIN_ANSWERS } from '../../kit/tossing/hand/mate.ts'
import type { TossFrame } from '../../kit/tossing/steps/toss.ts'
import type { Edition } from '../edition/edition.ts'
import type { PirateOZone } from '../rules.ts'
import { doubloonsOf, scoreIsland, scoreWaters } from '../scoring.ts'
import { watersOf } from '../waters.ts'

export const mate: Bot<PirateOZone> = {
  id: 'mate',
  choose: (seen, rng, edition) => answerBy(ANSWERS, seen, rng, edition),
}

const ANSWERS: Answers<PirateOZone> = {
  ...PLAIN_ANSWERS,
  'toss.throw': asked => mateToss(asked, report => lead(asked.seen.view, asked.f, report, asked.edition)),
  'match.ends': ({ ask }) => first(ask.options),
  'cannons.name': ({ ask }) => first(ask.options),
  // A cannonball that brings nothing is tossed again: what it brings is the lead with it over the lead without.
  'cannons.again': ({ f, seen: { view: board }, edition }) => {
    const team = f.firing[0] ?? 0
    const without = board.dice.filter(die => die.team !== team || die.role !== 'cannonball')
    return { again: leadOf(board, board.dice, team, edition) <= leadOf(board, without, team, edition) }
  },
  'sinking.choose': ({ ask }) => first(ask.options),
}

function lead(board: TossBoard, f: TossFrame, report: Report, edition: Edition): number {
  const isFoul = !report.isTouched || report.isCrossedFirst || !report.isRolled
  const dice = withOwners(report.dice, board.dice, f).filter(({ id }) => !isFoul || id !== f.id)
  return leadOf(board, dice, f.team, edition) - foulCost(report, edition)
}

/** Doubloons ahead if the round were decided now; ties in sinking go as they come. */
function leadOf(board: TossBoard, dice: readonly FeltDie[], team: Team, edition: Edition): number {
  const waters = watersOf({ ...board, dice: [...dice] }, edition)
  const { scores, choice } = scoreWaters(waters)
  if (scores) return scores[team] - scores[otherTeam(team)]
  const decided = scoreWaters(waters, choice?.candidates ?? [])
  if (decided.scores) return decided.scores[team] - decided.scores[otherTeam(team)]
  const islands = board.goals.map(goal => scoreIsland(waters, goal))
  return islands.reduce((sum, island) => sum + doubloonsOf(island, team) - doubloonsOf(island, otherTeam(team)), 0)
}
