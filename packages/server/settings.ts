/** What can be set about a server, and what it is when nothing is said. */
import type { Retention } from './people/retention.ts'
import { QUOTAS, type QuotaTable } from './quotas/quotas.ts'

export type Settings = {
  /** The folder of the embedded store. */
  folder: string
  /** The PostgreSQL database that is used instead, and the Redis through which many nodes hear of each other. */
  databaseUrl: string | null
  redisUrl: string | null
  port: number
  host: string
  /** So many processes serve behind the one port. */
  processes: number
  /** Where the client was built to; null if only programs are served. */
  pages: string | null
  /** The address people reach it at, where that is not what a request says; needed behind a proxy that ends TLS. */
  origin: string | null
  /** How many proxies stand before it: a client's address is the one the outermost of them has seen. */
  proxies: number
  /** How much one person, or one address, may do. */
  quotas: QuotaTable
  /** Live connections and requests at once, at most. */
  mostConnections: number
  /** Who knows it reads /metrics from anywhere; without one it is answered to this machine alone. */
  metricsToken: string | null
  /** For how long words and guests are kept. */
  retention: Retention
  /** The account, by its user name, that is to be a keeper of this house. */
  keeper: string | null
  /** How often a connection must show that it is there, and its person still is who they were (ms). */
  heartbeatMs: number
  /** What is logged: fatal, error, warn, info, debug. */
  logLevel: string
  /** How the store is looked at before the house opens. */
  check: 'none' | 'quick' | 'deep'
  /** How long a server that is about to stop says that it is not ready before it closes (ms): balancers need time. */
  drainMs: number
}

export const DEFAULTS: Settings = {
  folder: './data',
  databaseUrl: null,
  redisUrl: null,
  port: 1718,
  host: '127.0.0.1',
  processes: 1,
  pages: null,
  origin: null,
  proxies: 0,
  quotas: QUOTAS,
  mostConnections: 50_000,
  metricsToken: null,
  retention: { chatDays: null, guestDays: null },
  keeper: null,
  heartbeatMs: 25_000,
  logLevel: 'warn',
  check: 'quick',
  drainMs: 0,
}
