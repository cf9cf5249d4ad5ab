/**
 * Group commit: whatever is to be appended in one turn of the event loop is one batch, and on the disk before anyone
 * hears of it. A quick disk is written to from here: crossing to another thread costs more than most choices. As soon
 * as the disk is slow, or another process writes, batches go to a thread, the next gathering meanwhile.
 *
 *   append ─▶ gathering ── end of the turn ─▶ here, while that is quick ─▶ settled
 *                              └── slow, or another writes ─▶ thread ────▶ settled, the next one leaves
 */
import { once } from 'node:events'
import type { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { ServerBug } from '../errors.ts'
import { type Append, type Batch, Committer, type Keeping } from './committer.ts'
import { LateRows } from './late-rows.ts'
import { isBusy } from './node-sqlite.ts'
import { openImpatiently } from './open-database.ts'
import type { Appended, MatchRow } from './store.ts'
import { type Crossing, crossing, type Emptied, type FromWriter, type ToWriter } from './writer.ts'

type Running = { resolve: (changes: number) => void; reject: (fault: Error) => void }
type Waiting = { append: Append; resolve: (appended: Appended) => void; reject: (fault: Error) => void }
/** What is being written now. */
type Writing = { waiting: Waiting[]; rows: MatchRow[] }

/** A writing thread that dies so often (in so many ms) is not replaced any more: something is wrong that no thread mends. */
const MOST_DEATHS = 5
const DEATHS_MS = 60_000
/** A commit that takes longer (ms) would be felt at other tables; then the thread commits for so long (ms). */
const SLOW_MS = 8
const SLOW_FOR_MS = 500
/** After so many entries SQLite's journal is emptied; once it is longer than this (pages), the thread writes until it is. */
const EMPTY_EVERY = 1500
const LONG_JOURNAL = 16_000

export class GroupCommit {
  /** Called with the size of each batch that was committed. */
  onCommit: (size: number) => void = () => undefined
  /** Called when the writing thread has died. */
  onDeath: (fault: Error) => void = () => undefined
  private readonly file: string
  private readonly database: DatabaseSync
  private readonly here: Committer
  private readonly late = new LateRows(() => this.writeSoon())
  private writer: Worker
  private deaths: number[] = []
  private isClosing = false
  private gathering: Waiting[] = []
  private writing: Writing | null = null
  /** Snapshots for the next batch, by match. */
  private snapshots = new Map<string, Keeping>()
  private isLeaving = false
  /** Until then (ms of no clock in particular) the thread commits. */
  private threadUntil = 0
  private sinceEmptied = 0
  /** Statements beside the logs that have not been answered yet, in their order. */
  private errands: Running[] = []
  private failed: Error | null = null
  /** What went wrong with the last batch, and when (ms of no clock in particular); null if nothing did. */
  lastFailure: { says: string; at: number } | null = null
  /** Those who wait until nothing is to be written. */
  private whenIdle: (() => void)[] = []

  constructor(file: string) {
    this.file = file
    this.database = openImpatiently(file)
    this.here = new Committer(this.database)
    this.writer = this.newWriter()
  }

  private newWriter(): Worker {
    const writer = new Worker(new URL('./writer.ts', import.meta.url), { workerData: this.file })
    let why = new Error('the thread that writes has ended')
    writer.on('message', (said: FromWriter) => this.hear(said))
    writer.on('error', fault => (why = fault instanceof Error ? fault : new Error(String(fault))))
    writer.on('exit', () => {
      if (!this.isClosing) this.replaceWriter(why)
    })
    return writer
  }

  /** Ends the thread as a fault in it would. */
  async breakWriter(): Promise<void> {
    await this.writer.terminate()
  }

  /** Lets the thread commit for a while, as it does when the disk is slow. */
  useThread(ms = SLOW_FOR_MS): void {
    this.threadUntil = performance.now() + ms
  }

  /** Whether anything can be written. */
  get isWell(): boolean {
    return this.failed === null
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

  /** Runs one statement in the thread that writes; resolves, when it is durable, with how many rows it changed. */
  run(sql: string, values: Crossing[]): Promise<number> {
    if (this.failed || this.isClosing) return Promise.reject(this.failed ?? new ServerBug('store-failed'))
    return new Promise((resolve, reject) => {
      this.errands.push({ resolve, reject })
      this.post({ sql, values })
    })
  }

  /** Writes what there is, then stops the thread. */
  async close(): Promise<void> {
    while (!this.failed && (this.gathering.length > 0 || this.writing || this.late.size > 0 || this.snapshots.size > 0))
      await this.written()
    this.isClosing = true
    this.database.close()
    if (this.failed) return
    this.post('close')
    await once(this.writer, 'exit')
    this.failed = new ServerBug('store-failed', { says: 'the store is closed' })
  }

  private written(): Promise<void> {
    this.late.hurry()
    return new Promise(resolve => this.whenIdle.push(resolve))
  }

  private post(message: ToWriter): void {
    this.writer.postMessage(message, [])
  }

  private writeSoon(): void {
    if (this.isLeaving || this.writing || this.failed) return
    this.isLeaving = true
    setImmediate(() => {
      this.isLeaving = false
      if (!this.writing) this.write()
    })
  }

  private write(): void {
    const writing: Writing = { waiting: this.gathering, rows: this.late.take() }
    if (writing.waiting.length === 0 && writing.rows.length === 0 && this.snapshots.size === 0) return this.rest()
    const batch: Batch = {
      appends: writing.waiting.map(({ append }) => append),
      rows: writing.rows,
      snapshots: [...this.snapshots.values()],
    }
    this.gathering = []
    this.snapshots.clear()
    this.writing = writing
    if (performance.now() < this.threadUntil) this.post(crossing(batch))
    else this.writeHere(batch)
  }

  private writeHere(batch: Batch): void {
    const began = performance.now()
    let results: Appended[]
    try {
      results = this.here.commit(batch)
    } catch (fault) {
      // Another writes, and nobody is kept waiting for that: the thread waits.
      if (isBusy(fault)) return this.post(crossing(batch))
      return this.settle(
        new ServerBug('store-failed', { says: fault instanceof Error ? fault.message : String(fault) }),
      )
    }
    this.noteTime(performance.now() - began)
    this.settle(results)
  }

  private noteTime(ms: number): void {
    if (ms > SLOW_MS) this.useThread()
  }

  private hear(said: FromWriter): void {
    if ('errand' in said) return this.settleErrand(said.errand)
    if ('pages' in said) return this.emptied(said)
    if ('failure' in said) return this.settle(new ServerBug('store-failed', { says: said.failure }))
    this.noteTime(said.ms)
    this.settle(said.results)
  }

  private settle(committed: Appended[] | Error): void {
    const { waiting, rows } = this.writing ?? { waiting: [], rows: [] }
    this.writing = null
    if (this.gathering.length > 0) this.writeSoon()
    else this.rest()
    if (committed instanceof Error) {
      this.lastFailure = { says: committed.message, at: performance.now() }
      this.late.giveBack(rows)
      for (const { reject } of waiting) reject(committed)
      return
    }
    this.lastFailure = null
    if (waiting.length > 0) this.onCommit(waiting.length)
    for (const [i, { resolve }] of waiting.entries()) resolve(committed[i] ?? 'conflict')
    this.sinceEmptied += waiting.length
    if (this.sinceEmptied < EMPTY_EVERY) return
    this.sinceEmptied = 0
    this.post('empty')
  }

  private rest(): void {
    for (const resolve of this.whenIdle.splice(0)) resolve()
  }

  /** While batches are written from here the journal is never quite empty; what the thread writes empties it behind itself. */
  private emptied({ pages, moved }: Emptied): void {
    if (pages > LONG_JOURNAL && moved < pages) this.useThread(1)
  }

  private settleErrand(errand: number | string): void {
    const asked = this.errands.shift()
    if (typeof errand === 'number') asked?.resolve(errand)
    else asked?.reject(new ServerBug('store-failed', { says: errand }))
  }

  /** What the thread was writing may be kept or not: whoever waits for it is told so. What has gathered is written next. */
  private replaceWriter(fault: Error): void {
    const now = performance.now()
    this.deaths = [...this.deaths.filter(died => now - died < DEATHS_MS), now]
    const lost = this.writing?.waiting ?? []
    this.late.giveBack(this.writing?.rows ?? [])
    this.writing = null
    if (this.deaths.length < MOST_DEATHS) {
      this.writer = this.newWriter()
      if (this.gathering.length > 0) this.writeSoon()
    } else {
      this.failed = fault
      lost.push(...this.gathering.splice(0))
    }
    this.onDeath(fault)
    for (const { reject } of [...lost, ...this.errands.splice(0)]) reject(fault)
    if (this.gathering.length === 0) this.rest()
  }
}
