/**
 * A person who plays one match to its end whatever happens to the servers: comes back when the line breaks,
 * repeats what was not answered under the same id, and remembers what was acknowledged.
 */
import type { Chance } from '@nassau/kernel'
import { sample } from '@nassau/kernel/bots'
import { follow, PROTOCOL, readSaid, type ServerMessage, type TableMessage } from '@nassau/protocol'
import { WebSocket } from 'ws'

/** How long is waited before the next try, and for an answer before the line counts as broken (ms). */
const AGAIN_MS = 150
const SILENCE_MS = 8000
/** Refusals a careful client can get: it had not seen the latest, or the house asked for patience. */
const EXPECTED = ['stale', 'not-asked', 'over', 'try-again', 'not-started']
/** Where the store went back, a choice may also answer a question that was never asked. */
const AFTER_GOING_BACK = ['not-offered', 'no-such-seat']
/** Whoever has heard nothing for so long (ms) loads the page again. */
const RELOAD_MS = 20_000

export class Player {
  readonly match: string
  /** Ids of choices the server said were done. */
  readonly acknowledged: string[] = []
  /** Refusals that should not have been. */
  readonly surprises: string[] = []
  isOver = false
  /** Never chooses: its clock does. */
  readonly isSilent: boolean
  /** The store went back under this match. */
  hasGoneBack = false
  private heard = Date.now()
  private readonly addressNow: () => string
  private readonly cookie: string
  private readonly rng: Chance
  private table: TableMessage | null = null
  private pending: { id: string; text: string; since: number } | null = null
  private socket: WebSocket | null = null
  private count = 0
  private finish: () => void = () => undefined

  constructor(match: string, addressNow: () => string, cookie: string, rng: Chance, isSilent = false) {
    this.match = match
    this.isSilent = isSilent
    this.addressNow = addressNow
    this.cookie = cookie
    this.rng = rng
  }

  /** Resolves when the match is over. */
  async play(): Promise<void> {
    const watch = setInterval(() => this.mistrust(), SILENCE_MS / 4)
    await new Promise<void>(resolve => {
      this.finish = resolve
      this.connect()
    })
    clearInterval(watch)
    this.socket?.terminate()
  }

  /** What the table shows, for a report on matches that do not end. */
  get says(): string {
    const { scene, n } = this.table ?? {}
    return `${this.match} ${scene?.game} at ${n}: ${scene?.status}, awaiting ${scene?.seen?.awaiting.join()}, pending ${this.pending?.id}`
  }

  private connect(): void {
    if (this.isOver) return
    // Some are brief, some say what they watch, some do neither: which of them depends on the match alone.
    const ways = ['/live', '/live?brief', `/live?brief&match=${this.match}`, `/live?match=${this.match}`]
    const way = ways[this.match.charCodeAt(0) % ways.length] ?? '/live'
    const socket = new WebSocket(`${this.addressNow().replace('http', 'ws')}${way}`, {
      headers: { cookie: this.cookie },
    })
    this.socket = socket
    socket.on('open', () => {
      const last = this.table ? { [this.match]: this.table.n } : {}
      socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, last }))
      if (!this.table) this.watch()
      if (this.pending) socket.send(this.pending.text)
    })
    socket.on('message', data => this.hear(readSaid(Buffer.isBuffer(data) ? data.toString() : '{}')))
    socket.on('error', () => undefined)
    socket.on('close', () => setTimeout(() => this.connect(), AGAIN_MS))
  }

  /** A line can be dead without anyone having said so. */
  private mistrust(): void {
    if (Date.now() - this.heard > RELOAD_MS) {
      this.heard = Date.now()
      this.table = null
      this.socket?.terminate()
    }
    if (this.pending && Date.now() - this.pending.since > SILENCE_MS) {
      this.pending.since = Date.now()
      this.socket?.terminate()
    }
  }

  private watch(): void {
    this.socket?.send(JSON.stringify({ type: 'watch', match: this.match }))
  }

  private hear(message: ServerMessage): void {
    this.heard = Date.now()
    if (message.type === 'table' || message.type === 'news') {
      const known: TableMessage | null = message.type === 'table' ? message : this.table && follow(this.table, message)
      if (!known) return this.watch()
      this.table = known
    }
    const done = message.type === 'done' ? message.id : message.type === 'news' ? message.done : undefined
    if (done !== undefined && done === this.pending?.id) {
      this.acknowledged.push(done)
      this.pending = null
    }
    if (message.type === 'refused') this.refused(message)
    this.act()
  }

  private refused({ id, error }: ServerMessage & { type: 'refused' }): void {
    const isForgiven = this.hasGoneBack && AFTER_GOING_BACK.includes(error.code)
    const surprise = `${error.code}: ${error.says}`
    if (!EXPECTED.includes(error.code) && !isForgiven && !this.surprises.includes(surprise))
      this.surprises.push(surprise)
    if (error.code === 'try-again') setTimeout(() => this.repeat(), AGAIN_MS)
    else if (id !== null && id === this.pending?.id) {
      this.pending = null
      this.watch()
    }
  }

  /** Says again what was not answered; or asks again for a table that could not be had. */
  private repeat(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return
    if (this.pending) this.socket.send(this.pending.text)
    else this.watch()
  }

  private act(): void {
    const { table } = this
    if (!table || this.pending) return
    const { scene, n } = table
    if (scene.status === 'over') {
      this.isOver = true
      return this.finish()
    }
    if (this.isSilent || !scene.seen?.ask || scene.seat === null || !scene.seen.awaiting.includes(scene.seat)) return
    const id = `${this.match}-${++this.count}`
    const choice = sample(scene.seen.ask, this.rng)
    this.pending = {
      id,
      text: JSON.stringify({ type: 'choose', id, match: this.match, seen: n, choice }),
      since: Date.now(),
    }
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(this.pending.text)
  }
}
