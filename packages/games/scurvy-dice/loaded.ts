import type { LoadedGame } from '../manifest.ts'
import type { ChoiceKey } from '../words.ts'
import { labelsOf } from './board.ts'
import { mate } from './bot/bot.ts'
import { judgement } from './captain/judgement.ts'
import { scurvyDice } from './game.ts'
import { POSITIONS } from './positions.ts'
import type { ScurvyDice } from './rules.ts'
import { EXAMPLES } from './screen/examples/example-names.ts'
import { KEY_WORDS } from './words/keys.ts'
import { story } from './words/story.ts'
import { PHRASES, wordFor } from './words/words.ts'

export const loaded: LoadedGame = {
  game: scurvyDice,
  bots: [mate],
  judgement,
  rulebook: new URL('./rulebook.md', import.meta.url),
  rulebookIn: { de: new URL('./rulebook.de.md', import.meta.url) },
  examples: EXAMPLES,
  positions: POSITIONS,
  seatKeys: ['board', 'assign'] satisfies ChoiceKey<ScurvyDice>[],
  labels: labelsOf,
  keyWords: KEY_WORDS,
  wordFor: (key, value, _edition, names) => wordFor(key, value, names),
  phrases: PHRASES,
  story,
  saysYou: true,
}
