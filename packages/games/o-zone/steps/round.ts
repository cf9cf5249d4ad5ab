/** A round (OZ-9, OZ-19): teams alternate, one player tossing one die, until all are tossed; then it is scored. */
import type { Frame, Step } from '@nassau/kernel'
import { crewOf, otherTeam, TEAMS, type Team } from '../../kit/tossing/board.ts'
import { nextPlayer, tossBy } from '../../kit/tossing/turns.ts'
import type { OZone } from '../rules.ts'
import { scoreRound } from '../scoring.ts'

export type RoundFrame = Frame<'round', 'begin' | 'next' | 'tossed' | 'score'> & {
  /** Whose turn it is. */
  team: Team
}

export const round: Step<OZone, RoundFrame> = {
  // OZ-2 Five dice each; OZ-13, OZ-15 what was lost in the last round is back.
  begin: {
    run(ctx, f) {
      ctx.board.round++
      ctx.board.dice = []
      ctx.board.aside = [0, 0]
      for (const team of TEAMS) crewOf(ctx.board, team).inHand = ctx.edition.diceEach
      ctx.tell({ kind: 'round-begun', round: ctx.board.round, first: ctx.board.first })
      f.at = 'next'
    },
  },

  next: {
    run(ctx, f) {
      const { inHand } = crewOf(ctx.board, f.team)
      if (inHand === 0) {
        f.at = 'score'
        return
      }
      f.at = 'tossed'
      ctx.call(tossBy(ctx.board, f.team, 'die', ctx.edition.diceEach - inHand + 1))
    },
  },

  // OZ-8 The order carries on. OZ-9 The other team is next.
  tossed: {
    run(ctx, f) {
      nextPlayer(ctx.board, f.team)
      f.team = otherTeam(f.team)
      f.at = 'next'
    },
  },

  // OZ-19 Zone, edge and near bonuses, in this order.
  score: {
    run(ctx) {
      const { goals, dice, aside } = ctx.board
      const [black = 0, white = 0] = aside
      const { scores, steps } = scoreRound({ felt: ctx.edition.table, targets: goals, dice, aside: [black, white] })
      for (const team of TEAMS) crewOf(ctx.board, team).score += scores[team]
      const totals = TEAMS.map(team => crewOf(ctx.board, team).score)
      ctx.tell({ kind: 'scored', round: ctx.board.round, steps, points: [...scores], totals })
      return ctx.done()
    },
  },
}
