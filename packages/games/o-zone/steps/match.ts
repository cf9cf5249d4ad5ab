/**
 * The match (OZ-7, OZ-10, OZ-26): lay the table, fix the order, roll for the start, then round after
 * round until a team has a hundred points and the lead.
 *
 *   open ─▶ first ─▶ round ─▶ judge ─▶ first … end
 */
import type { Frame, Step } from '@nassau/kernel'
import { crewOf, TEAMS } from '../../kit/tossing/board.ts'
import { endMatch } from '../../kit/tossing/steps/end-match.ts'
import { leaderFirst } from '../../kit/tossing/steps/roll-off.ts'
import type { OZone } from '../rules.ts'

/** OZ-26 Two teams that only foul would toss for ever; after this many rounds the lead wins, and level teams share it. */
export const MOST_ROUNDS = 40

export type MatchFrame = Frame<'match', 'open' | 'first' | 'round' | 'judge'>

export const match: Step<OZone, MatchFrame> = {
  open: {
    run(ctx, f) {
      f.at = 'first'
      ctx.call({ step: 'opening', at: 'arrange' })
    },
  },

  // OZ-7 Roll for the first round. OZ-10 Later the team with more points tosses first; level: roll again.
  first: {
    run(ctx, f) {
      ctx.board.first = leaderFirst(ctx)
      f.at = 'round'
    },
  },

  round: {
    run(ctx, f) {
      f.at = 'judge'
      ctx.call({ step: 'round', at: 'begin' })
    },
  },

  // OZ-26 A hundred points and more than the other wins; otherwise another round.
  judge: {
    run(ctx, f) {
      const scores = TEAMS.map(team => crewOf(ctx.board, team).score)
      const [black, white] = scores
      const isWon = Math.max(...scores) >= ctx.edition.goalScore && black !== white
      if (!isWon && ctx.board.round < MOST_ROUNDS) {
        f.at = 'first'
        return
      }
      return endMatch(ctx)
    },
  },
}
