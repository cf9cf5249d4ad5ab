/** Where people have spoken without sitting there: so that what they said can be found, if they want it gone. */
import type { Kysely } from 'kysely'
import type { Schema } from '../store/schema.ts'

/** So many are known to be written down already. */
const MOST_KNOWN = 10_000

export class Spoken {
  private readonly db: Kysely<Schema>
  private readonly known = new Set<string>()

  constructor(db: Kysely<Schema>) {
    this.db = db
  }

  async note(person: string, match: string): Promise<void> {
    const key = `${person} ${match}`
    if (this.known.has(key)) return
    await this.db
      .insertInto('spoken')
      .values({ person, match_id: match })
      .onConflict(conflict => conflict.doNothing())
      .execute()
    if (this.known.size >= MOST_KNOWN) this.known.clear()
    this.known.add(key)
  }

  async matchesOf(persons: readonly string[]): Promise<string[]> {
    const rows = await this.db
      .selectFrom('spoken')
      .select('match_id')
      .distinct()
      .where('person', 'in', persons)
      .execute()
    return rows.map(({ match_id }) => match_id)
  }
}
