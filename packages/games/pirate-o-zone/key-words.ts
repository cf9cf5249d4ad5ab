/** What choices say by each of their keys, and as a whole. */
import { KEY_WORDS as TOSSING } from '../kit/tossing/words/keys.ts'
import type { Phrase } from '../words.ts'
import type { PirateOZone } from './rules.ts'

export const KEY_WORDS: Readonly<Record<string, string>> = {
  ...TOSSING,
  gunner: /*i18n*/ 'gunner: {value}',
  sink: /*i18n*/ 'sink: {value}',
}

/** What one would say oneself, choice by choice. */
export const PHRASES: readonly Phrase<PirateOZone>[] = [
  { choice: { again: true }, says: /*i18n*/ 'take it back and toss again' },
  { choice: { again: false }, says: /*i18n*/ 'let it lie where it is' },
]
