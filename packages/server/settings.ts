/** What can be set about a server, and what it is when nothing is said. */

export type Settings = {
  /** The folder of the embedded store. */
  folder: string
  port: number
  host: string
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
}

export const DEFAULTS: Settings = {
  folder: './data',
  port: 1718,
  host: '127.0.0.1',
  origin: null,
  trustsProxy: false,
  requestsAMinute: 1200,
  messagesASecond: 50,
  burst: 200,
  heartbeatMs: 25_000,
  logLevel: 'warn',
}
