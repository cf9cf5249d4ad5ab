/**
 * Arriving together (SD-31, SD-32, SD-36): all choose at once, unseen, to fight, to parley or to
 * negotiate.
 *
 *   choose ─▶ talk ─▶ fight ─▶ done(who loots, in order)
 */
import { type Frame, oneOf, type Sealed, type Seat, type Step, together } from '@nassau/kernel'
import { turnOn } from '../promises.ts'
import type { ScurvyDice } from '../rules.ts'
import { brawlAmong } from './fighting/brawl.ts'
import { talksAmong } from './negotiation.ts'

export const STANCES = ['melee', 'parley', 'negotiate'] as const
export type Stance = { do: (typeof STANCES)[number] }

export type ArrivalFrame = Frame<'arrival', 'choose' | 'talked' | 'fight' | 'fought'> & {
  /** Who arrives; once stances are known, who did not parley. */
  tied: Seat[]
  sealed: Sealed<Stance>
  /** Who lets the others go first, in the order they will follow. */
  parleyed: Seat[]
  /** Who has just chosen to fight, by stance or by insisting. */
  drawn: Seat[]
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
      f.drawn = who('melee')
      if (f.drawn.length > 0) {
        for (const seat of f.drawn) for (const other of f.tied) if (other !== seat) turnOn(ctx, seat, other)
        f.at = 'fight'
        return
      }
      f.at = 'talked'
      ctx.call(talksAmong(f.tied, ctx.seats))
    },
  }),

  // SD-33 An agreed split is the end of it; otherwise it is a melee.
  talked: {
    run(ctx, f) {
      const { isAgreed, insisted } = ctx.got('negotiation')
      if (isAgreed) return ctx.done(f.parleyed)
      f.drawn = insisted
      f.at = 'fight'
    },
  },

  fight: {
    run(ctx, f) {
      f.at = 'fought'
      ctx.call(brawlAmong(f.tied, f.drawn, ctx.seats))
    },
  },

  fought: { run: (ctx, f) => ctx.done([...ctx.got('brawl'), ...f.parleyed]) },
}
