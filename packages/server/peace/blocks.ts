/** Who wants nothing to do with whom: those two share no table, and neither is shown what the other says. */
import type { Kysely } from 'kysely'
import { Refused } from '../errors.ts'
import type { Schema } from '../store/schema.ts'

export type Block = { from: string; name: string; at: number }

/** So many people one person can block. */
const MOST = 500

export class Blocks {
  private readonly db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.db = db
  }

  /** `other` is known by `from` wherever they speak. */
  async add(person: string, other: { person: string; from: string; name: string }, at: number): Promise<void> {
    if ((await this.listOf([person])).length >= MOST)
      throw new Refused('too-many', `${MOST} people can be blocked; let one of them be first`)
    const row = { person, other: other.person, handle: other.from, name: other.name, at }
    await this.db
      .insertInto('blocks')
      .values(row)
      .onConflict(conflict => conflict.doNothing())
      .execute()
  }

  /** Whether there was such a block. */
  async lift(persons: readonly string[], from: string): Promise<boolean> {
    const { numDeletedRows } = await this.db
      .deleteFrom('blocks')
      .where('person', 'in', [...persons])
      .where('handle', '=', from)
      .executeTakeFirst()
    return numDeletedRows > 0n
  }

  /** Whom these persons have blocked, the latest first. */
  async listOf(persons: readonly string[]): Promise<Block[]> {
    const rows = await this.db
      .selectFrom('blocks')
      .select(['handle', 'name', 'at'])
      .where('person', 'in', [...persons])
      .orderBy('at', 'desc')
      .execute()
    return rows.map(({ handle, name, at }) => ({ from: handle, name, at }))
  }

  /** Everyone these persons have blocked, and everyone who has blocked them. */
  async apartFrom(persons: readonly string[]): Promise<Set<string>> {
    const rows = await this.db
      .selectFrom('blocks')
      .select(['person', 'other'])
      .where(where => where.or([where('person', 'in', [...persons]), where('other', 'in', [...persons])]))
      .execute()
    return new Set(rows.map(({ person, other }) => (persons.includes(person) ? other : person)))
  }
}
