/**
 * What counts: of every key one number is kept, the time at which all that was taken has come back. One more is allowed
 * while that is less than the whole window ahead. So a key costs a few bytes, and what is used up comes back evenly.
 */
import type { Redis } from 'ioredis'
import type { Quota } from './quotas.ts'

export interface Meter {
  /** Takes `cost`, and says 0; or takes nothing, and says how long (ms) to wait for it. */
  take(key: string, quota: Quota, cost: number): Promise<number>
}

/** So many keys are kept; beyond that, whatever is full again is forgotten. */
const MOST_KEYS = 200_000
/** Less than this (ms) is nothing. */
const ROUNDING = 1e-6

export class MemoryMeter {
  private readonly back = new Map<string, number>()

  /** `now`: any clock in ms that never jumps. */
  takeNow(key: string, { most, everyMs }: Quota, cost: number, now = performance.now()): number {
    const back = this.backAfter(key, (cost * everyMs) / most, now)
    const wait = back - now - everyMs
    // Rounding must not cost anyone the last one.
    if (wait > ROUNDING) return wait
    this.back.set(key, back)
    if (this.back.size > MOST_KEYS) this.sweep(now)
    return 0
  }

  /** How long (ms) to wait for one more; nothing is taken. */
  waitFor(key: string, { most, everyMs }: Quota, now = performance.now()): number {
    const wait = this.backAfter(key, everyMs / most, now) - now - everyMs
    return wait > ROUNDING ? wait : 0
  }

  private backAfter(key: string, ms: number, now: number): number {
    return Math.max(this.back.get(key) ?? 0, now) + ms
  }

  private sweep(now: number): void {
    for (const [key, back] of this.back) if (back <= now) this.back.delete(key)
    // Whoever floods us with keys shall not have all of our memory: the oldest go.
    for (const key of this.back.keys()) {
      if (this.back.size <= MOST_KEYS / 2) break
      this.back.delete(key)
    }
  }
}

/** The clock is Redis's own: those of the nodes may differ. */
const TAKE = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local back = math.max(tonumber(redis.call('GET', KEYS[1]) or '0'), now) + tonumber(ARGV[1])
local wait = back - now - tonumber(ARGV[2])
if wait > 0.001 then return tostring(wait) end
redis.call('SET', KEYS[1], tostring(back), 'PX', math.ceil(back - now))
return '0'`

/** Many nodes count together. While Redis is away nothing is counted there: matches go on. */
export class RedisMeter implements Meter {
  private readonly redis: Redis
  private readonly prefix: string

  constructor(redis: Redis, name: string) {
    this.redis = redis
    this.prefix = `nassau:${name}:quota:`
  }

  async take(key: string, { most, everyMs }: Quota, cost: number): Promise<number> {
    if (this.redis.status !== 'ready') return 0
    const answer: unknown = await this.redis
      .eval(TAKE, 1, `${this.prefix}${key}`, (cost * everyMs) / most, everyMs)
      .catch(() => '0')
    return Number(answer)
  }
}
