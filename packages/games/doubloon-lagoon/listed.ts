import type { Listed } from '../listed.ts'
import { mate } from './bot.ts'
import { doubloonLagoon } from './game.ts'
import { labelsOf, measuresOf } from './tallies.ts'
import { wordFor } from './words.ts'

export const listed: Listed = {
  game: doubloonLagoon,
  bots: [mate],
  rulebook: new URL('./rulebook.md', import.meta.url),
  rulebookIn: { de: new URL('./rulebook.de.md', import.meta.url) },
  isExample: false,
  seatKeys: ['against'],
  labels: labelsOf,
  measures: measuresOf,
  wordFor,
}
