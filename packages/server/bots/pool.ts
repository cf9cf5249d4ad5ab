/** Bots think in threads of their own: nothing they do holds up a table. */
import { randomInt } from 'node:crypto'
import { FastChance, sample } from '@nassau/kernel/bots'
import { Threads } from '../threads/threads.ts'
import type { Thought } from './worker.ts'

/** `host`: who opened the table it thinks for; those who have many tables wait longer. */
export type Thinking = Omit<Thought, 'seed'> & { host: string }

export interface Bots {
  /** What a bot chooses; null for nothing, which only an aside may be. */
  choose(thinking: Thinking): Promise<unknown>
  /** Whether the last ones that were to think could. */
  readonly isWell: boolean
  /** How many thoughts wait for a thread. */
  readonly waiting: number
  close(): Promise<void>
}

/** A bot that has not chosen after so long (ms) is stopped, and any choice is made for it. */
export const BUDGET_MS = 5000

export class BotPool implements Bots {
  private readonly threads: Threads

  constructor(onFault: (fault: unknown) => void, budgetMs = BUDGET_MS) {
    this.threads = new Threads(new URL('./worker.ts', import.meta.url), onFault, { budgetMs })
  }

  async choose({ host, ...thinking }: Thinking): Promise<unknown> {
    const thought: Thought = { ...thinking, seed: randomInt(2 ** 32) }
    const came = await this.threads.run('think', thought, host)
    if (!came.ok && came.why === 'closing') return null
    if (came.ok && (came.value !== null || !thinking.isAwaited)) return came.value
    return thinking.isAwaited && thinking.seen.ask ? sample(thinking.seen.ask, new FastChance(thought.seed)) : null
  }

  /** How many thoughts wait for a thread. */
  get waiting(): number {
    return this.threads.waiting
  }

  get isWell(): boolean {
    return this.threads.isWell
  }

  close(): Promise<void> {
    return this.threads.close()
  }
}
