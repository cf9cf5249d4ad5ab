/** The first line of a record: what a match is played by, who sits where, and what its dice follow from. */
import { commitmentTo, hashText } from '../chance/sealed.ts'
import type { Game } from '../game.ts'
import type { Rules } from '../rules.ts'
import { FORMAT, type Header } from './record.ts'
import type { Opening } from './standing.ts'

export function headerOf<R extends Rules>(game: Game<R>, opening: Opening<R>): Header {
  const { edition, options, seats, secret, seed } = opening
  return {
    nassau: opening.format ?? FORMAT,
    game: game.id,
    rules: game.version,
    edition: { hash: hashOf(edition ?? game.edition), data: edition ?? null },
    options,
    seats: [...seats],
    commitment: commitmentTo(secret),
    entropy: [...(opening.entropy ?? seats.map(() => null))],
    from: opening.from ?? null,
    ...(seed === undefined ? {} : { seed }),
  }
}

const HASHES = new WeakMap<object, string>()

/** The hash of an edition, which is the same object for most matches of a game. */
function hashOf(edition: object): string {
  const hash = HASHES.get(edition) ?? hashText(JSON.stringify(edition))
  HASHES.set(edition, hash)
  return hash
}
