/** Scoring (SD-41, SD-44, SD-6): coins forward, scurvy back, cards turn, the leader is the dog. */
import { type Frame, oneOf, type Seat, type Step } from '@nassau/kernel'
import { coinsOf, inTurn, moveToken, seatsOf, shipOf } from '../board.ts'
import { strength, usePower } from '../captains.ts'
import type { ScurvyDice } from '../rules.ts'

export type ScoringFrame = Frame<'scoring', 'begin' | 'next' | 'purse' | 'count'> & {
  /** Who might still buy off their scurvy. */
  left: Seat[]
}

/** What is chosen in each phase that asks. */
export type ScoringChoices = { purse: { use: boolean } }

export const scoring: Step<ScurvyDice, ScoringFrame> = {
  begin: {
    run(ctx, f) {
      f.left = inTurn(ctx.board, ctx.board.dog)
      f.at = 'next'
    },
  },

  next: {
    run(ctx, f) {
      const seat = f.left[0]
      if (seat === undefined) {
        f.at = 'count'
        return
      }
      const ship = shipOf(ctx.board, seat)
      if (ship.scurvy > 0 && strength(ctx.edition, ship, 'ignore-scurvy') > 0) {
        f.at = 'purse'
        return
      }
      f.left.shift()
    },
  },

  // Gentleman's Purse: own scurvy dice do not count this hunt.
  purse: {
    clause: 'SD-47',
    ask: (_sea, f) => oneOf(f.left[0] ?? 0, [{ use: true }, { use: false }]),
    take(ctx, f, { use }, seat) {
      const ship = shipOf(ctx.board, seat)
      if (use) {
        ship.isImmune = true
        usePower(ctx, seat, 'ignore-scurvy')
      }
      f.left.shift()
      f.at = 'next'
    },
  },

  // SD-41 Forward for coins, back for scurvy; only where the token stops counts.
  count: {
    run(ctx) {
      const sea = ctx.board
      for (const seat of seatsOf(sea)) {
        const ship = shipOf(sea, seat)
        const coins = coinsOf(ship)
        const scurvy = ship.isImmune ? 0 : ship.scurvy
        moveToken(ship, coins - scurvy)
        ctx.tell({ kind: 'scored', seat, coins, scurvy, at: ship.at })
        // SD-44 Ending a hunt behind where it began turns a used card up again.
        if (ship.captain !== null && !ship.isReady && ship.at < ship.from) {
          ship.isReady = true
          ctx.tell({ kind: 'power-back', seat })
        }
        Object.assign(ship, { hold: [], cache: [], scurvy: 0 })
      }
      // SD-6 The leader is the Scurvy Dog; a tied lead changes nothing.
      const lead = Math.max(...sea.ships.map(({ at }) => at))
      const leaders = seatsOf(sea).filter(seat => shipOf(sea, seat).at === lead)
      const [leader] = leaders
      if (leader !== undefined && leaders.length === 1 && leader !== sea.dog) {
        sea.dog = leader
        ctx.tell({ kind: 'new-dog', seat: leader })
      }
      return ctx.done()
    },
  },
}
