/**
 * Arriving together (SD-31, SD-32, SD-36): all choose at once, unseen, to fight, to parley or to
 * negotiate.
 *
 *   choose ─▶ talk ─▶ fight ─▶ done(who loots, in order)
 */
import { type Frame, oneOf, type Sealed, type Seat, type Step, together } from '@nassau/kernel'
import { seatsOf } from '../board.ts'
import type { ScurvyDice } from '../rules.ts'

export const STANCES = ['melee', 'parley', 'negotiate'] as const
export type Stance = { do: (typeof STANCES)[number] }

export type ArrivalFrame = Frame<'arrival', 'choose' | 'talked' | 'fight' | 'fought'> & {
  /** Who arrives; once stances are known, who did not parley. */
  tied: Seat[]
  sealed: Sealed<Stance>
  /** Who lets the others go first, in the order they will follow. */
  parleyed: Seat[]
}

/** What is chosen in each phase that asks. */
export type ArrivalChoices = { choose: Stance }

export const arrival: Step<ScurvyDice, ArrivalFrame> = {
  choose: together<ScurvyDice, ArrivalFrame, Stance>({
    clause: 'SD-31',
    seats: (_sea, f) => f.tied,
    ask: (_sea, _f, seat) =>
      oneOf(
        seat,
        STANCES.map(stance => ({ do: stance })),
      ),
    reveal(ctx, f, answers) {
      ctx.tell({ kind: 'stances', stances: answers.map(({ seat, choice }) => ({ seat, stance: choice.do })) })
      const who = (stance: Stance['do']): Seat[] =>
        answers.filter(({ choice }) => choice.do === stance).map(({ seat }) => seat)
      // SD-36 Who parleyed loots after the others of the tie, several in random order.
      f.parleyed = ctx.rng.shuffle(who('parley'))
      f.tied = f.tied.filter(seat => !f.parleyed.includes(seat))
      if (f.tied.length <= 1) return ctx.done([...f.tied, ...f.parleyed])
      if (who('melee').length > 0) {
        f.at = 'fight'
        return
      }
      f.at = 'talked'
      ctx.call({
        step: 'negotiation',
        at: 'floor',
        among: [...f.tied],
        refused: 0,
        by: f.tied[0] ?? 0,
        offer: [],
        promise: null,
        left: [],
      })
    },
  }),

  // SD-33 An agreed split is the end of it; otherwise it is a melee.
  talked: {
    run(ctx, f) {
      if (ctx.got('negotiation')) return ctx.done(f.parleyed)
      f.at = 'fight'
    },
  },

  fight: {
    run(ctx, f) {
      f.at = 'fought'
      ctx.call({
        step: 'brawl',
        at: 'stand',
        fighters: [...f.tied],
        yielded: [],
        judged: [],
        captor: 0,
        round: 0,
        sealed: seatsOf(ctx.board).map(() => null),
      })
    },
  },

  fought: { run: (ctx, f) => ctx.done([...ctx.got('brawl'), ...f.parleyed]) },
}
