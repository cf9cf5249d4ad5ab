/** Recovery codes: for whoever has lost password and passkeys, and gave no address to write to. Each opens once. */
import { createHash, randomInt } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Schema } from '../store/schema.ts'

const MANY = 8
const GROUPS = 4
const GROUP = 5
/** Without what is easily mistaken for something else. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'

const freshCode = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
  ).join('-')

/** As it was told, however it is typed. */
const hashOf = (code: string): string =>
  createHash('sha256')
    .update(code.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''))
    .digest('hex')

export class Recovery {
  private readonly db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.db = db
  }

  /** New codes, told this once; those of before are worth nothing. */
  async renew(account: string): Promise<string[]> {
    const codes = Array.from({ length: MANY }, freshCode)
    await this.db.deleteFrom('recovery_codes').where('account', '=', account).execute()
    await this.db
      .insertInto('recovery_codes')
      .values(codes.map(code => ({ hash: hashOf(code), account })))
      .execute()
    return codes
  }

  async left(account: string): Promise<number> {
    const rows = await this.db.selectFrom('recovery_codes').select('hash').where('account', '=', account).execute()
    return rows.length
  }

  /** Whose code it is; null if it opens nothing. */
  async accountOf(code: string): Promise<string | null> {
    const row = await this.db
      .selectFrom('recovery_codes')
      .select('account')
      .where('hash', '=', hashOf(code))
      .executeTakeFirst()
    return row?.account ?? null
  }

  /** A code that was used opens nothing any more. */
  async use(code: string): Promise<void> {
    await this.db.deleteFrom('recovery_codes').where('hash', '=', hashOf(code)).execute()
  }
}
