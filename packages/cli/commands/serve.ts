/** `nassau serve`: the whole house on one machine. */
import { DEFAULTS } from '@nassau/server/settings'
import type { Command } from 'commander'
import { wrongUsage } from '../errors.ts'
import { whole } from '../setting.ts'
import { say } from '../text.ts'

type Words = { port: number; host: string; data: string; log: string; origin?: string; proxy?: boolean }

export function serve(program: Command): void {
  program
    .command('serve')
    .summary('let people and programs play over the network')
    .description('Start the server. Matches live in one folder; stopping it, even by pulling the plug, loses none.')
    .option('--port <number>', 'where it listens; 0 for any free port', whole(0), DEFAULTS.port)
    .option('--host <address>', 'the address it listens at; 0.0.0.0 for all', DEFAULTS.host)
    .option('--data <folder>', 'where matches are kept', DEFAULTS.folder)
    .option('--log <level>', 'what is logged: error, warn, info, debug', DEFAULTS.logLevel)
    .option('--origin <url>', 'the address people see, if a proxy stands before it')
    .option('--proxy', 'believe what a proxy says about addresses')
    .action(run)
}

/** The server is loaded only when it is wanted: other commands start sooner without it. */
async function run({ port, host, data, log, origin, proxy }: Words): Promise<void> {
  const settings = { port, host, folder: data, logLevel: log, origin: origin ?? null, trustsProxy: proxy ?? false }
  const { serve: open } = await import('@nassau/server')
  const server = await open(settings).catch((fault: unknown) => {
    throw isTaken(fault) ? wrongUsage(`port ${port} is taken; choose another with --port`) : fault
  })
  say(`Nassau is open at ${server.address}`)
  const stopped = new Promise<void>(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })
  await stopped
  await server.close()
}

const isTaken = (fault: unknown): boolean => fault instanceof Error && 'code' in fault && fault.code === 'EADDRINUSE'
