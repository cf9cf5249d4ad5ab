/** The live channel: plain WebSocket at /live, one connection a client. */
import { CLOSE } from '@nassau/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Desk } from '../http/app.ts'
import { type Identity, identify, mustBeOurs } from '../people/identify.ts'
import { Connection } from './connection.ts'
import { Handshakes } from './handshake.ts'

/** So long (ms) a client may take to answer that the server goes. */
const GOODBYE_MS = 1500

export async function liveChannel(app: FastifyInstance, { desk }: { desk: Desk }): Promise<void> {
  const { connections } = desk
  const heartbeat = setInterval(() => {
    for (const connection of connections) connection.beat()
  }, desk.settings.heartbeatMs)
  heartbeat.unref()
  app.addHook('preClose', async () => {
    clearInterval(heartbeat)
    for (const connection of connections) connection.close(CLOSE.restart, 'the server restarts; come back at once')
    // Whoever sleeps does not answer; nobody is waited for longer than this.
    setTimeout(() => {
      for (const connection of connections) connection.cut()
    }, GOODBYE_MS).unref()
  })

  const handshakes = new Handshakes(app)
  const mayConnect = async (request: FastifyRequest): Promise<void> => {
    mustBeOurs(request)
    await desk.quotas.take('connections', request.address)
  }
  app.get('/live', { schema: { hide: true }, onRequest: mayConnect }, (request, reply) => {
    const accepted = handshakes.accept(request)
    reply.hijack()
    if (!accepted) return
    const { line, head } = accepted
    const { address, identity } = request
    const connection = new Connection(
      desk,
      line,
      { address, isBrief: isBrief(request) },
      identity,
      recheckFor(desk, request),
    )
    connections.add(connection)
    line.listen(connection, head)
  })
}

/** Asked for in the address, so that a house that does not know of it lets it pass. */
const isBrief = ({ url }: FastifyRequest): boolean => /[?&]brief\b/.test(url)

/** Guests have no session that could end. */
const recheckFor = (desk: Desk, request: FastifyRequest): (() => Promise<Identity>) | null =>
  request.identity.kind === 'guest' ? null : () => identify(desk.people, request, null)
