/** What can be set about a server, and what it is when nothing is said. */

export type Settings = {
  /** The folder of the embedded store. */
  folder: string
  /** The PostgreSQL database that is used instead, and the Redis through which many nodes hear of each other. */
  databaseUrl: string | null
  redisUrl: string | null
  port: number
  host: string
  /** Where the client was built to; null if only programs are served. */
  pages: string | null
  /** The address people reach it at, where that is not what a request says; needed behind a proxy that ends TLS. */
  origin: string | null
  /** Whether the address of a client is taken from the headers a proxy sets. */
  trustsProxy: boolean
  /** Requests a minute from one address. */
  requestsAMinute: number
  /** Messages a second on one connection, and how many at once. */
  messagesASecond: number
  burst: number
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
  pages: null,
  origin: null,
  trustsProxy: false,
  requestsAMinute: 1200,
  messagesASecond: 50,
  burst: 200,
  heartbeatMs: 25_000,
  logLevel: 'warn',
  check: 'quick',
  drainMs: 0,
}
