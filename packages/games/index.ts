/** The registry: every game, a line each. */
import { bad, type Game, good, type Result } from '@nassau/kernel'
import { listed as doubloonLagoon } from './doubloon-lagoon/listed.ts'
import { listed as kingOfPirates } from './king-of-pirates/listed.ts'
import type { Listed } from './listed.ts'
import { listed as oZone } from './o-zone/listed.ts'
import { listed as pig } from './pig/listed.ts'
import { listed as pirateOZone } from './pirate-o-zone/listed.ts'
import { listed as scurvyDice } from './scurvy-dice/listed.ts'

export type { Listed } from './listed.ts'
export { type Speech, speechOf, tokenInWords, words, wordsFor } from './words.ts'

export const GAMES: readonly Listed[] = [scurvyDice, oZone, pirateOZone, kingOfPirates, doubloonLagoon, pig]

export function findListed(id: string): Result<Listed> {
  const listed = GAMES.find(({ game }) => game.id === id)
  return listed
    ? good(listed)
    : bad(`there is no game "${id}"; there are ${GAMES.map(({ game }) => game.id).join(', ')}`)
}

/** Makes every game ready to be opened: loads what its rules need. */
export async function prepareGames(): Promise<void> {
  for (const { game } of GAMES) await game.prepare?.()
}

export function findGame(id: string): Result<Game> {
  const listed = findListed(id)
  return listed.ok ? good(listed.value.game) : listed
}
