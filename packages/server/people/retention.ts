/** How long words and guests are kept: what is older is taken out, a few matches at a time, whenever the house has a moment. */
import type { Kysely } from 'kysely'
import type { Schema } from '../store/schema.ts'
import { statusOf } from '../tables/table.ts'
import type { Tables } from '../tables/tables.ts'
import type { OwnData } from './own-data.ts'

/** In days; null: for ever. */
export type Retention = { chatDays: number | null; guestDays: number | null }

const DAY_MS = 86_400_000
const EVERY_MS = 10 * 60_000
/** So many matches are looked at each time. */
const AT_ONCE = 50

export class Sweeper {
  private readonly db: Kysely<Schema>
  private readonly tables: Tables
  private readonly data: OwnData
  private readonly retention: Retention
  private readonly timer: NodeJS.Timeout | null

  constructor(
    db: Kysely<Schema>,
    tables: Tables,
    data: OwnData,
    retention: Retention,
    onFault: (fault: unknown) => void,
  ) {
    this.db = db
    this.tables = tables
    this.data = data
    this.retention = retention
    const isWanted = retention.chatDays !== null || retention.guestDays !== null
    this.timer = isWanted ? setInterval(() => void this.sweep().catch(onFault), EVERY_MS) : null
    this.timer?.unref()
  }

  close(): void {
    if (this.timer) clearInterval(this.timer)
  }

  /** One round. Whether there may be more to do. */
  async sweep(): Promise<boolean> {
    const { chatDays, guestDays } = this.retention
    const chat = chatDays === null ? 0 : await this.over('chat', chatDays, id => this.eraseWords(id, chatDays))
    const guests = guestDays === null ? 0 : await this.over('guests', guestDays, id => this.emptyChairs(id))
    return chat === AT_ONCE || guests === AT_ONCE
  }

  /** Does something to the next matches that nobody has touched for so long, from where the last round ended. */
  private async over(what: string, days: number, work: (match: string) => Promise<void>): Promise<number> {
    const { house } = this.tables
    const name = `kept ${what} from`
    const from = Number(await house.store.constant(name, () => '0'))
    const rows = await this.db
      .selectFrom('matches')
      .select(['id', 'updated'])
      .where('updated', '>', from)
      .where('updated', '<', house.now() - days * DAY_MS)
      .orderBy('updated')
      .limit(AT_ONCE)
      .execute()
    for (const { id } of rows) await work(id)
    const last = rows.at(-1)
    if (last)
      await this.db
        .updateTable('constants')
        .set({ value: String(last.updated) })
        .where('name', '=', name)
        .execute()
    return rows.length
  }

  private async eraseWords(match: string, days: number): Promise<void> {
    const before = this.tables.house.now() - days * DAY_MS
    await this.data.eraseSaid(match, (_entry, at) => at < before)
  }

  /** Guests who never became anybody's account leave their chairs at matches that are long over. */
  private async emptyChairs(match: string): Promise<void> {
    const live = await this.tables.find(match)
    if (statusOf(live.table) !== 'over') return
    for (const [seat, { person, isGone }] of live.table.seats.entries()) {
      if (isGone || !person?.startsWith('g') || (await this.isAccounts(person))) continue
      await live.next(() => live.write({ entry: { kind: 'gone', seat }, applied: null }))
    }
  }

  private async isAccounts(person: string): Promise<boolean> {
    const row = await this.db
      .selectFrom('account_persons')
      .select('person')
      .where('person', '=', person)
      .executeTakeFirst()
    return row !== undefined
  }
}
