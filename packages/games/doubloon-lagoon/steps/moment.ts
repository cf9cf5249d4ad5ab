/**
 * The moment that every segment has for cards (DL-38), where it has asked nobody anything: all who hold cards, as
 * everyone can see, are asked alike, and a standing order lets it go by.
 *
 *   look ─▶ offer ─▶ done
 *     ▲── card ──┘
 */
import { type Frame, type Pass, type Sealed, type Step, unanswered, window } from '@nassau/kernel'
import { handOf, living } from '../board.ts'
import { type CardPlay, playCard, playsOf } from '../cards/cards.ts'
import type { DoubloonLagoon } from '../rules.ts'

export type MomentFrame = Frame<'moment', 'look' | 'offer'> & { sealed: Sealed<Pass> }
/** What is chosen in each phase that asks. */
export type MomentChoices = { offer: CardPlay | Pass }

export const momentFor = (seats: number): MomentFrame => ({ step: 'moment', at: 'look', sealed: unanswered(seats) })

const holders = (lagoon: DoubloonLagoon['board']): number[] =>
  living(lagoon, lagoon.turn).filter(seat => handOf(lagoon, seat).length > 0)

export const moment: Step<DoubloonLagoon, MomentFrame> = {
  look: {
    run(ctx, f) {
      if (holders(ctx.board).length === 0) return ctx.done()
      f.at = 'offer'
    },
  },

  offer: window<DoubloonLagoon, MomentFrame, CardPlay>({
    clause: 'DL-38',
    seats: holders,
    reactions: (lagoon, _f, seat, edition) => playsOf(lagoon, edition, seat),
    react(ctx, f, play, seat) {
      f.at = 'look'
      playCard(ctx, play, seat)
    },
    close: ctx => ctx.done(),
  }),
}
