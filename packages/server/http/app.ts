/** The HTTP side: plugins, who asks, how errors are answered, and the routes, a file each. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import swagger from '@fastify/swagger'
import { PROTOCOL } from '@nassau/protocol'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { jsonSchemaTransform, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Redis } from 'ioredis'
import type { Logger } from 'pino'
import { Refused } from '../errors.ts'
import { liveChannel } from '../live/channel.ts'
import type { Connection } from '../live/connection.ts'
import type { Metrics } from '../metrics.ts'
import { type Identity, identify, mustBeOurs, type People } from '../people/identify.ts'
import type { Settings } from '../settings.ts'
import type { Tables } from '../tables/tables.ts'
import type { DayThrows } from '../throws/day-throws.ts'
import { accountRoutes } from './accounts.ts'
import { answerError } from './answer-error.ts'
import { healthRoutes } from './health.ts'
import { matchRoutes } from './matches.ts'
import { CONTENT_POLICY, isApi, pageRoutes } from './pages.ts'
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
  /** Where many nodes count requests together; null if this one counts alone. */
  counter: Redis | null
}

/** A body of more bytes than this is not read. An edition is the largest thing anyone sends. */
const LARGEST_BODY = 256 * 1024

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks. */
    identity: Identity
  }
}

export async function buildApp(desk: Desk): Promise<FastifyInstance> {
  const { settings, people } = desk
  const logger: FastifyBaseLogger = desk.log
  const app = fastify({
    loggerInstance: logger,
    bodyLimit: LARGEST_BODY,
    trustProxy: settings.trustsProxy,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (fault, request, reply) => answerError(desk, fault, request, reply),
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(() => JSON.stringify)
  app.setErrorHandler((fault, request, reply) => answerError(desk, fault, request, reply))
  await app.register(cookie)
  await app.register(helmet, { contentSecurityPolicy: CONTENT_POLICY })
  await app.register(rateLimit, {
    max: settings.requestsAMinute,
    timeWindow: 60_000,
    allowList: ({ url }) => !isApi(url),
    ...(desk.counter ? { redis: desk.counter, nameSpace: 'nassau:limit:', skipOnError: true } : {}),
    errorResponseBuilder: () => new Refused('too-many', 'too many requests; wait a minute'),
  })
  await app.register(swagger, {
    openapi: { info: { title: 'Nassau', version: String(PROTOCOL), description: 'See docs/protocol.md.' } },
    transform: jsonSchemaTransform,
  })

  // Set for every request that gets as far as its handler.
  app.decorateRequest('identity')
  app.addHook('onRequest', async (request, reply) => {
    if (!isApi(request.url)) return
    reply.header('cache-control', 'no-store')
    if (request.method !== 'GET' && request.method !== 'HEAD') mustBeOurs(request)
    if (request.url.startsWith('/api/auth/')) return
    request.identity = await identify(people, request, reply)
  })
  // A handshake that is refused before it gets to the channel has a socket that nobody would ever close.
  app.addHook('onResponse', async (request, reply) => {
    if (request.headers.upgrade !== undefined && reply.statusCode >= 400) request.raw.socket.destroySoon()
  })

  await app.register(async scope => {
    const typed = scope.withTypeProvider<ZodTypeProvider>()
    healthRoutes(typed, desk)
    matchRoutes(typed, desk)
    accountRoutes(typed, desk)
    throwRoutes(typed, desk)
  })
  await pageRoutes(app, settings.pages)
  await app.register(liveChannel, { desk })
  return app
}

/** An app whose routes know their schemas' types. */
export type TypedApp = FastifyInstance<Server, IncomingMessage, ServerResponse, FastifyBaseLogger, ZodTypeProvider>
