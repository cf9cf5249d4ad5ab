import { aimAt } from '../kit/tossing/hand/aim.ts'
import { KEY_WORDS } from '../kit/tossing/words/keys.ts'
import { wordFor } from '../kit/tossing/words/words.ts'
import type { LoadedGame } from '../manifest.ts'
import { mate } from './bot/bot.ts'
import { boldCaptain, captain, carefulCaptain } from './captain/captain.ts'
import { judgement } from './captain/judgement.ts'
import { oZone } from './game.ts'
import { POSITIONS } from './positions.ts'
import { EXAMPLES } from './screen/example-names.ts'
import { story } from './story.ts'

export const loaded: LoadedGame = {
  game: oZone,
  bots: [mate, captain, boldCaptain, carefulCaptain],
  judgement,
  rulebook: new URL('./rulebook.md', import.meta.url),
  rulebookIn: { de: new URL('./rulebook.de.md', import.meta.url) },
  examples: EXAMPLES,
  positions: POSITIONS,
  aim: aimAt,
  keyWords: KEY_WORDS,
  wordFor,
  saysYou: true,
  story,
}
