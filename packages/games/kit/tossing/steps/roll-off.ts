/** Who goes first (OZ-7, OZ-10, PZ-6, PZ-30). */
import type { Chance } from '@nassau/kernel'
import { crewOf, type Team, type TossBoard } from '../board.ts'
import type { TossEvent } from '../events.ts'

/** One die each, ties again; the higher goes first. */
export function rollOff(ctx: { rng: Chance; tell(event: TossEvent): void }): Team {
  for (;;) {
    const rolls = [ctx.rng.die(), ctx.rng.die()]
    const [black = 0, white = 0] = rolls
    if (black === white) {
      ctx.tell({ kind: 'rolled-level', rolls })
      continue
    }
    const first: Team = black > white ? 0 : 1
    ctx.tell({ kind: 'rolled-off', rolls, first })
    return first
  }
}

/** The team with more points; level, as before the first round, they roll. */
export function leaderFirst(ctx: { board: TossBoard; rng: Chance; tell(event: TossEvent): void }): Team {
  const scores = [crewOf(ctx.board, 0).score, crewOf(ctx.board, 1).score]
  const [black = 0, white = 0] = scores
  if (black === white) return rollOff(ctx)
  const first: Team = black > white ? 0 : 1
  ctx.tell({ kind: 'leader-first', first, scores })
  return first
}
