/**
 * Many nodes through Redis. Nothing here is needed for a match to be right: the store is. Redis only says
 * where to look. While it is away, nodes look into the store by themselves, and every node minds what it has.
 *
 *   node A ─ append ─▶ store ─▶ publish (match, length) ─▶ node B ─ read from there on ─▶ its sockets
 */
import { randomBytes } from 'node:crypto'
import type { Seat } from '@nassau/kernel'
import { Redis } from 'ioredis'
import { type Ears, type Fleet, NO_EARS, type Onlooker } from './fleet.ts'
import { Nodes, PACE, type Pace } from './nodes.ts'

/** While Redis is away the store is looked into this often (ms). */
const POLL_MS = 1000
/** All matches are looked through by one node at a time, this often (ms). */
const SWEEP_MS = 8000
/** How long who is connected where is remembered after the last word of it (seconds). */
const PRESENCE_S = 86_400
/** So many channels are subscribed to at once. */
const AT_ONCE = 1000

/** What cannot be said at once is not said: whoever is cut off finds out from the store. */
const OPTIONS = {
  enableOfflineQueue: false,
  autoResubscribe: false,
  maxRetriesPerRequest: 1,
  commandTimeout: 3000,
  retryStrategy: (attempt: number) => Math.min(100 * attempt, 2000),
}

/** `onlookers`: those of this node, as they are kept in Redis. */
type Followed = { here: string; onlookers: string; elsewhere: Map<string, Seat[]> }

export class RedisFleet implements Fleet {
  readonly isMany = true
  /** For others who count something all nodes must count together. */
  readonly redis: Redis
  private readonly hearing: Redis
  private readonly nodes: Nodes
  private readonly prefix: string
  private readonly onFault: (fault: unknown) => void
  private readonly followed = new Map<string, Followed>()
  /** Publications that nobody may have heard. */
  private readonly unsaid = new Map<string, number>()
  private readonly timers: NodeJS.Timeout[]
  private ears = NO_EARS
  private isHearing = false
  private isClosed = false

  /** `name` tells this fleet from others that use the same Redis. */
  constructor(address: string, name: string, onFault: (fault: unknown) => void, pace: Pace = PACE) {
    this.prefix = `nassau:${name}`
    this.onFault = onFault
    this.redis = new Redis(address, { ...OPTIONS, enableAutoPipelining: true, connectionName: this.prefix })
    this.hearing = new Redis(address, { ...OPTIONS, connectionName: this.prefix })
    this.nodes = new Nodes(this.redis, this.prefix, randomBytes(6).toString('base64url'), pace)
    this.nodes.onLost = gone => this.lose(gone)
    // Both say so whenever they cannot connect; that they are not connected is all there is to know.
    for (const one of [this.redis, this.hearing]) one.on('error', () => undefined)
    this.redis.on('ready', () => this.dare(() => this.speakAgain()))
    this.hearing.on('ready', () => this.dare(() => this.hearAgain()))
    this.hearing.on('close', () => (this.isHearing = false))
    this.hearing.on('message', (channel, text) => this.hear(channel.slice(this.prefix.length + 1), text))
    this.timers = [setInterval(() => this.beat(), pace.beatMs), setInterval(() => this.poll(), POLL_MS)]
  }

  get isConnected(): boolean {
    return this.isHearing && this.redis.status === 'ready'
  }

  listen(ears: Ears): void {
    this.ears = ears
  }

  async follow(match: string): Promise<void> {
    if (this.followed.has(match)) return
    const followed: Followed = { here: '', onlookers: '', elsewhere: new Map() }
    this.followed.set(match, followed)
    if (!this.isConnected) return
    try {
      await this.hearing.subscribe(`${this.prefix}:${match}`)
      await this.learnPresence(match, followed)
    } catch (fault) {
      this.onFault(fault)
    }
  }

  unfollow(match: string): void {
    const followed = this.followed.get(match)
    if (!followed) return
    if (followed.here !== '') this.announce(match, [])
    this.showOnlookers(match, [])
    this.followed.delete(match)
    this.unsaid.delete(match)
    if (this.isConnected) this.dare(() => this.hearing.unsubscribe(`${this.prefix}:${match}`))
    this.dare(() => this.release(match))
  }

  publish(match: string, length: number): void {
    this.unsaid.set(match, length)
    if (this.redis.status !== 'ready') return
    void this.sayGrown(match, length)
  }

  announce(match: string, seats: readonly Seat[]): void {
    const followed = this.followed.get(match)
    const here = seats.join(',')
    if (!followed || followed.here === here) return
    followed.here = here
    if (this.redis.status === 'ready') this.dare(() => this.sayPresence(match, here))
  }

  showOnlookers(match: string, onlookers: readonly Onlooker[]): void {
    const followed = this.followed.get(match)
    const text = onlookers.length === 0 ? '' : JSON.stringify(onlookers)
    if (!followed || followed.onlookers === text) return
    followed.onlookers = text
    if (this.redis.status === 'ready') this.dare(() => this.keepHere('onlookers', match, text))
  }

  async onlookers(match: string): Promise<readonly Onlooker[]> {
    if (this.redis.status !== 'ready') return []
    const known = await this.redis.hgetall(`${this.prefix}:onlookers:${match}`).catch(() => ({}))
    return Object.entries(known).flatMap(([node, text]): Onlooker[] =>
      node !== this.nodes.id && this.nodes.isLiving(node) ? JSON.parse(text) : [],
    )
  }

  /** Cut off, every node minds what it has: the store sees to it that nothing is done twice. */
  async claim(match: string): Promise<boolean> {
    if (this.redis.status !== 'ready') return true
    const isOurs = await this.nodes.claim(match).catch(() => true)
    if (this.followed.has(match)) return isOurs
    // The table was let go of meanwhile.
    this.dare(() => this.nodes.release(match))
    return false
  }

  async unminded(matches: () => Promise<string[]>, isUrgent: boolean): Promise<string[]> {
    if (this.redis.status !== 'ready') return []
    if (!isUrgent && !(await this.nodes.isTurn(SWEEP_MS))) return []
    const free = await this.nodes.unminded(await matches())
    // Other nodes look at the same moment; not all shall begin with the same match.
    const first = free.length > 0 ? randomBytes(4).readUInt32LE() % free.length : 0
    return [...free.slice(first), ...free.slice(0, first)]
  }

  async close(): Promise<void> {
    this.isClosed = true
    for (const timer of this.timers) clearInterval(timer)
    for (const match of this.followed.keys()) this.unfollow(match)
    if (this.redis.status === 'ready') await this.nodes.leave().catch(() => undefined)
    this.hearing.disconnect()
    this.redis.disconnect()
  }

  private async sayGrown(match: string, length: number): Promise<void> {
    try {
      await this.redis.publish(`${this.prefix}:${match}`, `${this.nodes.id} grown ${length}`)
      if (this.unsaid.get(match) === length) this.unsaid.delete(match)
    } catch {
      // It stays unsaid until Redis is back.
    }
  }

  private hear(match: string, text: string): void {
    const [node = '', what, said = ''] = text.split(' ')
    const followed = this.followed.get(match)
    if (!followed || node === this.nodes.id) return
    if (what === 'grown') return this.ears.grown(match, Number(said))
    if (what === 'free') {
      this.nodes.unclaim(match)
      return this.ears.orphaned(match)
    }
    followed.elsewhere.set(node, seatsFrom(said))
    this.tellPresence(match, followed)
  }

  /** Whoever else follows the match may mind it now. */
  private async release(match: string): Promise<void> {
    if (!(await this.nodes.release(match)) || this.redis.status !== 'ready') return
    await this.redis.publish(`${this.prefix}:${match}`, `${this.nodes.id} free`)
  }

  private async learnPresence(match: string, followed: Followed): Promise<void> {
    const key = `${this.prefix}:online:${match}`
    const known = Object.entries(await this.redis.hgetall(key)).filter(([node]) => node !== this.nodes.id)
    // A node may be new, or long gone.
    if (known.some(([node]) => !this.nodes.isLiving(node))) await this.nodes.beat()
    followed.elsewhere.clear()
    for (const [node, seats] of known)
      if (this.nodes.isLiving(node)) followed.elsewhere.set(node, seatsFrom(seats))
      else await this.redis.hdel(key, node)
    this.tellPresence(match, followed)
  }

  private async sayPresence(match: string, here: string): Promise<void> {
    await Promise.all([
      this.keepHere('online', match, here),
      this.redis.publish(`${this.prefix}:${match}`, `${this.nodes.id} online ${here}`),
    ])
  }

  /** Who is at this node, where others find it. */
  private async keepHere(what: 'online' | 'onlookers', match: string, here: string): Promise<void> {
    const key = `${this.prefix}:${what}:${match}`
    const keep = here === '' ? this.redis.hdel(key, this.nodes.id) : this.redis.hset(key, this.nodes.id, here)
    await Promise.all([keep, this.redis.expire(key, PRESENCE_S)])
  }

  private tellPresence(match: string, { elsewhere }: Followed): void {
    this.ears.elsewhere(match, [...new Set([...elsewhere.values()].flat())])
  }

  /** Others are gone, and with them who was connected there; or all is forgotten and must be said again. */
  private lose(gone: readonly string[]): void {
    for (const [match, followed] of this.followed) {
      const lost = gone.filter(node => followed.elsewhere.delete(node))
      if (lost.length > 0) this.tellPresence(match, followed)
    }
    this.ears.orphaned()
  }

  private beat(): void {
    if (this.redis.status === 'ready') this.dare(() => this.nodes.beat())
  }

  private poll(): void {
    if (!this.isConnected) this.ears.missed()
  }

  /** Redis is back, and may have forgotten everything. */
  private async speakAgain(): Promise<void> {
    await this.nodes.beat()
    await this.nodes.releaseAgain()
    for (const [match, { here, onlookers }] of this.followed) {
      if (here !== '') await this.sayPresence(match, here)
      if (onlookers !== '') await this.keepHere('onlookers', match, onlookers)
    }
    for (const [match, length] of this.unsaid) this.publish(match, length)
  }

  private async hearAgain(): Promise<void> {
    const matches = [...this.followed.keys()]
    for (let i = 0; i < matches.length; i += AT_ONCE)
      await this.hearing.subscribe(...matches.slice(i, i + AT_ONCE).map(match => `${this.prefix}:${match}`))
    this.isHearing = true
    this.ears.missed()
    if (this.redis.status !== 'ready') return
    for (const [match, followed] of this.followed) await this.learnPresence(match, followed)
  }

  /** Does something that Redis may be too far away for. */
  private dare(work: () => Promise<unknown>): void {
    work().catch((fault: unknown) => {
      if (!this.isClosed) this.onFault(fault)
    })
  }
}

const seatsFrom = (text: string): Seat[] => (text === '' ? [] : text.split(',').map(Number))
