import { readFileSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { i18n } from '#i18n'
import { speakEnglish, speakGerman } from '../../kit/german-test-kit.ts'
import { CHART_MARKS, markRule } from './words.ts'

afterEach(speakEnglish)

test('DL-4 DL-18 DL-20 DL-26 DL-29 DL-34 DL-35 DL-41 all on the chart says what it means, by a clause of the rulebook, in both languages', () => {
  const book = readFileSync(new URL('../rulebook.md', import.meta.url), 'utf8')
  const english = CHART_MARKS.map(mark => markRule(i18n, mark))
  for (const { clause } of english) expect(book).toContain(`**${clause}**`)
  speakGerman('doubloon-lagoon')
  const german = CHART_MARKS.map(mark => markRule(i18n, mark).says)
  expect(german.filter((says, i) => says === english[i]?.says)).toEqual([])
})
