/**
 * The kernel's speed beside boardgame.io's reducer and beside the same rules written by hand, all in
 * one run, taking turns. See `--help`.
 */
import { spawnSync } from 'node:child_process'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type Report, readReports } from './codec.ts'
import { inColumns, short } from './columns.ts'
import { type Field, fieldsOf, GAMES, LIMIT, OURS, PEER } from './contenders.ts'
import { parsed, readNames, readNumber, readWhole } from './flags.ts'
import { type Contender, type Measured, measure, type Pace, type Rate, ratioOf } from './measure.ts'

const HELP = `Usage: node bench/kernel.ts [options]

Random matches of each game on ${OURS}, on ${PEER} and written ${LIMIT}, in turns.
Rates are per CPU-second of this process: medians over the rounds, after a warm-up.

  --repeats N    rounds, 1 to 100; 7 unless told
  --seconds S    CPU-seconds a contender and round, 0.01 to 60; 0.4 unless told
  --game NAME    only this one: ${GAMES.join(', ')}
  --together     all games in one process, as on a server; else each in its own
  --json         one JSON document on stdout instead of tables
  --help         this text`

type Flags = Pace & { games: readonly string[]; together: boolean; json: boolean }

function readFlags(): Flags {
  const { values } = parsed(parse)
  if (values.help) {
    process.stdout.write(`${HELP}\n`)
    process.exit(0)
  }
  const repeats = readWhole('--repeats', values.repeats, 1, 100)
  const chosen = readNames('--game', values.game, GAMES)
  const seconds = readNumber('--seconds', values.seconds, 0.01, 60)
  return { repeats, seconds, games: chosen, together: values.together, json: values.json }
}

const parse = () =>
  parseArgs({
    options: {
      repeats: { type: 'string', default: '7' },
      seconds: { type: 'string', default: '0.4' },
      game: { type: 'string' },
      together: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })

/** Measures the contenders of all fields together, so that every round sees every one of them. */
function measureAll(
  what: string,
  fields: readonly Field[],
  of: (field: Field) => Contender[],
  pace: Pace,
): Measured[][] {
  const measured = measure(fields.flatMap(of), pace, round => {
    if (process.stderr.isTTY) process.stderr.write(`\r${what}: round ${round} of ${pace.repeats} `)
  })
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K')
  return fields.map(field => measured.splice(0, of(field).length))
}

function report(field: Field, played: readonly Measured[], copied: readonly Measured[]): Report {
  const peer = played.find(({ name }) => name === PEER)
  const limit = played.find(({ name }) => name === LIMIT)
  return {
    game: field.game,
    seats: field.seats,
    players: played.map(player => ({
      name: player.name,
      decisions: player.work,
      games: player.calls,
      toPeer: peer ? ratioOf(player, peer) : null,
      toLimit: limit ? ratioOf(player, limit) : null,
      bytes: field.bytes[player.name] ?? null,
    })),
    copies: copied.map(({ name, calls }) => ({ name, copies: calls })),
  }
}

const spread = ({ least, most }: Rate): string => `${Math.round(least)}–${Math.round(most)} %`
const times = (ratio: number | null): string => {
  if (ratio === null) return ''
  return ratio < 1 ? `÷ ${Number((1 / ratio).toPrecision(3))}` : `× ${Number(ratio.toPrecision(3))}`
}

function drawReport({ game, seats, players, copies }: Report): string {
  const rates = inColumns(
    [`${game}, ${seats} seats`, 'decisions', 'spread', `to ${PEER}`, `to ${LIMIT}`, 'games', 'state bytes'],
    players.map(({ name, decisions, games, toPeer, toLimit, bytes }) => [
      `  ${name}`,
      short(decisions.median),
      spread(decisions),
      times(toPeer),
      times(toLimit),
      short(games.median),
      bytes === null ? '' : String(bytes),
    ]),
  )
  if (copies.length === 0) return rates
  const rows = copies.map(({ name, copies: rate }) => [`  ${name}`, short(rate.median), spread(rate)])
  return `${rates}\n\n${inColumns([`copies of ${game}`, 'copies', 'spread'], rows)}`
}

/** Measures these games in this process, each beside its peers. */
function measureHere({ games, ...pace }: Flags): Report[] {
  const fields = games.flatMap(fieldsOf)
  const played = measureAll('playing', fields, field => field.players, pace)
  const copied = measureAll('copying', fields, field => field.copiers, { ...pace, seconds: pace.seconds / 2 })
  return fields.map((field, i) => report(field, played[i] ?? [], copied[i] ?? []))
}

/** Measures one game in a process of its own, as a simulation runs: no other game has shaped the compiled code. */
function measureApart(game: string, { repeats, seconds }: Pace): Report[] {
  const words = ['--game', game, '--repeats', `${repeats}`, '--seconds', `${seconds}`, '--json']
  const { status, stdout } = spawnSync(process.execPath, [fileURLToPath(import.meta.url), ...words], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (status !== 0) process.exit(status ?? 1)
  return readReports(stdout)
}

const flags = readFlags()
const { games, repeats, seconds, together, json } = flags
const reports =
  together || games.length === 1 ? measureHere(flags) : games.flatMap(game => measureApart(game, { repeats, seconds }))
const absent = games.filter(game => !reports.some(each => each.game === game))
const machine = { node: process.version, cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length }

if (json) {
  process.stdout.write(`${JSON.stringify({ bench: 'kernel', machine, repeats, seconds, together, reports, absent })}\n`)
} else {
  process.stdout.write(`Node ${machine.node}, ${machine.cores} × ${machine.cpu}; per CPU-second\n\n`)
  for (const each of reports) process.stdout.write(`${drawReport(each)}\n\n`)
  for (const game of absent) process.stdout.write(`${game}: not in the registry, not measured\n`)
}
