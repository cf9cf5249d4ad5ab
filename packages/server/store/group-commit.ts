/**
 * Group commit: while one batch is being written, whatever else is to be appended gathers, and is
 * the next batch. A busy house pays for one flush of the disk what a quiet one pays for one choice. A batch
 * leaves at the end of a turn of the event loop, so that all that arrived in it goes along: waking the
 * other thread costs more than most choices.
 */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { ServerBug } from '../errors.ts'
import type { Appended } from './store.ts'
import type { Append, Committed, Crossing, Ran } from './writer.ts'

type Running = { resolve: (changes: number) => void; reject: (fault: Error) => void }
type Waiting = { append: Append; resolve: (appended: Appended) => void; reject: (fault: Error) => void }

/** A writing thread that dies so often (in so many ms) is not replaced any more: something is wrong that no thread mends. */
const MOST_DEATHS = 5
const DEATHS_MS = 60_000

export class GroupCommit {
  /** Called with the size of each batch that was committed. */
  onCommit: (size: number) => void = () => undefined
  /** Called when the writing thread has died. */
  onDeath: (fault: Error) => void = () => undefined
  private readonly file: string
  private writer: Worker
  private deaths: number[] = []
  private isClosing = false
  private gathering: Waiting[] = []
  private writing: Waiting[] = []
  private isLeaving = false
  /** Statements beside the logs that have not been answered yet, in their order. */
  private errands: Running[] = []
  private failed: Error | null = null
  /** What went wrong with the last batch, and when (ms of no clock in particular); null if nothing did. */
  lastFailure: { says: string; at: number } | null = null
  private onIdle: (() => void) | null = null

  constructor(file: string) {
    this.file = file
    this.writer = this.newWriter()
  }

  private newWriter(): Worker {
    const writer = new Worker(new URL('./writer.ts', import.meta.url), { workerData: this.file })
    let why = new Error('the thread that writes has ended')
    writer.on('message', (said: Committed | Ran) => ('errand' in said ? this.settleErrand(said) : this.settle(said)))
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

  /** Whether anything can be written. */
  get isWell(): boolean {
    return this.failed === null
  }

  append(append: Append): Promise<Appended> {
    if (this.failed) return Promise.reject(this.failed)
    return new Promise((resolve, reject) => {
      this.gathering.push({ append, resolve, reject })
      this.writeSoon()
    })
  }

  /** Runs one statement in the thread that writes; resolves, when it is durable, with how many rows it changed. */
  run(sql: string, values: Crossing[]): Promise<number> {
    if (this.failed || this.isClosing) return Promise.reject(this.failed ?? new ServerBug('store-failed'))
    return new Promise((resolve, reject) => {
      this.errands.push({ resolve, reject })
      this.writer.postMessage({ sql, values }, [])
    })
  }

  /** Writes what there is, then stops the thread. */
  async close(): Promise<void> {
    if (this.writing.length > 0 || this.gathering.length > 0)
      await new Promise<void>(resolve => (this.onIdle = resolve))
    this.isClosing = true
    if (this.failed) return
    this.writer.postMessage('close', [])
    await once(this.writer, 'exit')
    this.failed = new ServerBug('store-failed', { says: 'the store is closed' })
  }

  private writeSoon(): void {
    if (this.isLeaving || this.writing.length > 0) return
    this.isLeaving = true
    setImmediate(() => {
      this.isLeaving = false
      if (this.gathering.length > 0) this.write()
    })
  }

  private write(): void {
    this.writing = this.gathering
    this.gathering = []
    this.writer.postMessage(
      this.writing.flatMap(({ append }) => flat(append)),
      [],
    )
  }

  private settle(committed: Committed): void {
    const done = this.writing
    this.writing = []
    if (this.gathering.length > 0) this.writeSoon()
    else this.onIdle?.()
    this.lastFailure = 'failure' in committed ? { says: committed.failure, at: performance.now() } : null
    if ('failure' in committed) {
      for (const { reject } of done) reject(new ServerBug('store-failed', { says: committed.failure }))
      return
    }
    this.onCommit(done.length)
    for (const [i, { resolve }] of done.entries()) resolve(committed.results[i] ?? 'conflict')
  }

  private settleErrand({ errand }: Ran): void {
    const asked = this.errands.shift()
    if (typeof errand === 'number') asked?.resolve(errand)
    else asked?.reject(new ServerBug('store-failed', { says: errand }))
  }

  /** What was being written may be kept or not: whoever waits for it is told so. What has gathered goes to a new thread. */
  private replaceWriter(fault: Error): void {
    const now = performance.now()
    this.deaths = [...this.deaths.filter(died => now - died < DEATHS_MS), now]
    const lost = this.writing
    this.writing = []
    if (this.deaths.length < MOST_DEATHS) {
      this.writer = this.newWriter()
      if (this.gathering.length > 0) this.writeSoon()
    } else {
      this.failed = fault
      lost.push(...this.gathering.splice(0))
    }
    this.onDeath(fault)
    for (const { reject } of [...lost, ...this.errands.splice(0)]) reject(fault)
    if (this.gathering.length === 0) this.onIdle?.()
  }
}

const flat = ({ matchId, entry, row }: Append): Crossing[] => [
  matchId,
  entry.seq,
  entry.at,
  entry.body,
  row && JSON.stringify(row),
]
