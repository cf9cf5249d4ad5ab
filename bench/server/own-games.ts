/** King of Pirates and a game of throws on our server, the choices by chance from what each seat is asked: what a larger game costs. */
import { type Driven, drive } from '../load/drive.ts'
import { connectAll } from '../load/line.ts'
import { openByHand } from '../load/nassau-wire.ts'
import { ServerProcess } from '../load/process.ts'
import { SampledTable } from '../load/sampled-table.ts'
import { medianOf, type Rate, rateOver } from '../measure.ts'
import { EARLIEST, EARLIEST_S, type Effort, WARM_UP_S } from './contenders.ts'

const GAMES = [
  { game: 'king-of-pirates', seats: 3 },
  { game: 'o-zone', seats: 2 },
] as const
/** Matches opened, of which so many are played at once. */
const MATCHES = 64
const ACTIVE = 16

/** Medians over the rounds. Times (ms) are those to the chooser's own news, at full load. */
export type OwnGame = {
  game: string
  seats: number
  aCpuSecond: Rate
  aSecond: Rate
  p50: number
  p99: number
  received: number
  sent: number
  liveBytes: number
}

type Round = Pick<Driven, 'p50' | 'p99' | 'received' | 'sent'> & {
  aCpuSecond: number
  aSecond: number
  liveBytes: number
}

async function playRound(game: string, seats: number, seed: number, seconds: number): Promise<Round> {
  const server = await ServerProcess.start('nassau.ts')
  const open = async (many: number): Promise<SampledTable[]> => {
    const opened = await openByHand(server.address, game, seats, many)
    const tables = opened.map((one, i) => new SampledTable(server.address, one, seed + i))
    await connectAll(tables)
    return tables
  }
  const earliest = await open(EARLIEST)
  await drive([...earliest], { inPlay: EARLIEST, seconds: EARLIEST_S })
  const empty = await server.bytes()
  const tables = await open(MATCHES)
  const liveBytes = ((await server.bytes()) - empty) / MATCHES
  const pool = [...tables]
  await drive(pool, { inPlay: ACTIVE, seconds: WARM_UP_S })
  const before = server.cpu()
  const { choices, seconds: took, ...driven } = await drive(pool, { inPlay: ACTIVE, seconds })
  const used = server.cpu() - before
  for (const table of [...earliest, ...tables]) table.close()
  await server.stop()
  return { aCpuSecond: choices / used, aSecond: choices / took, liveBytes, ...driven }
}

export async function ownGames({ repeats, seconds, progress }: Effort): Promise<OwnGame[]> {
  const rounds = GAMES.map((one): { game: string; seats: number; all: Round[] } => ({ ...one, all: [] }))
  for (let repeat = 0; repeat < repeats; repeat++)
    for (const { game, seats, all } of rounds) {
      progress(`${game}: round ${repeat + 1}`)
      all.push(await playRound(game, seats, 1000 * repeat, seconds))
    }
  return rounds.map(({ game, seats, all }) => ({
    game,
    seats,
    aCpuSecond: rateOver(all.map(({ aCpuSecond }) => aCpuSecond)),
    aSecond: rateOver(all.map(({ aSecond }) => aSecond)),
    p50: medianOf(all.map(({ p50 }) => p50)),
    p99: medianOf(all.map(({ p99 }) => p99)),
    received: medianOf(all.map(({ received }) => received)),
    sent: medianOf(all.map(({ sent }) => sent)),
    liveBytes: medianOf(all.map(({ liveBytes }) => liveBytes)),
  }))
}
