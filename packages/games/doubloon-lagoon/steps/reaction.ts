/**
 * A chance to answer (DL-39, DL-48): everyone is asked alike, whether they hold a fitting card or
 * not. The answer is a card like any other and may itself be answered, so the last one played
 * resolves first.
 *
 *   offer ─▶ done(false)
 *     ▲ └──▶ answered ─▶ done(true)
 *     └─── belayed ──┘
 */
import { type Frame, type Pass, type Sealed, type Seat, type Step, unanswered, window } from '@nassau/kernel'
import { handOf, living } from '../board.ts'
import { heldWith } from '../cards/decks.ts'
import type { DoubloonLagoon } from '../rules.ts'

/** What a reaction cancels: a card just played, a die about to be rolled, a draw about to be made. */
export type Cancels = 'cancel-card' | 'cancel-die' | 'cancel-draw'

export type ReactionFrame = Frame<'reaction', 'offer' | 'answered'> & {
  cancels: Cancels
  /** Whose card or draw it is that may be cancelled; they are not asked. Null: all are. */
  except: Seat | null
  sealed: Sealed<Pass>
}
/** What is chosen in each phase that asks. */
export type ReactionChoices = { offer: { play: string } | Pass }

export const reactionTo = (seats: number, cancels: Cancels, except: Seat | null): ReactionFrame => ({
  step: 'reaction',
  at: 'offer',
  cancels,
  except,
  sealed: unanswered(seats),
})

export const reaction: Step<DoubloonLagoon, ReactionFrame> = {
  offer: window<DoubloonLagoon, ReactionFrame, { play: string }>({
    clause: 'DL-48',
    seats: (lagoon, f) => living(lagoon, lagoon.turn).filter(seat => seat !== f.except),
    reactions: (lagoon, f, seat, edition) => heldWith(edition, handOf(lagoon, seat), f.cancels).map(play => ({ play })),
    react(ctx, f, { play }, seat) {
      f.at = 'answered'
      ctx.call({ step: 'card', at: 'announce', by: seat, card: play, on: null })
    },
    close: ctx => ctx.done(false),
  }),

  answered: {
    run(ctx, f) {
      if (!ctx.got('card')) {
        f.at = 'offer'
        return
      }
      if (f.cancels !== 'cancel-card') ctx.tell({ kind: 'stopped', what: f.cancels === 'cancel-die' ? 'die' : 'draw' })
      return ctx.done(true)
    },
  },
}
