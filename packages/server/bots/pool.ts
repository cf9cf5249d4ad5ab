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
  close(): Promise<void>
}

/** A bot that has not chosen after so long (ms) is stopped, and any choice is made for it. */
export const BUDGET_MS = 5000

export class BotPool implements Bots {
  private readonly budgetMs: number
  private readonly pool: Tinypool
  private readonly onFault: (fault: unknown) => void
  private readonly turns: Turns
  private isClosed = false

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
      if (choice !== null || !thinking.isAwaited) return choice
    } catch (fault) {
      // Whoever thinks while the house closes is not listened to any more.
      if (!this.isClosed) this.onFault(fault)
    } finally {
      this.turns.giveBack()
    }
    return thinking.isAwaited && thinking.seen.ask ? sample(thinking.seen.ask, new FastChance(seed)) : null
  }

  /** How many thoughts wait for a thread. */
  get waiting(): number {
    return this.turns.length
  }

  async close(): Promise<void> {
    this.isClosed = true
    await this.pool.destroy()
  }
}
