/**
 * The server's speed beside a boardgame.io server and beside a bare WebSocket loop with SQLite, all in one run,
 * taking turns: servers on one core, whoever makes the load on the other. See `--help`.
 */
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { WebSocket } from 'ws'
import { inColumns, short } from './columns.ts'
import { drive } from './load/drive.ts'
import { moveAside, ServerProcess } from './load/process.ts'
import { type GameName, LoadTable, SEATS, type Wire } from './load/table.ts'
import { bareWire, boardgameIoWire, nassauWire } from './load/wires.ts'
import { medianOf, type Rate, rateOver } from './measure.ts'

const HELP = `Usage: node bench/server.ts [options]

Matches of Pig and Cutlass over WebSockets, a socket a seat: as fast as the server answers, then at half that.
Choices are counted per CPU-second of the server's whole process, its threads included.

  --repeats N    rounds; 3 unless told
  --seconds S    how long a round; 3 unless told
  --game NAME    only this one: pig, cutlass
  --only NAME    only this contender: nassau, boardgame.io, bare
  --idle N       so many idle live connections to our server; 10000 unless told, 0 for none
  --help         this text

With DATABASE_URL and REDIS_URL set, ours is one node of many.`

type Contender = { name: string; file: string; wire: Wire; mostASecond: number }

const OURS = 'nassau'
const PEER = 'boardgame.io'
const LIMIT = 'bare'
/** `mostASecond`: so many matches are opened that this many choices a second do not use them up. A bare match never ends. */
const CONTENDERS: readonly Contender[] = [
  { name: OURS, file: 'nassau.ts', wire: nassauWire, mostASecond: 5000 },
  { name: PEER, file: 'boardgame-io.ts', wire: boardgameIoWire, mostASecond: 3000 },
  { name: LIMIT, file: 'bare.ts', wire: bareWire, mostASecond: 0 },
]

/** Tables that are played at once, and about how long a match of either game is. */
const ACTIVE = 64
const CHOICES_A_MATCH = 60
/** So long (seconds) everyone plays before it counts. */
const WARM_UP_S = 1.5

type Round = { aCpuSecond: number; aSecond: number; p50: number; p99: number; idleBytes: number; liveBytes: number }

const { values } = parseArgs({
  options: {
    repeats: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '3' },
    game: { type: 'string' },
    only: { type: 'string' },
    idle: { type: 'string', default: '10000' },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) {
  process.stdout.write(`${HELP}\n`)
  process.exit(0)
}
const repeats = Number(values.repeats)
const seconds = Number(values.seconds)

async function playRound({ file, wire, mostASecond }: Contender, game: GameName, seed: number): Promise<Round> {
  const server = await ServerProcess.start(file)
  const many = ACTIVE + Math.ceil((mostASecond * (WARM_UP_S + 1.3 * seconds)) / CHOICES_A_MATCH)
  const empty = (await server.usage()).bytes
  const opened = await wire.open(server.address, game, many)
  const idle = (await server.usage()).bytes
  const tables = opened.map((places, i) => new LoadTable(wire, places, seed + i))
  for (const table of tables) await table.connect()
  const live = (await server.usage()).bytes
  await drive(tables, ACTIVE, WARM_UP_S)
  await server.usage()
  const before = await server.usage()
  const full = await drive(tables, ACTIVE, seconds)
  const used = (await server.usage()).cpu - before.cpu
  const half = await drive(tables, ACTIVE, seconds / 2, full.choices / full.seconds / 2)
  for (const table of tables) table.close()
  await server.stop()
  return {
    aCpuSecond: full.choices / used,
    aSecond: full.choices / full.seconds,
    p50: half.p50,
    p99: half.p99,
    idleBytes: (idle - empty) / many,
    liveBytes: (live - empty) / many,
  }
}

const spread = ({ least, most }: Rate): string => `${Math.round(least)}–${Math.round(most)} %`
const ms = (n: number): string => `${n.toFixed(1)} ms`
const kB = (n: number): string => `${(n / 1024).toFixed(1)} kB`

async function measureGame(game: GameName): Promise<void> {
  const contenders = CONTENDERS.filter(({ name }) => values.only === undefined || name === values.only)
  const rounds = new Map<string, Round[]>(contenders.map(({ name }) => [name, []]))
  for (let repeat = 0; repeat < repeats; repeat++)
    for (const contender of contenders) {
      if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${game}: round ${repeat + 1}, ${contender.name}`)
      rounds.get(contender.name)?.push(await playRound(contender, game, 1000 * repeat))
    }
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K')
  const ratio = (name: string, to: string): string => {
    const [mine = [], theirs = []] = [rounds.get(name), rounds.get(to)]
    const ratios = mine.map(({ aCpuSecond }, i) => aCpuSecond / (theirs[i]?.aCpuSecond ?? 0))
    return theirs.length > 0 ? `× ${medianOf(ratios).toFixed(2)}` : ''
  }
  const header = [
    `${game}, ${SEATS[game]} seats`,
    'choices a CPU-s',
    'spread',
    `to ${PEER}`,
    `to ${LIMIT}`,
    'a second',
    'p50 at half',
    'p99 at half',
    'idle match',
    'live match',
  ]
  const rows = [...rounds].map(([name, all]) => {
    const rate = rateOver(all.map(({ aCpuSecond }) => aCpuSecond))
    const median = (key: keyof Round): number => medianOf(all.map(round => round[key]))
    return [
      `  ${name}`,
      short(rate.median),
      spread(rate),
      ratio(name, PEER),
      ratio(name, LIMIT),
      short(median('aSecond')),
      ms(median('p50')),
      ms(median('p99')),
      kB(median('idleBytes')),
      kB(median('liveBytes')),
    ]
  })
  process.stdout.write(`${inColumns(header, rows)}\n\n`)
}

/** Connections that only say hello, and what they cost while nothing happens. */
async function measureIdle(many: number): Promise<void> {
  const server = await ServerProcess.start('nassau.ts')
  const before = await server.usage()
  const sockets: WebSocket[] = []
  for (let i = 0; i < many; i += 100)
    await Promise.all(Array.from({ length: Math.min(100, many - i) }, () => hello(server.address, sockets)))
  const open = sockets.filter(({ readyState }) => readyState === WebSocket.OPEN).length
  const after = await server.usage()
  await new Promise(resolve => setTimeout(resolve, 5000))
  const later = await server.usage()
  const still = sockets.filter(({ readyState }) => readyState === WebSocket.OPEN).length
  process.stdout.write(
    `${open} idle connections, ${still} of them open five seconds later: ${kB((after.bytes - before.bytes) / many)} each, ` +
      `${((100 * (later.cpu - after.cpu)) / 5).toFixed(1)} % of a core\n`,
  )
  for (const socket of sockets) socket.terminate()
  await server.stop()
}

function hello(address: string, sockets: WebSocket[]): Promise<void> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/live`, { perMessageDeflate: false })
  sockets.push(socket)
  return new Promise((resolve, reject) => {
    socket.once('open', () => socket.send('{"type":"hello","protocol":1}'))
    socket.once('message', () => resolve())
    socket.once('error', reject)
  })
}

moveAside()
process.stdout.write(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}\n\n`)
for (const game of ['pig', 'cutlass'] as const)
  if (values.game === undefined || values.game === game) await measureGame(game)
if (Number(values.idle) > 0) await measureIdle(Number(values.idle))
