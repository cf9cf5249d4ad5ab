/** What people report: about whom, in their own words, with the last lines that were said there. */
import { randomUUID } from 'node:crypto'
import type { ChatLine } from '@nassau/protocol'
import type { Kysely } from 'kysely'
import type { Schema } from '../store/schema.ts'

export type Report = {
  id: string
  match: string
  by: string
  byName: string
  against: string
  againstName: string
  text: string
  /** What was said last at that table. */
  lines: ChatLine[]
  at: number
  /** What a keeper made of it; null while it is open. */
  outcome: string | null
}

export class Reports {
  private readonly db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.db = db
  }

  async add(report: Omit<Report, 'id' | 'outcome'>): Promise<string> {
    const id = randomUUID()
    const { match, by, byName, against, againstName, text, lines, at } = report
    await this.db
      .insertInto('reports')
      .values({
        id,
        match_id: match,
        person: by,
        name: byName,
        against,
        against_name: againstName,
        text,
        lines: JSON.stringify(lines),
        at,
        outcome: null,
      })
      .execute()
    return id
  }

  /** The latest, open ones first. */
  async list(most: number): Promise<Report[]> {
    const rows = await this.db
      .selectFrom('reports')
      .selectAll()
      .orderBy(where => where.case().when('outcome', 'is', null).then(0).else(1).end())
      .orderBy('at', 'desc')
      .limit(most)
      .execute()
    return rows.map(row => ({
      id: row.id,
      match: row.match_id,
      by: row.person,
      byName: row.name,
      against: row.against,
      againstName: row.against_name,
      text: row.text,
      lines: JSON.parse(row.lines),
      at: row.at,
      outcome: row.outcome,
    }))
  }

  /** Whether there was such a report, still open. */
  async settle(id: string, outcome: string): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('reports')
      .set({ outcome })
      .where('id', '=', id)
      .where('outcome', 'is', null)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }
}
