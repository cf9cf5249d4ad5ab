import { aimAt } from '../kit/tossing/hand/aim.ts'
import { wordFor } from '../kit/tossing/words/words.ts'
import type { LoadedGame } from '../manifest.ts'
import type { ChoiceKey } from '../words.ts'
import { mate } from './bot/bot.ts'
import { boldCaptain, captain, carefulCaptain } from './captain/captain.ts'
import { judgement } from './captain/judgement.ts'
import { pirateOZone } from './game.ts'
import { KEY_WORDS, PHRASES } from './key-words.ts'
import { POSITIONS } from './positions.ts'
import type { PirateOZone } from './rules.ts'
import { EXAMPLES } from './screen/example-names.ts'
import { story } from './story.ts'

export const loaded: LoadedGame = {
  game: pirateOZone,
  bots: [mate, captain, boldCaptain, carefulCaptain],
  judgement,
  rulebook: new URL('./rulebook.md', import.meta.url),
  rulebookIn: { de: new URL('./rulebook.de.md', import.meta.url) },
  examples: EXAMPLES,
  positions: POSITIONS,
  aim: aimAt,
  keyWords: KEY_WORDS,
  phrases: PHRASES,
  wordFor,
  seatKeys: ['gunner'] satisfies ChoiceKey<PirateOZone>[],
  saysYou: true,
  story,
}
