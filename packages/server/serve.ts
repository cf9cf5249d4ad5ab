/** The whole server in this process: store, tables, bots, people, HTTP and the live channel; and how it ends. */
import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { type Logger, pino } from 'pino'
import { BotPool } from './bots/pool.ts'
import type { Among } from './cores/among.ts'
import { ServerBug } from './errors.ts'
import { alone } from './fleet/fleet.ts'
import { RedisFleet } from './fleet/redis-fleet.ts'
import { buildApp, type Desk } from './http/app.ts'
import { checkAtStart } from './keeping/check-at-start.ts'
import { layDesk } from './lay-desk.ts'
import { Metrics } from './metrics.ts'
import { type HouseClock, openClock } from './open-clock.ts'
import { RedisMeter } from './quotas/meter.ts'
import { DEFAULTS, type Settings } from './settings.ts'
import { openStore } from './store/open-store.ts'
import type { House } from './tables/house.ts'
import { Tables } from './tables/tables.ts'
import { WorkThreads } from './threads/workroom.ts'

export type Server = {
  /** Where it can be reached. */
  address: string
  /** Takes no more, finishes what is under way, and lets everyone know to come back. */
  close(): Promise<void>
}

export type LocalServer = Server & { tables: Tables }

/** What must never be in a log. */
const SECRETS = [
  'secret',
  '*.secret',
  'token',
  '*.token',
  'password',
  '*.password',
  'req.headers.cookie',
  'req.headers.authorization',
]

export const logAt = (level: string): Logger => pino({ level, redact: { paths: SECRETS, censor: 'kept back' } })

const freshKey = (): string => randomBytes(32).toString('base64url')

/** `among`: as one of many processes behind one port. */
export async function serveHere(wanted: Partial<Settings> = {}, among: Among | null = null): Promise<LocalServer> {
  const settings: Settings = { ...DEFAULTS, ...wanted }
  const log = logAt(settings.logLevel)
  const connections: Desk['connections'] = new Set()
  const metrics = new Metrics({
    tables: () => tables.size,
    connections: () => connections.size,
    waitingBots: () => bots.waiting,
    waitingWork: () => workroom.waiting,
    isConnected: () => house.fleet.isConnected,
  })
  const fault = (where: string, fault: unknown): void => {
    metrics.faults.inc({ where })
    log.error({ err: fault, where }, 'a fault was survived')
  }
  const writer = among?.writer ?? null
  const hear = {
    // Whoever writes counts.
    commit: (size: number) => (writer ? undefined : metrics.batches.observe(size)),
    death: (thrown: Error) => fault('writer', thrown),
  }
  const opened = await openStore(settings, hear, writer)
  const { store } = opened
  await checkAtStart(settings, opened, thrown => fault('check', thrown))
  const key = await store.constant('key', freshKey)
  const fleet = await store.constant('fleet', freshKey)
  const redis =
    settings.redisUrl === null ? null : new RedisFleet(settings.redisUrl, fleet, thrown => fault('redis', thrown))
  const bots = new BotPool(thrown => fault('bot', thrown))
  const workroom = new WorkThreads(thrown => fault('work', thrown))
  const clock = await openClock(store, thrown => fault('clock', thrown))
  const house: House = {
    store,
    key,
    bots,
    workroom,
    fleet: redis ?? among?.shared?.fleet ?? alone,
    gauges: {
      choice(how, ms) {
        metrics.choices.inc({ how })
        metrics.choiceSeconds.observe(ms / 1000)
      },
      fault,
    },
    now: () => clock.now(),
  }
  const tables = await Tables.open(house)
  const shared = redis ? new RedisMeter(redis.redis, fleet) : among?.shared?.meter
  const desk = await layDesk({ settings, opened, house, tables, metrics, log, connections, shared, among })
  const app = await buildApp(desk)
  among?.answer(
    () => metrics.counts(),
    () => ({ bots: bots.isWell, workroom: workroom.isWell }),
  )
  const close = (): Promise<void> => closeAll(app, desk, house, clock)
  // What has been opened so far would keep a process alive that nobody can reach.
  const address = await openFor(app, settings, among).catch((thrown: unknown) =>
    close().then(() => Promise.reject(thrown)),
  )
  let closing: Promise<void> | null = null
  return { address, tables, close: () => (closing ??= drain(desk).then(close)) }
}

/** From here on people come in. Where it can be reached; nowhere by itself, as one of many processes. */
async function openFor(app: FastifyInstance, { port, host }: Settings, among: Among | null): Promise<string> {
  if (!among) return app.listen({ port, host })
  await among.open(app)
  return ''
}

/** Balancers have time to notice. */
async function drain(desk: Desk): Promise<void> {
  desk.isDraining = true
  if (desk.settings.drainMs > 0) await sleep(desk.settings.drainMs)
}

/** So long (ms) a step of closing may take before the next begins without it. */
const STEP_MS = 5000

/** A request that is not finished after so long (ms) is cut off. */
const UNFINISHED_MS = 3000

/** In the order in which they lean on each other. Each is done, whatever became of those before. */
async function closeAll(app: FastifyInstance, desk: Desk, house: House, clock: HouseClock): Promise<void> {
  setTimeout(() => app.server.closeAllConnections(), UNFINISHED_MS).unref()
  const steps: [where: string, step: () => PromiseLike<unknown>][] = [
    ['closing the door', () => app.close()],
    ['closing the last connections', async () => desk.among?.emptied(app)],
    ['closing the tables', () => desk.tables.close()],
    ['closing the fleet', () => house.fleet.close()],
    ['closing the bots', () => house.bots.close()],
    ['closing the workroom', () => house.workroom.close()],
    ['closing the accounts', () => desk.people.auth.close()],
    ['closing the clock', () => clock.close()],
    ['closing the store', () => house.store.close()],
  ]
  for (const [where, step] of steps) await within(step).catch((thrown: unknown) => house.gauges.fault(where, thrown))
  desk.bans.close()
  desk.closings.close()
  desk.sweeper.close()
  desk.metrics.close()
}

async function within(step: () => PromiseLike<unknown>): Promise<void> {
  const given = new AbortController()
  const late = sleep(STEP_MS, null, { signal: given.signal }).then(() => {
    throw new ServerBug('takes-too-long', { ms: STEP_MS })
  })
  try {
    await Promise.race([step(), late])
  } finally {
    given.abort()
    late.catch(() => undefined)
  }
}
