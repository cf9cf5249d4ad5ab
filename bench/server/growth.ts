/**
 * What a choice and a match cost while few, many and very many matches are live, a line for every seat: choices go
 * round all of them, a few under way at once whatever their number, so that only that number differs.
 */
import { drive } from '../load/drive.ts'
import type { Playable } from '../load/line.ts'
import { ServerProcess } from '../load/process.ts'
import { mostOpenFiles } from '../load/process-tree.ts'
import { SEATS } from '../load/wire.ts'
import { type Rate, rateOver } from '../measure.ts'
import { type Contender, type Effort, openEarliest, openTables, WARM_UP_S } from './contenders.ts'

const SIZES = [10, 1000, 10_000]
const PACE = { inFlight: 10 }
/** So long (seconds) is played between two looks at how many matches are left. */
const SLICE_S = 0.5
/** Files a server or whoever makes the load has open beside its lines. */
const OTHER_FILES = 200

/** Of so many live matches of Pig: CPU a choice (µs), and memory a match (bytes). */
type Grown = { matches: number; cpuMicros: Rate; bytes: Rate }
export type Growth = { name: string; sizes: Grown[] }
type Cost = { cpuMicros: number; bytes: number }

async function playRound(contender: Contender, matches: number, seed: number, seconds: number): Promise<Cost> {
  const server = await ServerProcess.start(contender.file)
  // Not among those that are counted; their lines are closed before choices are.
  const earliest = await openEarliest(contender, server, 'pig')
  const empty = await server.bytes()
  const pool: Playable[] = await openTables(contender, server, 'pig', matches, seed)
  const bytes = ((await server.bytes()) - empty) / matches
  for (const table of earliest) table.close()
  const spent = { seconds: -WARM_UP_S, cpu: 0, choices: 0 }
  while (spent.seconds < seconds) {
    // Ten matches are soon over; others take their place while nothing is counted.
    if (pool.length < matches) pool.push(...(await openTables(contender, server, 'pig', matches - pool.length, seed)))
    const before = server.cpu()
    const driven = await drive(pool, { ...PACE, inPlay: matches, atLeast: 0.8 * matches, seconds: SLICE_S })
    spent.seconds += driven.seconds
    if (spent.seconds <= 0) continue
    spent.cpu += server.cpu() - before
    spent.choices += driven.choices
  }
  for (const table of pool) table.close()
  await server.stop()
  return { bytes, cpuMicros: (1e6 * spent.cpu) / spent.choices }
}

export async function growth(contender: Contender, { repeats, seconds, progress }: Effort): Promise<Growth> {
  const most = Math.floor((mostOpenFiles() - OTHER_FILES) / SEATS.pig)
  const sizes = SIZES.map(size => Math.min(size, most))
  const rounds = sizes.map((matches): { matches: number; all: Cost[] } => ({ matches, all: [] }))
  for (let repeat = 0; repeat < repeats; repeat++)
    for (const { matches, all } of rounds) {
      progress(`growth: round ${repeat + 1}, ${matches} live matches`)
      all.push(await playRound(contender, matches, 1000 * repeat, seconds))
    }
  const sizesGrown = rounds.map(({ matches, all }) => ({
    matches,
    cpuMicros: rateOver(all.map(({ cpuMicros }) => cpuMicros)),
    bytes: rateOver(all.map(({ bytes }) => bytes)),
  }))
  return { name: contender.name, sizes: sizesGrown }
}
