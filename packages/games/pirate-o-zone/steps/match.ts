/**
 * The match (PZ-6, PZ-29 to PZ-31): lay the table, fix the order, roll for end and first turn, then
 * four rounds, and more while the teams are level.
 *
 *   open ─▶ roll ─▶ ends ─▶ round ─▶ judge ─▶ next ─▶ round … end
 */
import { type Frame, oneOf, type Step } from '@nassau/kernel'
import { captainOf, crewOf, type End, otherEnd, otherTeam, TEAMS } from '../../kit/tossing/board.ts'
import { endMatch } from '../../kit/tossing/steps/end-match.ts'
import { leaderFirst, rollOff } from '../../kit/tossing/steps/roll-off.ts'
import type { PirateOZone } from '../rules.ts'

/** PZ-29 */
export const ROUNDS = 4
/** PZ-31 Teams that stay level would go on for ever; after this many rounds they share the win. */
export const MOST_ROUNDS = 20

export type MatchFrame = Frame<'match', 'open' | 'roll' | 'ends' | 'round' | 'judge' | 'next'>

/** What is chosen in each phase that asks. */
export type MatchChoices = { ends: { end: End } }

export const match: Step<PirateOZone, MatchFrame> = {
  open: {
    run(ctx, f) {
      f.at = 'roll'
      ctx.call({ step: 'opening', at: 'arrange' })
    },
  },

  // PZ-6 One die each, ties again; the higher chooses its end and takes the first turn.
  roll: {
    run(ctx, f) {
      ctx.board.first = rollOff(ctx)
      f.at = 'ends'
    },
  },

  ends: {
    clause: 'PZ-6',
    ask: board => oneOf<{ end: End }>(captainOf(board, board.first), [{ end: 'near' }, { end: 'far' }]),
    take(ctx, f, { end }) {
      crewOf(ctx.board, ctx.board.first).end = end
      crewOf(ctx.board, otherTeam(ctx.board.first)).end = otherEnd(end)
      ctx.tell({ kind: 'end-chosen', team: ctx.board.first, end })
      f.at = 'round'
    },
  },

  round: {
    run(ctx, f) {
      f.at = 'judge'
      ctx.call({ step: 'round', at: 'begin' })
    },
  },

  // PZ-31 After four rounds more doubloons wins; level: further rounds until one leads.
  judge: {
    run(ctx, f) {
      const [black, white] = TEAMS.map(team => crewOf(ctx.board, team).score)
      const isLevel = black === white
      if (ctx.board.round < ROUNDS || (isLevel && ctx.board.round < MOST_ROUNDS)) {
        f.at = 'next'
        return
      }
      return endMatch(ctx)
    },
  },

  // PZ-29 The teams change ends. PZ-30 More doubloons tosses first; level: roll, the ends still alternate.
  next: {
    run(ctx, f) {
      for (const team of TEAMS) {
        const crew = crewOf(ctx.board, team)
        crew.end = otherEnd(crew.end)
      }
      ctx.board.first = leaderFirst(ctx)
      f.at = 'round'
    },
  },
}
