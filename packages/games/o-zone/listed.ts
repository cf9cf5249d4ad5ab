import { aimAt } from '../kit/tossing/aim.ts'
import { wordFor } from '../kit/tossing/words.ts'
import type { Listed } from '../listed.ts'
import { mate } from './bot.ts'
import { oZone } from './game.ts'

export const listed: Listed = {
  game: oZone,
  bots: [mate],
  rulebook: new URL('./rulebook.md', import.meta.url),
  rulebookIn: { de: new URL('./rulebook.de.md', import.meta.url) },
  isExample: false,
  aim: aimAt,
  wordFor,
}
