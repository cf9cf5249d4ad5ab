/** A seat's line to a server, which counts what goes over it; and what can be driven over such lines. */
import { WebSocket } from 'ws'
import type { Message } from './wire.ts'

/** Bytes of messages, without what frames and packets add. */
export type Traffic = { received: number; sent: number }

/** A match that can be put under load. */
export interface Playable {
  /** Called when everyone has heard of a choice, with the time from sending it to that (ms). */
  onRound: (ms: number) => void
  readonly isOver: boolean
  readonly seats: number
  readonly traffic: Traffic
  connect(): Promise<void>
  /** Lets whoever's turn it is choose. */
  choose(): void
  close(): void
}

export class Line {
  onMessage: (data: Buffer) => void = () => undefined
  private readonly socket: WebSocket
  private readonly traffic: Traffic

  /** Connects at once: wait for `open` right after. */
  constructor(url: string, headers: Record<string, string>, traffic: Traffic) {
    this.traffic = traffic
    this.socket = new WebSocket(url, { headers, perMessageDeflate: false })
    this.socket.on('message', data => {
      if (!Buffer.isBuffer(data)) return
      traffic.received += data.length
      this.onMessage(data)
    })
  }

  open(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.socket.on('open', resolve)
      this.socket.on('error', reject)
    })
  }

  send(message: Message): void {
    this.traffic.sent += Buffer.byteLength(message)
    this.socket.send(message)
  }

  close(): void {
    this.socket.terminate()
  }
}

/** So many tables are connected at once. */
const AT_ONCE = 16

export async function connectAll(tables: readonly Playable[]): Promise<void> {
  for (let i = 0; i < tables.length; i += AT_ONCE)
    await Promise.all(tables.slice(i, i + AT_ONCE).map(table => table.connect()))
}
