/** What the captain of Pirate O-Zone knows of a match: who is ahead, what the waters are worth, and how many rounds are left. */
import type { Seat } from '@nassau/kernel'
import type { Judgement } from '@nassau/kernel/bots'
import { sum } from '../../kit/lists.ts'
import { crewOf, otherTeam, type Team, type TossBoard } from '../../kit/tossing/board.ts'
import { partnersOf, progressOf, TOSS_EFFORT, teamOf } from '../../kit/tossing/chances.ts'
import { mate } from '../bot/bot.ts'
import type { Edition } from '../edition/edition.ts'
import type { PirateOZone } from '../rules.ts'
import { isShip } from '../sinking.ts'
import { ROUNDS } from '../steps/match.ts'
import learned from './learned.json' with { type: 'json' }
import { type Left, standingOf } from './standing.ts'

function leftNow(board: TossBoard, team: Team): Left {
  const of = (one: Team): number => crewOf(board, one).inHand
  // A cannonball that lies there was tossed; one that left the table is taken for one to come, which matters for a moment.
  const cannonball = (one: Team): number => (board.dice.some(die => die.team === one && !isShip(die)) ? 0 : 1)
  const other = otherTeam(team)
  return { ships: [of(team), of(other)], cannonballs: [cannonball(team), cannonball(other)] }
}

function features(board: TossBoard, seat: Seat, edition: Edition): number[] {
  const team = teamOf(board, seat)
  if (team === null) return [0, 0, 0, 0, 0, 0, 0, 0]
  const [mine, theirs] = [crewOf(board, team), crewOf(board, otherTeam(team))]
  // In what all islands hold together; before they lie there, nothing is ahead of nothing.
  const whole = Math.max(1, sum(board.goals.map(({ value }) => value)))
  const lead = (mine.score - theirs.score) / whole
  const left = leftNow(board, team)
  const standing = standingOf(board, team, edition, left)(board.dice) / whole
  const [ours, others] = left.cannonballs
  const rounds = Math.max(0, ROUNDS - board.round)
  return [
    lead,
    standing,
    (lead + standing) / Math.sqrt(rounds + 0.5),
    rounds === 0 ? lead + standing : 0,
    (mine.inHand - theirs.inHand) / edition.shipsEach,
    (standing * (mine.inHand + theirs.inHand)) / (2 * edition.shipsEach),
    ours - others,
    rounds === 0 ? ours - others : 0,
  ]
}

/** By how much the team of this seat can expect to be ahead when the round is over, in doubloons. */
function aheadBy(board: TossBoard, seat: Seat, edition: Edition): number {
  const team = teamOf(board, seat)
  if (team === null) return 0
  const lead = crewOf(board, team).score - crewOf(board, otherTeam(team)).score
  return lead + standingOf(board, team, edition, leftNow(board, team))(board.dice)
}

export const judgement: Judgement<PirateOZone> = {
  player: mate,
  effort: TOSS_EFFORT,
  // A toss is as far as anyone foresees.
  value: { progress: progressOf, horizon: 0, features, net: learned.net, partners: partnersOf },
  measures: [
    {
      amount: aheadBy,
      wanted: 'more',
      says: /*i18n*/ '{n, plural, one {# doubloon} other {# doubloons}} farther ahead at the end of the round',
    },
  ],
}
