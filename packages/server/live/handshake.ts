/** The beginning of a WebSocket (RFC 6455, 4.2): a request that asks for one, and the answer with which HTTP ends. */
import { createHash } from 'node:crypto'
import { type IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refused } from '../errors.ts'
import { ClientLine } from './client-line.ts'

const VERSION = '13'
/** Sixteen bytes in base 64. */
const KEY = /^[+/0-9A-Za-z]{22}==$/
/** What the standard mixes into the key, so that nobody answers by accident. */
const MIXED_IN = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11'

/** A request for a WebSocket on its way through the framework: its connection, and what came behind it. */
type Upgrade = { socket: Socket; head: Buffer; response: ServerResponse }

/** One for all: they are many, and stay. */
function destroy(this: Socket): void {
  this.destroy()
}

export class Handshakes {
  private readonly upgrades = new WeakMap<IncomingMessage, Upgrade>()

  /** Lets requests for a WebSocket go the way of all others: hooks, routes, refusals. */
  constructor(app: FastifyInstance) {
    app.server.on('upgrade', (request, socket, head) => {
      if (!(socket instanceof Socket)) return void socket.destroy()
      socket.on('error', destroy)
      const response = new ServerResponse(request)
      // Whoever is answered in words has no further use for the connection, and nobody else would ever close it.
      response.once('finish', () => socket.destroySoon())
      this.upgrades.set(request, { socket, head, response })
      response.assignSocket(socket)
      app.routing(request, response)
    })
  }

  /**
   * The line, and what came right behind the request; from here on nothing speaks HTTP on it. Null if whoever asked has
   * gone meanwhile: nothing would ever say so again.
   */
  accept(request: FastifyRequest): { line: ClientLine; head: Buffer } | null {
    const upgrade = this.upgrades.get(request.raw)
    const { headers } = request
    if (!upgrade || headers.upgrade?.toLowerCase() !== 'websocket')
      throw new Refused('malformed', 'this address speaks WebSocket')
    const key = headers['sec-websocket-key'] ?? ''
    if (!KEY.test(key)) throw new Refused('malformed', 'a WebSocket begins with a key of 16 bytes in base 64')
    if (headers['sec-websocket-version'] !== VERSION)
      throw new Refused('malformed', `this server speaks version ${VERSION} of WebSocket`)
    const { socket, head, response } = upgrade
    if (socket.destroyed) return null
    response.detachSocket(socket)
    socket.setTimeout(0)
    socket.setNoDelay(true)
    socket.write(answerTo(key, headers['sec-websocket-protocol']))
    return { line: new ClientLine(socket), head }
  }
}

function answerTo(key: string, protocols: string | undefined): string {
  const accepted = createHash('sha1').update(`${key}${MIXED_IN}`).digest('base64')
  // Browsers that offer protocols hang up unless one is taken.
  const [protocol = ''] = protocols?.split(',') ?? []
  return [
    'HTTP/1.1 101 Switching Protocols',
    'Upgrade: websocket',
    'Connection: Upgrade',
    `Sec-WebSocket-Accept: ${accepted}`,
    ...(protocol ? [`Sec-WebSocket-Protocol: ${protocol.trim()}`] : []),
    '\r\n',
  ].join('\r\n')
}
