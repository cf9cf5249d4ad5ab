/** What a worker thread does: plays a chunk of a simulation and counts. */
import { BotsBug } from './errors.ts'
import { playMatch } from './play-match.ts'
import { type Chunk, prepare } from './simulate.ts'
import { addMatch, emptyTally, type Tally } from './tally.ts'

export async function playChunk({ simulation, first, count }: Chunk): Promise<Tally> {
  const ready = prepare(simulation)
  if (!ready.ok) throw new BotsBug('worker-got-nonsense', ready.problem)
  await ready.value.listed.game.prepare?.()
  const { options, seed } = simulation
  const tally = emptyTally(simulation.bots.length)
  for (let index = first; index < first + count; index++)
    addMatch(tally, playMatch({ ...ready.value, options, seed, index }))
  return tally
}
