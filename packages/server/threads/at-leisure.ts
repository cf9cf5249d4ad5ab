/**
 * Work that takes a core for a moment and that nobody plays by, such as checking a password: one piece at a time, by
 * turns of those who want it. While others wait it rests after each piece, so that a crowd has a third of a core of it
 * at most, however many they are; whoever comes alone never waits.
 */
import { Turns } from './turns.ts'

/** So many times as long as the last piece took it rests, and so long (ms) at most. */
const REST = 2
const LONGEST_MS = 1000

export class AtLeisure {
  private readonly turns = new Turns(1)

  async run<T>(whose: string, work: () => Promise<T>): Promise<T> {
    await this.turns.take(whose)
    const began = performance.now()
    try {
      return await work()
    } finally {
      const tookMs = performance.now() - began
      if (this.turns.length === 0) this.turns.giveBack()
      else setTimeout(() => this.turns.giveBack(), Math.min(LONGEST_MS, REST * tookMs)).unref()
    }
  }
}
