/**
 * The server's speed beside a boardgame.io server, a Colyseus server and a bare WebSocket loop with SQLite, all in one
 * run, taking turns: servers on one core, whoever makes the load on the other. See `--help`.
 */
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { moveAside } from './load/process.ts'
import { CONTENDERS, type Contender, type Effort, OURS } from './server/contenders.ts'
import { fixedRate } from './server/fixed-rate.ts'
import { growth } from './server/growth.ts'
import { idleConnections } from './server/idle.ts'
import { opening } from './server/opening.ts'
import { ownGames } from './server/own-games.ts'
import { processes } from './server/processes.ts'
import { sideBySide } from './server/side-by-side.ts'
import {
  fixedRateText,
  growthText,
  idleText,
  openingText,
  ownGamesText,
  processesText,
  sideBySideText,
} from './server/text.ts'

const PARTS = ['games', 'rate', 'growth', 'own', 'processes', 'opening', 'idle'] as const
type Part = (typeof PARTS)[number]
const GAMES = ['pig', 'cutlass'] as const

const HELP = `Usage: node bench/server.ts [options]

Servers under load over WebSockets, a line for every seat, all contenders taking turns, round by round. Choices are
counted per CPU-second of the server's whole process tree, threads included; "a client hears" and "chooser sends" are
bytes of messages a choice. Ratios compare within a round; figures are medians over the rounds. Our server and the bare
loop are durable, boardgame.io and Colyseus keep matches in memory.

  --part NAME      only this part, may be repeated:
                     games      Pig and Cutlass, as fast as the server answers, then at half that
                     rate       p50, p99 and p99.9 at 500 choices a second over 1000 matches
                     growth     CPU a choice and bytes a match with 10, 1000 and 10000 live matches, as far as the
                                system allows so many open files
                     own        King of Pirates and Classic O-Zone on our server, choices by chance
                     processes  our server as one process and as several, with --processes
                     opening    the first look at matches of 200, 1000 and 2000 choices after a restart
                     idle       connections that only say hello
  --repeats N      rounds; 3 unless told
  --seconds S      how long a round; 3 unless told. At a fixed rate it is 8 at least
  --game NAME      of the games everyone plays only this one: pig, cutlass
  --only NAME      only this contender: ${CONTENDERS.map(({ name }) => name).join(', ')}. In growth it stands in for ours
  --processes N    so many server processes beside one; 2 unless told
  --idle N         so many idle connections; 10000 unless told, 0 for none
  --json           everything that was measured as one JSON object, and no tables
  --help           this text

Environment: with DATABASE_URL and REDIS_URL ours is one node of many; stores are in BENCH_FOLDER, or where temporary
files are.`

const { values } = parseArgs({
  options: {
    part: { type: 'string', multiple: true, default: [...PARTS] },
    repeats: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '3' },
    game: { type: 'string' },
    only: { type: 'string' },
    processes: { type: 'string', default: '2' },
    idle: { type: 'string', default: '10000' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) {
  process.stdout.write(`${HELP}\n`)
  process.exit(0)
}

/** Ends with a clear word about an option that cannot be. */
function refuse(option: string, given: string, right: string): never {
  process.stderr.write(`--${option} ${given}: ${right}\n`)
  process.exit(2)
}

function numberIn(option: 'repeats' | 'seconds' | 'processes' | 'idle', least: number): number {
  const n = Number(values[option])
  return n >= least ? n : refuse(option, values[option], `a number of at least ${least}`)
}

function oneOf<T extends string>(option: string, given: string, all: readonly T[]): T {
  return all.find(name => name === given) ?? refuse(option, given, `one of ${all.join(', ')}`)
}

const parts = values.part.map(name => oneOf('part', name, PARTS))
const games = values.game === undefined ? GAMES : [oneOf('game', values.game, GAMES)]
const only =
  values.only === undefined
    ? null
    : oneOf(
        'only',
        values.only,
        CONTENDERS.map(({ name }) => name),
      )
const contenders = CONTENDERS.filter(({ name }) => only === null || name === only)
const ours = contenders.filter(({ name }) => name === OURS)
const isOurs = ours.length > 0
const wantedProcesses = numberIn('processes', 1)
const idle = numberIn('idle', 0)
const effort: Effort = {
  repeats: numberIn('repeats', 1),
  seconds: numberIn('seconds', 0.5),
  progress: what => process.stderr.isTTY && process.stderr.write(`\r\x1b[K${what}`),
}

/** What was measured so far, by part. */
const measured: Record<string, unknown> = {}

/** Measures one thing, keeps it for `--json`, and otherwise shows it as soon as it is there. */
async function measure<T>(part: Part, measuring: () => Promise<T>, text: (found: T) => string): Promise<T> {
  const found = await measuring()
  measured[part] = part in measured ? [measured[part], found].flat() : found
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K')
  if (!values.json) process.stdout.write(`${text(found)}\n\n`)
  return found
}

async function measurePart(part: Part): Promise<void> {
  const [first]: readonly Contender[] = contenders
  if (part === 'games')
    for (const game of games)
      await measure(
        part,
        async () => [await sideBySide(contenders, game, effort)],
        ([found]) => (found ? sideBySideText(found) : ''),
      )
  if (part === 'rate')
    for (const game of games)
      await measure(
        part,
        async () => [await fixedRate(contenders, game, effort)],
        ([found]) => (found ? fixedRateText(found) : ''),
      )
  if (part === 'growth' && first)
    await measure(
      part,
      () => growth(first, effort),
      found => growthText(first.name, found),
    )
  if (!isOurs) return
  if (part === 'own') await measure(part, () => ownGames(effort), ownGamesText)
  if (part === 'processes' && first && wantedProcesses > 1)
    await measure(part, () => processes(first, wantedProcesses, effort), processesText)
  if (part === 'opening') await measure(part, () => opening(effort), openingText)
  if (part === 'idle' && idle > 0) await measure(part, () => idleConnections(idle), idleText)
}

moveAside()
const machine = { node: process.version, cores: cpus().length, cpu: cpus()[0]?.model ?? 'unknown' }
if (!values.json) process.stdout.write(`Node ${machine.node}, ${machine.cores} × ${machine.cpu}\n\n`)
for (const part of parts) await measurePart(part)
if (values.json) {
  const { repeats, seconds } = effort
  process.stdout.write(`${JSON.stringify({ machine, repeats, seconds, ...measured }, null, 2)}\n`)
}
