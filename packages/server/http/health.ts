/** For those who run it: is it alive, may it get requests, and how is it. */
import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Roll } from '../cores/words.ts'
import { Refused } from '../errors.ts'
import type { Desk, TypedApp } from './app.ts'

export function healthRoutes(app: TypedApp, desk: Desk): void {
  const quiet = { schema: { hide: true } }
  app.get('/healthz', quiet, async () => ({ ok: true }))
  app.get('/readyz', quiet, async () => {
    const { store, fleet, bots, workroom } = desk.tables.house
    if (desk.isDraining) throw new Refused('try-again', 'this server is not ready: it is about to stop')
    const roll = (await desk.among?.roll()) ?? null
    const troubles = [...(await store.troubles()), ...(roll ? troublesIn(roll) : [])]
    if (troubles.length > 0) throw new Refused('try-again', `this server is not ready: ${troubles.join('; ')}`)
    // Cut off from the others a node still serves; without thinking bots any choice is made for them, and without a
    // workroom work is done on the spot. If all refused at once, a balancer would close the house.
    return {
      ok: true,
      fleet: !fleet.isMany ? 'alone' : fleet.isConnected ? 'together' : 'cut off',
      bots: (roll?.wellness ?? [{ bots: bots.isWell }]).every(one => one.bots) ? 'thinking' : 'failing',
      workroom: (roll?.wellness ?? [{ workroom: workroom.isWell }]).every(one => one.workroom) ? 'working' : 'failing',
      ...(roll ? { processes: `${roll.ready} of ${roll.wanted}` } : {}),
    }
  })
  app.get('/metrics', quiet, async (request, reply) => {
    mayMeasure(desk.settings.metricsToken, request)
    reply.type(desk.metrics.registry.contentType)
    return desk.metrics.told((await desk.among?.counts()) ?? null)
  })
  app.get('/openapi.json', quiet, async () => app.swagger())
}

/** One that is being started again is no trouble: the others serve meanwhile. */
const troublesIn = ({ resting, silent }: Roll): string[] => [
  ...(resting > 0 ? [`${resting} of its processes died again and again, and will be tried later`] : []),
  ...(silent > 0 ? [`${silent} of its processes do not answer`] : []),
]

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
