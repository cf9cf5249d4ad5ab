/** What is kept of a person: all of it to take away, and all of it gone, if that is what they want. */
import type { ChatLine } from '@nassau/protocol'
import type { Kysely } from 'kysely'
import type { Schema } from '../store/schema.ts'
import { standInLevel } from '../tables/decision.ts'
import type { LogEntry } from '../tables/entry.ts'
import { lineOf } from '../tables/scene.ts'
import { handleOf, seatOf, statusOf } from '../tables/table.ts'
import type { Tables } from '../tables/tables.ts'
import type { Auth } from './auth.ts'
import type { Identity } from './identify.ts'
import type { Spoken } from './spoken.ts'

/** More matches than this nobody has played. */
const ALL = 100_000

export class OwnData {
  private readonly db: Kysely<Schema>
  private readonly tables: Tables
  private readonly auth: Auth
  private readonly spoken: Spoken

  constructor(db: Kysely<Schema>, tables: Tables, auth: Auth, spoken: Spoken) {
    this.db = db
    this.tables = tables
    this.auth = auth
    this.spoken = spoken
  }

  /** Everything that is kept of someone, as plain data. */
  async of({ person, persons, name, kind, account, session }: Identity) {
    const own = [...persons]
    const { db } = this
    const rows = await this.tables.house.store.matchesOf(own, ALL)
    const matches = []
    for (const row of rows) {
      const said = await this.saidBy(row.id, own)
      matches.push({ ...lineOf(row, own), record: `/api/matches/${row.id}/record`, said })
    }
    const elsewhere = []
    for (const match of await this.spoken.matchesOf(own)) elsewhere.push({ match, said: await this.saidBy(match, own) })
    return {
      person,
      persons: own,
      name,
      kind,
      sessions: account === undefined ? [] : await this.auth.sessionsOf(account, session ?? ''),
      bots: await db.selectFrom('bot_accounts').select(['name', 'created']).where('owner', 'in', own).execute(),
      mutes: await db.selectFrom('mutes').select(['name', 'at']).where('person', 'in', own).execute(),
      blocks: await db.selectFrom('blocks').select(['name', 'at']).where('person', 'in', own).execute(),
      reports: await db.selectFrom('reports').select(['match_id', 'text', 'at']).where('person', 'in', own).execute(),
      throws: await db.selectFrom('day_throws').selectAll().where('person', 'in', own).execute(),
      matches,
      elsewhere,
    }
  }

  /** The person is no more: every chair of theirs is empty, what they said is gone, and nothing lets them in again. */
  async erase({ persons, account }: Identity): Promise<void> {
    const own = [...persons]
    const { db } = this
    for (const { id } of await this.tables.house.store.matchesOf(own, ALL)) await this.leave(id, own)
    for (const match of await this.spoken.matchesOf(own)) await this.unsay(match, own)
    const at = this.tables.house.now()
    for (const person of own)
      await db
        .insertInto('gone_people')
        .values({ person, at })
        .onConflict(conflict => conflict.doNothing())
        .execute()
    for (const table of ['match_people', 'spoken', 'day_throws', 'account_persons', 'blocks', 'mutes'] as const)
      await db.deleteFrom(table).where('person', 'in', own).execute()
    for (const table of ['blocks', 'mutes'] as const) await db.deleteFrom(table).where('other', 'in', own).execute()
    await db.deleteFrom('bot_accounts').where('owner', 'in', own).execute()
    await this.eraseFromReports(own)
    if (account === undefined) return
    await db.deleteFrom('recovery_codes').where('account', '=', account).execute()
    await db.deleteFrom('keepers').where('account', '=', account).execute()
    await this.auth.remove(account)
  }

  /** What they reported, and their names and words in what others did. */
  private async eraseFromReports(own: readonly string[]): Promise<void> {
    const { db } = this
    const nobody = 'somebody who is gone'
    await db.updateTable('reports').set({ name: nobody, text: '' }).where('person', 'in', own).execute()
    await db.updateTable('reports').set({ against_name: nobody }).where('against', 'in', own).execute()
    for (const from of own.map(handleOf)) {
      const theirs = db.selectFrom('reports').select(['id', 'lines']).where('lines', 'like', `%"${from}"%`)
      for (const { id, lines } of await theirs.execute()) {
        const left: ChatLine[] = JSON.parse(lines)
        const words = JSON.stringify(left.filter(line => line.from !== from))
        await db.updateTable('reports').set({ lines: words }).where('id', '=', id).execute()
      }
    }
  }

  /** Leaves a chair empty: a match that is not over is given up first. */
  private async leave(match: string, persons: readonly string[]): Promise<void> {
    const live = await this.tables.find(match)
    await live.next(async () => {
      const seat = seatOf(live.table, persons)
      if (seat === null) return
      const status = statusOf(live.table)
      if (status === 'gathering') return live.write({ entry: { kind: 'rise', seat }, applied: null })
      if (status === 'playing' && !live.table.seats[seat]?.hasResigned)
        await live.write({ entry: { kind: 'resign', seat, level: standInLevel(live.table) }, applied: null })
      await live.write({ entry: { kind: 'gone', seat }, applied: null })
    })
    await this.eraseSaid(match, entry => entry.by !== undefined && persons.includes(entry.by))
  }

  /** Takes what they said out of a table where they only looked on. */
  private async unsay(match: string, persons: readonly string[]): Promise<void> {
    const live = await this.tables.find(match)
    for (const from of persons.map(handleOf))
      await live.next(async () => {
        if (live.table.gallery.some(line => line.from === from))
          await live.write({ entry: { kind: 'unsaid', from }, applied: null })
      })
    await this.eraseSaid(match, entry => entry.by !== undefined && persons.includes(entry.by))
  }

  private async saidBy(match: string, persons: readonly string[]): Promise<{ text: string; at: number }[]> {
    const log = await this.tables.house.store.read(match)
    return log.flatMap(({ body, at }) => {
      const entry: LogEntry = JSON.parse(body)
      return entry.kind === 'chat' && persons.includes(entry.by ?? '') ? [{ text: entry.text, at }] : []
    })
  }

  /** Takes words out of a log: the only thing in it that is ever changed. How many lines there were. */
  async eraseSaid(match: string, isMeant: (entry: LogEntry, at: number) => boolean): Promise<number> {
    let many = 0
    for (const { seq, at, body } of await this.tables.house.store.read(match)) {
      const entry: LogEntry = JSON.parse(body)
      if (entry.kind !== 'chat' || entry.text === '' || !isMeant(entry, at)) continue
      const empty = JSON.stringify({ ...entry, name: '', text: '' })
      await this.db
        .updateTable('match_entries')
        .set({ body: empty })
        .where('match_id', '=', match)
        .where('seq', '=', seq)
        .execute()
      many++
    }
    if (many > 0) await this.tables.reread(match)
    return many
  }
}
