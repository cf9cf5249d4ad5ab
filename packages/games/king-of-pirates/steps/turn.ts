/**
 * A turn: upkeep, movement, combat. Whoever is thrown back to a lair has no more of it (KP-18, KP-21).
 *
 *   upkeep ─▶ movement ─▶ combat ─▶ done
 */
import { type Frame, type Step, unanswered } from '@nassau/kernel'
import type { KingOfPirates } from '../rules.ts'

export type TurnFrame = Frame<'turn', 'upkeep' | 'movement' | 'combat' | 'end'>

export const turn: Step<KingOfPirates, TurnFrame> = {
  // KP-48, KP-49, KP-54, KP-58 What was played for a turn is over with it.
  upkeep: {
    run(ctx, f) {
      const seas = ctx.board
      seas.phase = 'upkeep'
      seas.isTurnOver = false
      seas.isMoored = false
      seas.tailwinds = 0
      seas.soldiers = { british: 0, french: 0, spanish: 0 }
      for (const ship of seas.ships) {
        ship.assaults = 0
        ship.ambushes = 0
      }
      ctx.tell({ kind: 'turn', seat: seas.turn, round: seas.round })
      f.at = 'movement'
      ctx.call({ step: 'upkeep', at: 'pockets', thefts: 0, sealed: unanswered(ctx.seats) })
    },
  },

  movement: {
    run(ctx, f) {
      f.at = 'end'
      if (ctx.board.isTurnOver) return
      ctx.board.phase = 'movement'
      f.at = 'combat'
      ctx.call({ step: 'movement', at: 'way', sailed: 0, isStopped: false })
    },
  },

  // KP-39 One combat a turn, outside lairs.
  combat: {
    run(ctx, f) {
      const mustFight = ctx.got('movement')
      f.at = 'end'
      if (ctx.board.isTurnOver) return
      ctx.board.phase = 'combat'
      ctx.call({ step: 'combat', at: 'begin', mustFight, wasWon: false, sealed: unanswered(ctx.seats) })
    },
  },

  end: {
    run(ctx) {
      ctx.done()
    },
  },
}
