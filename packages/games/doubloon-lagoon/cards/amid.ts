/** Cards at any time (DL-38): what anyone may play unasked while somebody else chooses. */
import { type AskPhase, type Ctx, type Frame, type ListAsk, listPhase, oneOf, type Seat } from '@nassau/kernel'
import type { Lagoon } from '../board.ts'
import type { Edition } from '../edition/edition.ts'
import type { DoubloonLagoon } from '../rules.ts'
import { type CardPlay, isCardPlay, playCard, playsOf } from './cards.ts'

/** What a seat may play now without being asked; null if nothing. */
export function interjection(lagoon: Lagoon, edition: Edition, seat: Seat): ListAsk<CardPlay> | null {
  const plays = playsOf(lagoon, edition, seat)
  return plays.length > 0 ? oneOf(seat, plays) : null
}

/** A choice from a list, amid which others may play cards. After one, play goes to `again`: it may have changed what there is to choose. */
export const choosing = <F extends Frame<string, string>, C extends object>(spec: {
  clause: string
  ask(lagoon: Lagoon, f: F, edition: Edition): ListAsk<C>
  again: F['at']
  take(ctx: Ctx<DoubloonLagoon, F>, f: F, choice: C, seat: Seat): void
}): AskPhase<DoubloonLagoon, F, C | CardPlay> =>
  listPhase<DoubloonLagoon, F, C | CardPlay>({
    clause: spec.clause,
    ask: (lagoon, f, edition) => spec.ask(lagoon, f, edition),
    aside: (lagoon, _f, seat, edition) => interjection(lagoon, edition, seat),
    take(ctx, f, choice, seat) {
      if (!isCardPlay(choice)) return spec.take(ctx, f, choice, seat)
      f.at = spec.again
      playCard(ctx, choice, seat)
    },
  })
