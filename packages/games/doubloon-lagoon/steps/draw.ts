/**
 * The draw segment (DL-12): a card from the event deck, then down to three. And draws that a card
 * calls for, each of which may be cancelled before it is made (DL-39).
 *
 *   draw ─▶ trim ─▶ done        supply: offer ─▶ take ─▶ offer …
 */
import { type Frame, type Picked, type Seat, type Step, someOf } from '@nassau/kernel'
import { HAND, handOf } from '../board.ts'
import { eventOf, takeOut } from '../cards/decks.ts'
import type { Draw } from '../events.ts'
import type { DoubloonLagoon, LagoonCtx } from '../rules.ts'
import { reactionTo } from './reaction.ts'

export type DrawFrame = Frame<'draw', 'draw' | 'trim' | 'discard'> & { seat: Seat }

/** What is chosen in each phase that asks. */
export type DrawChoices = { discard: Picked<string> }

export const draw: Step<DoubloonLagoon, DrawFrame> = {
  draw: {
    run(ctx, f) {
      drawEvent(ctx, f.seat, 'segment')
      f.at = 'trim'
    },
  },

  trim: {
    run(ctx, f) {
      if (handOf(ctx.board, f.seat).length <= HAND) return ctx.done()
      f.at = 'discard'
    },
  },

  // DL-12 At most three cards are kept; the rest is discarded by choice.
  discard: {
    clause: 'DL-12',
    ask(lagoon, f) {
      const hand = handOf(lagoon, f.seat)
      return someOf(f.seat, hand, hand.length - HAND, hand.length - HAND)
    },
    take(ctx, f, { pick }) {
      const hand = handOf(ctx.board, f.seat)
      for (const card of pick) {
        takeOut(hand, card)
        ctx.board.discards.push(card)
      }
      ctx.tell({ kind: 'trimmed', seat: f.seat, names: pick.map(card => eventOf(ctx.edition, card).name) })
      return ctx.done()
    },
  },
}

/** One card from the event deck to a hand. DL-13 An empty deck is made anew from its discards. */
export function drawEvent(ctx: LagoonCtx, seat: Seat, by: Draw): void {
  const lagoon = ctx.board
  if (lagoon.deck.length === 0) {
    lagoon.deck = ctx.rng.shuffle(lagoon.discards)
    lagoon.discards = []
    ctx.tell({ kind: 'reshuffled', cards: lagoon.deck.length })
  }
  const card = lagoon.deck.pop()
  if (card === undefined) return
  handOf(lagoon, seat).push(card)
  ctx.whisper(
    [seat],
    { kind: 'drew', seat, card, name: eventOf(ctx.edition, card).name, by },
    { kind: 'drew-unseen', seat, by },
  )
}

export type SupplyFrame = Frame<'supply', 'offer' | 'take'> & {
  seat: Seat
  /** Cards still to be drawn. */
  left: number
}

export const supply: Step<DoubloonLagoon, SupplyFrame> = {
  // DL-39 A draw is cancelled before the card is drawn, by anyone but whoever draws.
  offer: {
    run(ctx, f) {
      if (f.left === 0) return ctx.done()
      f.at = 'take'
      ctx.call(reactionTo(ctx.seats, 'cancel-draw', f.seat))
    },
  },

  take: {
    run(ctx, f) {
      f.left--
      if (!ctx.got('reaction')) drawEvent(ctx, f.seat, 'adventure')
      f.at = 'offer'
    },
  },
}
