/** The registry: every game loaded, for rooms without a page. */
import { bad, type Game, good, type Result } from '@nassau/kernel'
import { type LoadedGame, MANIFESTS } from './manifests.ts'

export { type Facts, type LoadedGame, MANIFESTS, type Manifest, manifestOf, type Position, SHELF } from './manifests.ts'
export { type Speech, speechOf, tokenInWords, words, wordsFor } from './words.ts'

/** Every game there is, ready to be prepared and played. */
export const GAMES: readonly LoadedGame[] = (await Promise.all(MANIFESTS.map(({ load }) => load()))).map(
  ({ loaded }) => loaded,
)

/** The game with this id, or which ones there are. */
export function findGame(id: string): Result<LoadedGame> {
  const found = GAMES.find(({ game }) => game.id === id)
  return found ? good(found) : bad(`there is no game "${id}"; there are ${GAMES.map(({ game }) => game.id).join(', ')}`)
}

/** Only its rules. */
export function findRules(id: string): Result<Game> {
  const found = findGame(id)
  return found.ok ? good(found.value.game) : found
}

/** Makes every game ready to be opened: loads what its rules need. */
export async function prepareGames(): Promise<void> {
  for (const { game } of GAMES) await game.prepare?.()
}
