/** The HTTP side: plugins, who asks, how errors are answered, and the routes, a file each. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import swagger from '@fastify/swagger'
import { PROTOCOL } from '@nassau/protocol'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import {
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod'
import type { Logger } from 'pino'
import { Refused } from '../errors.ts'
import { liveChannel } from '../live/channel.ts'
import type { Connection } from '../live/connection.ts'
import type { Metrics } from '../metrics.ts'
import { type Identity, identify, mustBeOurs, type People } from '../people/identify.ts'
import type { Settings } from '../settings.ts'
import type { Tables } from '../tables/tables.ts'
import { accountRoutes } from './accounts.ts'
import { answerError } from './answer-error.ts'
import { healthRoutes } from './health.ts'
import { matchRoutes } from './matches.ts'
import { pageRoutes } from './pages.ts'

/** What routes work with. */
export type Desk = {
  tables: Tables
  people: People
  metrics: Metrics
  settings: Settings
  log: Logger
  /** Everyone on the live channel. */
  connections: Set<Connection>
  /** Set when the house is closing. */
  isDraining: boolean
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
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler((fault, request, reply) => answerError(desk, fault, request, reply))
  app.setNotFoundHandler(() => {
    throw new Refused('not-found', 'there is nothing at this address')
  })
  await app.register(cookie)
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        upgradeInsecureRequests: null,
      },
    },
  })
  await app.register(rateLimit, {
    max: settings.requestsAMinute,
    timeWindow: 60_000,
    errorResponseBuilder: () => new Refused('too-many', 'too many requests; wait a minute'),
  })
  await app.register(swagger, {
    openapi: { info: { title: 'Nassau', version: String(PROTOCOL), description: 'See docs/protocol.md.' } },
    transform: jsonSchemaTransform,
  })

  // Set for every request that gets as far as its handler.
  app.decorateRequest('identity')
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/') && !request.url.startsWith('/live')) return
    reply.header('cache-control', 'no-store')
    if (request.method !== 'GET' && request.method !== 'HEAD') mustBeOurs(request)
    if (request.url.startsWith('/api/auth/')) return
    request.identity = await identify(people, request, reply)
  })

  await app.register(async scope => {
    const typed = scope.withTypeProvider<ZodTypeProvider>()
    healthRoutes(typed, desk)
    matchRoutes(typed, desk)
    accountRoutes(typed, desk)
    pageRoutes(typed, desk)
  })
  await app.register(liveChannel, { desk })
  return app
}

/** An app whose routes know their schemas' types. */
export type TypedApp = FastifyInstance<Server, IncomingMessage, ServerResponse, FastifyBaseLogger, ZodTypeProvider>
