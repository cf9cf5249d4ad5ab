/**
 * Cards at any time (DL-38): questions amid which cards may be played. After one, play goes to a phase that looks again,
 * since it may have changed what there is to choose.
 */
import {
  type AskPhase,
  type Ctx,
  type Frame,
  type ListAsk,
  listPhase,
  oneOf,
  type PickAsk,
  type Picked,
  type Seat,
} from '@nassau/kernel'
import type { Lagoon } from '../board.ts'
import type { Edition } from '../edition/edition.ts'
import type { DoubloonLagoon } from '../rules.ts'
import { type CardPlay, isCardPlay, playCard, playsOf } from './cards.ts'

/** What a seat may play now without being asked; null if nothing. */
export function interjection(lagoon: Lagoon, edition: Edition, seat: Seat): ListAsk<CardPlay> | null {
  const plays = playsOf(lagoon, edition, seat)
  return plays.length > 0 ? oneOf(seat, plays) : null
}

/** A question of the game, and the phase that looks again after a card. */
type Question<F extends Frame<string, string>, C, A> = {
  clause: string
  ask(lagoon: Lagoon, f: F, edition: Edition): A
  again: F['at']
  take(ctx: Ctx<DoubloonLagoon, F>, f: F, choice: C, seat: Seat): void
}

/** What both kinds of question have in common: cards of those who are not asked, and where play goes after any card. */
const amid = <F extends Frame<string, string>, C extends object>(question: Question<F, C, unknown>) => ({
  clause: question.clause,
  aside: (lagoon: Lagoon, _f: F, seat: Seat, edition: Edition) => interjection(lagoon, edition, seat),
  take(ctx: Ctx<DoubloonLagoon, F>, f: F, choice: C | CardPlay, seat: Seat): void {
    if (!isCardPlay(choice)) return question.take(ctx, f, choice, seat)
    f.at = question.again
    playCard(ctx, choice, seat)
  },
})

/** A choice from a list, amid which anyone may play cards; those of the seat that is asked stand last in its list. */
export const choosing = <F extends Frame<string, string>, C extends object>(
  question: Question<F, C, ListAsk<C>>,
): AskPhase<DoubloonLagoon, F, C | CardPlay> =>
  listPhase<DoubloonLagoon, F, C | CardPlay>({
    ...amid<F, C>(question),
    ask(lagoon, f, edition) {
      const asked = question.ask(lagoon, f, edition)
      const plays = playsOf(lagoon, edition, asked.seat)
      return plays.length === 0 ? asked : oneOf<C | CardPlay>(asked.seat, [...asked.options, ...plays])
    },
  })

/**
 * Units to be named, amid which others may play cards. Whoever names them needs none here: each of these picks follows
 * at once on a choice of the same seat that had all its cards, and another follows before anything is rolled or drawn.
 */
export const picking = <F extends Frame<string, string>>(
  question: Question<F, Picked<number>, PickAsk<number>>,
): AskPhase<DoubloonLagoon, F, Picked<number> | CardPlay> => ({
  ...amid(question),
  ask: (lagoon, f, edition) => question.ask(lagoon, f, edition),
})
