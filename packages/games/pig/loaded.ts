import type { LoadedGame } from '../manifest.ts'
import { pig } from './game.ts'

export const loaded: LoadedGame = {
  game: pig,
  bots: [],
  rulebook: new URL('./rulebook.md', import.meta.url),
}
