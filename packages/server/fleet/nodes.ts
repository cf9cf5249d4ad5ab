/**
 * The nodes of a fleet: who is alive, and who minds which match. Every node shows in Redis every so often that
 * it lives; a claim on a match is worth something only while the node that made it does. So a claim costs one
 * journey and is never renewed, and a killed node's matches are free a few seconds later.
 */
import type { Redis } from 'ioredis'

export type Pace = {
  /** How often a node shows that it lives, and how long after that it counts as gone (ms). */
  beatMs: number
  goneMs: number
}
export const PACE: Pace = { beatMs: 1500, goneMs: 5000 }

/** How long a node takes a claim of its own for granted, and for how long it lasts in Redis. */
const GRANTED_MS = 10 * 60_000
const CLAIM_S = 30 * 60
/** How many claims are looked up at once. */
const AT_ONCE = 1000

/** The clock is Redis's own: those of the nodes may differ. */
const NOW = `local time = redis.call('TIME'); local now = time[1] * 1000 + math.floor(time[2] / 1000); `

/** Shows that a node lives. Says whether it was not known to, then all that live. */
const BEAT = `${NOW}
local was = redis.call('ZSCORE', KEYS[1], ARGV[1])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - ARGV[2])
redis.call('ZADD', KEYS[1], now, ARGV[1])
redis.call('PEXPIRE', KEYS[1], ARGV[2])
local lapsed = (not was or tonumber(was) <= now - ARGV[2]) and 'lapsed' or 'well'
return { lapsed, unpack(redis.call('ZRANGE', KEYS[1], 0, -1)) }`

/** Claims a match unless a node that lives has it. */
const CLAIM = `${NOW}
local owner = redis.call('GET', KEYS[2])
if owner and owner ~= ARGV[1] then
  local beat = redis.call('ZSCORE', KEYS[1], owner)
  if beat and tonumber(beat) > now - ARGV[2] then return 0 end
end
redis.call('SET', KEYS[2], ARGV[1], 'EX', ARGV[3])
return 1`

const RELEASE = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end return 0`

export class Nodes {
  /** This node's name. */
  readonly id: string
  /** Called when others are gone, or when it may be that others took this node for gone. */
  onLost: (gone: readonly string[]) => void = () => undefined
  private readonly redis: Redis
  private readonly prefix: string
  private readonly pace: Pace
  private living = new Set<string>()
  /** Until when (ms) each answer to a claim is believed. */
  private readonly claims = new Map<string, { isMine: boolean; until: number }>()

  /** Claims that are no longer meant, though Redis has not heard of it. */
  private readonly unreleased = new Set<string>()

  constructor(redis: Redis, prefix: string, id: string, pace: Pace) {
    this.redis = redis
    this.prefix = prefix
    this.id = id
    this.pace = pace
  }

  /** Shows that this node lives, and sees who else does. */
  async beat(): Promise<void> {
    const answer: unknown = await this.redis.eval(BEAT, 1, this.key('nodes'), this.id, this.pace.goneMs)
    const [state, ...ids] = Array.isArray(answer) ? answer.map(String) : []
    const gone = [...this.living].filter(id => !ids.includes(id))
    this.living = new Set(ids)
    if (state === 'lapsed') this.claims.clear()
    if (state === 'lapsed' || gone.length > 0) {
      for (const [match, { isMine }] of this.claims) if (!isMine) this.claims.delete(match)
      this.onLost(gone)
    }
  }

  isLiving(id: string): boolean {
    return this.living.has(id)
  }

  async claim(match: string): Promise<boolean> {
    const now = performance.now()
    const known = this.claims.get(match)
    if (known && known.until > now) return known.isMine
    this.unreleased.delete(match)
    const { goneMs } = this.pace
    const keys = [this.key('nodes'), this.key('minds', match)]
    const isMine = (await this.redis.eval(CLAIM, 2, ...keys, this.id, goneMs, CLAIM_S)) === 1
    this.claims.set(match, { isMine, until: now + (isMine ? GRANTED_MS : goneMs) })
    return isMine
  }

  /** Whether it was this node's. */
  async release(match: string): Promise<boolean> {
    const isMine = this.claims.get(match)?.isMine ?? false
    this.claims.delete(match)
    if (!isMine) return false
    this.unreleased.add(match)
    if (this.redis.status === 'ready') await this.releaseOne(match)
    return true
  }

  /** Another node has let go of it. */
  unclaim(match: string): void {
    if (!this.claims.get(match)?.isMine) this.claims.delete(match)
  }

  /** Lets go of what could not be let go of while Redis was away. */
  async releaseAgain(): Promise<void> {
    for (const match of this.unreleased) await this.releaseOne(match)
  }

  private async releaseOne(match: string): Promise<void> {
    await this.redis.eval(RELEASE, 1, this.key('minds', match), this.id)
    this.unreleased.delete(match)
  }

  /** Those of these matches that no living node minds. */
  async unminded(matches: readonly string[]): Promise<string[]> {
    const free: string[] = []
    for (let i = 0; i < matches.length; i += AT_ONCE) {
      const some = matches.slice(i, i + AT_ONCE)
      const owners = await this.redis.mget(some.map(match => this.key('minds', match)))
      free.push(...some.filter((_, j) => !this.isLiving(owners[j] ?? '')))
    }
    return free
  }

  /** Whether it is this node's turn to look through all matches: one node each time. */
  async isTurn(ms: number): Promise<boolean> {
    return (await this.redis.set(this.key('sweeps'), this.id, 'PX', ms, 'NX')) === 'OK'
  }

  /** Lets go of everything: others need not wait until they miss this node. */
  async leave(): Promise<void> {
    const mine = [...this.claims].flatMap(([match, { isMine }]) => (isMine ? [this.key('minds', match)] : []))
    this.claims.clear()
    await this.redis.zrem(this.key('nodes'), this.id)
    for (let i = 0; i < mine.length; i += AT_ONCE) await this.redis.del(mine.slice(i, i + AT_ONCE))
  }

  private key(...parts: string[]): string {
    return [this.prefix, ...parts].join(':')
  }
}
