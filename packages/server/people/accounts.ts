/**
 * Accounts and the persons behind them. An account is the person it was as a guest, so whatever that
 * guest played stays theirs; guests it was elsewhere are added when it signs in there.
 */
import { createHash, randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../store/schema.ts'
import { freshGuest } from './guests.ts'

export type BotAccount = { person: string; name: string; created: number }

/** Somebody keepers look for. */
export type Found = { person: string; name: string; username: string | null; kind: 'account' | 'bot' }

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

export class Accounts {
  private readonly db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.db = db
  }

  /** Every person an account is, the first first. `guest`: who asks, if the account does not have them yet. */
  async personsOf(account: string, guest: string | null): Promise<string[]> {
    const known = await this.persons(account)
    if (known.length > 0 && (guest === null || known.includes(guest))) return known
    const person =
      guest !== null && !(await this.isClaimed(guest)) ? guest : known.length === 0 ? freshGuest().person : null
    if (person === null) return known
    await this.db
      .insertInto('account_persons')
      .values({ account, person, place: known.length })
      .onConflict(conflict => conflict.doNothing())
      .execute()
    return this.persons(account)
  }

  /** Whether a guest has become somebody's account, or is no more: then the old cookie is worth nothing. */
  async isClaimed(person: string): Promise<boolean> {
    const claimed = this.db.selectFrom('account_persons').select('person').where('person', '=', person)
    const gone = this.db.selectFrom('gone_people').select('person').where('person', '=', person)
    return (await claimed.unionAll(gone).executeTakeFirst()) !== undefined
  }

  /** An account becomes part of another. */
  async merge(from: string, into: string): Promise<void> {
    const place = (await this.persons(into)).length
    await this.db.updateTable('account_persons').set({ account: into, place }).where('account', '=', from).execute()
  }

  /** A bot account and its token, which is told this once: only its hash is kept. */
  async addBot(owner: string, name: string): Promise<BotAccount & { token: string }> {
    const token = `nassau_${randomBytes(24).toString('base64url')}`
    const bot = { person: `b${randomBytes(12).toString('base64url')}`, name, created: Date.now() }
    await this.db
      .insertInto('bot_accounts')
      .values({ ...bot, owner, token_hash: hashOf(token) })
      .execute()
    return { ...bot, token }
  }

  async botBehind(token: string): Promise<BotAccount | null> {
    const row = await this.db
      .selectFrom('bot_accounts')
      .select(['person', 'name', 'created'])
      .where('token_hash', '=', hashOf(token))
      .executeTakeFirst()
    return row ?? null
  }

  async botsOf(owners: readonly string[]): Promise<BotAccount[]> {
    const rows = await this.db
      .selectFrom('bot_accounts')
      .select(['person', 'name', 'created'])
      .where('owner', 'in', [...owners])
      .orderBy('created')
      .execute()
    return rows
  }

  /** Whether there was such a bot of theirs. Its token is worth nothing from now on. */
  async removeBot(owners: readonly string[], person: string): Promise<boolean> {
    const { numDeletedRows } = await this.db
      .deleteFrom('bot_accounts')
      .where('person', '=', person)
      .where('owner', 'in', [...owners])
      .executeTakeFirst()
    return numDeletedRows > 0n
  }

  /** Accounts and bots whose name or user name begins so. Guests are only known at the tables they sit at. */
  async find(name: string, most: number): Promise<Found[]> {
    const start = `${name.toLowerCase().replaceAll(/[%_\\]/g, '')}%`
    const accounts = await this.db
      .selectFrom('user')
      .innerJoin('account_persons', 'account_persons.account', 'user.id')
      .select(['account_persons.person', 'user.name', 'user.username'])
      .where('account_persons.place', '=', 0)
      .where(sql<boolean>`(lower("user".name) like ${start} or "user".username like ${start})`)
      .limit(most)
      .execute()
    const bots = await this.db
      .selectFrom('bot_accounts')
      .select(['person', 'name'])
      .where(sql<boolean>`lower(name) like ${start}`)
      .limit(most)
      .execute()
    return [
      ...accounts.map(row => ({ ...row, kind: 'account' as const })),
      ...bots.map(row => ({ ...row, username: null, kind: 'bot' as const })),
    ]
  }

  private async persons(account: string): Promise<string[]> {
    const rows = await this.db
      .selectFrom('account_persons')
      .select('person')
      .where('account', '=', account)
      .orderBy('place')
      .execute()
    return rows.map(({ person }) => person)
  }
}
