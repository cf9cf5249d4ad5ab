import type { LoadedGame } from '../manifest.ts'
import type { ChoiceKey } from '../words.ts'
import { mate } from './bot/bot.ts'
import { judgement } from './captain/judgement.ts'
import { doubloonLagoon } from './game.ts'
import { POSITIONS } from './positions.ts'
import type { DoubloonLagoon } from './rules.ts'
import { EXAMPLES } from './screen/examples/example-names.ts'
import { labelsOf, measuresOf } from './tallies.ts'
import { KEY_WORDS, PHRASES } from './words/keys.ts'
import { story } from './words/story.ts'
import { wordFor } from './words/words.ts'

export const loaded: LoadedGame = {
  game: doubloonLagoon,
  bots: [mate],
  judgement,
  rulebook: new URL('./rulebook.md', import.meta.url),
  rulebookIn: { de: new URL('./rulebook.de.md', import.meta.url) },
  examples: EXAMPLES,
  positions: POSITIONS,
  seatKeys: ['against'] satisfies ChoiceKey<DoubloonLagoon>[],
  labels: labelsOf,
  measures: measuresOf,
  keyWords: KEY_WORDS,
  phrases: PHRASES,
  wordFor,
  story,
  saysYou: true,
}
