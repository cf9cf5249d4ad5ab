import { setupI18n } from '@lingui/core'
import type { MatchLine } from '@nassau/protocol'
import { expect, test } from 'vitest'
import { ago, cardOfLine, cardOfSaved } from './match-cards.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const sitter = (name: string) => ({ kind: 'person' as const, name, level: null, isBot: false, hasResigned: false })
const LINE: MatchLine = {
  match: 'abcdefghijkl',
  game: 'scurvy-dice',
  status: 'playing',
  isPublic: true,
  seats: [sitter('Anne'), sitter('Mary')],
  awaiting: [1],
  seat: 1,
  updated: 0,
}

test('how long ago something was is said in the largest unit that fits', () => {
  expect(ago(0, 59_000, 'en')).toBe('this minute')
  expect(ago(0, 7_200_000, 'en')).toBe('2 hours ago')
  expect(ago(0, 86_400_000, 'en')).toBe('yesterday')
})

test('it is your turn only where the table waits for your own seat', () => {
  expect(cardOfLine(i18n, LINE).isYourTurn).toBe(true)
  expect(cardOfLine(i18n, { ...LINE, seat: 0 }).isYourTurn).toBe(false)
  expect(cardOfLine(i18n, { ...LINE, seat: null }).isYourTurn).toBe(false)
  expect(cardOfLine(i18n, { ...LINE, status: 'over' }).isYourTurn).toBe(false)
})

test('a match on this device waits for a person, not for a bot; one that is over is not shown', () => {
  const setup = {
    game: 'scurvy-dice',
    options: {},
    sitters: [
      { name: 'Anne', level: null },
      { name: 'Grace', level: 'mate' },
    ],
    secret: '',
    edition: null,
    from: null,
    beat: 'calm' as const,
  }
  const saved = { id: 'x', setup, lines: [], updated: 0 }
  expect(cardOfSaved(i18n, { ...saved, state: { isOver: false, awaiting: [0] } })?.isYourTurn).toBe(true)
  expect(cardOfSaved(i18n, { ...saved, state: { isOver: false, awaiting: [1] } })?.isYourTurn).toBe(false)
  expect(cardOfSaved(i18n, { ...saved, state: { isOver: true, awaiting: [] } })).toBeNull()
})

test('in lists bots are said to be bots, whoever’s they are', () => {
  const bot = { ...sitter('Deckhand'), isBot: true }
  const line: MatchLine = { ...LINE, seats: [sitter('Anne'), bot], awaiting: [1], seat: 0 }
  expect(cardOfLine(i18n, line).seats.map(({ name }) => name)).toEqual(['Anne', 'Deckhand (bot)'])
  expect(cardOfLine(i18n, line).prompt).toBe('Deckhand (bot) to choose.')
  // One that stands in for somebody makes no bot of them.
  const away = { ...sitter('Mary'), level: 'mate', isBot: true }
  expect(cardOfLine(i18n, { ...line, seats: [sitter('Anne'), away] }).seats[1]?.name).toBe('Mary')
})
