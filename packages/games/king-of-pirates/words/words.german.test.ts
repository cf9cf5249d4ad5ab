import { afterAll, beforeAll, expect, test } from 'vitest'
import { speakEnglish, speakGerman } from '../../kit/german-test-kit.ts'
import { EDITION } from '../edition/edition.ts'
import type { SeasEvent } from '../events.ts'
import { handOf, pirate, place } from '../test-kit.ts'
import { prompts } from './prompts.ts'
import { say } from './say.ts'
import { wordFor } from './words.ts'

beforeAll(() => speakGerman('king-of-pirates'))
afterAll(speakEnglish)

const NAMES = ['Anne', 'Bart']

test.each<[SeasEvent, string]>([
  [{ kind: 'drew-unseen', seat: 0, cards: 1 }, 'Anne zieht 1 Karte.'],
  [{ kind: 'drew-unseen', seat: 0, cards: 2 }, 'Anne zieht 2 Karten.'],
  [
    { kind: 'colours', colours: ['red', 'white'] },
    'Anne beginnt im roten Unterschlupf und Bart beginnt im weißen Unterschlupf.',
  ],
  [{ kind: 'sailed', seat: 0, toward: 'black', at: place('E8') }, 'Anne segelt nach Norden, auf E8.'],
  [
    { kind: 'tile-turned', seat: 0, at: place('E8'), ship: 'large-merchant', nation: 'french' },
    'Bei E8: großer französischer Kauffahrer!',
  ],
  [
    { kind: 'attacks', seat: 0, against: null, prize: 'small-merchant', nation: 'spanish', at: place('E8') },
    'Anne greift den kleinen spanischen Kauffahrer bei E8 an.',
  ],
  [
    { kind: 'plundered', seat: 0, prize: 'stronghold', nation: 'british', loot: [500, 500, 100] },
    'Anne plündert die britische Festung: 500 + 500 + 100 = 1.100 Dublonen.',
  ],
  [
    { kind: 'rolled-again', seat: 0, reroll: 'second', dice: [6, 4], left: 0 },
    'Anne feuert eine Kanonenkugel ab und würfelt den zweiten Würfel neu: 6 und 4 (noch 0).',
  ],
  [
    { kind: 'haunted', seat: 1, cards: handOf('ambush*2,scurvy'), pirates: [pirate('ivo')] },
    'Der Fliegende Holländer fällt über Bart her und nimmt die Hand (2 × Hinterhalt und 1 × Skorbut) und die Mannschaft (Ivo Blackwater).',
  ],
  [{ kind: 'played', seat: 0, card: { play: 'soldiers', nation: 'spanish' } }, 'Anne schickt den Spaniern Soldaten.'],
  [
    { kind: 'dug-up', seat: 0, at: place('G5'), maps: 1, doubloons: 2000 },
    'Anne gräbt mit 1 Schatzkarte 2.000 Dublonen aus.',
  ],
  [{ kind: 'won', seats: [0], doubloons: 10100 }, 'Anne hat 10.100 Dublonen und ist König der Piraten.'],
])('%o is told in German', (event, text) => {
  expect(say(event, NAMES, EDITION).text).toBe(text)
})

test('questions are asked in German', () => {
  expect(prompts['mutiny.answers']({ step: 'mutiny', at: 'answers', seat: 1, sealed: [] }, NAMES, EDITION)).toBe(
    'Gegen Bart braut sich eine Meuterei zusammen. Antwortest du?',
  )
})

test.each([
  ['play', 'flying-dutchman', 'Fliegender Holländer'],
  ['buy', 'gun-deck', 'Kanonendeck'],
  ['captain', pirate('nib'), 'Nib the Cabin Boy'],
  ['stop', 'nowhere', null],
])('a choice of %s %s is called %s', (key, value, word) => {
  expect(wordFor(key, value, EDITION)).toBe(word)
})
