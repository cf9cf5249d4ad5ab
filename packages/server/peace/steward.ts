/**
 * The steward: whatever somebody wants to do at a table goes through here, over HTTP or the live channel. It sees to it
 * that they may: not too much of it, in words others can read, and not beside someone who wants none of their company.
 */
import type { Action, CreateMatch } from '@nassau/protocol'
import { Refused } from '../errors.ts'
import type { Identity } from '../people/identify.ts'
import type { Spoken } from '../people/spoken.ts'
import { lineFrom } from '../people/words.ts'
import type { Quotas } from '../quotas/quotas.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { seatOf, type Table } from '../tables/table.ts'
import type { Created, Tables } from '../tables/tables.ts'
import type { Blocks } from './blocks.ts'

export const apart = (): Refused => new Refused('not-allowed', 'you and someone at this table keep apart')

/** Whether one of these opened a table or sits there. */
const isAmong = (persons: ReadonlySet<string>, { opening, seats }: Table): boolean =>
  [opening.host, ...seats.map(({ person }) => person)].some(person => person !== null && persons.has(person))

export class Steward {
  private readonly tables: Tables
  private readonly quotas: Quotas
  private readonly blocks: Blocks
  private readonly spoken: Spoken

  constructor(tables: Tables, quotas: Quotas, blocks: Blocks, spoken: Spoken) {
    this.tables = tables
    this.quotas = quotas
    this.blocks = blocks
    this.spoken = spoken
  }

  /** A table that is there. Who asks for others again and again is guessing. */
  async find(who: Identity, match: string): Promise<LiveTable> {
    this.quotas.mustHaveLeft('strays', who.person)
    try {
      return await this.tables.find(match)
    } catch (fault) {
      if (fault instanceof Refused && fault.trouble.code === 'not-found') this.quotas.takeHere('strays', who.person)
      throw fault
    }
  }

  /** Whoever looks on at a match is in its company, too. How one that is over went, anyone may see. */
  async mayLookOn(who: Identity, live: LiveTable): Promise<void> {
    const [unwanted] = await this.notFor(who, [live])
    if (unwanted) throw apart()
  }

  /** Which of these tables they may look on at no longer. */
  async notFor({ persons }: Identity, lives: readonly LiveTable[]): Promise<LiveTable[]> {
    const others = lives.filter(({ table }) => table.result === null && seatOf(table, persons) === null)
    if (others.length === 0) return []
    const strangers = await this.blocks.apartFrom(persons)
    return others.filter(({ table }) => isAmong(strangers, table))
  }

  /** Opens a table, unless this request has made one already: then that is found. */
  async open(who: Identity, address: string, wanted: CreateMatch): Promise<Created> {
    if (!this.tables.isMade(who, wanted)) await this.mayOpen(who, address, wanted)
    return this.tables.create(who, wanted)
  }

  /** Does something at a table; the number is that of the news it made. Playing again has its own way. */
  async act(who: Identity, address: string, live: LiveTable, action: Action): Promise<number> {
    if (action.type === 'choose') return this.choose(who, live, action)
    return live.act(who, await this.admitted(who, address, live, action))
  }

  /** Would play again, or not. The table that may come of it counts as any other, for whoever wants it. */
  async rematch(who: Identity, address: string, match: string, action: Action & { type: 'rematch' }): Promise<string> {
    const { table } = await this.find(who, match)
    const isWanted = action.agrees !== false && table.result !== null && table.rematch === null
    if (isWanted && seatOf(table, who.persons) !== null)
      await this.mayOpen(who, address, { seats: table.seats, isPublic: false })
    return this.tables.rematch(who, match, action)
  }

  /** Most of what is done are choices, which only have to be counted. */
  choose(who: Identity, live: LiveTable, action: Action & { type: 'choose' }): Promise<number> {
    this.quotas.takeHere('choices', who.person)
    return live.act(who, action)
  }

  /** What is thought about long is counted for whoever asks. */
  mayAskWhy({ person }: Identity): void {
    this.quotas.takeHere('why', person)
  }

  private async admitted(who: Identity, address: string, live: LiveTable, action: Action): Promise<Action> {
    const { person, persons } = who
    switch (action.type) {
      case 'undo':
      case 'vote':
      case 'draw':
        this.quotas.takeHere('undo', person)
        return action
      case 'seat-bot':
        await this.takeBots(person, address, 1)
        return action
      case 'chat': {
        const isOnlooker = seatOf(live.table, persons) === null
        await this.quotas.take(isOnlooker ? 'asides' : 'chat', person)
        const text = lineFrom(action.text)
        if (isOnlooker) await this.mustBeWanted(who, live)
        if (isOnlooker) await this.spoken.note(person, live.table.id)
        return { ...action, text }
      }
      case 'join':
        this.quotas.takeHere('deeds', person)
        await this.mustBeWanted(who, live)
        return action
      default:
        this.quotas.takeHere('deeds', person)
        return action
    }
  }

  /** Nobody comes to a table of someone who has blocked them, or whom they have. */
  private async mustBeWanted({ persons }: Identity, { table }: LiveTable): Promise<void> {
    if (seatOf(table, persons) !== null) return
    if (isAmong(await this.blocks.apartFrom(persons), table)) throw apart()
  }

  private async mayOpen(
    { person, persons }: Identity,
    address: string,
    { seats, isPublic }: { seats: readonly { kind: string }[]; isPublic?: boolean | undefined },
  ): Promise<void> {
    const { quotas } = this
    await quotas.take('tables', person)
    await quotas.take('tables-from-here', address)
    if (isPublic) await quotas.take('public-tables', person)
    if (isPublic) await quotas.take('public-from-here', address)
    const bots = seats.filter(({ kind }) => kind === 'bot').length
    if (bots > 0) await this.takeBots(person, address, bots)
    const most = quotas.mostOf('open-tables')
    const rows = await this.tables.house.store.matchesOf(persons, most * 2)
    const open = rows.filter(({ status }) => status !== 'over').length
    if (open < most) return
    const says = `you sit at ${open} tables that are not over; finish or leave one first`
    throw new Refused('too-many', says, null, { what: 'open-tables', most, everyMs: 0, againMs: 0 })
  }

  private async takeBots(person: string, address: string, many: number): Promise<void> {
    await this.quotas.take('bots', person, many)
    await this.quotas.take('bots-from-here', address, many)
  }
}
