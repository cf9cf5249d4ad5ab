/**
 * Upkeep (KP-25 to KP-31): pockets are picked, cards drawn, the Dutchman drifts, the crew drinks, and
 * whoever wants to may start a mutiny.
 *
 *   pockets ─▶ steal ─▶ limit ─▶ discard ─▶ draw ─▶ drift ─▶ drink ─▶ unrest ─▶ mutinies ─▶ done
 */
import {
  choicesOfPick,
  type Frame,
  type Pass,
  repeat,
  type Sealed,
  type Seat,
  type Step,
  someOf,
  unanswered,
} from '@nassau/kernel'
import { type Hand, handSize, type Seas, shipOf } from '../board.ts'
import { type CardPlay, cardWindow, choosing, holders } from '../cards/cards.ts'
import { chartOf, isLair } from '../chart.ts'
import { commanded, drawOf, handLimit } from '../crew/skills.ts'
import { discardAction, drawActions, giveScurvy, meetDutchman, moveDutchman, rob } from '../deeds.ts'
import type { Edition } from '../edition/edition.ts'
import type { KingOfPirates } from '../rules.ts'
import { CARDS, type Card, COLOURS } from '../words/names.ts'

/** KP-31 */
const POCKET = 200

export type UpkeepFrame = Frame<
  'upkeep',
  'pockets' | 'steal' | 'limit' | 'discard' | 'draw' | 'drift' | 'drink' | 'unrest' | 'mutinies'
> & {
  /** Pockets picked so far. */
  thefts: number
  sealed: Sealed<Pass>
}

/** What is chosen in each phase that asks. */
export type UpkeepChoices = {
  steal: { steal: Seat | null } | CardPlay
  discard: { discard: Card[] } | CardPlay
  mutinies: CardPlay | Pass
}

export const upkeep: Step<KingOfPirates, UpkeepFrame> = {
  // KP-31 Each pickpocket's skill in force steals once.
  pockets: {
    run(ctx, f) {
      const seas = ctx.board
      const skills = commanded(chartOf(ctx.edition), shipOf(seas, seas.turn), 'pickpocket')
      if (seas.isTurnOver) return ctx.done()
      f.at = f.thefts < skills && victims(seas).length > 0 ? 'steal' : 'limit'
    },
  },

  steal: choosing<UpkeepFrame, { steal: Seat | null }>({
    clause: 'KP-31',
    seat: seas => seas.turn,
    options: seas => [...victims(seas).map(steal => ({ steal })), { steal: null }],
    again: 'pockets',
    take(ctx, f, { steal }) {
      f.thefts++
      f.at = 'pockets'
      if (steal === null) return
      const thief = ctx.board.turn
      const { doubloons } = shipOf(ctx.board, steal)
      ctx.tell({ kind: 'pocket-picked', seat: thief, from: steal, doubloons: Math.min(POCKET, doubloons) })
      rob(ctx, steal, thief, POCKET, 'pockets')
    },
  }),

  // KP-25 Who would exceed the limit discards or plays down first.
  limit: {
    run(ctx, f) {
      if (ctx.board.isTurnOver) return ctx.done()
      f.at = overLimit(ctx.board, ctx.edition) > 0 ? 'discard' : 'draw'
    },
  },

  // All that are too many, at once; whoever plays one instead has fewer to discard.
  discard: choosing<UpkeepFrame, { discard: Card[] }>({
    clause: 'KP-25',
    seat: seas => seas.turn,
    options: (seas, _f, edition) =>
      discardsOf(shipOf(seas, seas.turn).hand, overLimit(seas, edition)).map(discard => ({ discard })),
    again: 'limit',
    take(ctx, f, { discard }, seat) {
      for (const card of discard) discardAction(ctx, seat, card)
      ctx.tell({ kind: 'discarded', seat, cards: discard })
      f.at = 'limit'
    },
  }),

  // KP-25 1A
  draw: {
    run(ctx, f) {
      const { turn } = ctx.board
      drawActions(ctx, turn, drawOf(ctx.edition, shipOf(ctx.board, turn)))
      f.at = 'drift'
    },
  },

  // KP-26 1B
  drift: {
    run(ctx, f) {
      const direction = ctx.rng.below(COLOURS.length)
      const at = moveDutchman(ctx, direction)
      ctx.tell({ kind: 'dutchman-drifts', toward: COLOURS[direction] ?? 'red', at })
      meetDutchman(ctx)
      f.at = 'drink'
    },
  },

  // KP-27 1C Unless at a lair. KP-29 What rum there is is spent before the mutiny.
  drink: {
    run(ctx, f) {
      const seas = ctx.board
      const { turn } = seas
      const ship = shipOf(seas, turn)
      if (seas.isTurnOver) return ctx.done()
      f.at = 'unrest'
      if (isLair(chartOf(ctx.edition), ship.at)) return
      const face = ctx.rng.pick(ctx.edition.upkeepDie)
      if (face === 'scurvy') return giveScurvy(ctx, turn, 'die')
      const drunk = Math.min(face, ship.rum)
      ship.rum -= drunk
      ctx.tell({ kind: 'rum-drunk', seat: turn, wanted: face, drunk, left: ship.rum })
      if (drunk < face) ctx.call({ step: 'mutiny', at: 'murmur', seat: turn, sealed: unanswered(ctx.seats) })
    },
  },

  // KP-30 1D Where nobody could hold a mutiny card, as all can see, nobody is asked.
  unrest: {
    run(ctx, f) {
      const seas = ctx.board
      if (seas.isTurnOver) return ctx.done()
      const isPossible = seas.actionDiscards.mutiny < ctx.edition.actions.mutiny.copies && holders(seas).length > 0
      if (!isPossible) return ctx.done()
      f.at = 'mutinies'
    },
  },

  mutinies: cardWindow<UpkeepFrame>({
    clause: 'KP-30',
    again: 'unrest',
    close: ctx => ctx.done(),
  }),
}

/** Who has something to steal. */
const victims = (seas: Seas): Seat[] =>
  seas.ships.flatMap(({ doubloons }, seat) => (seat !== seas.turn && doubloons > 0 ? [seat] : []))

/** Every way to part with `n` cards of a hand, in which alike ones are alike. */
function discardsOf(hand: Hand, n: number): Card[][] {
  const cards = CARDS.flatMap(card => repeat(card, hand[card]))
  return [...choicesOfPick(someOf(0, cards, n, n))].map(({ pick }) => pick)
}

/** Cards too many for the draw to come. */
function overLimit(seas: Seas, edition: Edition): number {
  const ship = shipOf(seas, seas.turn)
  return handSize(ship.hand) + drawOf(edition, ship) - handLimit(edition, ship)
}
