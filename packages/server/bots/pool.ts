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
  close(): Promise<void>
}

/** A bot that has not chosen after so long (ms) is stopped, and any choice is made for it. */
export const BUDGET_MS = 5000

export class BotPool implements Bots {
  private readonly budgetMs: number
  private readonly pool: Tinypool
  private readonly onFault: (fault: unknown) => void

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
      if (choice !== null || !thinking.isAwaited) return choice
    } catch (fault) {
      this.onFault(fault)
    }
    return thinking.isAwaited && thinking.seen.ask ? sample(thinking.seen.ask, new FastChance(seed)) : null
  }

  async close(): Promise<void> {
    await this.pool.destroy()
  }
}
