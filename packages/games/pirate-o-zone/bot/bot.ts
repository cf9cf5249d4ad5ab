/** The mate of Pirate O-Zone: aims where control of the islands, as it would stand, is best for its crew. */
import { type Answers, answerBy, type Bot } from '@nassau/kernel/bots'
import { first, sum } from '../../kit/lists.ts'
import { type End, type FeltDie, otherTeam, type Team, type TossBoard } from '../../kit/tossing/board.ts'
import { diceAfter, type Report } from '../../kit/tossing/hand/hand.ts'
import { foulCost, mateToss, PLAIN_ANSWERS } from '../../kit/tossing/hand/mate.ts'
import type { TossFrame } from '../../kit/tossing/steps/toss.ts'
import type { Edition } from '../edition/edition.ts'
import type { PirateOZone } from '../rules.ts'
import { doubloonsOf, scoreIsland, scoreWaters } from '../scoring.ts'
import { watersOf } from '../waters.ts'

export const mate: Bot<PirateOZone> = {
  id: 'mate',
  choose: (seen, rng, edition) => answerBy(MATE_ANSWERS, seen, rng, edition),
}

export const MATE_ANSWERS: Answers<PirateOZone> = {
  ...PLAIN_ANSWERS,
  'toss.throw': asked => mateToss(asked, report => lead(asked.seen.view, asked.f, report, asked.edition)),
  // The shorter the way from the line to the doubloons, the less a ship strays on it.
  'match.ends': ({ ask, seen: { view } }) => best(ask.options, ({ end }) => -wayToDoubloons(view, end)),
  // Of the hands in its team it knows its own.
  'cannons.name': ({ ask }) => best(ask.options, ({ gunner }) => (gunner === ask.seat ? 1 : 0)),
  // A cannonball that brings nothing is tossed again: what it brings is the lead with it over the lead without.
  'cannons.again': ({ f, seen: { view: board }, edition }) => {
    const team = f.firing[0] ?? 0
    const without = board.dice.filter(die => die.team !== team || die.role !== 'cannonball')
    return { again: leadOf(board, board.dice, team, edition) <= leadOf(board, without, team, edition) }
  },
  // The ship whose loss is worth most at the islands.
  'sinking.choose': ({ f, ask, seen: { view: board }, edition }) => {
    const team = f.volley?.team ?? 0
    const afloat = board.dice.filter(({ id }) => !f.volley?.sunk.includes(id))
    const after = (sink: string): FeltDie[] => afloat.filter(({ id }) => id !== sink)
    return best(ask.options, ({ sink }) => islandsLead(board, after(sink), team, edition))
  },
}

/** The option that is worth most; of equals the first. */
export const best = <O>(options: readonly O[], worth: (option: O) => number): O =>
  options.reduce((most, option) => (worth(option) > worth(most) ? option : most), first(options))

/** How far the islands are from an end's foul line, in mm, each counted as often as it has doubloons. */
function wayToDoubloons({ goals, lines }: TossBoard, end: End): number {
  const line = end === 'near' ? lines.near : (lines.far ?? 0)
  return sum(goals.map(({ y, value }) => Math.abs(y - line) * value))
}

function lead(board: TossBoard, f: TossFrame, report: Report, edition: Edition): number {
  const dice = diceAfter(board, f, report)
  return leadOf(board, dice, f.team, edition) - foulCost(report, edition)
}

/** Doubloons ahead if the round were decided now; ties in sinking go as they come. */
function leadOf(board: TossBoard, dice: readonly FeltDie[], team: Team, edition: Edition): number {
  const waters = watersOf({ ...board, dice: [...dice] }, edition)
  const { scores, choice } = scoreWaters(waters)
  if (scores) return scores[team] - scores[otherTeam(team)]
  const decided = scoreWaters(waters, choice?.candidates ?? [])
  if (decided.scores) return decided.scores[team] - decided.scores[otherTeam(team)]
  return islandsLead(board, dice, team, edition)
}

/** Doubloons ahead at the islands as these dice lie, nothing more being sunk. */
function islandsLead(board: TossBoard, dice: readonly FeltDie[], team: Team, edition: Edition): number {
  const waters = watersOf({ ...board, dice: [...dice] }, edition)
  const islands = board.goals.map(goal => scoreIsland(waters, goal))
  return sum(islands.map(island => doubloonsOf(island, team) - doubloonsOf(island, otherTeam(team))))
}
