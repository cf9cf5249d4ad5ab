/** The HTTP side: plugins, who asks, how errors are answered, and the routes, a file each. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import swagger from '@fastify/swagger'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Logger } from 'pino'
import type { Among } from '../cores/among.ts'
import { liveChannel } from '../live/channel.ts'
import type { Connection } from '../live/connection.ts'
import type { Metrics } from '../metrics.ts'
import type { Audit } from '../peace/audit.ts'
import type { Bans } from '../peace/bans.ts'
import type { Blocks } from '../peace/blocks.ts'
import type { Closings } from '../peace/closings.ts'
import type { Keepers } from '../peace/keepers.ts'
import type { Reports } from '../peace/reports.ts'
import type { Steward } from '../peace/steward.ts'
import { type Identity, identify, mustBeOurs, type People } from '../people/identify.ts'
import type { OwnData } from '../people/own-data.ts'
import type { Recovery } from '../people/recovery.ts'
import type { Sweeper } from '../people/retention.ts'
import type { Tries } from '../people/tries.ts'
import { addressFrom } from '../quotas/address.ts'
import type { Quotas } from '../quotas/quotas.ts'
import type { Settings } from '../settings.ts'
import type { Tables } from '../tables/tables.ts'
import type { DayThrows } from '../throws/day-throws.ts'
import { accountRoutes } from './accounts.ts'
import { answerError } from './answer-error.ts'
import { DESCRIPTION } from './description.ts'
import { frontOf } from './front.ts'
import { healthRoutes } from './health.ts'
import { keeperRoutes } from './keeper.ts'
import { matchRoutes } from './matches.ts'
import { botRoutes } from './own-bots.ts'
import { ownDataRoutes } from './own-data.ts'
import { CONTENT_POLICY, isApi, isForSomeone, pageRoutes, pathOf } from './pages.ts'
import { peaceRoutes } from './peace.ts'
import { throwRoutes } from './throws.ts'

/** What routes work with. */
export type Desk = {
  tables: Tables
  people: People
  dayThrows: DayThrows
  metrics: Metrics
  settings: Settings
  log: Logger
  /** Everyone on the live channel. */
  connections: Set<Connection>
  /** Set when the house is closing. */
  isDraining: boolean
  /** The other processes behind the same port, if there are any. */
  among: Among | null
  quotas: Quotas
  tries: Tries
  steward: Steward
  blocks: Blocks
  mutes: Blocks
  bans: Bans
  reports: Reports
  keepers: Keepers
  audit: Audit
  closings: Closings
  ownData: OwnData
  recovery: Recovery
  sweeper: Sweeper
}

/** A body of more bytes than this is not read. An edition is the largest thing anyone sends. */
const LARGEST_BODY = 256 * 1024

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, and the address that counts for them. */
    identity: Identity
    address: string
  }
}

export async function buildApp(desk: Desk): Promise<FastifyInstance> {
  const { settings } = desk
  const logger: FastifyBaseLogger = desk.log
  const app = fastify({
    loggerInstance: logger,
    bodyLimit: LARGEST_BODY,
    // Only so many addresses are believed as there are proxies: whatever stands before them a client may have made up.
    trustProxy: (_address, hop) => hop < settings.proxies,
    serverFactory: frontOf(desk),
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (fault, request, reply) => answerError(desk, fault, request, reply),
  })
  app.server.maxConnections = settings.mostConnections
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(() => JSON.stringify)
  app.setErrorHandler((fault, request, reply) => answerError(desk, fault, request, reply))
  await app.register(cookie)
  await app.register(helmet, { contentSecurityPolicy: CONTENT_POLICY })
  await app.register(swagger, DESCRIPTION)

  receive(app, desk)
  await app.register(async scope => {
    const typed = scope.withTypeProvider<ZodTypeProvider>()
    healthRoutes(typed, desk)
    matchRoutes(typed, desk)
    accountRoutes(typed, desk)
    botRoutes(typed, desk)
    ownDataRoutes(typed, desk)
    peaceRoutes(typed, desk)
    keeperRoutes(typed, desk)
    throwRoutes(typed, desk)
  })
  await pageRoutes(app, settings.pages)
  await app.register(liveChannel, { desk })
  return app
}

/** What is done with every request: counted, told who asks, and written down when it is answered. */
function receive(app: FastifyInstance, desk: Desk): void {
  // Set for every request that gets as far as its handler.
  app.decorateRequest('identity')
  app.decorateRequest('address', '')
  app.addHook('onRequest', async (request, reply) => {
    // The route that was found says what is asked for: an address can be written in many ways.
    const route = request.routeOptions.url ?? pathOf(request.url)
    if (!isApi(route)) return
    reply.header('cache-control', 'no-store')
    request.address = addressFrom(request.raw, desk.settings.proxies)
    await desk.quotas.take('requests', request.address)
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    if (!isReading) mustBeOurs(request)
    desk.bans.mustBeWelcome([], request.address)
    if (route.startsWith('/api/auth/') || !isForSomeone(route)) return
    request.identity = await identify(desk.people, request, reply)
    if (!isOwnData(route, request.method)) desk.bans.mustBeWelcome(request.identity.persons, request.address)
    // Who only reads without a cookie is nobody yet.
    if (request.identity.isNew && (!isReading || route === '/live' || route === '/api/me'))
      await desk.quotas.take('guests', request.address)
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, ip } = request
    const route = routeOptions.url ?? 'nothing there'
    const ms = reply.elapsedTime
    desk.metrics.requests.observe({ route, method, status: String(reply.statusCode) }, ms / 1000)
    // Without the query and with the route for the path: neither has anybody's secrets in it.
    desk.log.info({ method, route, status: reply.statusCode, ms: Math.round(ms), ip }, 'a request')
  })
}

/** Whoever has to stay away may still take away what is kept of them, and delete it. */
const isOwnData = (route: string, method: string): boolean =>
  route === '/api/me/data' || (route === '/api/me' && method === 'DELETE')

/** An app whose routes know their schemas' types. */
export type TypedApp = FastifyInstance<Server, IncomingMessage, ServerResponse, FastifyBaseLogger, ZodTypeProvider>
