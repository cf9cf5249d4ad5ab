import type { CatalogType, ExtractedCatalogType } from '@lingui/conf'
import { expect, test } from 'vitest'
import { carryOver, faultsIn } from './carry-over.ts'

const inCode = (...texts: string[]): ExtractedCatalogType =>
  Object.fromEntries(texts.map(text => [text, { origin: [], comments: [], placeholders: {} }]))

const catalogue = (says: Record<string, string>): CatalogType =>
  Object.fromEntries(Object.entries(says).map(([text, translation]) => [text, { translation }]))

/** What is said for each text; a mark where somebody is to look. */
const drawn = (fresh: CatalogType): string[] =>
  Object.entries(fresh).map(
    ([text, { translation, extra }]) =>
      `${text} = ${translation}${JSON.stringify(extra?.flags ?? []).replace('[]', '')}`,
  )

const OLD = catalogue({
  'Ahoy, {name}!': 'Ahoi, {name}!',
  'The last ship has sunk.': 'Das letzte Schiff ist gesunken.',
})
const check = (code: ExtractedCatalogType, known: CatalogType): string[] => faultsIn(code, known, [known])

test('a mended comma, capital or space changes nothing: no file is touched and nothing is wrong', () => {
  const code = inCode('ahoy  {name}', 'The last ship, has sunk!')
  expect(check(code, OLD)).toEqual([])
  expect(drawn(carryOver(code, OLD))).toEqual([
    'ahoy  {name} = Ahoi, {name}!',
    'The last ship, has sunk! = Das letzte Schiff ist gesunken.',
  ])
})

test('what was reworded has the nearest translation there was, to be looked at', () => {
  const code = inCode('Ahoy, {name}!', 'The very last ship has sunk.', 'Grog')
  const fresh = carryOver(code, OLD)
  expect(drawn(fresh)).toEqual([
    'Ahoy, {name}! = Ahoi, {name}!',
    'The very last ship has sunk. = Das letzte Schiff ist gesunken.["fuzzy"]',
    'Grog = ',
  ])
  expect(fresh['The very last ship has sunk.']?.extra?.translatorComments).toEqual(['was: The last ship has sunk.'])
  expect(check(code, fresh)).toEqual([
    'to be looked at, then without its "#, fuzzy": The very last ship has sunk.',
    'not translated: Grog',
  ])
})

test('a mark stays until somebody takes it away; then nothing is left of it', () => {
  const code = inCode('Ahoy, {name}!', 'The very last ship has sunk.')
  const once = carryOver(code, OLD)
  expect(carryOver(code, once)).toEqual(once)
  const text = 'The very last ship has sunk.'
  const looked = { ...once, [text]: { ...once[text], extra: { ...once[text]?.extra, flags: [] } } }
  expect(check(code, looked)).toEqual([])
  expect(carryOver(code, looked)[text]?.extra).toEqual({ flags: [], translatorComments: [] })
})

test('two texts with the same words and different translations are told apart by a person', () => {
  const old = catalogue({ board: 'entern', Board: 'Brett' })
  expect(check(inCode('board', 'Board'), old)).toEqual([])
  const code = inCode('Board!', 'board')
  expect(check(code, old)).toContain('several texts have its words: Board!')
  expect(drawn(carryOver(code, old))).toEqual(['Board! = entern["fuzzy"]', 'board = entern'])
})

test('what nobody says any more, and names that went missing, are faults', () => {
  expect(check(inCode('Ahoy, {name}!'), OLD)).toEqual(['said nowhere: The last ship has sunk.'])
  expect(check(inCode('Ahoy, {name}!'), catalogue({ 'Ahoy, {name}!': 'Ahoi!' }))).toEqual([
    'other names in the translation: Ahoy, {name}!',
  ])
})
