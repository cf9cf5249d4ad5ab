/** What the captain would do: the plans it weighs for whoever is asked, from what that seat sees and from nothing else. */
import type { LoadedGame } from '@nassau/games/manifests'
import { type Projection, samePlain } from '@nassau/kernel'
import { type Bot, FastChance } from '@nassau/kernel/bots'
import { botToFill } from '../bot-for.ts'
import { candidatesFor, sensible } from '../search/candidates.ts'
import { firstThoughtOf, judgementOf } from '../search/captain.ts'
import { type Pondered, ponder } from '../search/search.ts'

/** A stream of chance far from those of worlds. */
const HINTS = 2 ** 31 + 2

/** Weighs what can be chosen; `first` is weighed whatever else is, such as a choice that was made. */
export function* hintFor(
  listed: LoadedGame,
  seen: Projection,
  edition: object,
  seed: number,
  first?: unknown,
): Generator<number, Pondered, boolean | undefined> {
  if (!seen.ask) return { choice: null, plans: [] }
  const rng = new FastChance(seed, HINTS)
  const judgement = judgementOf(listed)
  const usual = firstThoughtOf(judgement).choose(seen, rng, edition)
  const own = ownCaptain(listed)
  const candidates = own
    ? beside(own.choose(seen, rng, edition), first ?? usual)
    : candidatesFor(sensible(judgement, seen.ask), first ?? usual, judgement.effort.width, rng)
  return yield* ponder({ game: listed.game, seen, edition, judgement, seed }, candidates)
}

/** A game that throws has a captain of its own: its throw, one of more than anyone could list, beside another if that is one. */
const beside = (captains: unknown, other: unknown): unknown[] =>
  samePlain(captains, other) ? [captains] : [captains, other]

const ownCaptain = ({ bots }: LoadedGame): Bot | undefined => bots.find(({ id }) => id === 'captain')

/** What a mate would do here, to compare with. */
export const usualChoice = (listed: LoadedGame, seen: Projection, edition: object, seed: number): unknown =>
  botToFill(listed).choose(seen, new FastChance(seed, HINTS), edition)
