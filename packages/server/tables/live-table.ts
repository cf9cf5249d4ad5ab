/**
 * A live table: one match in memory, those who watch it, and the order of things. Everything that
 * happens here happens one after the other; an entry is durable before anyone hears of it.
 *
 *   action ─▶ queue ─▶ decide ─▶ note ─▶ append ── appended ─▶ tell the audiences ─▶ done
 *                                             └── conflict ─▶ rebuild from the log ─▶ stale
 */
import type { Heard, Seat } from '@nassau/kernel'
import type { TableMessage } from '@nassau/protocol'
import { Refused } from '../errors.ts'
import type { Appended, MatchRow } from '../store/store.ts'
import { Audience, type Watcher, wholeTable } from './audience.ts'
import { decide, type TableAction } from './decide.ts'
import type { Caller, Decision, Opens } from './decision.ts'
import { wakesAt } from './duty.ts'
import type { Entry } from './entry.ts'
import type { House } from './house.ts'
import { Minder } from './minder.ts'
import { doneKey, note } from './note.ts'
import { absorb, rebuild } from './replay.ts'
import { rowOf } from './scene.ts'
import { handBack } from './seating.ts'
import { countOf, seatOf, type Table } from './table.ts'

/** How many refusals are remembered, so that a repeated action is refused as it was. */
const REFUSALS = 64
/** What of the index changes in the course of a match. */
const ROW_KEYS = ['status', 'seats', 'people', 'awaiting', 'wakes'] as const

export class LiveTable {
  table: Table
  readonly house: House
  private readonly opens: Opens
  private readonly audiences = new Map<Seat | null, Audience>()
  private readonly refusals = new Map<string, Refused>()
  private readonly minder: Minder
  private tail: Promise<unknown> = Promise.resolve()
  private lastRow: MatchRow | null = null
  private lastPresence = ''
  /** When something last happened here, and when it was loaded (ms). */
  touched: number
  readonly loaded: number
  private isClosed = false

  constructor(house: House, table: Table, opens: Opens) {
    this.house = house
    this.table = table
    this.opens = opens
    this.touched = house.now()
    this.loaded = this.touched
    this.minder = new Minder(this)
    this.minder.look()
  }

  /** Does an action once. The number is that of the news it made. */
  act(caller: Caller, action: TableAction): Promise<number> {
    return this.next(async () => {
      const key = doneKey(caller.person, action.id)
      const done = this.table.done.get(key)
      if (done !== undefined) return done
      const refused = this.refusals.get(key)
      if (refused) throw refused
      try {
        return await this.perform(caller, action)
      } catch (fault) {
        if (!(fault instanceof Refused)) await this.reload()
        else if (fault.trouble.code !== 'try-again') this.remember(key, fault)
        throw fault
      }
    })
  }

  /** The whole table as the caller may see it. */
  look(caller: Caller): Promise<TableMessage> {
    return this.next(async () => wholeTable(this.table, seatOf(this.table, caller.persons)))
  }

  /** What a caller has not seen since number `last`: news, or the whole table. */
  missed(caller: Caller, last: number): Promise<string[]> {
    return this.next(async () => this.audienceOf(seatOf(this.table, caller.persons)).catchUp(this.table, last))
  }

  /** Sends a watcher the table, or what it missed, and from then on all that happens. */
  watch(watcher: Watcher, last?: number): Promise<void> {
    return this.next(async () => {
      const seat = seatOf(this.table, watcher.caller.persons)
      const audience = this.audienceOf(seat)
      for (const text of audience.catchUp(this.table, last)) watcher.send(text)
      audience.watchers.add(watcher)
      audience.emptySince = null
      if (seat !== null && this.table.seats[seat]?.hasLeft === false) await this.write(handBack(this.table, seat))
      this.tellPresence()
    })
  }

  unwatch(watcher: Watcher): void {
    for (const audience of this.audiences.values())
      if (audience.watchers.delete(watcher) && audience.watchers.size === 0) audience.emptySince = this.house.now()
    this.tellPresence()
    this.minder.look()
  }

  /** Lets something happen after all that was to happen before. */
  next<T>(task: () => Promise<T>): Promise<T> {
    if (this.isClosed) return Promise.reject(new Refused('try-again', 'this table was just cleared; please try again'))
    this.touched = this.house.now()
    const result = this.tail.then(task)
    this.tail = result.catch(() => undefined)
    return result
  }

  /** Writes what was decided: durable first, then told. Only from within the queue. */
  async write(decision: Decision, caller?: Caller, id?: string): Promise<void> {
    if (!decision) return
    const { house } = this
    const entry: Entry = { ...decision.entry, ...(caller && id !== undefined ? { by: caller.person, id } : {}) }
    const appended = await this.append(entry).catch(async (fault: unknown) => {
      house.gauges.fault('append', fault)
      await this.reload()
      throw new Refused('try-again', 'that could not be kept; nothing has changed, please try again')
    })
    if (appended === 'conflict') {
      await this.reload()
      throw new Refused('stale', 'the match has moved on since that choice was made')
    }
    house.fanout.publish(this.table.id, this.table.length)
    this.tell(entry, decision.told)
  }

  /** Another node has written: takes over what is new. */
  catchUp(length: number): Promise<void> {
    return this.next(async () => {
      if (length <= this.table.length) return
      for (const { at, body } of await this.house.store.read(this.table.id, this.table.length)) {
        const entry: Entry = JSON.parse(body)
        this.tell(entry, absorb(this.table, at, entry))
      }
    })
  }

  /** When each seat's person was last here; null while they are. */
  lastSeen(seat: Seat): number | null {
    const audience = this.audiences.get(seat)
    return audience ? audience.emptySince : this.loaded
  }

  get isWatched(): boolean {
    return [...this.audiences.values()].some(({ watchers }) => watchers.size > 0)
  }

  /** Waits for what is under way and stops minding the table. */
  async close(): Promise<void> {
    this.isClosed = true
    this.minder.close()
    await this.tail
  }

  private async perform(caller: Caller, action: TableAction): Promise<number> {
    const began = this.house.now()
    const seat = seatOf(this.table, caller.persons)
    if (seat !== null && action.type === 'choose' && this.table.seats[seat]?.hasLeft === false)
      await this.write(handBack(this.table, seat))
    await this.write(decide(this.table, caller, action, this.opens), caller, action.id)
    if (action.type === 'choose') this.house.gauges.choice('person', this.house.now() - began)
    if (action.type === 'join' || action.type === 'leave') this.reseat()
    return countOf(this.table, seatOf(this.table, caller.persons)).n
  }

  private async append(entry: Entry): Promise<Appended> {
    const { table, house } = this
    const at = Math.max(house.now(), table.updated)
    const seq = table.length
    note(table, at, entry)
    return house.store.append(table.id, { seq, at, body: JSON.stringify(entry) }, this.changedRow())
  }

  private tell(entry: Entry, told: readonly Heard[]): void {
    for (const [viewer, audience] of this.audiences)
      if (audience.isForgotten(this.house.now())) this.audiences.delete(viewer)
      else audience.tell(this.table, entry, told)
    this.minder.after(entry)
  }

  /** Begins again from the log: what was in memory may not be what was kept. */
  private async reload(): Promise<void> {
    const rebuilt = rebuild(this.table.id, await this.house.store.read(this.table.id))
    if (rebuilt) this.table = rebuilt
    this.lastRow = null
    for (const audience of this.audiences.values()) audience.restart(this.table)
    this.minder.look()
  }

  /** What the index shall say, if that is not what it says already. */
  private changedRow(): MatchRow | null {
    const row = rowOf(this.table, wakesAt(this.table))
    const { lastRow } = this
    if (lastRow && ROW_KEYS.every(key => row[key] === lastRow[key])) return null
    this.lastRow = row
    return row
  }

  /** After someone has sat down or got up: watchers look through other eyes now. */
  private reseat(): void {
    const watchers = [...this.audiences.values()].flatMap(audience =>
      [...audience.watchers].map(watcher => ({ watcher, audience })),
    )
    for (const { watcher, audience } of watchers) {
      const seat = seatOf(this.table, watcher.caller.persons)
      if (seat === audience.viewer) continue
      audience.watchers.delete(watcher)
      const now = this.audienceOf(seat)
      now.watchers.add(watcher)
      now.emptySince = null
      for (const text of now.catchUp(this.table, undefined)) watcher.send(text)
    }
    this.tellPresence()
  }

  private audienceOf(viewer: Seat | null): Audience {
    const known = this.audiences.get(viewer)
    if (known) return known
    const audience = new Audience(this.table, viewer, this.house.now())
    this.audiences.set(viewer, audience)
    return audience
  }

  private tellPresence(): void {
    const online = [...this.audiences.values()].flatMap(({ viewer, watchers }) =>
      viewer !== null && watchers.size > 0 ? [viewer] : [],
    )
    const text = JSON.stringify({ type: 'presence', match: this.table.id, online: online.sort((a, b) => a - b) })
    if (text === this.lastPresence) return
    this.lastPresence = text
    for (const { watchers } of this.audiences.values()) for (const watcher of watchers) watcher.send(text)
  }

  private remember(key: string, refused: Refused): void {
    this.refusals.set(key, refused)
    if (this.refusals.size <= REFUSALS) return
    const [oldest] = this.refusals.keys()
    if (oldest !== undefined) this.refusals.delete(oldest)
  }
}
