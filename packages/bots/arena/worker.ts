/** What a worker thread does for an arena: matches among our own bots. */
import { BotsBug } from '../errors.ts'
import { playMatch } from '../play-match.ts'
import { type ArenaChunk, readyFor, satIn } from './arena.ts'
import type { Fought } from './ladder.ts'

export async function fightChunk({ arena, indexes }: ArenaChunk): Promise<{ indexes: number[]; fought: Fought[] }> {
  const ready = readyFor(arena)
  if (!ready.ok) throw new BotsBug('worker-got-nonsense', ready.problem)
  const { listed, edition, entrants } = ready.value
  await listed.game.prepare?.()
  const { options, seed } = arena
  const fought = indexes.map((index): Fought => {
    const sat = satIn(arena, entrants.length, index)
    const bots = sat.flatMap(entrant => {
      const sitting = entrants[entrant]
      return sitting?.kind === 'ours' ? [sitting.bot] : []
    })
    const { winners, choices } = playMatch({ listed, edition, options, bots, seed, index })
    return { sat, winners, choices, fault: null }
  })
  return { indexes, fought }
}
