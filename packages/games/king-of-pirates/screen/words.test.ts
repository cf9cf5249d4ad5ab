import { readFileSync } from 'node:fs'
import type { Explanation } from '@nassau/ui'
import { afterEach, expect, test } from 'vitest'
import { i18n } from '#i18n'
import { speakEnglish, speakGerman } from '../../kit/german-test-kit.ts'
import { MAP_MARKS, markRule, storeRule } from './words.ts'

afterEach(speakEnglish)

const STORES = ['scurvy', 'sails', 'rum', 'cannonballs'] as const

/** All of them say so by a clause of the rulebook, and otherwise in German. */
function expectExplained(explain: () => Explanation[]): void {
  const book = readFileSync(new URL('../rulebook.md', import.meta.url), 'utf8')
  const english = explain()
  for (const { clause } of english) expect(book).toContain(`**${clause}**`)
  speakGerman('king-of-pirates')
  expect(explain().filter(({ says }, i) => says === english[i]?.says)).toEqual([])
}

test('KP-22 KP-23 KP-27 KP-32 all on a ship’s sheet says what it is for, by a clause of the rulebook, in both languages', () => {
  expectExplained(() => STORES.map(store => storeRule(i18n, store)))
})

test('KP-5 KP-6 KP-20 KP-21 KP-24 KP-33 KP-36 KP-40 KP-42 so does all that is drawn and written on the map', () => {
  expectExplained(() => MAP_MARKS.map(mark => markRule(i18n, mark)))
})
