/** Bots think in threads of their own, for so long and no longer: nothing they do holds up a table. */
import { randomInt } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { FastChance, sample } from '@nassau/kernel/bots'
import { Tinypool } from 'tinypool'
import { Turns } from './turns.ts'
import type { Thought } from './worker.ts'

/** `host`: who opened the table it thinks for; those who have many tables wait longer. */
export type Thinking = Omit<Thought, 'seed'> & { host: string }

export interface Bots {
  /** What a bot chooses; null for nothing, which only an aside may be. */
  choose(thinking: Thinking): Promise<unknown>
  /** Whether the last ones that were to think could. */
  readonly isWell: boolean
  close(): Promise<void>
}

/** A bot that has not chosen after so long (ms) is stopped, and any choice is made for it. */
export const BUDGET_MS = 5000

/** So many thoughts in a row that fail mean that something is wrong with the threads, not with a game. */
const MOST_FAILURES = 5

const isTimeUp = (fault: unknown): boolean =>
  fault instanceof Error && (fault.name === 'AbortError' || fault.name === 'TimeoutError')

export class BotPool implements Bots {
  private readonly budgetMs: number
  private readonly pool: Tinypool
  private readonly onFault: (fault: unknown) => void
  private readonly turns: Turns
  /** How many thoughts in a row have failed otherwise than by taking too long. */
  private failures = 0
  private isClosing = false

  constructor(onFault: (fault: unknown) => void, budgetMs = BUDGET_MS) {
    this.onFault = onFault
    this.budgetMs = budgetMs
    const threads = Math.max(1, availableParallelism() - 1)
    this.turns = new Turns(threads)
    this.pool = new Tinypool({
      filename: new URL('./worker.ts', import.meta.url).href,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: 60_000,
    })
  }

  async choose({ host, ...thinking }: Thinking): Promise<unknown> {
    const seed = randomInt(2 ** 32)
    await this.turns.take(host)
    try {
      const thought: Thought = { ...thinking, seed }
      const choice: unknown = await this.pool.run(thought, {
        name: 'think',
        signal: AbortSignal.timeout(this.budgetMs),
      })
      if (choice !== null || !thinking.isAwaited) {
        this.failures = 0
        return choice
      }
    } catch (fault) {
      // A thread that is ended with its house is no fault.
      if (this.isClosing) return null
      if (!isTimeUp(fault)) this.failures++
      this.onFault(fault)
    } finally {
      this.turns.giveBack()
    }
    return thinking.isAwaited && thinking.seen.ask ? sample(thinking.seen.ask, new FastChance(seed)) : null
  }

  /** How many thoughts wait for a thread. */
  get waiting(): number {
    return this.turns.length
  }

  get isWell(): boolean {
    return this.failures < MOST_FAILURES
  }

  async close(): Promise<void> {
    this.isClosing = true
    await this.pool.destroy()
  }
}
