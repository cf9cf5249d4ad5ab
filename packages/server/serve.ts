/** The whole server: store, tables, bots, people, HTTP and the live channel; and how it ends. */
import { randomBytes } from 'node:crypto'
import { type Logger, pino } from 'pino'
import { BotPool } from './bots/pool.ts'
import { alone } from './fleet/fleet.ts'
import { RedisFleet } from './fleet/redis-fleet.ts'
import { buildApp, type Desk } from './http/app.ts'
import { Metrics } from './metrics.ts'
import { Accounts } from './people/accounts.ts'
import { openAuth } from './people/auth.ts'
import { DEFAULTS, type Settings } from './settings.ts'
import { openStore } from './store/open-store.ts'
import type { House } from './tables/house.ts'
import { Tables } from './tables/tables.ts'
import { DayThrows } from './throws/day-throws.ts'

export type Server = {
  /** Where it can be reached. */
  address: string
  tables: Tables
  /** Takes no more, finishes what is under way, and lets everyone know to come back. */
  close(): Promise<void>
}

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

const logAt = (level: string): Logger => pino({ level, redact: { paths: SECRETS, censor: 'kept back' } })

const freshKey = (): string => randomBytes(32).toString('base64url')

export async function serve(wanted: Partial<Settings> = {}): Promise<Server> {
  const settings: Settings = { ...DEFAULTS, ...wanted }
  const log = logAt(settings.logLevel)
  const connections: Desk['connections'] = new Set()
  const metrics = new Metrics({
    tables: () => tables.size,
    connections: () => connections.size,
    isConnected: () => house.fleet.isConnected,
  })
  const fault = (where: string, fault: unknown): void => {
    metrics.faults.inc({ where })
    log.error({ err: fault, where }, 'a fault was survived')
  }
  const opened = await openStore(settings, size => metrics.batches.observe(size))
  const { store, kysely, dialect } = opened
  const key = await store.constant('key', freshKey)
  const redis =
    settings.redisUrl === null
      ? null
      : new RedisFleet(settings.redisUrl, await store.constant('fleet', freshKey), thrown => fault('redis', thrown))
  const house: House = {
    store,
    key,
    bots: new BotPool(thrown => fault('bot', thrown)),
    fleet: redis ?? alone,
    gauges: {
      choice(how, ms) {
        metrics.choices.inc({ how })
        metrics.choiceSeconds.observe(ms / 1000)
      },
      fault,
    },
    now: () => Date.now(),
  }
  const tables = await Tables.open(house)
  const accounts = new Accounts(kysely)
  const auth = await opened.inTurn(() => openAuth(kysely, dialect, key, settings.origin, accounts))
  const desk: Desk = {
    tables,
    people: { auth, accounts, key },
    dayThrows: new DayThrows(kysely),
    metrics,
    settings,
    log,
    connections,
    isDraining: false,
    counter: redis?.redis ?? null,
  }
  const app = await buildApp(desk)
  const address = await app.listen({ port: settings.port, host: settings.host })

  let closing: Promise<void> | null = null
  return { address, tables, close: () => (closing ??= closeAll(app, desk, house)) }
}

/** In the order in which they lean on each other, after balancers had time to notice. */
async function closeAll(app: { close(): PromiseLike<unknown> }, desk: Desk, house: House): Promise<void> {
  desk.isDraining = true
  if (desk.settings.drainMs > 0) await new Promise(resolve => setTimeout(resolve, desk.settings.drainMs))
  await app.close()
  await desk.tables.close()
  await house.fleet.close()
  await house.bots.close()
  await house.store.close()
  desk.metrics.close()
}
