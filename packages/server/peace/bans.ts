/** Who has to stay away, why and until when. Few are; all of them are kept at hand and looked up anew every few seconds. */
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { Refused } from '../errors.ts'
import type { Schema } from '../store/schema.ts'

export type Ban = {
  id: string
  /** A person, or an address as it is counted (see `readAddress`); `name` is what keepers know them by. */
  person: string | null
  address: string | null
  name: string
  reason: string
  by: string
  at: number
  /** When it ends (ms); null: never. */
  until: number | null
}

/** How often the list is read again (ms): other nodes, and the command line, write it too. */
const REFRESH_MS = 5000

export class Bans {
  private readonly db: Kysely<Schema>
  private readonly now: () => number
  private readonly timer: NodeJS.Timeout
  private active: Ban[] = []
  /** Told of everyone who has just been banned. */
  onBan: (ban: Ban) => void = () => undefined

  private constructor(db: Kysely<Schema>, now: () => number, onFault: (fault: unknown) => void) {
    this.db = db
    this.now = now
    this.timer = setInterval(() => void this.refresh().catch(onFault), REFRESH_MS)
    this.timer.unref()
  }

  static async open(db: Kysely<Schema>, now: () => number, onFault: (fault: unknown) => void): Promise<Bans> {
    const bans = new Bans(db, now, onFault)
    await bans.refresh()
    return bans
  }

  /** Refuses whoever has to stay away, with the reason and the end. */
  mustBeWelcome(persons: readonly string[], address: string): void {
    const ban = this.active.find(one => isOf(one, persons, address) && (one.until === null || one.until > this.now()))
    if (!ban) return
    const until = ban.until === null ? 'for good' : `until ${new Date(ban.until).toISOString().slice(0, 16)} UTC`
    throw new Refused('banned', `you were asked to stay away ${until}: ${ban.reason}`)
  }

  async add(ban: Omit<Ban, 'id' | 'at'>): Promise<Ban> {
    const made: Ban = { ...ban, id: randomUUID(), at: this.now() }
    await this.db.insertInto('bans').values(made).execute()
    await this.refresh()
    return made
  }

  /** Whether there was such a ban. */
  async lift(id: string): Promise<boolean> {
    const { numDeletedRows } = await this.db.deleteFrom('bans').where('id', '=', id).executeTakeFirst()
    await this.refresh()
    return numDeletedRows > 0n
  }

  list(): readonly Ban[] {
    return this.active
  }

  close(): void {
    clearInterval(this.timer)
  }

  private async refresh(): Promise<void> {
    const known = new Set(this.active.map(({ id }) => id))
    const rows = await this.db.selectFrom('bans').selectAll().orderBy('at', 'desc').execute()
    this.active = rows.filter(({ until }) => until === null || until > this.now())
    for (const ban of this.active) if (!known.has(ban.id)) this.onBan(ban)
  }
}

const isOf = ({ person, address }: Ban, persons: readonly string[], from: string): boolean =>
  (person !== null && persons.includes(person)) || (address !== null && address === from)
