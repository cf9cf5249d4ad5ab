/**
 * A snapshot: a match kept beside its record, to go on from without playing all of it again. It is only a cache: whatever needs
 * what came before (taking back, the record itself) needs the record played again.
 */
import type { Seat } from '../asks/ask.ts'
import type { Counts } from '../driver/freshness.ts'
import type { Match } from '../game.ts'
import type { Rules } from '../rules.ts'
import type { Hashed, Header, StartLine } from './record.ts'
import { heardBy, type StandingChoice } from './standing.ts'

/** Plain data, with everything in it that is secret. */
export type Snapshot<R extends Rules = Rules> = {
  beginning: readonly [Hashed<Header>, Hashed<StartLine>]
  match: Match<R>
  /** How much of the stream of chance was used. */
  used: number
  /** The running hash. */
  hash: string
  counts: Counts
  /** How many standing choices are left out, the setup among them, and those that came after. */
  before: number
  latest: StandingChoice[]
}

/** The latest choices, as many as it takes for each of these viewers to have heard `events` things. */
export function latestOf(
  entries: readonly StandingChoice[],
  viewers: readonly (Seat | null)[],
  events: number,
): StandingChoice[] {
  const heard = viewers.map(() => 0)
  let from = entries.length
  while (from > 0 && (from === entries.length || heard.some(many => many < events))) {
    from--
    const said = entries[from]?.heard ?? []
    for (const [i, viewer] of viewers.entries()) heard[i] = (heard[i] ?? 0) + heardBy(said, viewer).length
  }
  return entries.slice(from)
}
