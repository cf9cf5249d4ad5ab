/** How long a choice takes where nothing is saturated: the same choices a second on every server, over many matches. */
import { drive } from '../load/drive.ts'
import { ServerProcess } from '../load/process.ts'
import type { GameName } from '../load/wire.ts'
import { medianOf } from '../measure.ts'
import { type Contender, type Effort, openTables } from './contenders.ts'
import { type Ratio, ratioOver } from './side-by-side.ts'

const RATE = 500
const MATCHES = 1000
/** The slowest of a thousand is among so many seconds' choices a few times. */
const LEAST_SECONDS = 8
const WARM_UP_S = 4

type Round = { p50: number; p99: number; p999: number; aSecond: number; cpuMicros: number }
/** Medians over the rounds (ms), and the p99 compared with that of the bare loop. */
export type Waiting = Round & { name: string; toBare: Ratio | null }
export type FixedRate = { game: GameName; rate: number; matches: number; contenders: Waiting[] }

async function playRound(contender: Contender, game: GameName, seed: number, seconds: number): Promise<Round> {
  const server = await ServerProcess.start(contender.file)
  const tables = await openTables(contender, server, game, MATCHES, seed)
  const pool = [...tables]
  await drive(pool, { inPlay: MATCHES, seconds: WARM_UP_S, rate: RATE })
  const before = server.cpu()
  const { p50, p99, p999, ...driven } = await drive(pool, { inPlay: MATCHES, seconds, rate: RATE })
  const used = server.cpu() - before
  for (const table of tables) table.close()
  await server.stop()
  return { p50, p99, p999, aSecond: driven.choices / driven.seconds, cpuMicros: (1e6 * used) / driven.choices }
}

export async function fixedRate(contenders: readonly Contender[], game: GameName, effort: Effort): Promise<FixedRate> {
  const seconds = Math.max(LEAST_SECONDS, effort.seconds)
  const rounds = new Map<string, Round[]>(contenders.map(({ name }) => [name, []]))
  for (let repeat = 0; repeat < effort.repeats; repeat++)
    for (const contender of contenders) {
      effort.progress(`${game}, ${RATE} choices a second: round ${repeat + 1}, ${contender.name}`)
      rounds.get(contender.name)?.push(await playRound(contender, game, 1000 * repeat, seconds))
    }
  const bare = rounds.get('bare')
  const standings = [...rounds].map(([name, all]): Waiting => {
    const median = (key: keyof Round): number => medianOf(all.map(round => round[key]))
    return {
      name,
      p50: median('p50'),
      p99: median('p99'),
      p999: median('p999'),
      aSecond: median('aSecond'),
      cpuMicros: median('cpuMicros'),
      toBare: bare ? ratioOver(all.map(({ p99 }, i) => p99 / (bare[i]?.p99 ?? Number.NaN))) : null,
    }
  })
  return { game, rate: RATE, matches: MATCHES, contenders: standings }
}
