import type { LoadedGame } from '../manifest.ts'
import type { ChoiceKey } from '../words.ts'
import { incomeOf, positionsOf } from './board.ts'
import { mate, planner } from './bot/bot.ts'
import { judgement } from './captain/judgement.ts'
import { kingOfPirates } from './game.ts'
import { POSITIONS } from './positions.ts'
import type { KingOfPirates } from './rules.ts'
import { EXAMPLES } from './screen/examples/example-names.ts'
import { KEY_WORDS, PHRASES } from './words/keys.ts'
import { story } from './words/story.ts'
import { wordFor } from './words/words.ts'

export const loaded: LoadedGame = {
  game: kingOfPirates,
  bots: [mate],
  judgement,
  planner,
  rulebook: new URL('./rulebook.md', import.meta.url),
  rulebookIn: { de: new URL('./rulebook.de.md', import.meta.url) },
  examples: EXAMPLES,
  positions: POSITIONS,
  seatKeys: ['attack', 'steal', 'on'] satisfies ChoiceKey<KingOfPirates>[],
  labels: positionsOf,
  measures: incomeOf,
  keyWords: KEY_WORDS,
  phrases: PHRASES,
  wordFor,
  story,
  saysYou: true,
}
