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

test('in another language, too, it is said what there was too much of, how many, and when again', () => {
  const words = setupI18n({
    locale: 'de',
    messages: {
      de: {
        'public tables': 'öffentliche Tische',
        '{most} {things} in {time} are enough; again in {again}': [
          ['most'],
          ' ',
          ['things'],
          ' in ',
          ['time'],
          ' sind genug; wieder in ',
          ['again'],
        ],
      },
    },
  })
  const quota = { what: 'public-tables', most: 6, everyMs: 600_000, againMs: 110_000 }
  expect(troubleInWords(words, { code: 'too-many', says: '6 public tables', quota })).toBe(
    '6 öffentliche Tische in 10 Minuten sind genug; wieder in 2 Minuten.',
  )
})
