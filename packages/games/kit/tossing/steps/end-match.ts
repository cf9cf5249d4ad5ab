/** The end of a tossing match: the team ahead wins, level teams share it, every seat scores its team's points. */
import type { Outcome } from '@nassau/kernel'
import { crewOf, TEAMS, type TossBoard } from '../board.ts'
import type { TossEvent } from '../events.ts'

export function endMatch(ctx: { board: TossBoard; tell(event: TossEvent): void; end(outcome: Outcome): void }): void {
  const scores = TEAMS.map(team => crewOf(ctx.board, team).score)
  const best = Math.max(...scores)
  const leaders = TEAMS.filter(team => scores[team] === best)
  const seatScores: number[] = []
  for (const { seats, score } of ctx.board.crews) for (const seat of seats) seatScores[seat] = score
  const winners = leaders.flatMap(team => crewOf(ctx.board, team).seats).sort((a, b) => a - b)
  ctx.tell({ kind: 'won', teams: leaders, seats: winners, scores })
  ctx.end({ winners, scores: seatScores })
}
