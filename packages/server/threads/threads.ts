/** Threads beside the main one, taken by turns, for so long and no longer: nothing that is done in them holds up a table. */
import { availableParallelism } from 'node:os'
import { Tinypool } from 'tinypool'
import { Turns } from './turns.ts'

/** What came of a task; or why nothing did. */
export type Outcome = { ok: true; value: unknown } | { ok: false; why: 'failed' | 'too-long' | 'too-many' | 'closing' }

/** So many failures in a row mean that something is wrong with the threads, not with a task. */
const MOST_FAILURES = 5

const isTimeUp = (fault: unknown): boolean =>
  fault instanceof Error && (fault.name === 'AbortError' || fault.name === 'TimeoutError')

export type Limits = {
  /** A task that is not done after so long (ms) is stopped, and its thread with it. */
  budgetMs: number
  /** So many may wait; any number if not given. */
  mostWaiting?: number
}

export class Threads {
  private readonly pool: Tinypool
  private readonly limits: Required<Limits>
  private readonly onFault: (fault: unknown) => void
  private readonly turns: Turns
  /** How many tasks in a row have failed otherwise than by taking too long. */
  private failures = 0
  private isClosing = false

  /** `file`: its exports are the tasks. */
  constructor(file: URL, onFault: (fault: unknown) => void, limits: Limits) {
    this.onFault = onFault
    this.limits = { mostWaiting: Number.POSITIVE_INFINITY, ...limits }
    const threads = Math.max(1, availableParallelism() - 1)
    this.turns = new Turns(threads)
    this.pool = new Tinypool({ filename: file.href, minThreads: 0, maxThreads: threads, idleTimeout: 60_000 })
    // A thread that dies while it has nothing to do is replaced when there is something.
    this.pool.on('error', (fault: unknown) => this.onFault(fault))
  }

  /** `whose`: who wants it; those who want much wait longer. */
  async run(name: string, task: object, whose: string): Promise<Outcome> {
    if (this.waiting >= this.limits.mostWaiting) return { ok: false, why: 'too-many' }
    await this.turns.take(whose)
    try {
      const signal = AbortSignal.timeout(this.limits.budgetMs)
      const value: unknown = await this.pool.run(task, { name, signal })
      this.failures = 0
      return { ok: true, value }
    } catch (fault) {
      // A thread that is ended with its house is no fault.
      if (this.isClosing) return { ok: false, why: 'closing' }
      this.onFault(fault)
      if (isTimeUp(fault)) return { ok: false, why: 'too-long' }
      this.failures++
      return { ok: false, why: 'failed' }
    } finally {
      this.turns.giveBack()
    }
  }

  /** How many tasks wait for a thread. */
  get waiting(): number {
    return this.turns.length
  }

  /** Whether the last tasks could be done. */
  get isWell(): boolean {
    return this.failures < MOST_FAILURES
  }

  async close(): Promise<void> {
    this.isClosing = true
    await this.pool.destroy()
  }
}
