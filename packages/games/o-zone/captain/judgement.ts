/** What the captain of Classic O-Zone knows of a match: who is ahead, and by how much this round may still change that. */
import type { Seat } from '@nassau/kernel'
import type { Judgement } from '@nassau/kernel/bots'
import { crewOf, otherTeam, type TossBoard } from '../../kit/tossing/board.ts'
import { partnersOf, progressOf, TOSS_EFFORT, teamOf } from '../../kit/tossing/chances.ts'
import { mate } from '../bot/bot.ts'
import type { Edition } from '../edition/edition.ts'
import type { OZone } from '../rules.ts'
import learned from './learned.json' with { type: 'json' }
import { standingOf } from './standing.ts'

/** What a round usually changes the lead by, in points. */
const A_ROUND = 20

function features(board: TossBoard, seat: Seat, edition: Edition): number[] {
  const team = teamOf(board, seat)
  if (team === null) return [0, 0, 0, 0, 0, 0, 0, 0]
  const [mine, theirs] = [crewOf(board, team), crewOf(board, otherTeam(team))]
  const standing = standingOf(board, team, edition, { mine: mine.inHand, theirs: theirs.inHand })(board.dice)
  const tosses = mine.inHand + theirs.inHand
  const nearness = (score: number): number => Math.exp(-Math.max(0, edition.goalScore - score) / A_ROUND)
  const lead = mine.score - theirs.score
  return [
    lead / A_ROUND,
    standing / A_ROUND,
    nearness(mine.score + standing / 2),
    nearness(theirs.score - standing / 2),
    ((lead + standing) / A_ROUND) * nearness(Math.max(mine.score, theirs.score)),
    (mine.inHand - theirs.inHand) / Math.max(1, tosses),
    (mine.inHand - theirs.inHand) / edition.diceEach,
    (standing / A_ROUND) * (tosses / (2 * edition.diceEach)),
  ]
}

/** By how much the team of this seat can expect to be ahead when the round is over, in points. */
function aheadBy(board: TossBoard, seat: Seat, edition: Edition): number {
  const team = teamOf(board, seat)
  if (team === null) return 0
  const [mine, theirs] = [crewOf(board, team), crewOf(board, otherTeam(team))]
  const left = { mine: mine.inHand, theirs: theirs.inHand }
  return mine.score - theirs.score + standingOf(board, team, edition, left)(board.dice)
}

export const judgement: Judgement<OZone> = {
  player: mate,
  effort: TOSS_EFFORT,
  // A toss is as far as anyone foresees.
  value: { progress: progressOf, horizon: 0, features, net: learned.net, partners: partnersOf },
  measures: [
    {
      amount: aheadBy,
      wanted: 'more',
      says: /*i18n*/ '{n, plural, one {# point} other {# points}} farther ahead at the end of the round',
    },
  ],
}
