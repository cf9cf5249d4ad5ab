/** Which games stand for their kind where a picture is of the house and not of a game. */
import type { Manifest } from '@nassau/games'
import { FLAT, TOSSED as THROWN } from '../../e2e/kit/games.ts'

function first(games: readonly Manifest[], isMeant: (game: Manifest) => boolean): Manifest {
  const found = games.find(isMeant)
  if (!found) throw new Error('no game of the house is of that kind')
  return found
}

/** With nothing hidden. */
export const OPEN = first(FLAT, ({ hasHands }) => !hasHands)
/** With hands that others must not see. */
export const HANDS = first(FLAT, ({ hasHands }) => hasHands === true)
/** Thrown on a tossing table. */
export const TOSSED = first(THROWN, () => true)
