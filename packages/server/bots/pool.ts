/** Bots think in threads of their own, for so long and no longer: nothing they do holds up a table. */
import { randomInt } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { FastChance, sample } from '@nassau/kernel/bots'
import { Tinypool } from 'tinypool'
import type { Thought } from './worker.ts'

export type Thinking = Omit<Thought, 'seed'>

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
  /** How many thoughts in a row have failed otherwise than by taking too long. */
  private failures = 0
  private isClosing = false

  constructor(onFault: (fault: unknown) => void, budgetMs = BUDGET_MS) {
    this.onFault = onFault
    this.budgetMs = budgetMs
    this.pool = new Tinypool({
      filename: new URL('./worker.ts', import.meta.url).href,
      minThreads: 0,
      maxThreads: Math.max(1, availableParallelism() - 1),
      idleTimeout: 60_000,
    })
  }

  async choose(thinking: Thinking): Promise<unknown> {
    const seed = randomInt(2 ** 32)
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
    }
    return thinking.isAwaited && thinking.seen.ask ? sample(thinking.seen.ask, new FastChance(seed)) : null
  }

  get isWell(): boolean {
    return this.failures < MOST_FAILURES
  }

  async close(): Promise<void> {
    this.isClosing = true
    await this.pool.destroy()
  }
}
