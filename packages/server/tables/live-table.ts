/**
 * A live table: one match in memory, those who watch it, and the order of things. Everything that
 * happens here happens one after the other; an entry is durable before anyone hears of it.
 *
 *   action ─▶ queue ─▶ decide ─▶ note ─▶ append ── appended ─▶ tell the audiences ─▶ done
 *                       ▲                     └── conflict ─▶ rebuild from the log ─┐
 *                       └──────────────────────────────────────────────────────────┘
 */

import type { Seat } from '@nassau/kernel'
import { type Applied, isUndo } from '@nassau/kernel/host'
import type { Action, TableMessage } from '@nassau/protocol'
import { Late, Refused } from '../errors.ts'
import type { Onlooker } from '../fleet/fleet.ts'
import type { Appended, StoredEntry } from '../store/store.ts'
import { workAhead } from './ahead.ts'
import { type Around, decide } from './decide.ts'
import type { Caller, Decision, Opens } from './decision.ts'
import { bodyOf, type LogEntry } from './entry.ts'
import { mustBeWelcome } from './hosting.ts'
import type { House } from './house.ts'
import { IndexRow } from './index-row.ts'
import { endPause, pausedFor } from './minding/pausing.ts'
import { Scheduler } from './minding/scheduler.ts'
import { doneKey, note } from './note.ts'
import { absorb, rebuild } from './replay.ts'
import { handBack } from './seating/seating.ts'
import { SnapshotKeeper } from './snapshot-keeper.ts'
import { setAside } from './stuck/set-aside.ts'
import { handleOf, newsOf, seatOf, type Table } from './table.ts'
import { type Watcher, wholeTable } from './watching/audience.ts'
import { Audiences } from './watching/audiences.ts'
import { Telling } from './watching/telling.ts'

/** How many refusals are remembered, so that a repeated action is refused as it was. */
const REFUSALS = 64
/** How often an action is decided on again because other nodes were first. */
const ATTEMPTS = 8
/** A table in doubt is rebuilt after so long at the latest (ms), and again if that did not go well. */
const RECOVERY_MS = 1000
/** Whoever came by stays in mind for so long (ms). */
const ATTENDED_MS = 30_000
/** Where nobody watches, whoever came by has left after so long (ms). */
const LEFT_MS = 1000
/** After these somebody looks through other eyes, or no more. */
const RESEATING: readonly Action['type'][] = ['join', 'leave', 'remove']

export class LiveTable {
  table: Table
  readonly house: House
  private readonly around: Around
  private readonly audiences: Audiences
  /** Null until there is one: at most tables there never is. */
  private refusals: Map<string, Refused> | null = null
  private readonly scheduler: Scheduler
  /** The end of the queue, and how many are in it. */
  private tail: Promise<unknown> = Promise.resolve()
  private queued = 0
  private readonly indexed = new IndexRow()
  private readonly snapshots: SnapshotKeeper
  /** What is in memory may not be what was kept: nothing is done before it was rebuilt. */
  private isInDoubt = false
  private recovering: NodeJS.Timeout | null = null
  /** When something last happened here, when a person last came by, and when it was loaded (ms). */
  touched: number
  private attendedAt: number
  readonly loaded: number
  private isClosed = false
  /** Those who look on through other nodes, when they were last asked for. */
  private lookingElsewhere: readonly Onlooker[] = []
  /** Choices that wait for the end of a beat. */
  private readonly waiting: (() => void)[] = []

  constructor(house: House, table: Table, opens: Opens) {
    this.house = house
    this.table = table
    this.snapshots = new SnapshotKeeper(house.store, table)
    this.around = { opens, personBehind: from => this.personBehind(from) }
    this.touched = house.now()
    this.attendedAt = Number.NEGATIVE_INFINITY
    this.loaded = this.touched
    this.audiences = new Audiences(house, table.id, this.loaded)
    this.scheduler = new Scheduler(this)
    this.scheduler.look()
  }

  /** Does an action once. The number is that of the news it made. */
  act(caller: Caller, action: Action): Promise<number> {
    this.attendedAt = this.house.now()
    const turn = () => this.next(() => this.actOnce(caller, action))
    return action.type === 'choose' && this.table.pause ? this.beatIsOver(caller).then(turn) : turn()
  }

  private async actOnce(caller: Caller, action: Action): Promise<number> {
    const key = doneKey(caller.person, action.id)
    for (let attempt = 1; ; attempt++) {
      const done = this.table.done.get(key)
      if (done !== undefined) return done
      const refused = this.refusals?.get(key)
      if (refused) throw refused
      try {
        return await this.perform(caller, action)
      } catch (fault) {
        if (attempt < ATTEMPTS && (await this.mayTryAgain(fault, key))) continue
        if (fault instanceof Refused && fault.trouble.code !== 'try-again') this.remember(key, fault)
        throw fault
      }
    }
  }

  /** The beat's time is over; unless somebody holds the table since. Only from within the queue. */
  endBeat(): void {
    const { pause } = this.table
    if (!pause || pause.waiting.length > 0 || this.house.now() < pause.until) return
    endPause(this.table)
    this.stir()
  }

  /** People wait for the beat as bots do: what they choose meanwhile is taken when it is over, if it still can be. */
  private async beatIsOver(caller: Caller): Promise<void> {
    for (;;) {
      const seat = seatOf(this.table, caller.persons)
      const until = seat === null || this.isClosed ? null : pausedFor(this.table, seat, this.house.now())
      if (until === null) return
      await new Promise<void>(resolve => {
        this.waiting.push(resolve)
        if (until < Number.POSITIVE_INFINITY) setTimeout(resolve, until - this.house.now())
      })
    }
  }

  /** Something has changed for those who wait. */
  private stir(): void {
    for (const wake of this.waiting.splice(0)) wake()
  }

  /** The whole table as the caller may see it. */
  look(caller: Caller): Promise<TableMessage> {
    this.attendedAt = this.house.now()
    return this.next(async () => {
      if (this.house.fleet.isMany) await this.refresh()
      mustBeWelcome(this.table, caller)
      return wholeTable(this.table, seatOf(this.table, caller.persons))
    })
  }

  /** What a caller has not seen since number `last`: news, or the whole table. */
  missed(caller: Caller, last: number): Promise<string[]> {
    return this.next(async () => this.audiences.missed(this.table, seatOf(this.table, caller.persons), last))
  }

  /** Sends a watcher the table, or what it missed, and from then on all that happens. */
  watch(watcher: Watcher, last?: number): Promise<void> {
    return this.next(async () => {
      if (this.house.fleet.isMany) await this.refresh()
      mustBeWelcome(this.table, watcher.caller)
      this.audiences.add(this.table, watcher, last)
      const seat = seatOf(this.table, watcher.caller.persons)
      if (seat !== null && this.table.seats[seat]?.hasLeft === false) await this.write(handBack(this.table, seat))
      this.audiences.tellPresence()
    })
  }

  unwatch(watcher: Watcher): void {
    this.audiences.remove(watcher)
    this.scheduler.look()
  }

  /** Lets something happen after all that was to happen before: at once, if there is nothing. */
  next<T>(task: () => Promise<T>): Promise<T> {
    if (this.isClosed) return Promise.reject(new Refused('try-again', 'this table was just cleared; please try again'))
    this.touched = this.house.now()
    const isFree = this.queued === 0 && !this.isInDoubt
    this.queued++
    const result = isFree ? task() : this.tail.then(() => (this.isInDoubt ? this.reload().then(task) : task()))
    this.tail = result.then(this.leave, this.leave)
    return result
  }

  private readonly leave = (): void => {
    this.queued--
  }

  /** Writes what was decided: durable first, then told. Only from within the queue. */
  async write(decision: Decision, caller?: Caller, id?: string): Promise<void> {
    if (!decision) return
    const { house } = this
    const { entry, applied } = decision
    if (caller && id !== undefined) Object.assign(entry, { by: caller.person, id })
    let appended: Appended
    try {
      appended = await this.append(entry, applied)
    } catch (fault) {
      house.gauges.fault('append', fault)
      await this.reload()
      throw new Refused('try-again', 'that could not be kept; nothing has changed, please try again')
    }
    if (appended === 'conflict') {
      await this.reload()
      throw new Late()
    }
    house.fleet.publish(this.table.id, this.table.length)
    this.tell(entry, applied)
    if (entry.kind === 'gone') await this.snapshots.drop()
    else this.snapshots.keep(this.table)
  }

  /** Another node has written, or may have: takes over what is new. */
  async catchUp(length = Number.POSITIVE_INFINITY): Promise<void> {
    if (length <= this.table.length) return
    await this.next(async () => {
      if (length > this.table.length) await this.refresh()
    })
  }

  /** Who is connected to other nodes now. */
  hearPresence(seats: readonly Seat[]): void {
    this.audiences.hearOf(seats)
    this.scheduler.look()
  }

  /** Nodes are gone: there may be more to mind. */
  mind(): void {
    this.scheduler.look()
  }

  /** When each seat's person was last here; null while they are. */
  lastSeen(seat: Seat): number | null {
    return this.audiences.lastSeen(seat)
  }

  /** Those who look on, through whichever node. */
  async onlookers(): Promise<readonly Onlooker[]> {
    this.lookingElsewhere = await this.house.fleet.onlookers(this.table.id)
    return [...this.audiences.onlookers, ...this.lookingElsewhere]
  }

  /** Who is known by a handle here: who sits here, has spoken, or looks on, as far as that was asked. */
  personBehind(from: string): string | null {
    const seated = this.table.seats.flatMap(({ kind, person }) =>
      kind === 'person' && person !== null ? [person] : [],
    )
    const onlookers = [...this.audiences.onlookers, ...this.lookingElsewhere].map(({ person }) => person)
    const here = [...seated, ...this.table.speakers, ...onlookers]
    return here.find(person => handleOf(person) === from) ?? null
  }

  /** Whether somebody waits for what happens here: watches, or came by a moment ago. */
  get isAttended(): boolean {
    const { isWatched, isSeenElsewhere } = this.audiences
    return isWatched || isSeenElsewhere || this.house.now() - this.attendedAt < ATTENDED_MS
  }

  /** Whether nobody is here for it, nor was a moment ago. */
  get isLeft(): boolean {
    return !this.isWatched && this.queued === 0 && this.house.now() - this.attendedAt > LEFT_MS
  }

  get isWatched(): boolean {
    return this.audiences.isWatched
  }

  /** Something in the log was changed: everyone is shown what it says now. */
  reread(): Promise<void> {
    return this.next(() => this.reload())
  }

  /** Waits for what is under way and stops minding the table. */
  async close(): Promise<void> {
    this.isClosed = true
    this.stir()
    this.scheduler.close()
    await this.tail
    if (!this.isInDoubt) this.snapshots.letGo(this.table)
  }

  /** The table with its whole match: of a long one that was opened from its snapshot only the latest is in memory. */
  whole(): Promise<Table> {
    return this.next(async () => {
      await this.complete()
      return this.table
    })
  }

  private async perform(caller: Caller, action: Action): Promise<number> {
    const began = this.house.now()
    const seat = seatOf(this.table, caller.persons)
    if (seat !== null && action.type === 'choose' && this.table.seats[seat]?.hasLeft === false)
      await this.write(handBack(this.table, seat))
    if (action.type === 'undo' || action.type === 'vote') await this.complete()
    if (action.type === 'remove') await this.onlookers()
    const ahead = workAhead(this.house, this.table, caller, action)
    if (ahead) await ahead
    await this.write(decide(this.table, caller, action, this.around), caller, action.id)
    if (action.type === 'choose') this.house.gauges.choice('person', this.house.now() - began)
    if (RESEATING.includes(action.type)) this.audiences.reseat(this.table)
    return newsOf(this.table, seatOf(this.table, caller.persons))
  }

  private append(entry: LogEntry, applied: Applied | null): Promise<Appended> {
    const { table, house } = this
    const at = Math.max(house.now(), table.updated)
    const seq = table.length
    note(table, at, entry, applied)
    const body = bodyOf(entry, applied)
    this.snapshots.wrote(seq, body)
    const { row, mayWait } = this.indexed.changed(table)
    return house.store.append(table.id, { seq, at, body }, row, mayWait)
  }

  private tell(entry: LogEntry, applied: Applied | null): void {
    this.audiences.tell(new Telling(this.table, entry, applied))
    this.stir()
    this.scheduler.look()
  }

  /** Whether there is reason to decide again: another node was first, or has written what was not known here. */
  private async mayTryAgain(fault: unknown, key: string): Promise<boolean> {
    if (fault instanceof Late) return true
    if (!(fault instanceof Refused)) {
      await this.reload()
      return false
    }
    // It could not be said whether it was kept; the log knows.
    if (fault.trouble.code === 'try-again') return !this.isInDoubt && this.table.done.has(key)
    return this.house.fleet.isMany && this.refresh()
  }

  /** Takes over what other nodes have written; says whether there was anything. Only from within the queue. */
  private async refresh(): Promise<boolean> {
    const log = await this.readLog(this.table.length)
    if (log.length === 0) return false
    this.doubt()
    if (this.table.referee?.isPartial && log.some(({ body }) => takesBack(JSON.parse(body)))) {
      await this.reload()
      return true
    }
    this.indexed.forget()
    for (const { seq, at, body } of log) {
      const entry: LogEntry = JSON.parse(body)
      this.snapshots.wrote(seq, body)
      this.tell(entry, absorb(this.table, at, entry))
      if (entry.kind === 'sit' || entry.kind === 'rise' || entry.kind === 'remove') this.audiences.reseat(this.table)
    }
    this.isInDoubt = false
    return true
  }

  /** Plays the match again from its beginning, if that was left out. Only from within the queue. */
  private async complete(): Promise<void> {
    if (!this.table.referee?.isPartial) return
    const { pause, driver, length } = this.table
    const whole = rebuild(this.table.id, await this.readLog())
    // Others may have written meanwhile, or the log may not be what it was: then everyone begins anew.
    if (!whole?.referee || whole.stuck || whole.length !== length) return this.reload()
    this.table = Object.assign(whole, { pause, driver })
  }

  /** From now on nothing in memory is believed; nobody may come by, so it is rebuilt even if nobody does. */
  private doubt(): void {
    this.isInDoubt = true
    this.recovering ??= setTimeout(() => {
      this.recovering = null
      if (this.isInDoubt) this.next(async () => undefined).catch(() => undefined)
    }, RECOVERY_MS).unref()
  }

  private async readLog(from = 0): Promise<StoredEntry[]> {
    try {
      return await this.house.store.read(this.table.id, from)
    } catch (fault) {
      this.house.gauges.fault('reading', fault)
      throw new Refused('try-again', 'the store cannot be reached; please try again in a moment')
    }
  }

  /** Begins again from the log: what was in memory may not be what was kept. */
  private async reload(): Promise<void> {
    this.doubt()
    const rebuilt = rebuild(this.table.id, await this.readLog())
    if (rebuilt) this.table = rebuilt
    await setAside(this.house, this.table)
    this.isInDoubt = false
    this.indexed.forget()
    this.snapshots.forget()
    this.audiences.restart(this.table)
    this.scheduler.look()
  }

  private remember(key: string, refused: Refused): void {
    this.refusals ??= new Map()
    this.refusals.set(key, refused)
    if (this.refusals.size <= REFUSALS) return
    const [oldest] = this.refusals.keys()
    if (oldest !== undefined) this.refusals.delete(oldest)
  }
}

/** Whether an entry takes choices back, for which all that came before must be known. */
const takesBack = (entry: LogEntry): boolean => 'line' in entry && entry.line !== null && isUndo(entry.line)
