/**
 * The kernel's speed beside boardgame.io's reducer and beside the same rules written by hand, all in
 * one run, taking turns. See `--help`.
 */
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { type Field, fieldsOf, GAMES, type GameName, LIMIT, OURS, PEER } from './contenders.ts'
import { type Contender, type Measured, measure, type Pace, type Rate, ratioOf } from './measure.ts'
import { drawTable, short } from './table.ts'

const HELP = `Usage: node bench/kernel.ts [options]

Random matches of each game on ${OURS}, on ${PEER} and written ${LIMIT}, in turns.
Rates are per CPU-second of this process: medians over the rounds, after a warm-up.

  --repeats N    rounds, 1 to 100; 7 unless told
  --seconds S    CPU-seconds a contender and round, 0.01 to 60; 0.4 unless told
  --game NAME    only this one: ${GAMES.join(', ')}
  --json         one JSON document on stdout instead of tables
  --help         this text`

type Flags = Pace & { games: readonly GameName[]; json: boolean }

/** A contender's result; `toPeer` and `toLimit` are null where there is nobody to compare with. */
type Line = {
  name: string
  decisions: Rate
  games: Rate
  toPeer: number | null
  toLimit: number | null
  bytes: number | null
}
type Report = { game: string; seats: number; players: Line[]; copies: { name: string; copies: Rate }[] }

/** Ends the program: a person asked for something it does not have. */
function reject(says: string): never {
  process.stderr.write(`${says}. Try --help.\n`)
  process.exit(2)
}

function readFlags(): Flags {
  const { values } = parse()
  if (values.help) {
    process.stdout.write(`${HELP}\n`)
    process.exit(0)
  }
  const repeats = readNumber('--repeats', values.repeats, 1, 100)
  if (!Number.isInteger(repeats)) reject(`--repeats takes a whole number, not "${values.repeats}"`)
  const chosen = GAMES.filter(game => values.game === undefined || game === values.game)
  if (chosen.length === 0) reject(`--game takes one of ${GAMES.join(', ')}, not "${values.game}"`)
  return { repeats, seconds: readNumber('--seconds', values.seconds, 0.01, 60), games: chosen, json: values.json }
}

function parse() {
  try {
    return parseArgs({
      options: {
        repeats: { type: 'string', default: '7' },
        seconds: { type: 'string', default: '0.4' },
        game: { type: 'string' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
  } catch (fault) {
    const [sentence = 'These options cannot be read'] = fault instanceof Error ? fault.message.split('. ') : []
    return reject(sentence)
  }
}

function readNumber(flag: string, text: string, least: number, most: number): number {
  const n = text.trim() === '' ? Number.NaN : Number(text)
  return n >= least && n <= most ? n : reject(`${flag} takes a number from ${least} to ${most}, not "${text}"`)
}

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
  const rates = drawTable(
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
  return `${rates}\n\n${drawTable([`copies of ${game}`, 'copies', 'spread'], rows)}`
}

const flags = readFlags()
const fields = flags.games.flatMap(fieldsOf)
const absent = flags.games.filter(game => !fields.some(field => field.game === game))
const played = measureAll('playing', fields, field => field.players, flags)
const copied = measureAll('copying', fields, field => field.copiers, { ...flags, seconds: flags.seconds / 2 })
const reports = fields.map((field, i) => report(field, played[i] ?? [], copied[i] ?? []))
const machine = { node: process.version, cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length }

if (flags.json) {
  const { repeats, seconds } = flags
  process.stdout.write(`${JSON.stringify({ bench: 'kernel', machine, repeats, seconds, reports, absent })}\n`)
} else {
  process.stdout.write(`Node ${machine.node}, ${machine.cores} × ${machine.cpu}; per CPU-second\n\n`)
  for (const each of reports) process.stdout.write(`${drawReport(each)}\n\n`)
  for (const game of absent) process.stdout.write(`${game}: not in the registry, not measured\n`)
}
