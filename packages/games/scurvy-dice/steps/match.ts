/**
 * The match: captains are dealt, hunts follow each other, the first at the goal wins.
 *
 *   open ─▶ hunt ─▶ judge ─▶ hunt │ end │ duel ─▶ crown
 */
import type { Frame, Seat, Step } from '@nassau/kernel'
import { DUEL_DICE, HEAD_START, MOST_HUNTS, seatsOf, shipOf } from '../board.ts'
import { meleeRound } from '../melee.ts'
import type { ScurvyDice } from '../rules.ts'

export type MatchFrame = Frame<'match', 'open' | 'hunt' | 'judge' | 'crown'>

export const match: Step<ScurvyDice, MatchFrame> = {
  // SD-6 The first Scurvy Dog is chosen at random; in a short game for two, building first is made up for. SD-43 A captain for each seat, power side up.
  open: {
    run(ctx, f) {
      const sea = ctx.board
      sea.first = ctx.rng.below(ctx.seats)
      sea.dog = sea.first
      if (ctx.seats === 2 && ctx.options.short) shipOf(sea, sea.dog).at = HEAD_START
      if (ctx.options.captains) {
        const deck = ctx.rng.shuffle(ctx.edition.captains.map(({ id }) => id))
        sea.ships.forEach((ship, seat) => {
          ship.captain = deck[seat] ?? null
          ship.isReady = true
        })
        const cards = sea.ships.map(({ captain }) => ctx.edition.captains.find(({ id }) => id === captain))
        ctx.tell({
          kind: 'captains-dealt',
          captains: cards.map(card => card?.name ?? ''),
          skills: cards.map(card => card?.skill ?? ''),
        })
      }
      ctx.tell({ kind: 'first-dog', seat: sea.dog, at: shipOf(sea, sea.dog).at })
      f.at = 'hunt'
    },
  },

  hunt: {
    run(ctx, f) {
      f.at = 'judge'
      ctx.call({ step: 'hunt', at: 'muster' })
    },
  },

  // SD-42 Farthest past the goal wins; still tied, they fight for it.
  judge: {
    run(ctx, f) {
      const sea = ctx.board
      const isLast = sea.hunt >= MOST_HUNTS
      const arrived = seatsOf(sea).filter(seat => isLast || shipOf(sea, seat).at >= sea.goal)
      if (arrived.length === 0) {
        f.at = 'hunt'
        return
      }
      const farthest = Math.max(...arrived.map(seat => shipOf(sea, seat).at))
      const best = arrived.filter(seat => shipOf(sea, seat).at === farthest)
      f.at = 'crown'
      ctx.call({ step: 'duel', at: 'fight', among: best, crews: best.map(() => DUEL_DICE), round: 0 })
    },
  },

  crown: {
    run(ctx) {
      const winner = ctx.got('duel')
      ctx.tell({ kind: 'won', seat: winner, at: shipOf(ctx.board, winner).at })
      ctx.end({ winners: [winner], scores: ctx.board.ships.map(({ at }) => at) })
    },
  },
}

export type DuelFrame = Frame<'duel', 'fight'> & {
  among: Seat[]
  /** Dice each has left, in the same order. */
  crews: number[]
  round: number
}

export const duel: Step<ScurvyDice, DuelFrame> = {
  // SD-42 Five dice each, until one is left; if all fall together it starts over.
  fight: {
    run(ctx, f) {
      const alive = f.among.filter((_, i) => (f.crews[i] ?? 0) > 0)
      const [winner] = alive
      if (winner === undefined) {
        f.crews = f.among.map(() => DUEL_DICE)
        f.round = 0
        return
      }
      if (alive.length === 1) return ctx.done(winner)
      const sides = f.among.map((seat, i) => ({ seat, crew: f.crews[i] ?? 0 })).filter(({ crew }) => crew > 0)
      f.round++
      const losses = meleeRound(ctx, sides, f.round)
      f.crews = f.among.map((seat, i) => Math.max(0, (f.crews[i] ?? 0) - (losses.get(seat) ?? 0)))
    },
  },
}
