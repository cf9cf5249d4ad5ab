/**
 * What a table of Classic O-Zone is worth to a team before the round is over. What is set aside is sure; a bonus is worth
 * less the farther its die is from the mark and the more dice are still to come, for one of them may take it.
 */
import { centreDistance, isOnDisk } from '@nassau/tossing'
import { crewOf, type FeltDie, type Goal, otherTeam, type Team, type TossBoard } from '../../kit/tossing/board.ts'
import type { Edition } from '../edition/edition.ts'
import { ZONE_BONUS } from '../scoring.ts'

/** What a face shows on average. */
const MEAN_FACE = 3.5
/**
 * How likely one toss comes to lie nearer to a mark than this, as counted over 600 tosses at the three targets: at most
 * so often, and half as often for a die so far from it, in mm.
 */
const TAKEN = { most: 0.85, half: 250 }

/** Tosses that both teams still have. */
export type Left = { mine: number; theirs: number }

/** The same after the one in hand. */
export function leftAfter(board: TossBoard, team: Team): Left {
  return { mine: Math.max(0, crewOf(board, team).inHand - 1), theirs: crewOf(board, otherTeam(team)).inHand }
}

/** A die on the table, and how far it is from each mark: the targets, then the scoring edge. */
type Placed = { die: FeltDie; isOn: boolean; distances: number[] }

/** How far the team can expect to be ahead at the end of the round if the dice lie so. */
export function standingOf(
  board: TossBoard,
  team: Team,
  edition: Edition,
  left: Left,
): (dice: readonly FeltDie[]) => number {
  const { goals, aside } = board
  const place = (die: FeltDie): Placed => placed(die, goals, edition)
  // What lies still is measured once.
  const known = new Map(board.dice.map(die => [die, place(die)]))
  const sure = ((aside[team] ?? 0) - (aside[otherTeam(team)] ?? 0)) * ZONE_BONUS
  return dice => {
    let ahead = sure
    const lying: Placed[] = []
    for (const die of dice) {
      const one = known.get(die) ?? place(die)
      if (one.isOn) ahead += die.team === team ? ZONE_BONUS : -ZONE_BONUS
      else lying.push(one)
    }
    goals.forEach(({ value }, mark) => {
      ahead += expected(lying, mark, { times: 1, more: value }, team, left)
    })
    return ahead + expected(lying, goals.length, { times: 2, more: 0 }, team, left)
  }
}

function placed(die: FeltDie, goals: readonly Goal[], { table }: Edition): Placed {
  const distances = goals.map(goal => centreDistance(die, goal))
  // Measured exactly only where it may be: most dice are nowhere near a target.
  const isOn = goals.some((goal, i) => (distances[i] ?? 0) < goal.diameter / 2 + die.size && isOnDisk(die, goal))
  return { die, isOn, distances: [...distances, table.length / 2 - die.pose.y - die.size / 2] }
}

/** A bonus stays with who has it, or goes to whoever tosses then: each team as likely as it has tosses left. */
function expected(
  lying: readonly Placed[],
  mark: number,
  { times, more }: { times: number; more: number },
  team: Team,
  { mine, theirs }: Left,
): number {
  let holder: FeltDie | null = null
  let least = Number.POSITIVE_INFINITY
  for (const { die, distances } of lying) {
    const distance = distances[mark] ?? least
    if (distance >= least) continue
    least = distance
    holder = die
  }
  const tosses = mine + theirs
  const open = tosses === 0 ? 0 : ((times * MEAN_FACE + more) * (mine - theirs)) / tosses
  if (!holder) return open
  const squared = Math.max(0, least) ** 2
  const stays = (1 - (TAKEN.most * squared) / (squared + TAKEN.half ** 2)) ** tosses
  const held = (times * holder.face + more) * (holder.team === team ? 1 : -1)
  return stays * held + (1 - stays) * open
}
