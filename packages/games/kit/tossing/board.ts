/**
 * What both tossing games share: two teams at a long table, disks that never move, dice at rest.
 * Millimetres; origin at the table's centre, x to the right, y from the near end to the far one.
 */
import { RulesBug, type Seat } from '@nassau/kernel'
import type { Die, Disk } from '@nassau/tossing'

/** Black is 0 and sits first; white is 1. */
export type Team = 0 | 1
export const TEAMS = [0, 1] as const
export const TEAM_NAMES = ['black', 'white'] as const
export const otherTeam = (team: Team): Team => (team === 0 ? 1 : 0)

/** An end of the table: where a team stands and tosses from. */
export type End = 'near' | 'far'
export const otherEnd = (end: End): End => (end === 'near' ? 'far' : 'near')

export type Crew = {
  /** The team's players in their turn order; the first is its captain (OZ-33). */
  seats: Seat[]
  /** Whose turn in that order is next; it carries on from round to round (OZ-8). */
  next: number
  score: number
  end: End
  /** Dice not yet tossed this round. */
  inHand: number
}

export type Role = 'die' | 'ship' | 'cannonball'
export type FeltDie = Die & { team: Team; role: Role }

/** A target or an island, and what it is worth. */
export type Goal = Disk & { name: string; value: number }

export type TossBoard = {
  crews: Crew[]
  goals: Goal[]
  foulDisks: Disk[]
  /** The foul line of each end, as y; null where nobody tosses from that end. */
  lines: { near: number; far: number | null }
  dice: FeltDie[]
  /** Dice set aside for each team (OZ-17). */
  aside: number[]
  /** Who tosses first this round. */
  first: Team
  /** Rounds begun. */
  round: number
}

export function crewOf(board: TossBoard, team: Team): Crew {
  const crew = board.crews[team]
  if (!crew) throw new RulesBug('no-such-team', { team })
  return crew
}

/** What a thrower sees, three numbers a point, turned into the table's own directions and back: the far end is half a turn away. */
export const turnFor = (end: End, numbers: readonly number[]): number[] =>
  end === 'near' ? [...numbers] : numbers.map((n, i) => (i % 3 === 2 ? n : 0 - n))

/** The first player in a team's order makes its choices (OZ-33). */
export const captainOf = (board: TossBoard, team: Team): Seat => crewOf(board, team).seats[0] ?? 0

/** The player whose turn it is in a team. */
export function playerOf(board: TossBoard, team: Team): Seat {
  const { seats, next } = crewOf(board, team)
  return seats[next % seats.length] ?? captainOf(board, team)
}

/** The line a team must not pass before its die has touched the table, seen from its own end. */
export function lineOf(board: TossBoard, team: Team): number {
  const { near, far } = board.lines
  return crewOf(board, team).end === 'near' || far === null ? near : 0 - far
}
