import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { troubleInWords } from './troubles.ts'

const english = setupI18n({ locale: 'en', messages: { en: {} } })
const german = setupI18n({
  locale: 'de',
  messages: {
    de: { 'the match is over': 'die Partie ist zu Ende', 'that is taken already': 'das ist schon vergeben' },
  },
})

test('in English it is said as precisely as it came, with its clause', () => {
  expect(troubleInWords(english, { code: 'not-offered', says: 'a ship takes one of each', clause: 'KP-10' })).toBe(
    'A ship takes one of each. (KP-10)',
  )
})

test('in another language the same sentence is said if it is known, else what the code means', () => {
  expect(troubleInWords(german, { code: 'not-asked', says: 'the match is over' })).toBe('Die Partie ist zu Ende.')
  expect(troubleInWords(german, { code: 'taken', says: 'every seat is taken' })).toBe('Das ist schon vergeben.')
})
