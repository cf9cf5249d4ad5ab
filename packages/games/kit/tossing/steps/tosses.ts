/**
 * All tosses of a round (OZ-8, OZ-9): teams alternate, one player tossing one die, until none is in
 * hand.
 *
 *   next ─▶ (toss) ─▶ tossed ─▶ next … done
 */
import type { Frame, Step } from '@nassau/kernel'
import { crewOf, otherTeam, playerOf, type Role, TEAMS, type Team, type TossBoard } from '../board.ts'
import type { Tossing } from '../rules.ts'
import type { TossFrame } from './toss.ts'

export type TossesFrame = Frame<'tosses', 'next' | 'tossed'> & {
  /** Whose turn it is. */
  team: Team
  role: Role
  /** Dice each team began with. */
  each: number
}

export const tosses: Step<Tossing, TossesFrame> = {
  next: {
    run(ctx, f) {
      const { inHand } = crewOf(ctx.board, f.team)
      if (inHand === 0) return ctx.done()
      f.at = 'tossed'
      ctx.call(tossBy(ctx.board, f.team, f.role, f.each - inHand + 1))
    },
  },

  // OZ-8 The team's order carries on. OZ-9 The other team is next.
  tossed: {
    run(ctx, f) {
      const crew = crewOf(ctx.board, f.team)
      crew.inHand--
      crew.next = (crew.next + 1) % crew.seats.length
      f.team = otherTeam(f.team)
      f.at = 'next'
    },
  },
}

/** The frame of a team's next toss; `number` counts its dice from 1. */
export const tossBy = (board: TossBoard, team: Team, role: Role, number: number): TossFrame => ({
  step: 'toss',
  at: 'throw',
  team,
  seat: playerOf(board, team),
  role,
  id: `${team === 0 ? 'b' : 'w'}${role === 'cannonball' ? 'c' : number}`,
  verdict: { foul: null, isInPlay: true },
})

/** A clean table and `each` dice in every team's hand: what the last round took is back. */
export function clearFelt(board: TossBoard, each: number): void {
  board.round++
  board.dice = []
  board.aside = TEAMS.map(() => 0)
  for (const team of TEAMS) crewOf(board, team).inHand = each
}
