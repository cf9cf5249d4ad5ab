/** The mate of Pirate O-Zone: aims where control of the islands, as it would stand, is best for its crew. */
import { type Bot, RulesBug } from '@nassau/kernel'
import { otherTeam, type TableDie, type Team, type TossBoard } from '../kit/tossing/board.ts'
import { type Report, withOwners } from '../kit/tossing/hand.ts'
import { foulCost, mateToss, plainChoice } from '../kit/tossing/mate.ts'
import type { TossFrame } from '../kit/tossing/toss.ts'
import type { Edition } from './edition.ts'
import type { PirateOZone } from './rules.ts'
import { doubloonsOf, scoreIsland, scoreWaters } from './scoring.ts'
import { watersOf } from './waters.ts'

export const mate: Bot<PirateOZone> = {
  id: 'mate',
  choose(seen, rng, edition) {
    const f = seen.stack.at(-1)
    if (!f || seen.seat === null) throw new RulesBug('bot-not-asked', { seat: seen.seat })
    const board = seen.view
    if (f.step === 'toss') return mateToss(seen, f, edition, rng, report => lead(board, f, report, edition))
    // A cannonball that brings nothing is tossed again: what it brings is the lead with it over the lead without.
    if (f.step === 'cannons' && f.at === 'again') {
      const team = f.firing[0] ?? 0
      const without = board.dice.filter(die => die.team !== team || die.role !== 'cannonball')
      return { again: leadOf(board, board.dice, team, edition) <= leadOf(board, without, team, edition) }
    }
    if (seen.ask?.kind === 'list' && f.step !== 'arrange') return seen.ask.options[0]
    return plainChoice(f, seen, rng)
  },
}

function lead(board: TossBoard, f: TossFrame, report: Report, edition: Edition): number {
  const isFoul = !report.isTouched || report.isCrossedFirst || !report.isRolled
  const dice = withOwners(report.dice, board.dice, f).filter(({ id }) => !isFoul || id !== f.id)
  return leadOf(board, dice, f.team, edition) - foulCost(report, edition)
}

/** Doubloons ahead if the round were decided now; ties in sinking go as they come. */
function leadOf(board: TossBoard, dice: readonly TableDie[], team: Team, edition: Edition): number {
  const waters = watersOf({ ...board, dice: [...dice] }, edition)
  const { scores, choice } = scoreWaters(waters)
  if (scores) return scores[team] - scores[otherTeam(team)]
  const decided = scoreWaters(waters, choice?.candidates ?? [])
  if (decided.scores) return decided.scores[team] - decided.scores[otherTeam(team)]
  const islands = board.goals.map(goal => scoreIsland(waters, goal))
  return islands.reduce((sum, island) => sum + doubloonsOf(island, team) - doubloonsOf(island, otherTeam(team)), 0)
}
