/** The live channel: plain WebSocket at /live, one connection a client. */
import type { ServerResponse } from 'node:http'
import websocket from '@fastify/websocket'
import { CLOSE, LARGEST_MESSAGE } from '@nassau/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Desk } from '../http/app.ts'
import { type Identity, identify, mustBeOurs } from '../people/identify.ts'
import { Connection } from './connection.ts'

/** So long (ms) a client may take to answer that the server goes. */
const GOODBYE_MS = 1500

export async function liveChannel(app: FastifyInstance, { desk }: { desk: Desk }): Promise<void> {
  const { connections } = desk
  const heartbeat = setInterval(() => {
    for (const connection of connections) connection.beat()
  }, desk.settings.heartbeatMs)
  heartbeat.unref()
  await app.register(websocket, {
    options: { maxPayload: LARGEST_MESSAGE, perMessageDeflate: false },
    preClose(done) {
      clearInterval(heartbeat)
      for (const connection of connections) connection.close(CLOSE.restart, 'the server restarts; come back at once')
      // Whoever sleeps does not answer; nobody is waited for longer than this.
      const { clients } = app.websocketServer
      setTimeout(() => {
        for (const client of clients) client.terminate()
      }, GOODBYE_MS).unref()
      app.websocketServer.close(() => done())
    },
  })

  /** The answer to a request that becomes a connection is never given, and must not be kept for as long as that lasts. */
  const responses = new WeakMap<FastifyRequest, ServerResponse>()
  const mayConnect = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    mustBeOurs(request)
    await desk.quotas.take('connections', request.address)
    responses.set(request, reply.raw)
  }
  app.get('/live', { websocket: true, onRequest: mayConnect }, (socket, request) => {
    responses.get(request)?.detachSocket(request.raw.socket)
    // The plugin's own, which holds on to the request as well; the connection has one of its own.
    socket.removeAllListeners('error')
    connections.add(new Connection(desk, socket, lineOf(request), request.identity, recheckFor(desk, request)))
  })
}

const lineOf = (request: FastifyRequest) => ({
  line: request.raw.socket,
  address: request.address,
  // Asked for in the address, so that a house that does not know of it lets it pass.
  isBrief: /[?&]brief\b/.test(request.url),
})

/** Guests have no session that could end. */
const recheckFor = (desk: Desk, request: FastifyRequest): (() => Promise<Identity>) | null =>
  request.identity.kind === 'guest' ? null : () => identify(desk.people, request, null)
