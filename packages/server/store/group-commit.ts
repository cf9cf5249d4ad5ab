/**
 * Group commit: whatever is to be appended in one turn of the event loop is one batch, and on the disk before anyone
 * hears of it. It is committed from here, for crossing to another thread costs more than most choices, and the next one
 * gathers while the disk is waited for. If even committing is slow, or another process writes, batches go to a thread.
 * Where many processes share the file, one of them writes: the batches of the others join its own.
 *
 *   append ─▶ gathering ── end of the turn ─▶ committed here ─▶ journal synced ─▶ settled, the next one leaves
 *                              ├── slow, or another writes ─▶ thread ─────────▶ settled, the next one leaves
 *                              └── one of many processes ─▶ the one that writes: join ─▶ gathering …
 */
import type { DatabaseSync } from 'node:sqlite'
import { ServerBug } from '../errors.ts'
import { type Append, type Batch, Committer, type Keeping } from './committer.ts'
import { Journal } from './journal.ts'
import { LateRows } from './late-rows.ts'
import { isBusy } from './node-sqlite.ts'
import { openImpatiently } from './open-database.ts'
import type { Appended, MatchRow } from './store.ts'
import {
  type Changed,
  type Crossing,
  type Emptied,
  type FromWriter,
  type Hire,
  threadFor,
  type Writer,
} from './writer.ts'

type Running = { resolve: (changed: Changed) => void; reject: (fault: Error) => void }
type Waiting = { append: Append; resolve: (appended: Appended) => void; reject: (fault: Error) => void }
/** A batch of another process. */
type Joined = { batch: Batch; resolve: (results: Appended[]) => void; reject: (fault: Error) => void }
/** What is being written now; `isAway`: by the thread. */
type Writing = { waiting: Waiting[]; rows: MatchRow[]; joined: Joined[]; isAway: boolean }

/** A writing thread that dies so often (in so many ms) is not replaced any more: something is wrong that no thread mends. */
const MOST_DEATHS = 5
const DEATHS_MS = 60_000
/** A commit that takes longer (ms) would be felt at other tables; then the thread commits for so long (ms). */
const SLOW_MS = 8
const SLOW_FOR_MS = 500
/** While every turn of the loop brings more, a batch waits for it, but no longer than this (ms): a journey to the disk costs as much as thirty entries. */
const GATHER_MS = 4
/** After so much was appended (characters) SQLite's journal is emptied; once it is longer than this (pages), the thread writes the next batch and nobody else meanwhile. */
const EMPTY_EVERY = 4_000_000
const LONG_JOURNAL = 16_000

export class GroupCommit {
  /** Called with the size of each batch that was committed. */
  onCommit: (size: number) => void = () => undefined
  /** Called when the writing thread has died. */
  onDeath: (fault: Error) => void = () => undefined
  private readonly hire: Hire
  /** Null where another process writes. */
  private readonly here: Here | null
  private readonly late = new LateRows(() => this.writeSoon())
  private writer: Writer
  private deaths: number[] = []
  private isClosing = false
  private gathering: Waiting[] = []
  private joining: Joined[] = []
  private writing: Writing | null = null
  /** Snapshots for the next batch, by match. */
  private snapshots = new Map<string, Keeping>()
  private isLeaving = false
  /** Until then (ms of no clock in particular) the thread commits. */
  private threadUntil = 0
  /** By then (same clock) the next batch leaves; and how much had gathered for it a turn ago. */
  private leavesBy = 0
  private gathered = 0
  /** How much (characters) was appended since the thread was last told to empty the journal, and whether it is at it. */
  private sinceEmptied = 0
  private isEmptying = false
  /** The journal is too long: the next batch is the thread's, which empties it behind that. */
  private mustEmpty = false
  /** Statements beside the logs that have not been answered yet, in their order. */
  private errands: Running[] = []
  private failed: Error | null = null
  /** Whether something that can be read may not be on the disk, nor ever come there. */
  hasLost = false
  /** What went wrong with the last batch, and when (ms of no clock in particular); null if nothing did. */
  lastFailure: { says: string; at: number } | null = null
  /** Those who wait until nothing is to be written. */
  private whenIdle: (() => void)[] = []

  /** `elsewhere`: whoever writes for all processes that share the file, if this is not the one. */
  constructor(file: string, elsewhere: Hire | null = null, thread: Hire = threadFor(file)) {
    this.hire = elsewhere ?? thread
    this.here = elsewhere ? null : committerOn(file)
    this.writer = this.newWriter()
  }

  private newWriter(): Writer {
    return this.hire({
      said: said => this.hear(said),
      died: why => {
        if (!this.isClosing) this.replaceWriter(why)
      },
    })
  }

  /** Ends the thread as a fault in it would. */
  breakWriter(): Promise<void> {
    return this.writer.break()
  }

  /** Lets the thread commit for a while, as it does when the disk is slow. */
  useThread(ms = SLOW_FOR_MS): void {
    this.threadUntil = performance.now() + ms
  }

  /** Whether anything can be written. */
  get isWell(): boolean {
    return this.failed === null
  }

  /** Throws if what can be read may not be on the disk. */
  mustBeKept(): void {
    if (this.hasLost) throw this.failed
  }

  /** `mayWait`: what the row says is of no consequence for a moment. */
  append(append: Append, mayWait = false): Promise<Appended> {
    if (this.failed) return Promise.reject(this.failed)
    const { row } = append
    if (row && mayWait) this.late.put(row)
    else if (row) this.late.drop(row.id)
    return new Promise((resolve, reject) => {
      this.gathering.push({ append: row && mayWait ? { ...append, row: null } : append, resolve, reject })
      this.writeSoon()
    })
  }

  /** A batch of another process goes with the next of this one. */
  join(batch: Batch): Promise<Appended[]> {
    if (this.failed || this.isClosing) return Promise.reject(this.failed ?? new ServerBug('store-failed'))
    return new Promise((resolve, reject) => {
      this.joining.push({ batch, resolve, reject })
      this.writeSoon()
    })
  }

  /** Goes with the next batch. If that fails it is lost, which costs nothing but time. */
  keepSnapshot(snapshot: Keeping): void {
    this.snapshots.set(snapshot.matchId, snapshot)
    this.writeSoon()
  }

  dropSnapshot(matchId: string): void {
    this.snapshots.delete(matchId)
  }

  /** Resolves when the index says what it shall, or cannot. */
  async upToDate(): Promise<void> {
    if (this.failed || (this.late.size === 0 && !this.writing)) return
    this.late.hurry()
    await new Promise<void>(resolve => this.whenIdle.push(resolve))
  }

  /** Runs one statement in the thread that writes; resolves, when it is durable, with what it changed. */
  run(sql: string, values: Crossing[]): Promise<Changed> {
    if (this.failed || this.isClosing) return Promise.reject(this.failed ?? new ServerBug('store-failed'))
    return new Promise((resolve, reject) => {
      this.errands.push({ resolve, reject })
      this.writer.run({ sql, values })
    })
  }

  /** Writes what there is, then stops the thread. */
  async close(): Promise<void> {
    while (!this.failed && this.hasMore) await this.written()
    this.isClosing = true
    this.here?.database.close()
    this.here?.journal.close()
    if (this.failed) return
    await this.writer.close()
    this.failed = new ServerBug('store-failed', { says: 'the store is closed' })
  }

  private get hasMore(): boolean {
    return this.isGathering || this.writing !== null || this.late.size > 0 || this.snapshots.size > 0
  }

  private get isGathering(): boolean {
    return this.gathering.length > 0 || this.joining.length > 0
  }

  private written(): Promise<void> {
    this.late.hurry()
    return new Promise(resolve => this.whenIdle.push(resolve))
  }

  private writeSoon(): void {
    if (this.isLeaving || this.writing || this.failed) return
    this.isLeaving = true
    this.leavesBy = performance.now() + GATHER_MS
    // One alone waits for nobody.
    this.gathered = 1
    setImmediate(this.leave)
  }

  private readonly leave = (): void => {
    const many = this.gathering.length + this.joining.length
    // Whoever only hands its batch on leaves that to the one who writes.
    if (this.here && many > this.gathered && performance.now() < this.leavesBy) {
      this.gathered = many
      setImmediate(this.leave)
      return
    }
    this.isLeaving = false
    if (!this.writing) this.write()
  }

  private write(): void {
    const writing = { waiting: this.gathering, rows: this.late.take(), joined: this.joining, isAway: false }
    if (!this.isGathering && writing.rows.length === 0 && this.snapshots.size === 0) return this.rest()
    const batch = batchOf(writing, this.snapshots.values())
    for (const { entry } of batch.appends) this.sinceEmptied += entry.body.length
    for (const { body } of batch.snapshots) this.sinceEmptied += body.length
    this.gathering = []
    this.joining = []
    this.snapshots.clear()
    this.writing = writing
    if (!this.here || this.mustEmpty || performance.now() < this.threadUntil) this.writeAway(writing, batch)
    else this.writeHere(this.here, writing, batch)
  }

  private writeAway(writing: Writing, batch: Batch): void {
    writing.isAway = true
    this.mustEmpty = false
    this.writer.commit(batch)
  }

  private writeHere(here: Here, writing: Writing, batch: Batch): void {
    const began = performance.now()
    let results: Appended[]
    try {
      if (writing.joined.length > 0) syncInPlace(here)
      results = here.committer.commit(batch)
    } catch (fault) {
      // Another writes, and nobody is kept waiting for that: the thread waits.
      if (isBusy(fault)) return this.writeAway(writing, batch)
      return this.settle(
        new ServerBug('store-failed', { says: fault instanceof Error ? fault.message : String(fault) }),
      )
    }
    this.noteTime(performance.now() - began)
    if (here.isSynced) return this.settle(results)
    here.journal.sync(fault => (fault ? this.giveUp(fault) : this.settle(results)))
  }

  /** A disk that could not keep something says nothing of it when it is asked again: no more is written or read here. */
  private giveUp({ message }: Error): void {
    this.hasLost = true
    this.failed = new ServerBug('store-failed', { says: message })
    const turnedAway = [...this.gathering.splice(0), ...this.joining.splice(0)]
    this.settle(this.failed)
    for (const { reject } of turnedAway) reject(this.failed)
  }

  private noteTime(ms: number): void {
    if (ms > SLOW_MS) this.useThread()
  }

  private hear(said: FromWriter): void {
    if ('errand' in said) return this.settleErrand(said.errand)
    if ('pages' in said) return this.emptied(said)
    if ('failure' in said) return this.settle(new ServerBug('store-failed', { says: said.failure }))
    // A thread of a watched program says more than ours do: which files it has read.
    if (!('results' in said)) return
    this.noteTime(said.ms)
    this.settle(said.results)
  }

  private settle(committed: Appended[] | Error): void {
    const { waiting, rows, joined } = this.writing ?? NOTHING
    this.writing = null
    if (this.isGathering) this.writeSoon()
    else this.rest()
    if (committed instanceof Error) {
      this.lastFailure = { says: committed.message, at: performance.now() }
      this.late.giveBack(rows)
      for (const { reject } of [...waiting, ...joined]) reject(committed)
      return
    }
    this.lastFailure = null
    if (committed.length > 0) this.onCommit(committed.length)
    for (const [i, { resolve }] of waiting.entries()) resolve(committed[i] ?? 'conflict')
    let at = waiting.length
    for (const { batch, resolve } of joined) {
      resolve(committed.slice(at, at + batch.appends.length))
      at += batch.appends.length
    }
    if (this.sinceEmptied < EMPTY_EVERY || this.isEmptying) return
    this.sinceEmptied = 0
    this.isEmptying = true
    this.writer.empty()
  }

  private rest(): void {
    for (const resolve of this.whenIdle.splice(0)) resolve()
  }

  /** While batches are written from here the journal is never quite empty; what the thread writes empties it behind itself. */
  private emptied({ pages, moved }: Emptied): void {
    this.isEmptying = false
    if (pages > LONG_JOURNAL && moved < pages) this.mustEmpty = true
  }

  private settleErrand(errand: Changed | string): void {
    const asked = this.errands.shift()
    if (typeof errand === 'string') asked?.reject(new ServerBug('store-failed', { says: errand }))
    else asked?.resolve(errand)
  }

  /** What the thread was writing may be kept or not: whoever waits for it is told so. What has gathered is written next. */
  private replaceWriter(fault: Error): void {
    const now = performance.now()
    this.deaths = [...this.deaths.filter(died => now - died < DEATHS_MS), now]
    // What was committed here only waits for the disk.
    const { waiting, rows, joined } = this.writing?.isAway ? this.writing : NOTHING
    const lost = [...waiting, ...joined]
    this.late.giveBack(rows)
    if (this.writing?.isAway) this.writing = null
    if (this.deaths.length < MOST_DEATHS) {
      this.writer = this.newWriter()
      this.isEmptying = false
      if (this.isGathering) this.writeSoon()
    } else {
      this.failed = fault
      lost.push(...this.gathering.splice(0), ...this.joining.splice(0))
    }
    this.onDeath(fault)
    for (const { reject } of [...lost, ...this.errands.splice(0)]) reject(fault)
    if (!this.isGathering) this.rest()
  }
}

const NOTHING: Writing = { waiting: [], rows: [], joined: [], isAway: false }

/** `isSynced`: what is committed is on the disk, and there is no journal to sync. */
type Here = { database: DatabaseSync; committer: Committer; journal: Journal; isSynced: boolean }

function committerOn(file: string): Here {
  const database = openImpatiently(file)
  database.exec('PRAGMA synchronous = NORMAL')
  return { database, committer: new Committer(database), journal: new Journal(file), isSynced: false }
}

/** Other processes read what is committed, and tell it: then it must be on the disk as soon as it can be read. */
function syncInPlace(here: Here): void {
  if (!here.isSynced) here.database.exec('PRAGMA synchronous = FULL')
  here.isSynced = true
}

/** Own appends first, then those of each process that joined. */
const batchOf = ({ waiting, rows, joined }: Writing, snapshots: Iterable<Keeping>): Batch => ({
  appends: [...waiting.map(({ append }) => append), ...joined.flatMap(({ batch }) => batch.appends)],
  rows: [...rows, ...joined.flatMap(({ batch }) => batch.rows)],
  snapshots: [...snapshots, ...joined.flatMap(({ batch }) => batch.snapshots)],
})
