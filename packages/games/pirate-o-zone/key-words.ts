/** What choices say by each of their keys. */
import { KEY_WORDS as TOSSING } from '../kit/tossing/words/keys.ts'

export const KEY_WORDS: Readonly<Record<string, string>> = {
  ...TOSSING,
  again: /*i18n*/ 'again: {value}',
  gunner: /*i18n*/ 'gunner: {value}',
  sink: /*i18n*/ 'sink: {value}',
}
