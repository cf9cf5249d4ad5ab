import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { chartOf } from '../../chart.ts'
import { EDITION } from '../../edition/edition.ts'
import { place, type Setting } from '../../test-kit.ts'
import { seasFrom } from '../../test-seas.ts'
import { view } from '../../view.ts'
import { describeSpace } from './describe.ts'

const CHART = chartOf(EDITION)

/** What is said of a space: without a catalogue, the sentences with their gaps. */
function said(space: string, setting: Setting, sailing?: { ways: string[] }): string {
  const ways = new Map((sailing?.ways ?? []).map(way => [place(way), {}]))
  const seen = view(seasFrom(setting), 0)
  return describeSpace(
    {
      i18n: setupI18n({ locale: 'en', messages: { en: {} } }),
      view: seen,
      chart: CHART,
      names: ['Wren', 'Grace'],
      seat: 0,
      ways,
    },
    place(space),
  )
}

test('a lair is safe, whoever is near', () => {
  const words = said('E9', { ships: ['E1', 'E8'], dutchman: 'E8' })
  expect(words).not.toContain('Next to it')
  expect(words).not.toContain('one space off')
})

test('who is near and where the Dutchman is are threats', () => {
  const words = said('E7', { ships: ['E1', 'E8'], dutchman: 'E6' })
  expect(words).toContain('Next to it')
  expect(words).toContain('The Flying Dutchman is one space off.')
})

test('a warship is told from a merchant: it stops whoever comes', () => {
  const stops = 'it stops whoever comes here'
  expect(said('E8', { ships: ['E1', 'A5'], tiles: ['E8 french warship'] })).toContain(stops)
  expect(said('E8', { ships: ['E1', 'A5'], tiles: ['E8 french small-merchant'] })).not.toContain(stops)
})

test('it is said what can be sailed to, and what not', () => {
  const sailing = { ways: ['E8', 'E7'] }
  const setting = { ships: ['E9', 'A5'] }
  expect(said('E8', setting, sailing)).toContain('you can sail there now')
  expect(said('E7', setting, sailing)).toContain('you can sail there now')
  expect(said('E6', setting, sailing)).not.toContain('you can sail there')
  expect(said('E9', setting, sailing)).toContain('Your ship is here.')
})
