/**
 * Tries to sign in. Whoever guesses waits longer after each wrong one; the delay belongs to the name and the address
 * together, so that nobody can lock another out of their account from elsewhere.
 */
import type { Kysely } from 'kysely'
import { Refused } from '../errors.ts'
import { inWords } from '../quotas/quotas.ts'
import type { Schema } from '../store/schema.ts'

/** So many wrong ones cost nothing; then the wait begins at a second and doubles up to the longest (ms). */
const FREE = 4
const FIRST_MS = 1000
const LONGEST_MS = 15 * 60_000
/** Wrong ones are forgotten after so long without another (ms). */
const FORGOTTEN_MS = 24 * 3_600_000

const keyOf = (name: string, address: string): string => `${name.toLowerCase()} ${address}`

export class Tries {
  private readonly db: Kysely<Schema>
  private readonly now: () => number

  constructor(db: Kysely<Schema>, now: () => number) {
    this.db = db
    this.now = now
  }

  /** Refuses while the wait for the last wrong one lasts. */
  async mustWaitNoMore(name: string, address: string): Promise<void> {
    const row = await this.rowOf(keyOf(name, address))
    const againMs = row ? row.until - this.now() : 0
    if (againMs <= 0) return
    const says = `${row?.failures} wrong passwords; the next one can be tried in ${inWords(againMs)}`
    throw new Refused('too-many', says, null, { what: 'sign-ins', most: FREE, everyMs: LONGEST_MS, againMs })
  }

  async wrong(name: string, address: string): Promise<void> {
    const now = this.now()
    const key = keyOf(name, address)
    const known = await this.rowOf(key)
    const failures = known && now - known.at < FORGOTTEN_MS ? known.failures + 1 : 1
    const waitMs = failures <= FREE ? 0 : Math.min(LONGEST_MS, FIRST_MS * 2 ** (failures - FREE - 1))
    const row = { failures, until: now + waitMs, at: now }
    await this.db
      .insertInto('sign_in_tries')
      .values({ key, ...row })
      .onConflict(conflict => conflict.column('key').doUpdateSet(row))
      .execute()
  }

  async right(name: string, address: string): Promise<void> {
    await this.db.deleteFrom('sign_in_tries').where('key', '=', keyOf(name, address)).execute()
  }

  /** Lets go of what is long past. */
  async sweep(): Promise<void> {
    await this.db
      .deleteFrom('sign_in_tries')
      .where('at', '<', this.now() - FORGOTTEN_MS)
      .execute()
  }

  private rowOf(key: string) {
    return this.db.selectFrom('sign_in_tries').selectAll().where('key', '=', key).executeTakeFirst()
  }
}
