/** A bot that listens on a WebSocket of its own: a message a frame. */
import type { Ears, OpenWire, Wire } from './wire.ts'

export const socketWire =
  (address: string): OpenWire =>
  ears =>
    new SocketWire(address, ears)

class SocketWire implements Wire {
  private readonly socket: WebSocket
  private readonly gone: Promise<void>
  /** What was said before the line was open. */
  private waiting: string[] = []

  constructor(address: string, ears: Ears) {
    const socket = new WebSocket(address)
    this.socket = socket
    socket.addEventListener('open', () => {
      for (const text of this.waiting) socket.send(text)
      this.waiting = []
    })
    socket.addEventListener('message', ({ data }) => ears.hear(typeof data === 'string' ? data : ''))
    this.gone = new Promise(resolve => {
      socket.addEventListener('error', () => {
        ears.ended(`the line to ${address} is broken`)
        resolve()
      })
      socket.addEventListener('close', ({ code }) => {
        ears.ended(`it closed the line with code ${code}`)
        resolve()
      })
    })
  }

  send(text: string): void {
    if (this.socket.readyState === WebSocket.CONNECTING) this.waiting.push(text)
    else if (this.socket.readyState === WebSocket.OPEN) this.socket.send(text)
  }

  async close(): Promise<void> {
    this.socket.close()
    await this.gone
  }
}
