/** How Pirate O-Zone measures: from a die's nearest point to an island's rim (PZ-8), and between ships and cannonballs (PZ-20). */
import { gapBetween, gapToDisk, isOneLeagueOrLess } from '@nassau/tossing'
import type { FeltDie, Goal } from '../../kit/tossing/board.ts'
import { type Measure, type Measures, stringToDie, stringToDisk } from '../../kit/tossing/screen/judging/strings.ts'
import { isShip } from '../sinking.ts'

export const toIsland = (die: FeltDie, island: Goal, league: number): Measure =>
  stringToDisk(die, island, isOneLeagueOrLess(gapToDisk(die, island), league))

export const toShip = (ball: FeltDie, ship: FeltDie, league: number): Measure =>
  stringToDie(ball, ship, isOneLeagueOrLess(gapBetween(ball, ship), league))

/** Islands, and whoever could sink it or be sunk by it. */
export const measuresWithin =
  (league: number): Measures =>
  (die, { goals, dice }) => [
    ...goals.map(island => toIsland(die, island, league)),
    ...dice
      .filter(other => other.team !== die.team && isShip(other) !== isShip(die))
      .map(other => toShip(die, other, league)),
  ]
