/** A store that goes back in time, as when a standby is promoted that was behind: some running matches lose their last entries. */
import type { Chance } from '@nassau/kernel'
import { sql, type Transaction } from 'kysely'
import type { KeptStore } from '../keeping/open-kept.ts'
import type { Schema } from '../store/schema.ts'
import type { LogEntry } from '../tables/entry.ts'

/** Of so many running matches up to so many entries are gone. */
const MATCHES = 20
const ENTRIES = 5

export type Gone = { ids: string[]; matches: string[] }

/** At one moment, while nobody writes: a database that is replaced by another has no connections left that do. */
export const goBack = ({ kysely, dialect }: KeptStore, rng: Chance): Promise<Gone> =>
  kysely.transaction().execute(async change => {
    if (dialect === 'postgres') await sql`LOCK TABLE match_entries IN EXCLUSIVE MODE`.execute(change)
    // The first thing SQLite is asked must be to write, or it may find that it comes too late for that.
    else await change.deleteFrom('match_entries').where('match_id', '=', 'nobody').execute()
    return takeAway(change, rng)
  })

async function takeAway(change: Transaction<Schema>, rng: Chance): Promise<Gone> {
  const running = await change.selectFrom('matches').select('id').where('status', '=', 'playing').execute()
  const gone: Gone = { ids: [], matches: [] }
  for (let i = 0; i < MATCHES && running.length > 0; i++) {
    const { id } = rng.pick(running)
    const { last } = await change
      .selectFrom('match_entries')
      .select(eb => eb.fn.max('seq').as('last'))
      .where('match_id', '=', id)
      .executeTakeFirstOrThrow()
    const from = last - rng.below(ENTRIES)
    // The opening stays: a match that nobody knows of is no match.
    if (from < 1) continue
    const removed = await change
      .deleteFrom('match_entries')
      .where('match_id', '=', id)
      .where('seq', '>=', from)
      .returning('body')
      .execute()
    const entries = removed.map(({ body }): LogEntry => JSON.parse(body))
    gone.matches.push(id)
    gone.ids.push(...entries.flatMap(({ id: action }) => (action === undefined ? [] : [action])))
  }
  return gone
}
