/**
 * A mutiny (KP-18, KP-19): it may be answered; if not, the captain is gone and the ship thrown back.
 *
 *   murmur ─▶ rumour ─▶ answers ─▶ strike ─▶ calm ─▶ done
 */
import { type Frame, type Pass, type Sealed, type Seat, type Step, window } from '@nassau/kernel'
import { piratesOf, type Seas, shipOf } from '../board.ts'
import { type AnyPlay, type CardPlay, choosing, holders, isPlay, playCard, playsOf } from '../cards/cards.ts'
import { chartOf, pirateOf } from '../chart.ts'
import { discardAction, losePirate, promote, sendToLair } from '../deeds.ts'
import type { Edition } from '../edition/edition.ts'
import type { KingOfPirates } from '../rules.ts'

export type MutinyFrame = Frame<'mutiny', 'murmur' | 'rumour' | 'answers' | 'strike' | 'calm'> & {
  /** Against whose captain. */
  seat: Seat
  sealed: Sealed<Pass>
}

export type MutinyAnswer = AnyPlay | { sacrifice: string }

/** What is chosen in each phase that asks. */
export type MutinyChoices = { answers: MutinyAnswer | Pass }

export const mutiny: Step<KingOfPirates, MutinyFrame> = {
  murmur: {
    run(ctx, f) {
      ctx.tell({ kind: 'mutiny-brews', seat: f.seat })
      f.at = 'rumour'
    },
  },

  rumour: {
    run(ctx, f) {
      f.at = asked(ctx.board, f).length > 0 ? 'answers' : 'strike'
    },
  },

  // KP-56 Anyone's keelhauling, or the victim's own scapegoat, ends it; other cards may come before.
  answers: window<KingOfPirates, MutinyFrame, MutinyAnswer>({
    clause: 'KP-18',
    seats: asked,
    reactions: answersOf,
    react(ctx, f, choice, seat) {
      if (!isPlay(choice)) {
        f.at = 'calm'
        ctx.tell({ kind: 'scapegoat', seat, pirate: choice.sacrifice })
        return losePirate(ctx, seat, choice.sacrifice)
      }
      if (choice.play === 'keelhauling') {
        f.at = 'calm'
        discardAction(ctx, seat, 'keelhauling')
        ctx.tell({ kind: 'played', seat, card: { ...choice, spares: f.seat } })
        return
      }
      f.at = 'rumour'
      playCard(ctx, seat, choice)
    },
    close(_ctx, f) {
      f.at = 'strike'
    },
  }),

  // KP-19 Without a captain a mutiny only moves the ship.
  strike: {
    run(ctx, f) {
      const { captain } = shipOf(ctx.board, f.seat)
      ctx.tell({ kind: 'mutiny', seat: f.seat, captain })
      sendToLair(ctx, f.seat, 'mutiny')
      f.at = 'calm'
      if (captain !== null) losePirate(ctx, f.seat, captain)
    },
  },

  calm: {
    run(ctx) {
      ctx.done()
    },
  },
}

/** Who could answer, as everyone can see: whoever holds cards, and the victim while there is a crew. */
function asked(seas: Seas, f: MutinyFrame): Seat[] {
  const seats = holders(seas)
  if (!seats.includes(f.seat) && piratesOf(shipOf(seas, f.seat)).length > 0) seats.push(f.seat)
  return seats
}

function answersOf(seas: Seas, f: MutinyFrame, seat: Seat, edition: Edition): MutinyAnswer[] {
  const answers: MutinyAnswer[] = playsOf(seas, seat, edition)
  const ship = shipOf(seas, seat)
  if (ship.hand.keelhauling > 0) answers.push({ play: 'keelhauling' })
  if (seat !== f.seat) return answers
  const chart = chartOf(edition)
  for (const id of piratesOf(ship)) if (pirateOf(chart, id).skill === 'scapegoat') answers.push({ sacrifice: id })
  return answers
}

export type PromotionFrame = Frame<'promotion', 'heirs' | 'promote'> & { seat: Seat }

/** What is chosen in each phase that asks. */
export type PromotionChoices = { promote: { promote: string } | CardPlay }

export const promotion: Step<KingOfPirates, PromotionFrame> = {
  // KP-19 Who is alone takes the cabin; a card played meanwhile may have left nobody.
  heirs: {
    run(ctx, f) {
      const { captain, crew } = shipOf(ctx.board, f.seat)
      const [heir, ...others] = crew
      f.at = 'promote'
      if (captain === null && others.length > 0) return
      if (captain === null && heir !== undefined) promote(ctx, f.seat, heir)
      ctx.done()
    },
  },

  // KP-19 The owner promotes another of their pirates.
  promote: choosing<PromotionFrame, { promote: string }>({
    clause: 'KP-19',
    seat: (_seas, f) => f.seat,
    options: (seas, f) => shipOf(seas, f.seat).crew.map(id => ({ promote: id })),
    again: 'heirs',
    take(ctx, f, choice) {
      promote(ctx, f.seat, choice.promote)
      ctx.done()
    },
  }),
}
