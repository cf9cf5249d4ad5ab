/**
 * The workroom: what takes the rules more than a few milliseconds is worked out in threads, so that the house turns on:
 * the physics of a throw, the information line before something is taken back, the throw of the day.
 */
import type { Rehearsal, Weighing } from '@nassau/kernel/host'
import { Refused } from '../errors.ts'
import { Threads } from './threads.ts'
import type { DayThrow } from './worker.ts'

/** Null: no thread could do it, so that it has to be worked out on the spot. */
export interface Workroom {
  /** What the long computations of a choice give. */
  rehearse(rehearsal: Rehearsal, whose: string): Promise<unknown[] | null>
  /** Which choices lie on the information line. */
  weigh(weighing: Weighing, whose: string): Promise<boolean[] | null>
  /** How a throw at the table of the day comes out. */
  throwOfDay(wanted: DayThrow, whose: string): Promise<Landed | null>
  readonly isWell: boolean
  close(): Promise<void>
}

export type Landed = { foul: string | null; distance: number | null; on: string | null }

/** What is not worked out after so long (ms) is given up, and may be asked for again. */
const BUDGET_MS = 5000
/** So many may wait; whoever comes then is asked to come again. One takes ten to a hundred milliseconds. */
const MOST_WAITING = 200

const WORKER = new URL('./worker.ts', import.meta.url)
const LIMITS = { budgetMs: BUDGET_MS, mostWaiting: MOST_WAITING }

export class WorkThreads implements Workroom {
  private readonly threads: Threads

  constructor(onFault: (fault: unknown) => void, { file = WORKER, limits = LIMITS } = {}) {
    this.threads = new Threads(file, onFault, limits)
  }

  async rehearse(rehearsal: Rehearsal, whose: string): Promise<unknown[] | null> {
    const worked = await this.done('rehearse', rehearsal, whose)
    return Array.isArray(worked) ? worked : null
  }

  async weigh(weighing: Weighing, whose: string): Promise<boolean[] | null> {
    const telling = await this.done('weigh', weighing, whose)
    return Array.isArray(telling) ? telling.map(Boolean) : null
  }

  async throwOfDay(wanted: DayThrow, whose: string): Promise<Landed | null> {
    const landed = await this.done('throwOfDay', wanted, whose)
    return isLanded(landed) ? landed : null
  }

  /** How many wait for a thread. */
  get waiting(): number {
    return this.threads.waiting
  }

  get isWell(): boolean {
    return this.threads.isWell
  }

  close(): Promise<void> {
    return this.threads.close()
  }

  /** Null if the thread died of it, which is no reason that it cannot be done. Nobody is kept waiting, or the main thread. */
  private async done(name: string, task: object, whose: string): Promise<unknown> {
    const came = await this.threads.run(name, task, whose)
    if (came.ok) return came.value
    if (came.why === 'failed') return null
    throw new Refused('try-again', 'that takes too long just now; nothing has changed, please try again in a moment')
  }
}

const isLanded = (value: unknown): value is Landed => typeof value === 'object' && value !== null && 'distance' in value
