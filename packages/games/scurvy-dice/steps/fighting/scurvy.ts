/** Getting scurvy (SD-37): at the end of loot, whoever has no crew suffers for it. */
import { type Ctx, type Frame, oneOf, type Seat, type Step } from '@nassau/kernel'
import { moveToken, seatsOf, shipOf } from '../../board.ts'
import { strength, usePower } from '../../captains.ts'
import type { ScurvyDice } from '../../rules.ts'

export type ScurvyFrame = Frame<'scurvy', 'begin' | 'drift' | 'purse'> & {
  /** Crewless ships still to drift back. */
  left: Seat[]
}

/** What is chosen in each phase that asks. */
export type ScurvyChoices = { purse: { use: boolean } }

export const scurvy: Step<ScurvyDice, ScurvyFrame> = {
  // SD-37 Scurvy dice are split evenly, odd ones stay; in dangerous waters ships drift instead.
  begin: {
    run(ctx, f) {
      const sea = ctx.board
      const sick = seatsOf(sea).filter(seat => shipOf(sea, seat).crew === 0)
      if (sick.length === 0 || sea.muerta === 0) return ctx.done()
      if (ctx.options['dangerous-waters']) {
        f.left = sick
        f.at = 'drift'
        return
      }
      const each = Math.floor(sea.muerta / sick.length)
      for (const seat of sick) shipOf(sea, seat).scurvy += each
      sea.muerta -= each * sick.length
      if (each > 0) ctx.tell({ kind: 'scurvy', seats: sick, each })
      return ctx.done()
    },
  },

  drift: {
    run(ctx, f) {
      const seat = f.left[0]
      if (seat === undefined) return ctx.done()
      const ship = shipOf(ctx.board, seat)
      if (!ship.isImmune && strength(ctx.edition, ship, 'ignore-scurvy') > 0) {
        f.at = 'purse'
        return
      }
      if (!ship.isImmune) driftBack(ctx, seat)
      f.left.shift()
    },
  },

  // Gentleman's Purse, in dangerous waters.
  purse: {
    clause: 'SD-47',
    ask: (_sea, f) => oneOf(f.left[0] ?? 0, [{ use: true }, { use: false }]),
    take(ctx, f, { use }, seat) {
      const ship = shipOf(ctx.board, seat)
      if (use) {
        ship.isImmune = true
        usePower(ctx, seat, 'ignore-scurvy')
      } else driftBack(ctx, seat)
      f.left.shift()
      f.at = 'drift'
    },
  },
}

function driftBack(ctx: Ctx<ScurvyDice, ScurvyFrame>, seat: Seat): void {
  const ship = shipOf(ctx.board, seat)
  moveToken(ship, -ctx.board.muerta)
  ctx.tell({ kind: 'drifted', seat, spaces: ctx.board.muerta, at: ship.at })
}
