/** Matches by the thousand, in worker threads: same seed, same report, whatever the workers. */
import { findGame, type LoadedGame } from '@nassau/games'
import { bad, good, type Options, type Result } from '@nassau/kernel'
import type { Bot } from '@nassau/kernel/bots'
import { botFor } from './bot-for.ts'
import { inWorkers } from './in-workers.ts'
import { type Report, reportOf } from './report.ts'
import { addTally, emptyTally, type Tally } from './tally.ts'

export type Simulation = {
  /** The game's id. */
  game: string
  /** The bot of each seat, by id. */
  bots: readonly string[]
  options: Options
  /** Edition data from outside; null for the game's own. */
  edition: object | null
  games: number
  seed: number
}

/** How long it took. Apart from the report, because it is never the same twice. */
export type Timing = {
  workers: number
  wallSeconds: number
  cpuSeconds: number
  matchesPerSecond: number
  decisionsPerSecond: number
}
export type Simulated = { report: Report; timing: Timing }

/** Some matches of a simulation: `count` of them from number `first` on. */
export type Chunk = { simulation: Simulation; first: number; count: number }

/** How many parts a simulation is cut into, and how large one may be: enough to show progress. */
const CHUNKS = 200
const LARGEST_CHUNK = 500

export async function simulate(
  simulation: Simulation,
  workers: number,
  onProgress?: (done: number) => void,
): Promise<Result<Simulated>> {
  const ready = prepare(simulation)
  if (!ready.ok) return ready
  const startedAt = performance.now()
  const cpuBefore = process.cpuUsage()

  let done = 0
  const tallies = await inWorkers<Chunk, Tally>({
    file: new URL('./worker.ts', import.meta.url),
    name: 'playChunk',
    workers,
    chunks: chunksOf(simulation),
    onDone: ({ games }) => {
      done += games
      onProgress?.(done)
    },
  })
  const total = emptyTally(simulation.bots.length)
  for (const tally of tallies) addTally(total, tally)
  const report = reportOf(total, simulation.bots)

  const wallSeconds = (performance.now() - startedAt) / 1000
  const { user, system } = process.cpuUsage(cpuBefore)
  return good({
    report,
    timing: {
      workers,
      wallSeconds,
      cpuSeconds: (user + system) / 1e6,
      matchesPerSecond: report.games / wallSeconds,
      decisionsPerSecond: report.decisions / wallSeconds,
    },
  })
}

/** A simulation's words turned into the things they name. */
export function prepare(simulation: Simulation): Result<{ listed: LoadedGame; edition: object; bots: Bot[] }> {
  const listed = findGame(simulation.game)
  if (!listed.ok) return listed
  const { game } = listed.value
  const { min, max } = game.seats
  const seats = simulation.bots.length
  if (seats < min || seats > max)
    return bad(`${game.id} has ${min === max ? min : `${min} to ${max}`} seats, not ${seats}`)
  const edition = simulation.edition === null ? good(game.edition) : game.readEdition(simulation.edition)
  if (!edition.ok) return edition
  const bots: Bot[] = []
  for (const id of simulation.bots) {
    const bot = botFor(listed.value, id)
    if (!bot.ok) return bot
    bots.push(bot.value)
  }
  return good({ listed: listed.value, edition: edition.value, bots })
}

function chunksOf(simulation: Simulation): Chunk[] {
  const { games } = simulation
  // The size depends on nothing but the number of matches: sums of shared wins then never differ.
  const size = Math.min(LARGEST_CHUNK, Math.max(1, Math.ceil(games / CHUNKS)))
  return Array.from({ length: Math.ceil(games / size) }, (_, i) => {
    const first = i * size
    return { simulation, first, count: Math.min(size, games - first) }
  })
}
