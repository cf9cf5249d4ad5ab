import type { Listed } from '../listed.ts'
import { pig } from './game.ts'

export const listed: Listed = {
  game: pig,
  bots: [],
  rulebook: new URL('./rulebook.md', import.meta.url),
  isExample: true,
}
