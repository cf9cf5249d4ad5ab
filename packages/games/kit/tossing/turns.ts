/** Tossing in turn (OZ-8, OZ-9): shared by both games' rounds. */
import { crewOf, playerOf, type Role, type Team, type TossBoard } from './board.ts'
import type { TossFrame } from './toss.ts'

/** The frame of a team's next toss; `number` counts its dice from 1. */
export const tossBy = (board: TossBoard, team: Team, role: Role, number: number): TossFrame => ({
  step: 'toss',
  at: 'throw',
  team,
  seat: playerOf(board, team),
  role,
  id: `${team === 0 ? 'b' : 'w'}${role === 'cannonball' ? 'c' : number}`,
  verdict: { foul: null, isInPlay: true },
  isUnsettled: false,
})

/** OZ-8 After a toss the next player of the team is up, whenever that will be. */
export function nextPlayer(board: TossBoard, team: Team): void {
  const crew = crewOf(board, team)
  crew.inHand--
  crew.next = (crew.next + 1) % crew.seats.length
}
