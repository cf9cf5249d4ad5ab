/** Rolling for the start (OZ-7, PZ-6): one die each, ties again, the higher goes first. */
import type { Chance } from '@nassau/kernel'
import type { Team } from './board.ts'
import type { TossEvent } from './events.ts'

export function rollOff(ctx: { rng: Chance; tell(event: TossEvent): void }): Team {
  for (;;) {
    const rolls = [ctx.rng.die(), ctx.rng.die()]
    const [black = 0, white = 0] = rolls
    if (black === white) continue
    const first: Team = black > white ? 0 : 1
    ctx.tell({ kind: 'rolled-off', rolls, first })
    return first
  }
}
