/**
 * Secrets kept: what some seats are told in secret shows in their views and is news to the others.
 * Look-alike matches are drawn from a view, so a view that shows too much only makes them more alike
 * and cannot betray itself. But if one seat has been told secret after secret, and in every look-alike
 * of another seat it still sees the very same, then that other seat knows all that it knows.
 */
import type { Seat } from '../asks/ask.ts'
import type { Chance } from '../chance/chance.ts'
import type { Heard } from '../play.ts'
import type { Referee } from '../records/referee.ts'
import { determinize, project } from '../views/project.ts'
import { named } from './look-alike.ts'

/** After so many secrets without a single look-alike that differs, it is no accident. */
const ENOUGH = 8

/** Who is not to know (null: spectators) what whom was told, and how it went so far in a match. */
export type Pair = { outsider: Seat | null; insider: Seat; told: number; isKept: boolean }

/** Every pair at a table, before anything was told. */
export function pairsAt(referee: Referee): Pair[] {
  const seats = [...referee.header.seats.keys()]
  return [null, ...seats].flatMap(outsider =>
    seats.filter(seat => seat !== outsider).map(insider => ({ outsider, insider, told: 0, isKept: false })),
  )
}

/** Looks at the secrets of the last choice; says which are not kept. */
export function checkSecrets(
  referee: Referee,
  pairs: readonly Pair[],
  told: readonly Heard[],
  rng: Chance,
): string | null {
  for (const { to } of told)
    for (const pair of pairs)
      if (to !== null && !pair.isKept && isBetween(pair, to)) {
        pair.told++
        pair.isKept = isNews(referee, pair, rng)
        if (!pair.isKept && pair.told >= ENOUGH)
          return `${named(pair.outsider)} sees all that seat ${pair.insider} was told in secret`
      }
  return null
}

const isBetween = ({ outsider, insider }: Pair, to: readonly Seat[]): boolean =>
  to.includes(insider) && (outsider === null || !to.includes(outsider))

/** Whether, for all the outsider knows, the insider could see something else. */
function isNews({ open, game, edition, match }: Referee, { outsider, insider }: Pair, rng: Chance): boolean {
  const other = determinize(game, project(open, outsider), rng, edition)
  const [here, there] = [match, other].map(({ board }) => JSON.stringify(game.view(board, insider, edition)))
  return here !== there
}
