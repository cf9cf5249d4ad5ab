/** What a team's chance in a match of tosses is told from, the same in both games: by whose eyes, and how far the match has come. */
import type { Seat } from '@nassau/kernel'
import type { Effort } from '@nassau/kernel/bots'
import { sum } from '../lists.ts'
import { crewOf, TEAMS, type Team, type TossBoard } from './board.ts'

/** A hint weighs the captain's throw beside another, each thrown so often; the captain's is left for what is clearly better. */
export const TOSS_EFFORT: Effort = { simulations: 48, width: 2, doubt: 1 }

/** The team of a seat; null as long as there are none. */
export const teamOf = ({ crews }: TossBoard, seat: Seat): Team | null =>
  TEAMS.find(team => crews[team]?.seats.includes(seat)) ?? null

/** A team wins together; as long as there are none, everyone is alone. */
export function partnersOf(board: TossBoard, seat: Seat): number {
  const team = teamOf(board, seat)
  return team === null ? 1 : crewOf(board, team).seats.length
}

/** More than a round ever has tosses. */
const A_ROUND = 1000

/** Grows with every toss. */
export const progressOf = ({ round, crews }: TossBoard): number =>
  round * A_ROUND - sum(crews.map(({ inHand }) => inHand))
