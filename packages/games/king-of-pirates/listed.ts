import type { Listed } from '../listed.ts'
import { incomeOf, positionsOf } from './board.ts'
import { mate } from './bot.ts'
import { kingOfPirates } from './game.ts'
import { wordFor } from './words.ts'

export const listed: Listed = {
  game: kingOfPirates,
  bots: [mate],
  rulebook: new URL('./rulebook.md', import.meta.url),
  rulebookIn: { de: new URL('./rulebook.de.md', import.meta.url) },
  isExample: false,
  seatKeys: ['attack', 'steal', 'on'],
  labels: positionsOf,
  measures: incomeOf,
  wordFor,
}
