/**
 * Our server as one process and as several, on all cores. Whoever makes the load needs a core as well, so on a machine
 * of two cores the throughput of two processes is that of what is left to them, and cannot double. Three figures say
 * together what several processes are worth:
 *
 *   a second      what came through, with the load maker competing for the same cores, alike for one and for several
 *   a CPU-second  what all processes used together: what dividing the work costs
 *   capacity      choices a CPU-second of the busiest process: where that one has a whole core to itself, no more can
 *                 come through. Its ratio is what several processes give a machine with cores enough
 */
import { drive } from '../load/drive.ts'
import { ALL_CORES, ServerProcess } from '../load/process.ts'
import { medianOf, type Rate, rateOver } from '../measure.ts'
import { ACTIVE, type Contender, type Effort, matchesFor, openTables, WARM_UP_S } from './contenders.ts'
import { type Ratio, ratioOver } from './side-by-side.ts'

type Round = { processes: number; aSecond: number; aCpuSecond: number; capacity: number }
export type Processes = {
  wanted: number
  /** How many were found to run. */
  processes: number
  aSecond: Rate
  aCpuSecond: Rate
  capacity: Rate
  /** To one process, round by round. */
  toOne: { aSecond: Ratio; capacity: Ratio }
}

/** More choices a second than any server of ours is expected to do on two cores. */
const MOST_A_SECOND = 12_000

/** Null if the server does not start as so many processes. */
async function playRound(contender: Contender, wanted: number, seed: number, seconds: number): Promise<Round | null> {
  const server = await ServerProcess.start(contender.file, {
    cores: ALL_CORES,
    env: { BENCH_PROCESSES: String(wanted) },
  })
  try {
    if (server.cpuOfEach().length < wanted) return null
    const many = matchesFor(MOST_A_SECOND * (WARM_UP_S + seconds))
    const tables = await openTables(contender, server, 'pig', many, seed)
    const pool = [...tables]
    await drive(pool, { inPlay: ACTIVE, seconds: WARM_UP_S })
    const before = server.cpuOfEach()
    const { choices, seconds: took } = await drive(pool, { inPlay: ACTIVE, seconds })
    const used = server.cpuOfEach().map((cpu, i) => cpu - (before[i] ?? 0))
    for (const table of tables) table.close()
    const all = used.reduce((sum, cpu) => sum + cpu, 0)
    return {
      processes: used.length,
      aSecond: choices / took,
      aCpuSecond: choices / all,
      capacity: choices / Math.max(...used),
    }
  } finally {
    await server.stop()
  }
}

/** One process and `most`; an empty list where the server cannot be several. */
export async function processes(contender: Contender, most: number, effort: Effort): Promise<Processes[]> {
  const rounds = [1, most].map((wanted): { wanted: number; all: Round[] } => ({ wanted, all: [] }))
  for (let repeat = 0; repeat < effort.repeats; repeat++)
    for (const { wanted, all } of rounds.toReversed()) {
      effort.progress(`${wanted} processes: round ${repeat + 1}`)
      const round = await playRound(contender, wanted, 1000 * repeat, effort.seconds)
      if (!round) return []
      all.push(round)
    }
  const one = rounds[0]?.all ?? []
  return rounds.map(({ wanted, all }) => {
    const rate = (key: keyof Round): Rate => rateOver(all.map(round => round[key]))
    const ratio = (key: keyof Round): Ratio =>
      ratioOver(all.map((round, i) => round[key] / (one[i]?.[key] ?? Number.NaN)))
    return {
      wanted,
      processes: medianOf(all.map(round => round.processes)),
      aSecond: rate('aSecond'),
      aCpuSecond: rate('aCpuSecond'),
      capacity: rate('capacity'),
      toOne: { aSecond: ratio('aSecond'), capacity: ratio('capacity') },
    }
  })
}
