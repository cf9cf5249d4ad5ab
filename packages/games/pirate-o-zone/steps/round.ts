/**
 * A round (PZ-9): ships are tossed in turn, both teams fire, ships may sink, islands are scored.
 *
 *   begin (tosses) ─▶ cannons ─▶ reach ─▶ sinking ─▶ islands ─▶ done
 */
import type { Frame, Step } from '@nassau/kernel'
import { crewOf, otherTeam, TEAMS } from '../../kit/tossing/board.ts'
import { liftOff } from '../../kit/tossing/hand/hand.ts'
import { clearFelt } from '../../kit/tossing/steps/tosses.ts'
import type { PirateOZone } from '../rules.ts'
import { doubloonsOf, scoreIsland } from '../scoring.ts'
import { outOfReach, reachSteps } from '../sinking.ts'
import { watersOf } from '../waters.ts'

export type RoundFrame = Frame<'round', 'begin' | 'cannons' | 'reach' | 'sinking' | 'islands'>

export const round: Step<PirateOZone, RoundFrame> = {
  // PZ-1 Five ships each, tossed in turn; what was lost in the last round is back.
  begin: {
    run(ctx, f) {
      const { shipsEach: each } = ctx.edition
      clearFelt(ctx.board, each)
      ctx.tell({ kind: 'round-begun', round: ctx.board.round, first: ctx.board.first })
      f.at = 'cannons'
      ctx.call({ step: 'tosses', at: 'next', team: ctx.board.first, role: 'ship', each })
    },
  },

  cannons: {
    run(ctx, f) {
      const { first } = ctx.board
      f.at = 'reach'
      ctx.call({
        step: 'cannons',
        at: 'next',
        naming: [first, otherTeam(first)],
        firing: [first, otherTeam(first)],
        gunners: [0, 0],
        tosses: 0,
      })
    },
  },

  // PZ-17 Ships farther than a league from every island are removed; cannonballs stay.
  reach: {
    run(ctx, f) {
      const waters = watersOf(ctx.board, ctx.edition)
      const gone = outOfReach(waters)
      const { dice } = ctx.board
      liftOff(
        ctx,
        gone.map(({ id }) => id),
      )
      ctx.tell({ kind: 'decided', steps: [...reachSteps(waters, gone)], dice })
      f.at = 'sinking'
    },
  },

  sinking: {
    run(ctx, f) {
      const { first } = ctx.board
      f.at = 'islands'
      ctx.call({ step: 'sinking', at: 'next', left: [first, otherTeam(first)], volley: null })
    },
  },

  // PZ-24 to PZ-28 Every island goes to whoever controls it.
  islands: {
    run(ctx) {
      const waters = watersOf(ctx.board, ctx.edition)
      const islands = ctx.board.goals.map(goal => scoreIsland(waters, goal))
      const points = TEAMS.map(team => islands.reduce((sum, island) => sum + doubloonsOf(island, team), 0))
      for (const team of TEAMS) crewOf(ctx.board, team).score += points[team] ?? 0
      ctx.tell({ kind: 'decided', steps: islands.flatMap(({ steps }) => steps), dice: ctx.board.dice })
      ctx.tell({
        kind: 'round-scored',
        round: ctx.board.round,
        points,
        totals: TEAMS.map(team => crewOf(ctx.board, team).score),
      })
      return ctx.done()
    },
  },
}
