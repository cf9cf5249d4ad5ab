/** What may be said to `bench/server.ts`. */
import { parseArgs } from 'node:util'
import { parsed, readNames, readNumber, readWhole } from '../flags.ts'
import type { GameName } from '../load/wire.ts'
import { CONTENDERS, type Contender, WARM_UP_S } from './contenders.ts'

const PARTS = ['games', 'rate', 'growth', 'own', 'processes', 'opening', 'idle'] as const
export type Part = (typeof PARTS)[number]
const GAMES = ['pig', 'cutlass'] as const

const HELP = `Usage: node bench/server.ts [options]

Servers under load over WebSockets, a line for every seat, all contenders taking turns, round by round. Choices are
counted per CPU-second of the server's whole process tree, threads included, after ${WARM_UP_S} seconds in which everyone
plays and nothing counts; "a client hears" and "chooser sends" are
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

export type Flags = {
  parts: readonly Part[]
  games: readonly GameName[]
  contenders: readonly Contender[]
  repeats: number
  seconds: number
  processes: number
  idle: number
  json: boolean
}

const parse = () =>
  parseArgs({
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

export function readFlags(): Flags {
  const { values } = parsed(parse)
  if (values.help) {
    process.stdout.write(`${HELP}\n`)
    process.exit(0)
  }
  const names = readNames(
    '--only',
    values.only,
    CONTENDERS.map(({ name }) => name),
  )
  return {
    parts: values.part.flatMap(name => readNames('--part', name, PARTS)),
    games: readNames('--game', values.game, GAMES),
    contenders: CONTENDERS.filter(({ name }) => names.includes(name)),
    repeats: readWhole('--repeats', values.repeats, 1, 100),
    seconds: readNumber('--seconds', values.seconds, 0.5, 600),
    processes: readWhole('--processes', values.processes, 1, 64),
    idle: readWhole('--idle', values.idle, 0, 100_000),
    json: values.json,
  }
}
