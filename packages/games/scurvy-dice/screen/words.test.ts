import { readFileSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { i18n } from '#i18n'
import { speakEnglish, speakGerman } from '../../kit/german-test-kit.ts'
import { PARTS } from '../board.ts'
import { partRule } from './words.ts'

afterEach(speakEnglish)

test('SD-11 SD-12 SD-14 SD-15 every part of a ship says what it is for, by a clause of the rulebook, in both languages', () => {
  const book = readFileSync(new URL('../rulebook.md', import.meta.url), 'utf8')
  const english = PARTS.map(part => partRule(i18n, part))
  for (const { clause } of english) expect(book).toContain(`**${clause}**`)
  speakGerman('scurvy-dice')
  const german = PARTS.map(part => partRule(i18n, part).says)
  expect(german.filter((says, i) => says === english[i]?.says)).toEqual([])
})
