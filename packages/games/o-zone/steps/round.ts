/** A round (OZ-9, OZ-19): all dice are tossed in turn, then it is scored. */
import type { Frame, Step } from '@nassau/kernel'
import { crewOf, TEAMS } from '../../kit/tossing/board.ts'
import { clearFelt } from '../../kit/tossing/steps/tosses.ts'
import type { OZone } from '../rules.ts'
import { scoreRound } from '../scoring.ts'

export type RoundFrame = Frame<'round', 'begin' | 'score'>

export const round: Step<OZone, RoundFrame> = {
  // OZ-2 Five dice each; OZ-13, OZ-15 what was lost in the last round is back.
  begin: {
    run(ctx, f) {
      const { diceEach: each } = ctx.edition
      clearFelt(ctx.board, each)
      ctx.tell({ kind: 'round-begun', round: ctx.board.round, first: ctx.board.first })
      f.at = 'score'
      ctx.call({ step: 'tosses', at: 'next', team: ctx.board.first, role: 'die', each })
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
      ctx.tell({ kind: 'scored', round: ctx.board.round, steps, dice, points: [...scores], totals })
      return ctx.done()
    },
  },
}
