/**
 * A ship strikes a reef (DL-40, DL-47): a die, which steady hands can stop; then it sinks, each crew
 * aboard loses a step, and the survivors stand in the hex.
 *
 *   warn ─▶ strike ─▶ founder ─▶ done
 */
import type { Frame, Step } from '@nassau/kernel'
import { crewsAboard, sink, spaceOf, tagOf, unitOf } from '../board.ts'
import { adventureOf, eventOf } from '../cards/decks.ts'
import type { DoubloonLagoon, LagoonCtx } from '../rules.ts'
import { lossesOf } from './battle/losses.ts'
import { reactionTo } from './reaction.ts'

export type ReefFrame = Frame<'reef', 'warn' | 'strike' | 'founder'> & { card: string; ship: number }

export const reef: Step<DoubloonLagoon, ReefFrame> = {
  // DL-39 A random effect is cancelled before the die is rolled.
  warn: {
    run(ctx, f) {
      f.at = 'strike'
      ctx.call(reactionTo(ctx.seats, 'cancel-die', null))
    },
  },

  strike: {
    run(ctx, f) {
      if (ctx.got('reaction')) return ctx.done()
      const lagoon = ctx.board
      const { amount } = eventOf(ctx.edition, f.card)
      const pips = ctx.rng.die()
      ctx.tell({ kind: 'struck', ship: tagOf(lagoon, f.ship), pips, isSinking: pips <= amount })
      if (pips > amount) return ctx.done()
      f.at = 'founder'
      const crews = crewsAboard(lagoon, f.ship)
      if (crews.length > 0)
        ctx.call({
          ...lossesOf(unitOf(lagoon, f.ship).owner, spaceOf(unitOf(lagoon, f.ship)), crews, crews.length),
          most: 1,
          fate: 'lost',
        })
    },
  },

  founder: {
    run(ctx, f) {
      sinkShip(ctx, f.ship, false)
      return ctx.done()
    },
  },
}

/** DL-47 Sinks a ship and says what went down with it. */
export function sinkShip(ctx: LagoonCtx, ship: number, isScuttled: boolean): void {
  const lagoon = ctx.board
  const tag = tagOf(lagoon, ship)
  const at = spaceOf(unitOf(lagoon, ship))
  const items = sink(lagoon, ship)
  const names = items.map(item => adventureOf(ctx.edition, item).name)
  ctx.tell({ kind: 'sunk', ship: tag, at, names, isScuttled })
}
