/** The registry: every game, a line each. */
import { type Bot, bad, type Game, good, type Result } from '@nassau/kernel'
import { pig } from './pig/game.ts'
import { scurvyDice } from './scurvy-dice/game.ts'

export type Listed = {
  game: Game
  /** Its own bots, beside those that play anything. */
  bots: readonly Bot[]
  /** The law in our own words, with an anchor for every clause. */
  rulebook: URL
  /** Whether it is one of the five, or only a worked example. */
  isExample: boolean
}

const rulebookOf = (id: string): URL => new URL(`./${id}/rulebook.md`, import.meta.url)

export const GAMES: readonly Listed[] = [
  { game: scurvyDice, bots: [], rulebook: rulebookOf('scurvy-dice'), isExample: false },
  { game: pig, bots: [], rulebook: rulebookOf('pig'), isExample: true },
]

export function findListed(id: string): Result<Listed> {
  const listed = GAMES.find(({ game }) => game.id === id)
  return listed
    ? good(listed)
    : bad(`there is no game "${id}"; there are ${GAMES.map(({ game }) => game.id).join(', ')}`)
}

export function findGame(id: string): Result<Game> {
  const listed = findListed(id)
  return listed.ok ? good(listed.value.game) : listed
}
