/** All tables: those in memory, and those that are only in the store until someone wants them. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { type LoadedGame, prepareGames } from '@nassau/games'
import type { Seat } from '@nassau/kernel'
import type { Action, CreateMatch } from '@nassau/protocol'
import { Refused } from '../errors.ts'
import type { Caller, Opens } from './decision.ts'
import type { OpenEntry } from './entry.ts'
import type { House } from './house.ts'
import { LiveTable } from './live-table.ts'
import { wakesAt } from './minding/duty.ts'
import { note } from './note.ts'
import { rebuild } from './replay.ts'
import { rowOf } from './scene.ts'
import { layTable, openingAgain, openingFrom } from './seating/opening.ts'
import { restored } from './snapshot.ts'
import { PROGRAM, setAside } from './stuck/set-aside.ts'
import { seatOf, type Table, wantsAgain } from './table.ts'

/** How often tables are looked through, how long an idle one is kept, and how far ahead others are fetched (ms). */
const SWEEP_MS = 10_000
const IDLE_MS = 60_000
const AHEAD_MS = 30_000
/** So many are fetched at a time; and of many nodes, each looks among so many. */
const MOST_FETCHED = 1000
const MOST_DUE = 100_000
/** After something may have been missed, so many tables are looked up at once. */
const AT_ONCE = 32
/** A match that could not be loaded is left alone for so long (ms). */
const BROKEN_MS = 600_000

/** Everyone has said, and of those who would there are two at least; or the only person there would. */
function isAgreed(table: Table): boolean {
  const wanting = wantsAgain(table)
  const people = table.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [wanting[seat]] : []))
  const willing = people.filter(word => word === true).length
  return !people.includes(null) && willing >= Math.min(2, people.length)
}

export type Created = { match: string; links: string[] }

export class Tables {
  readonly house: House
  private readonly live = new Map<string, Promise<LiveTable>>()
  private readonly broken = new Map<string, number>()
  private readonly timer: NodeJS.Timeout
  private sweeping: Promise<void> | null = null
  private lookingUp: Promise<void> | null = null
  private isClosed = false

  private constructor(house: House) {
    this.house = house
    this.timer = setInterval(() => this.sweepOnce(), SWEEP_MS)
    this.timer.unref()
    house.fleet.listen({
      grown: (id, length) => this.atTable(id, table => this.follow(id, table, length)),
      elsewhere: (id, seats) => this.atTable(id, async table => table.hearPresence(seats)),
      missed: () => this.lookUpOnce(),
      orphaned: orphan => {
        if (orphan !== undefined) return this.atTable(orphan, async table => table.mind())
        for (const id of this.live.keys()) this.atTable(id, async table => table.mind())
        // What a node wrote last before it died it may have told nobody of.
        this.lookUpOnce()
        this.sweepOnce(true)
      },
    })
  }

  /** Opens the house: clocks run on and bots go on playing from the first moment. */
  static async open(house: House): Promise<Tables> {
    await prepareGames()
    await house.store.takeUp()
    const tables = new Tables(house)
    tables.sweepOnce()
    return tables
  }

  /** A table, loaded if need be. */
  async find(id: string): Promise<LiveTable> {
    const known = this.live.get(id)
    if (known) return known
    if (this.isClosed) throw new Refused('try-again', 'the house is closing; please try again in a moment')
    const loading = this.load(id)
    this.live.set(id, loading)
    try {
      return await loading
    } catch (fault) {
      this.forget(id)
      throw fault
    }
  }

  /** Whether a request to open a table has been made before, as far as is known here. */
  isMade(caller: Caller, wanted: CreateMatch): boolean {
    return this.live.has(this.idFor(`${caller.person} ${wanted.id}`))
  }

  /** Opens a table; the same request again finds the one it made. */
  create(caller: Caller, wanted: CreateMatch): Promise<Created> {
    const { listed, opening } = openingFrom(caller, wanted)
    return this.lay(this.idFor(`${caller.person} ${wanted.id}`), listed, opening)
  }

  /** Someone would play again, or not. The match that follows as soon as all have agreed, one only; until then, this one. */
  async rematch(caller: Caller, id: string, action: Action & { type: 'rematch' }): Promise<string> {
    const old = await this.find(id)
    if (!old.table.result) throw new Refused('not-over', 'the match is still being played')
    if (seatOf(old.table, caller.persons) === null)
      throw new Refused('not-yours', 'only those who played may play again')
    await old.act(caller, action)
    const { table } = old
    if (table.rematch !== null) return table.rematch
    if (!isAgreed(table)) return id
    const { listed, opening } = openingAgain(table, caller)
    const { match } = await this.lay(this.idFor(`again ${id}`), listed, opening)
    await old.next(async () => {
      if (old.table.rematch === null) await old.write({ entry: { kind: 'rematch', match }, applied: null })
    })
    return match
  }

  /** The links by which open and invited seats are taken: for whoever opened the table. */
  linksOf(id: string, { seats }: OpenEntry): string[] {
    const link = (seat: Seat | null): string => `/join/${id}/${this.tokenFor(id, seat)}`
    const invited = seats.flatMap(({ kind }, seat) => (kind === 'invited' ? [link(seat)] : []))
    return seats.some(({ kind }) => kind === 'open') ? [...invited, link(null)] : invited
  }

  /** Words were taken out of a log: nothing keeps them. */
  async reread(id: string): Promise<void> {
    await this.house.store.dropSnapshot(id)
    await (await this.live.get(id))?.reread()
  }

  get size(): number {
    return this.live.size
  }

  async close(): Promise<void> {
    this.isClosed = true
    clearInterval(this.timer)
    await this.sweeping
    await this.lookingUp
    for (const table of await Promise.allSettled(this.live.values()))
      if (table.status === 'fulfilled') await table.value.close()
    this.live.clear()
  }

  /** Lets go of idle tables, and fetches those that will have something to do. */
  async sweep(isUrgent = false): Promise<void> {
    const now = this.house.now()
    for (const [id, loading] of this.live) {
      const live = await loading.catch(() => null)
      const wakes = live && wakesAt(live.table)
      if (!live || live.isWatched || now - live.touched < IDLE_MS || (wakes !== null && wakes < now + IDLE_MS)) continue
      this.forget(id)
      await live.close()
    }
    const { fleet, store } = this.house
    // Those that cannot be loaded now stand among the due as well: there must be room for others beside them.
    const most = fleet.isMany ? MOST_DUE : this.live.size + this.broken.size + MOST_FETCHED
    const due = await fleet.unminded(() => store.due(now + AHEAD_MS, most, PROGRAM), isUrgent)
    const missing = due.filter(id => !this.live.has(id) && (this.broken.get(id) ?? 0) <= now)
    for (const id of missing.slice(0, MOST_FETCHED)) {
      if (this.isClosed) return
      await this.find(id).catch((fault: unknown) => this.leaveAlone(id, now, fault))
    }
  }

  /** A match that cannot be loaded: of a lost log nothing comes back, anything else is tried again. */
  private async leaveAlone(id: string, now: number, fault: unknown): Promise<void> {
    this.house.gauges.fault('loading', fault)
    if (fault instanceof Refused && fault.trouble.code === 'damaged')
      await this.house.store.setAside(id, PROGRAM, fault.trouble.says)
    else this.broken.set(id, now + BROKEN_MS)
  }

  /** Another node has written at a table: it is followed while somebody is here for it, and else left to that node. */
  private async follow(id: string, table: LiveTable, length: number): Promise<void> {
    if (!table.isLeft) return table.catchUp(length)
    this.forget(id)
    await table.close()
  }

  private forget(id: string): void {
    this.live.delete(id)
    this.house.fleet.unfollow(id)
  }

  /** Does something at a table if it is in memory. */
  private atTable(id: string, what: (table: LiveTable) => Promise<void>): void {
    this.live
      .get(id)
      ?.then(what)
      .catch((fault: unknown) => {
        if (!(fault instanceof Refused)) this.house.gauges.fault('fleet', fault)
      })
  }

  /** Somebody outside may have written to a table: if it is in memory, it is looked up. */
  lookAgain(id: string): void {
    this.atTable(id, table => table.catchUp())
  }

  /** Looks up in the store whether tables that are watched have grown. */
  private lookUpOnce(): void {
    this.lookingUp ??= this.lookUp().finally(() => (this.lookingUp = null))
  }

  private async lookUp(): Promise<void> {
    const known = await Promise.allSettled(this.live.values())
    const watched = known.flatMap(one => (one.status === 'fulfilled' && one.value.isWatched ? [one.value] : []))
    for (let i = 0; i < watched.length && !this.isClosed; i += AT_ONCE)
      await Promise.allSettled(watched.slice(i, i + AT_ONCE).map(table => table.catchUp()))
  }

  private sweepOnce(isUrgent = false): void {
    this.sweeping ??= this.sweep(isUrgent)
      .catch((fault: unknown) => this.house.gauges.fault('sweeping', fault))
      .finally(() => (this.sweeping = null))
  }

  private async load(id: string): Promise<LiveTable> {
    await this.house.fleet.follow(id)
    const table = await this.fetch(id)
    if (!table) throw new Refused('not-found', 'there is no such match')
    this.broken.delete(id)
    await setAside(this.house, table)
    return new LiveTable(this.house, table, this.opensFor(id))
  }

  /** From its snapshot and what came after it, if there is one that fits; else from all of its log. */
  private async fetch(id: string): Promise<Table | null> {
    const { store } = this.house
    const snapshot = await store.snapshot(id)
    const table = snapshot && restored(id, snapshot, await store.read(id, snapshot.length - 1))
    return table ?? rebuild(id, await store.read(id))
  }

  private async lay(id: string, listed: LoadedGame, opening: OpenEntry): Promise<Created> {
    const table = layTable(id, listed, opening)
    const at = this.house.now()
    note(table, at, opening, null)
    const row = rowOf(table, wakesAt(table))
    const appended = await this.house.store.append(id, { seq: 0, at, body: JSON.stringify(opening) }, row)
    // Other nodes may already be writing here: then it must be followed before it is read.
    if (appended === 'appended' && !this.live.has(id) && !this.house.fleet.isMany)
      this.live.set(id, Promise.resolve(new LiveTable(this.house, table, this.opensFor(id))))
    const live = await this.find(id)
    return { match: id, links: this.linksOf(id, live.table.opening) }
  }

  private sign(text: string): string {
    return createHmac('sha256', this.house.key).update(text).digest('base64url')
  }

  private idFor(what: string): string {
    return this.sign(`match ${what}`).slice(0, 12)
  }

  private tokenFor(id: string, seat: Seat | null): string {
    return this.sign(`seat ${id} ${seat ?? 'open'}`).slice(0, 22)
  }

  private opensFor(id: string): Opens {
    return (token, seat) => {
      const [given, wanted] = [token, this.tokenFor(id, seat)].map(text => Buffer.from(text))
      return (
        given !== undefined && wanted !== undefined && given.length === wanted.length && timingSafeEqual(given, wanted)
      )
    }
  }
}
