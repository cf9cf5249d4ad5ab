import { readFileSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { i18n } from '#i18n'
import { speakEnglish, speakGerman } from '../../kit/german-test-kit.ts'
import { storeRule } from './words.ts'

afterEach(speakEnglish)

const STORES = ['scurvy', 'sails', 'rum', 'cannonballs'] as const

test('KP-22 KP-23 KP-27 KP-32 all on a ship’s sheet says what it is for, by a clause of the rulebook, in both languages', () => {
  const book = readFileSync(new URL('../rulebook.md', import.meta.url), 'utf8')
  const english = STORES.map(store => storeRule(i18n, store))
  for (const { clause } of english) expect(book).toContain(`**${clause}**`)
  speakGerman('king-of-pirates')
  const german = STORES.map(store => storeRule(i18n, store).says)
  expect(german.filter((says, i) => says === english[i]?.says)).toEqual([])
})
