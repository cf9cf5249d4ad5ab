/**
 * The live channel: one WebSocket for the whole page. It comes back by itself, says the last number of
 * every match it follows, and repeats what was not answered: actions carry ids, so twice is once.
 */
import { CLOSE, PROTOCOL, readSaid, type ServerMessage } from '@nassau/protocol'
import { WebSocket as PartySocket } from 'partysocket'
import type { Done, SeatAction } from './seating.ts'

type Watcher = { last: () => number | null; hear: (message: ServerMessage) => void; link: (isUp: boolean) => void }
type Waiting = { text: string; resolve: (done: Done) => void }

class Channel {
  private socket: PartySocket | null = null
  private readonly watchers = new Map<string, Watcher>()
  private readonly waiting = new Map<string, Waiting>()
  private isWelcome = false

  watch(match: string, watcher: Watcher): () => void {
    this.watchers.set(match, watcher)
    if (this.isWelcome) this.sayWatch(match, watcher)
    else this.open()
    return () => {
      this.watchers.delete(match)
      if (this.isWelcome) this.send({ type: 'unwatch', match })
      if (this.watchers.size === 0) this.shut()
    }
  }

  /** Asks for the whole table: something was missed. */
  rewatch(match: string): void {
    if (this.isWelcome) this.send({ type: 'watch', match })
  }

  act(match: string, deed: SeatAction): Promise<Done> {
    const id = crypto.randomUUID()
    const text = JSON.stringify({ ...deed, id, match })
    return new Promise(resolve => {
      this.waiting.set(id, { text, resolve })
      if (this.isWelcome) this.socket?.send(text)
    })
  }

  private open(): void {
    if (this.socket) return
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    // Whoever serves may be many processes: told what is watched first, they know whose it is, each time anew.
    const address = (): string => {
      const [match] = this.watchers.keys()
      return `${scheme}://${location.host}/live?brief${match === undefined ? '' : `&match=${match}`}`
    }
    const socket = new PartySocket(address, [], {
      minReconnectionDelay: 300,
      maxReconnectionDelay: 8000,
      maxEnqueuedMessages: 0,
    })
    this.socket = socket
    socket.addEventListener('open', () => this.send({ type: 'hello', protocol: PROTOCOL, last: this.lastNumbers() }))
    socket.addEventListener('message', ({ data }) => this.hear(data))
    socket.addEventListener('close', ({ code }) => {
      this.isWelcome = false
      for (const watcher of this.watchers.values()) watcher.link(false)
      if (code === CLOSE.refused) this.shut()
    })
  }

  private shut(): void {
    this.socket?.close()
    this.socket = null
    this.isWelcome = false
  }

  private lastNumbers(): Record<string, number> {
    const known = [...this.watchers].flatMap(([match, { last }]) => {
      const n = last()
      return n === null ? [] : [[match, n] as const]
    })
    return Object.fromEntries(known)
  }

  private send(message: object): void {
    this.socket?.send(JSON.stringify(message))
  }

  private sayWatch(match: string, { last }: Watcher): void {
    const n = last()
    this.send(n === null ? { type: 'watch', match } : { type: 'watch', match, last: n })
  }

  private hear(data: unknown): void {
    const message = readSaid(String(data))
    switch (message.type) {
      case 'welcome':
        this.isWelcome = true
        for (const [match, watcher] of this.watchers) {
          watcher.link(true)
          if (watcher.last() === null) this.sayWatch(match, watcher)
        }
        for (const { text } of this.waiting.values()) this.socket?.send(text)
        return
      case 'done':
        return this.settle(message.id, { ok: true, match: message.match })
      case 'refused':
        for (const missed of message.missed ?? []) this.toldOf(missed.match, missed)
        if (message.id === null) return message.match === undefined ? undefined : this.toldOf(message.match, message)
        return this.settle(message.id, { ok: false, trouble: message.error })
      default:
        this.toldOf(message.match, message)
        if (message.type === 'news' && message.done !== undefined)
          this.settle(message.done, { ok: true, match: message.match })
    }
  }

  private toldOf(match: string, message: ServerMessage): void {
    this.watchers.get(match)?.hear(message)
  }

  private settle(id: string, done: Done): void {
    this.waiting.get(id)?.resolve(done)
    this.waiting.delete(id)
  }
}

export const channel = new Channel()
