/**
 * Who wants nothing to do with whom: those two share no table, and neither is shown what the other says. Kept alike: who
 * does not want to read somebody's words, and nothing more.
 */
import type { Kysely } from 'kysely'
import { Refused } from '../errors.ts'
import type { Schema } from '../store/schema.ts'

export type Block = { from: string; name: string; at: number }

/** So many people one person can block, or mute. */
const MOST = 500

export class Blocks {
  private readonly db: Kysely<Schema>
  private readonly table: 'blocks' | 'mutes'

  constructor(db: Kysely<Schema>, table: 'blocks' | 'mutes' = 'blocks') {
    this.db = db
    this.table = table
  }

  /** `other` is known by `from` wherever they speak. */
  async add(person: string, other: { person: string; from: string; name: string }, at: number): Promise<void> {
    if ((await this.listOf([person])).length >= MOST)
      throw new Refused('too-many', `${MOST} people are enough; let one of them be first`)
    const row = { person, other: other.person, handle: other.from, name: other.name, at }
    await this.db
      .insertInto(this.table)
      .values(row)
      .onConflict(conflict => conflict.doNothing())
      .execute()
  }

  /** Whether there was such a block. */
  async lift(persons: readonly string[], from: string): Promise<boolean> {
    const { numDeletedRows } = await this.db
      .deleteFrom(this.table)
      .where('person', 'in', [...persons])
      .where('handle', '=', from)
      .executeTakeFirst()
    return numDeletedRows > 0n
  }

  /** Whom these persons have blocked, the latest first. */
  async listOf(persons: readonly string[]): Promise<Block[]> {
    const rows = await this.db
      .selectFrom(this.table)
      .select(['handle', 'name', 'at'])
      .where('person', 'in', [...persons])
      .orderBy('at', 'desc')
      .execute()
    return rows.map(({ handle, name, at }) => ({ from: handle, name, at }))
  }

  /** Everyone these persons have blocked, and everyone who has blocked them. */
  async apartFrom(persons: readonly string[]): Promise<Set<string>> {
    const rows = await this.db
      .selectFrom(this.table)
      .select(['person', 'other'])
      .where(where => where.or([where('person', 'in', [...persons]), where('other', 'in', [...persons])]))
      .execute()
    return new Set(rows.map(({ person, other }) => (persons.includes(person) ? other : person)))
  }
}
