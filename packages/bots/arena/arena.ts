/**
 * The arena: bots of any kind against each other by the thousand, everyone on every seat as often, and a
 * ladder at the end. Matches among our own bots run in worker threads; those with others in lanes, each
 * with processes of its own that are kept alive from match to match.
 */
import type { LoadedGame } from '@nassau/games'
import { bad, good, type Options, type Result, repeat } from '@nassau/kernel'
import { swab } from '@nassau/kernel/bots'
import { inWorkers } from '../in-workers.ts'
import { prepare } from '../simulate.ts'
import { type Entrant, entrantsFrom } from './entrants.ts'
import { type Fought, type Ladder, ladderOf } from './ladder.ts'
import { lineUp, wholeBlocks } from './schedule.ts'
import { playRemote, tryOut } from './stable.ts'

export type Arena = {
  /** The game's id. */
  game: string
  /** Who enters: a bot's id, `exec:COMMAND` or `ws:HOST:PORT`. */
  bots: readonly string[]
  seats: number
  options: Options
  /** Edition data from outside; null for the game's own. */
  edition: object | null
  /** At least so many matches: as many more as give everyone every seat as often. */
  games: number
  seed: number
  /** How long a bot at the end of a wire may think about one choice (ms). */
  budgetMs: number
}

export type Held = { games: number; ladder: Ladder; wallSeconds: number }

/** Some matches among our own bots, by number. */
export type ArenaChunk = { arena: Arena; indexes: number[] }

/** Small enough to show progress. */
const CHUNK = 50

export type Ready = { listed: LoadedGame; edition: object; entrants: Entrant[] }

export async function holdArena(
  arena: Arena,
  workers: number,
  onProgress?: (done: number) => void,
): Promise<Result<Held>> {
  const ready = readyFor(arena)
  if (!ready.ok) return ready
  const { listed, edition, entrants } = ready.value
  for (const entrant of entrants) {
    const fault = await tryOut(entrant, arena.budgetMs)
    if (fault) return bad(`${entrant.name}: ${fault.says}`)
  }
  await listed.game.prepare?.()
  const startedAt = performance.now()
  const games = wholeBlocks(entrants.length, arena.games)
  const fought: Fought[] = new Array(games)
  let done = 0
  const finish = (index: number, match: Fought): void => {
    fought[index] = match
    done++
    onProgress?.(done)
  }

  const { ours, others } = sortOut(arena, entrants, games)
  await inWorkers<ArenaChunk, { indexes: number[]; fought: Fought[] }>({
    file: new URL('./worker.ts', import.meta.url),
    name: 'fightChunk',
    workers,
    chunks: chunksOf(arena, ours),
    onDone(chunk) {
      for (const [i, match] of chunk.fought.entries()) finish(chunk.indexes[i] ?? 0, match)
    },
  })
  const matchOf = (index: number) => ({
    listed,
    edition,
    options: arena.options,
    seed: arena.seed,
    index,
    sat: satIn(arena, entrants.length, index),
  })
  await playRemote(entrants, others, workers, arena.budgetMs, matchOf, finish)

  const names = entrants.map(({ name }) => name)
  return good({ games, ladder: ladderOf(names, fought), wallSeconds: (performance.now() - startedAt) / 1000 })
}

/** An arena's words turned into the things they name. */
export function readyFor({ bots, seats, ...rest }: Arena): Result<Ready> {
  const ready = prepare({ ...rest, bots: repeat(swab.id, seats) })
  if (!ready.ok) return ready
  const { listed, edition } = ready.value
  const entrants = entrantsFrom(listed, bots)
  return entrants.ok ? good({ listed, edition, entrants: entrants.value }) : entrants
}

export const satIn = ({ seats, seed }: Arena, entrants: number, index: number): number[] =>
  lineUp(entrants, seats, seed, index)

/** Matches among our own bots, and those that need a wire. */
function sortOut(arena: Arena, entrants: readonly Entrant[], games: number): { ours: number[]; others: number[] } {
  const [ours, others]: [number[], number[]] = [[], []]
  for (let index = 0; index < games; index++) {
    const isOurs = satIn(arena, entrants.length, index).every(entrant => entrants[entrant]?.kind === 'ours')
    if (isOurs) ours.push(index)
    else others.push(index)
  }
  return { ours, others }
}

function chunksOf(arena: Arena, indexes: readonly number[]): ArenaChunk[] {
  return Array.from({ length: Math.ceil(indexes.length / CHUNK) }, (_, i) => ({
    arena,
    indexes: indexes.slice(i * CHUNK, (i + 1) * CHUNK),
  }))
}
