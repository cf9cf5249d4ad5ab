/** Pig and Cutlass on every server: as fast as it answers, then at half that. Choices are counted a CPU-second of the server. */
import { drive } from '../load/drive.ts'
import { ServerProcess } from '../load/process.ts'
import type { LoadTable } from '../load/table.ts'
import { type GameName, SEATS } from '../load/wire.ts'
import { medianOf, type Rate, rateOver } from '../measure.ts'
import {
  ACTIVE,
  type Contender,
  type Effort,
  matchesFor,
  OTHERS,
  openEarliest,
  openTables,
  warmUp,
} from './contenders.ts'

/** The matches whose memory is counted, and with which everyone warms up. */
const FIRST = 256

type Round = {
  aCpuSecond: number
  aSecond: number
  p50: number
  p99: number
  idleBytes: number
  liveBytes: number
  received: number
  sent: number
  loadMaker: number
}

/** One contender; everything but rates and ratios is a median over the rounds. */
export type Standing = Omit<Round, 'aCpuSecond' | 'aSecond'> & {
  name: string
  aCpuSecond: Rate
  aSecond: Rate
  /** Choices a CPU-second compared with those of others, round by round; null where they did not compete. */
  to: Record<string, Ratio | null>
}
/** A ratio's median over the rounds, and the least and the most of it. */
export type Ratio = { median: number; least: number; most: number }
export type SideBySide = { game: GameName; seats: number; contenders: Standing[] }

async function playRound(contender: Contender, game: GameName, seed: number, seconds: number): Promise<Round> {
  const server = await ServerProcess.start(contender.file)
  const earliest = await openEarliest(contender, server, game)
  const empty = await server.bytes()
  let idle = empty
  const first = await openTables(contender, server, game, FIRST, seed, async () => {
    idle = await server.bytes()
  })
  const live = await server.bytes()
  const all = [...earliest, ...first]
  const pool = [...first]
  const open = async (many: number): Promise<LoadTable[]> => {
    const more = await openTables(contender, server, game, many, seed + all.length)
    all.push(...more)
    return more
  }
  const rate = await warmUp(pool, open)
  const lacking = matchesFor(1.5 * seconds * rate) - pool.length
  if (lacking > 0) pool.push(...(await open(lacking)))
  await server.bytes()
  const before = server.cpu()
  const full = await drive(pool, { inPlay: ACTIVE, seconds })
  const used = server.cpu() - before
  const aSecond = full.choices / full.seconds
  const half = await drive(pool, { inPlay: ACTIVE, seconds: seconds / 2, rate: aSecond / 2 })
  for (const table of all) table.close()
  await server.stop()
  return {
    aCpuSecond: full.choices / used,
    aSecond,
    p50: half.p50,
    p99: half.p99,
    idleBytes: (idle - empty) / FIRST,
    liveBytes: (live - empty) / FIRST,
    received: full.received,
    sent: full.sent,
    loadMaker: full.ownCpu,
  }
}

export async function sideBySide(
  contenders: readonly Contender[],
  game: GameName,
  effort: Effort,
): Promise<SideBySide> {
  const rounds = new Map<string, Round[]>(contenders.map(({ name }) => [name, []]))
  for (let repeat = 0; repeat < effort.repeats; repeat++)
    for (const contender of contenders) {
      effort.progress(`${game}: round ${repeat + 1}, ${contender.name}`)
      rounds.get(contender.name)?.push(await playRound(contender, game, 1000 * repeat, effort.seconds))
    }
  const standings = [...rounds].map(([name, all]): Standing => {
    const median = (key: keyof Round): number => medianOf(all.map(round => round[key]))
    return {
      name,
      aCpuSecond: rateOver(all.map(({ aCpuSecond }) => aCpuSecond)),
      aSecond: rateOver(all.map(({ aSecond }) => aSecond)),
      to: Object.fromEntries(OTHERS.map(other => [other, ratioTo(all, rounds.get(other))])),
      p50: median('p50'),
      p99: median('p99'),
      idleBytes: median('idleBytes'),
      liveBytes: median('liveBytes'),
      received: median('received'),
      sent: median('sent'),
      loadMaker: median('loadMaker'),
    }
  })
  return { game, seats: SEATS[game], contenders: standings }
}

function ratioTo(mine: readonly Round[], theirs: readonly Round[] | undefined): Ratio | null {
  if (!theirs) return null
  return ratioOver(mine.map(({ aCpuSecond }, i) => aCpuSecond / (theirs[i]?.aCpuSecond ?? Number.NaN)))
}

export const ratioOver = (ratios: readonly number[]): Ratio => ({
  median: medianOf(ratios),
  least: Math.min(...ratios),
  most: Math.max(...ratios),
})
