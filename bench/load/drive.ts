/** Driving tables: as fast as answers come, or at a rate; and what came of it. */
import type { Playable, Traffic } from './line.ts'

export type Pace = {
  seconds: number
  /** So many tables are played by turns; one that is over makes room for the next. */
  inPlay: number
  /** So many choices are under way at once at most; one at every table in play unless told. */
  inFlight?: number
  /** It ends early after so many choices. */
  choices?: number
  /** It ends early when fewer tables than this are left. */
  atLeast?: number
  /** Choices a second; as many as are answered unless told. */
  rate?: number
}

export type Driven = {
  choices: number
  /** How long it took, in seconds: less than was wanted if the tables were used up. */
  seconds: number
  /** From sending a choice to the last opponent's hearing of it, in ms. */
  p50: number
  p99: number
  p999: number
  /** Bytes a client received, and bytes the one who chose sent, a choice. */
  received: number
  sent: number
  /** How busy whoever made the load was: 1 is a whole core. */
  ownCpu: number
}

/** A server that answers nothing for so long (ms) is broken. */
const SILENCE_MS = 15_000
/** Who falls behind does not catch up all at once: the load stays even. */
const MOST_BEHIND = 10

/** Plays; `pool` gives tables and gets back those that are not over. */
export async function drive(pool: Playable[], pace: Pace): Promise<Driven> {
  const cpuBefore = process.cpuUsage()
  const driving = new Driving(pool, pace)
  await driving.toTheEnd()
  const { user, system } = process.cpuUsage(cpuBefore)
  return driving.told((user + system) / 1e6)
}

class Driving {
  private readonly pool: Playable[]
  private readonly pace: Required<Omit<Pace, 'seconds' | 'inPlay' | 'rate'>> & { rate: number | null }
  /** All that were ever played, and those at which no choice is under way. */
  private readonly entered: Playable[] = []
  private readonly free: Playable[] = []
  private readonly times: number[] = []
  /** What had gone over the lines of those that were entered before they were. */
  private readonly before: Traffic = { received: 0, sent: 0 }
  private readonly began = performance.now()
  private readonly endsAt: number
  private lastHeard = this.began
  private underWay = 0
  private given = 0

  constructor(pool: Playable[], pace: Pace) {
    const { seconds, inPlay, inFlight = inPlay, atLeast = 1, choices = Number.POSITIVE_INFINITY, rate = null } = pace
    this.pool = pool
    this.pace = { inFlight, atLeast, choices, rate }
    this.endsAt = this.began + 1000 * seconds
    for (const table of pool.splice(-inPlay)) this.enter(table)
  }

  toTheEnd(): Promise<void> {
    if (this.pace.rate === null) this.begin()
    return new Promise((resolve, reject) => {
      const pacing = setInterval(() => {
        if (this.pace.rate !== null) this.keepPace(this.pace.rate)
        const isDone = this.underWay === 0 && this.isEnded()
        const isSilent = performance.now() - this.lastHeard > SILENCE_MS
        if (!isDone && !isSilent) return
        clearInterval(pacing)
        if (isDone) resolve()
        else reject(new Error(`${this.underWay} choices were not answered for ${SILENCE_MS / 1000} seconds`))
      }, 1)
    })
  }

  told(ownSeconds: number): Driven {
    const { entered, before, times } = this
    this.pool.push(...entered.filter(({ isOver }) => !isOver))
    const seconds = (this.lastHeard - this.began) / 1000
    const choices = times.length
    const traffic = { received: -before.received, sent: -before.sent }
    for (const table of entered) add(traffic, table.traffic)
    return {
      choices,
      seconds,
      ...percentilesOf(times),
      received: traffic.received / choices / (entered[0]?.seats ?? 1),
      sent: traffic.sent / choices,
      ownCpu: ownSeconds / seconds,
    }
  }

  private enter(table: Playable): void {
    this.entered.push(table)
    this.free.push(table)
    add(this.before, table.traffic)
    table.onRound = ms => {
      this.times.push(ms)
      this.underWay--
      this.lastHeard = performance.now()
      const next = table.isOver ? this.pool.pop() : undefined
      if (!table.isOver) this.free.push(table)
      else if (next) this.enter(next)
      if (this.pace.rate === null) this.begin()
    }
  }

  private isEnded(): boolean {
    const { choices, atLeast } = this.pace
    const [taken, inPlay] = [this.times.length + this.underWay, this.underWay + this.free.length]
    return performance.now() >= this.endsAt || taken >= choices || inPlay < atLeast
  }

  /** Begins as many choices as there may be, but not past `most` of all. */
  private begin(most = Number.POSITIVE_INFINITY): void {
    while (this.underWay < this.pace.inFlight && this.given < most && !this.isEnded()) {
      const table = this.free.shift()
      if (!table) return
      this.given++
      this.underWay++
      table.choose()
    }
  }

  private keepPace(rate: number): void {
    const due = Math.floor(((performance.now() - this.began) * rate) / 1000)
    this.begin(due)
    this.given = Math.max(this.given, due - MOST_BEHIND)
  }
}

const add = (sum: Traffic, { received, sent }: Traffic): void => {
  sum.received += received
  sum.sent += sent
}

/** The median of times, and how long the slowest of a hundred and of a thousand took. */
export function percentilesOf(times: readonly number[]): { p50: number; p99: number; p999: number } {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number): number => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0
  return { p50: at(0.5), p99: at(0.99), p999: at(0.999) }
}
