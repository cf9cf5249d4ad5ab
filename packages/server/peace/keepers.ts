/** Keepers: accounts that look after the house. The first is named when it is started, others by keepers. */
import type { Kysely } from 'kysely'
import type { Schema } from '../store/schema.ts'

export class Keepers {
  private readonly db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.db = db
  }

  /** The user name of an account that is a keeper; null for others. */
  async nameOf(account: string): Promise<string | null> {
    const row = await this.db
      .selectFrom('keepers')
      .innerJoin('user', 'user.id', 'keepers.account')
      .select(['user.username', 'user.name'])
      .where('keepers.account', '=', account)
      .executeTakeFirst()
    return row ? (row.username ?? row.name) : null
  }

  /** All of them, the longest-serving first. */
  async list(): Promise<{ username: string; since: number }[]> {
    const rows = await this.db
      .selectFrom('keepers')
      .innerJoin('user', 'user.id', 'keepers.account')
      .select(['user.username', 'user.name', 'keepers.at'])
      .orderBy('keepers.at')
      .execute()
    return rows.map(({ username, name, at }) => ({ username: username ?? name, since: at }))
  }

  async isNamed(username: string): Promise<boolean> {
    const account = await this.accountOf(username)
    return account !== null && (await this.nameOf(account)) !== null
  }

  /** Makes the account of this user name a keeper. Whether there is one. */
  async name(username: string, at: number): Promise<boolean> {
    const account = await this.accountOf(username)
    if (account === null) return false
    await this.db
      .insertInto('keepers')
      .values({ account, at })
      .onConflict(conflict => conflict.doNothing())
      .execute()
    return true
  }

  /** Whether there was such a keeper. */
  async dismiss(username: string): Promise<boolean> {
    const account = await this.accountOf(username)
    if (account === null) return false
    const { numDeletedRows } = await this.db.deleteFrom('keepers').where('account', '=', account).executeTakeFirst()
    return numDeletedRows > 0n
  }

  private async accountOf(username: string): Promise<string | null> {
    const row = await this.db
      .selectFrom('user')
      .select('id')
      .where('username', '=', username.toLowerCase())
      .executeTakeFirst()
    return row?.id ?? null
  }
}
