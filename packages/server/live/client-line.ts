/**
 * One WebSocket, from the server's side: hears whole messages, says texts, knows when it is over.
 *
 *   open ── close() ──▶ closing ── the client says goodbye, or does not for a while ──▶ gone
 *     └── the client says goodbye, breaks the rules or falls silent ──▶ closing ─────────┘
 */
import type { Socket } from 'node:net'
import { LARGEST_MESSAGE } from '@nassau/protocol'
import { type FrameListener, FrameReader } from './frame-reader.ts'
import { goodbye, PING, pongFor } from './frames.ts'
import { Outbox } from './outbox.ts'

/** Who is at the near end of a line. */
export interface LineListener {
  /** A message came; nothing where it was no text. */
  heard(text: string): void
  /** A frame came that is no message; it took some reading all the same. */
  stirred(): void
  /** The far end has answered a ping. */
  ponged(): void
  /** It is over, however that came. */
  gone(): void
}

const USUAL_END = 1000
/** So long (ms) the far end may take to say goodbye. */
const CLOSING_MS = 10_000

export class ClientLine implements FrameListener {
  private readonly socket: Socket
  private readonly outbox: Outbox
  private listener: LineListener | null = null
  private patience: NodeJS.Timeout | null = null
  /** Whether anything is still said and heard. */
  isOpen = true

  constructor(socket: Socket) {
    this.socket = socket
    this.outbox = new Outbox(socket)
  }

  /** `head`: what came right behind the handshake. */
  listen(listener: LineListener, head: Buffer): void {
    const { socket } = this
    this.listener = listener
    const reader = new FrameReader(this, LARGEST_MESSAGE)
    socket.on('data', chunk => {
      if (Buffer.isBuffer(chunk)) reader.read(chunk)
    })
    socket.on('end', () => this.leave())
    socket.on('close', () => {
      this.isOpen = false
      if (this.patience) clearTimeout(this.patience)
      listener.gone()
    })
    if (head.length > 0) reader.read(head)
  }

  say(text: string): void {
    if (this.isOpen) this.outbox.put(text)
  }

  /** How much (bytes) was said and has not left yet. */
  get waiting(): number {
    return this.outbox.waiting
  }

  /** Asks for a sign of life. */
  ping(): void {
    if (this.isOpen) this.outbox.putFrame(PING)
  }

  /** Says goodbye, and waits a while for the far end to do so. */
  close(code: number, reason = ''): void {
    if (!this.isOpen) return
    this.isOpen = false
    this.outbox.putFrame(goodbye(code, reason))
    this.outbox.flush()
    this.patience ??= setTimeout(() => this.cut(), CLOSING_MS).unref()
  }

  /** Reads no more: what still comes stays with whoever sends it. */
  deafen(): void {
    this.socket.pause()
  }

  /** Ends it at once. */
  cut(): void {
    this.socket.destroy()
  }

  message(text: string): void {
    if (this.isOpen) this.listener?.heard(text)
  }

  other(): void {
    if (this.isOpen) this.listener?.stirred()
  }

  pinged(payload: Buffer): void {
    if (this.isOpen) this.outbox.putFrame(pongFor(payload))
  }

  ponged(): void {
    this.listener?.ponged()
  }

  closed(code: number | null): void {
    this.close(code ?? USUAL_END)
    this.leave()
  }

  broken(code: number): void {
    this.close(code)
    this.leave()
  }

  private leave(): void {
    this.isOpen = false
    this.outbox.flush()
    this.socket.end()
    this.patience ??= setTimeout(() => this.cut(), CLOSING_MS).unref()
  }
}
