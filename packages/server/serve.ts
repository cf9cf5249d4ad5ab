/** The whole server: store, tables, bots, people, HTTP and the live channel; and how it ends. */
import { randomBytes } from 'node:crypto'
import { type Logger, pino } from 'pino'
import { BotPool } from './bots/pool.ts'
import { buildApp, type Desk } from './http/app.ts'
import { Metrics } from './metrics.ts'
import { Accounts } from './people/accounts.ts'
import { openAuth } from './people/auth.ts'
import { DEFAULTS, type Settings } from './settings.ts'
import { SqliteStore } from './store/sqlite.ts'
import { type House, noFanout } from './tables/house.ts'
import { Tables } from './tables/tables.ts'

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

export async function serve(wanted: Partial<Settings> = {}): Promise<Server> {
  const settings: Settings = { ...DEFAULTS, ...wanted }
  const log = logAt(settings.logLevel)
  const store = await SqliteStore.open(settings.folder)
  const key = await store.constant('key', () => randomBytes(32).toString('base64url'))
  const connections: Desk['connections'] = new Set()
  const metrics = new Metrics({ tables: () => tables.size, connections: () => connections.size })
  store.commits.onCommit = size => metrics.batches.observe(size)
  const fault = (where: string, fault: unknown): void => {
    metrics.faults.inc({ where })
    log.error({ err: fault, where }, 'a fault was survived')
  }
  const house: House = {
    store,
    key,
    bots: new BotPool(thrown => fault('bot', thrown)),
    fanout: noFanout,
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
  const accounts = new Accounts(store.kysely)
  const auth = await openAuth(store.kysely, 'sqlite', key, settings.origin, accounts)
  const desk: Desk = { tables, people: { auth, accounts, key }, metrics, settings, log, connections, isDraining: false }
  const app = await buildApp(desk)
  const address = await app.listen({ port: settings.port, host: settings.host })

  let closing: Promise<void> | null = null
  const close = async (): Promise<void> => {
    desk.isDraining = true
    await app.close()
    await tables.close()
    await house.bots.close()
    await store.close()
    metrics.close()
  }
  return { address, tables, close: () => (closing ??= close()) }
}
