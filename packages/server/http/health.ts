/** For those who run it: is it alive, may it get requests, and how is it. */
import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { Refused } from '../errors.ts'
import type { Desk, TypedApp } from './app.ts'

export function healthRoutes(app: TypedApp, desk: Desk): void {
  const quiet = { schema: { hide: true } }
  app.get('/healthz', quiet, async () => ({ ok: true }))
  app.get('/readyz', quiet, async () => {
    const { store, fleet, bots, workroom } = desk.tables.house
    if (desk.isDraining) throw new Refused('try-again', 'this server is not ready: it is about to stop')
    const troubles = await store.troubles()
    if (troubles.length > 0) throw new Refused('try-again', `this server is not ready: ${troubles.join('; ')}`)
    // Cut off from the others a node still serves; without thinking bots any choice is made for them, and without a
    // workroom work is done on the spot. If all refused at once, a balancer would close the house.
    return {
      ok: true,
      fleet: !fleet.isMany ? 'alone' : fleet.isConnected ? 'together' : 'cut off',
      bots: bots.isWell ? 'thinking' : 'failing',
      workroom: workroom.isWell ? 'working' : 'failing',
    }
  })
  app.get('/metrics', quiet, async (request, reply) => {
    mayMeasure(desk.settings.metricsToken, request)
    reply.type(desk.metrics.registry.contentType)
    return desk.metrics.registry.metrics()
  })
  app.get('/openapi.json', quiet, async () => app.swagger())
}

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/

/** How busy a house is, is its keeper's business: told to this machine, or to whoever has the token. */
function mayMeasure(token: string | null, { ip, headers }: FastifyRequest): void {
  const given = Buffer.from(headers.authorization ?? '')
  const wanted = Buffer.from(`Bearer ${token ?? ''}`)
  if (token !== null && given.length === wanted.length && timingSafeEqual(given, wanted)) return
  // Whatever came through a proxy came from elsewhere, even if the proxy is here.
  if (token === null && LOOPBACK.test(ip) && headers['x-forwarded-for'] === undefined) return
  throw new Refused('not-allowed', 'metrics are for this machine, or for whoever has NASSAU_METRICS_TOKEN')
}
