/** What a thread of the workroom does. Everything comes and goes as plain data. */
import { seedOf } from '@nassau/games/kit/tossing/day'
import { openRange, type Range, tryThrow } from '@nassau/games/kit/tossing/practice'
import { loadGame } from '@nassau/games/manifests'
import type { Game } from '@nassau/kernel'
import { type Rehearsal, rehearse as rehearseWith, type Weighing, weigh as weighWith } from '@nassau/kernel/host'
import { ServerBug } from '../errors.ts'
import type { Landed } from './workroom.ts'

export type DayThrow = { game: string; day: string; tries: number; numbers: readonly number[] }

/** The games that were wanted here, ready to be played. */
const games = new Map<string, Promise<Game>>()

function gameOf(id: string, rules?: number): Promise<Game> {
  const key = `${id} ${rules ?? 'newest'}`
  const known = games.get(key) ?? prepared(id, rules)
  games.set(key, known)
  return known
}

async function prepared(id: string, rules?: number): Promise<Game> {
  const loaded = await loadGame(id, rules)
  if (!loaded) throw new ServerBug('no-such-rules', { game: id, rules })
  await loaded.game.prepare?.()
  return loaded.game
}

export const rehearse = async (rehearsal: Rehearsal): Promise<readonly unknown[]> =>
  rehearseWith(await gameOf(rehearsal.game, rehearsal.rules), rehearsal)

export const weigh = async (weighing: Weighing): Promise<boolean[]> =>
  weighWith(await gameOf(weighing.game, weighing.rules), weighing)

/** The table laid last: a day has one for everyone. */
const laid = new Map<string, { day: string; range: Range }>()

export async function throwOfDay({ game, day, tries, numbers }: DayThrow): Promise<Landed> {
  const known = laid.get(game)
  const range = known?.day === day ? known.range : openRange(await gameOf(game), day)
  laid.set(game, { day, range })
  const { foul, distance, on } = tryThrow(range, numbers, seedOf(day, tries))
  return { foul, distance, on }
}
