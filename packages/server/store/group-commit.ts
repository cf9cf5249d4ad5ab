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
import type { Append, Committed, Crossing } from './writer.ts'

type Waiting = { append: Append; resolve: (appended: Appended) => void; reject: (fault: Error) => void }

export class GroupCommit {
  /** Called with the size of each batch that was committed. */
  onCommit: (size: number) => void = () => undefined
  private readonly writer: Worker
  private gathering: Waiting[] = []
  private writing: Waiting[] = []
  private isLeaving = false
  private failed: Error | null = null
  private onIdle: (() => void) | null = null

  constructor(file: string) {
    this.writer = new Worker(new URL('./writer.ts', import.meta.url), { workerData: file })
    this.writer.on('message', (committed: Committed) => this.settle(committed))
    this.writer.on('error', fault => this.fail(fault instanceof Error ? fault : new Error(String(fault))))
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

  /** Writes what there is, then stops the thread. */
  async close(): Promise<void> {
    if (this.writing.length > 0 || this.gathering.length > 0)
      await new Promise<void>(resolve => (this.onIdle = resolve))
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
    if ('failure' in committed) {
      for (const { reject } of done) reject(new ServerBug('store-failed', { says: committed.failure }))
      return
    }
    this.onCommit(done.length)
    for (const [i, { resolve }] of done.entries()) resolve(committed.results[i] ?? 'conflict')
  }

  private fail(fault: Error): void {
    this.failed = fault
    for (const { reject } of [...this.writing, ...this.gathering]) reject(fault)
    this.writing = []
    this.gathering = []
    this.onIdle?.()
  }
}

const flat = ({ matchId, entry, row }: Append): Crossing[] => [
  matchId,
  entry.seq,
  entry.at,
  entry.body,
  row && JSON.stringify(row),
]
