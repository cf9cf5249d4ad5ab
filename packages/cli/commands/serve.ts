/** `nassau serve`: the whole house on one machine. */
import { availableParallelism } from 'node:os'
import { DEFAULTS } from '@nassau/server/settings'
import { type Command, Option } from 'commander'
import { buildClient, CLIENT } from '../build-client.ts'
import { wrongUsage } from '../errors.ts'
import { inWords } from '../keeping/at-store.ts'
import { whole } from '../setting.ts'
import { say } from '../text.ts'

type Words = {
  port: number
  host: string
  processes: number
  data: string
  log: string
  origin?: string
  proxy?: boolean | number
  quotas: number
  connections: number
  keeper?: string
  keepChat?: number
  keepGuests?: number
  drain: number
  check: 'none' | 'quick' | 'deep'
  build: boolean
}

export function serve(program: Command): void {
  program
    .command('serve')
    .summary('let people and programs play over the network')
    .description('Start the server. Matches live in one folder; stopping it, even by pulling the plug, loses none.')
    .option('--port <number>', 'where it listens; 0 for any free port', whole(0), DEFAULTS.port)
    .option('--host <address>', 'the address it listens at; 0.0.0.0 for all', DEFAULTS.host)
    .option('--processes <number>', 'how many serve behind the one port; auto for one a core', processes, 1)
    .option('--data <folder>', 'where matches are kept', DEFAULTS.folder)
    .option('--log <level>', 'what is logged: error, warn, info, debug', DEFAULTS.logLevel)
    .option('--origin <url>', 'the address people see, if a proxy stands before it')
    .option('--proxy [number]', 'so many proxies stand before it (1 if no number is given), and say who asks', whole(1))
    .option('--quotas <factor>', 'how many times the usual one person or address may do', whole(1), 1)
    .option('--connections <number>', 'how many there may be at once', whole(1), DEFAULTS.mostConnections)
    .option('--keeper <username>', 'an account that is to be a keeper of this house; it must have been opened')
    .option('--keep-chat <days>', 'how long words are kept; for ever if not given', whole(1))
    .option('--keep-guests <days>', 'how long guests stay named at matches that are over', whole(1))
    .option('--drain <seconds>', 'how long it says it is not ready before it stops', whole(0), 0)
    .addOption(
      new Option('--check <how>', 'how the store is looked at first')
        .choices(['none', 'quick', 'deep'])
        .default('quick'),
    )
    .option('--no-build', 'serve the client as it was last built')
    .addHelpText(
      'after',
      '\nDATABASE_URL (PostgreSQL) and REDIS_URL make it one of many nodes: see docs/operations.md.',
    )
    .action(run)
}

/** The server is loaded only when it is wanted: other commands start sooner without it. */
async function run(words: Words): Promise<void> {
  const { port, host, processes, data, log, origin, proxy, quotas, connections, drain, check, build } = words
  const { DATABASE_URL, REDIS_URL, NASSAU_METRICS_TOKEN } = process.env
  if (REDIS_URL && !DATABASE_URL)
    throw wrongUsage('REDIS_URL is for many nodes, and those need a database they share: set DATABASE_URL as well')
  // A house without pages is better than none.
  if (build && !(await buildClient(say))) say('The client could not be built; programs can play all the same.')
  const { serve: open, quotasTimes } = await import('@nassau/server')
  const settings = {
    port,
    host,
    processes,
    folder: data,
    pages: CLIENT,
    logLevel: log,
    origin: origin ?? null,
    proxies: Number(proxy ?? 0),
    quotas: quotasTimes(quotas),
    mostConnections: connections,
    keeper: words.keeper ?? null,
    retention: { chatDays: words.keepChat ?? null, guestDays: words.keepGuests ?? null },
    metricsToken: NASSAU_METRICS_TOKEN || null,
    check,
    drainMs: 1000 * drain,
    databaseUrl: DATABASE_URL || null,
    redisUrl: REDIS_URL || null,
  }
  const server = await open(settings).catch((fault: unknown) => {
    if (isTaken(fault)) throw wrongUsage(`port ${port} is taken; choose another with --port`)
    throw inWords(fault)
  })
  say(`Nassau is open at ${server.address}`)
  const stopped = new Promise<void>(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })
  await stopped
  await server.close()
}

/** A number from 0 on, or `auto`, which 0 is short for. */
function processes(text: string): number {
  const number = text === 'auto' ? 0 : whole(0)(text)
  return number === 0 ? availableParallelism() : number
}

const isTaken = (fault: unknown): boolean => fault instanceof Error && 'code' in fault && fault.code === 'EADDRINUSE'
