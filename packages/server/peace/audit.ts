/**
 * What keepers did, one line after the other. Lines are only ever added: the database refuses anything else, and each
 * carries a hash over the one before it, so that a line which was changed or taken out behind its back shows.
 */
import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { ServerBug } from '../errors.ts'
import type { Schema } from '../store/schema.ts'

export type Deed = {
  /** The keeper, by user name; or the command line. */
  who: string
  what: string
  /** Whom or what it was done to. */
  about: string
  /** More of it, for people. */
  detail: string
}
export type AuditLine = Deed & { seq: number; at: number; hash: string }

/** Before the first line. */
const NOTHING = ''
/** Others may be writing the same number. */
const ATTEMPTS = 20

const hashOf = (before: string, { seq, at, who, what, about, detail }: Omit<AuditLine, 'hash'>): string =>
  createHash('sha256')
    .update(JSON.stringify([before, seq, at, who, what, about, detail]))
    .digest('hex')

export class Audit {
  private readonly db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.db = db
  }

  async write(deed: Deed, at: number): Promise<void> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const [last] = await this.latest(1)
      const line = { seq: (last?.seq ?? 0) + 1, at, ...deed }
      const { numInsertedOrUpdatedRows } = await this.db
        .insertInto('audit')
        .values({ ...line, hash: hashOf(last?.hash ?? NOTHING, line) })
        .onConflict(conflict => conflict.doNothing())
        .executeTakeFirst()
      if (numInsertedOrUpdatedRows === 1n) return
    }
    throw new ServerBug('store-failed', { says: 'the audit log is too busy' })
  }

  /** The latest lines, latest first. */
  latest(most: number): Promise<AuditLine[]> {
    return this.db.selectFrom('audit').selectAll().orderBy('seq', 'desc').limit(most).execute()
  }

  /** What was written after line `seq`, in order. */
  since(seq: number): Promise<AuditLine[]> {
    return this.db.selectFrom('audit').selectAll().where('seq', '>', seq).orderBy('seq').execute()
  }

  /** The number of the first line that is not as it was written, or follows on none; null if all is well. */
  async firstWrong(): Promise<number | null> {
    const lines = await this.db.selectFrom('audit').selectAll().orderBy('seq').execute()
    let before = NOTHING
    for (const [i, line] of lines.entries()) {
      if (line.seq !== i + 1 || line.hash !== hashOf(before, line)) return i + 1
      before = line.hash
    }
    return null
  }
}
