/** The registry: every game loaded, for rooms without a page. */
import { bad, type Game, good, type Result } from '@nassau/kernel'
import { type LoadedGame, loadGame, MANIFESTS } from './manifests.ts'

export { type Facts, type LoadedGame, MANIFESTS, type Manifest, manifestOf, type Position, SHELF } from './manifests.ts'
export { type Speech, speechOf, tokenInWords, words, wordsFor } from './words.ts'

/** Every game there is, ready to be prepared and played. */
export const GAMES: readonly LoadedGame[] = (await Promise.all(MANIFESTS.map(({ load }) => load()))).map(
  ({ loaded }) => loaded,
)

/** Rules of before, for matches that were begun under them. Empty until games are prepared: few commands need them. */
const PAST: LoadedGame[] = []

/** The game with this id, or which ones there are. `rules`: the version a match was begun under; the newest if none is named. */
export function findGame(id: string, rules?: number): Result<LoadedGame> {
  const newest = GAMES.find(({ game }) => game.id === id)
  if (!newest) return bad(`there is no game "${id}"; there are ${GAMES.map(({ game }) => game.id).join(', ')}`)
  if (rules === undefined || rules === newest.game.version) return good(newest)
  const past = PAST.find(({ game }) => game.id === id && game.version === rules)
  if (past) return good(past)
  const kept = rulesOf(id).slice(0, -1)
  const also = kept.length > 0 ? ` and keeps ${kept.join(', ')}` : ''
  const plays = `this house plays version ${newest.game.version}${also}`
  return bad(`this match was played under rules version ${rules} of ${id}; ${plays}`)
}

/** The versions of a game's rules that matches can be played under here, the newest last. */
export const rulesOf = (id: string): number[] => {
  const newest = GAMES.filter(({ game }) => game.id === id).map(({ game }) => game.version)
  const past = Object.keys(MANIFESTS.find(manifest => manifest.id === id)?.past ?? {}).map(Number)
  return [...past.sort((a, b) => a - b), ...newest]
}

/** Only its rules. */
export function findRules(id: string, rules?: number): Result<Game> {
  const found = findGame(id, rules)
  return found.ok ? good(found.value.game) : found
}

/** Makes every game ready to be opened, rules of before included: loads what they need. */
export async function prepareGames(): Promise<void> {
  await loadPast()
  for (const { game } of [...GAMES, ...PAST]) await game.prepare?.()
}

/** Loads the rules of before. */
export async function loadPast(): Promise<void> {
  for (const { id, past = {} } of MANIFESTS)
    for (const rules of Object.keys(past).map(Number)) {
      if (PAST.some(({ game }) => game.id === id && game.version === rules)) continue
      const loaded = await loadGame(id, rules)
      if (loaded) PAST.push(loaded)
    }
}
