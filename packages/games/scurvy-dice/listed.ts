import type { Listed } from '../listed.ts'
import { captainsOf } from './board.ts'
import { mate } from './bot.ts'
import { scurvyDice } from './game.ts'
import { phraseFor, wordFor } from './words.ts'

export const listed: Listed = {
  game: scurvyDice,
  bots: [mate],
  rulebook: new URL('./rulebook.md', import.meta.url),
  rulebookIn: { de: new URL('./rulebook.de.md', import.meta.url) },
  isExample: false,
  seatKeys: ['board', 'spare', 'attack', 'assign'],
  labels: captainsOf,
  wordFor,
  phraseFor,
}
