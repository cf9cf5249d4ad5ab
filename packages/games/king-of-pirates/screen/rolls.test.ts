import { afterEach, expect, test } from 'vitest'
import { speakEnglish, speakGerman } from '../../kit/german-test-kit.ts'
import type { SeasEvent } from '../events.ts'
import { place } from '../test-kit.ts'
import { type Roll, rollInWords, rollsIn } from './rolls.ts'
import { dwell } from './weights.ts'

afterEach(speakEnglish)

/** How long dice tumble, and what they come to appears, in ms: as the tokens of the house say. */
const SEEN = 900 + 250

const UPKEEP: SeasEvent[] = [
  { kind: 'turn', seat: 1, round: 3 },
  { kind: 'dutchman-drifts', toward: 'black', at: place('E8') },
  { kind: 'rum-drunk', seat: 1, wanted: 2, drunk: 1, left: 0 },
  { kind: 'mutiny-brews', seat: 1 },
  { kind: 'sent-to-lair', seat: 1, by: 'mutiny', lair: 'green', endsTurn: true },
]

test('KP-26 KP-27 KP-28 KP-70 every die of an upkeep is seen, in the order of the rolls, with what it means', () => {
  const rolls = rollsIn(UPKEEP)
  expect(rolls.map(({ die, shows, seat }) => [die, shows, seat])).toEqual([
    ['compass', 'black', null],
    ['upkeep', 2, 1],
    ['compass', 'green', 1],
  ])
  expect(rolls.map(rollInWords)).toEqual(['Dutchman: north', '−2 rum', 'to the green lair'])
  speakGerman('king-of-pirates')
  expect(rolls.map(rollInWords)).toEqual(['Holländer: Norden', '−2 Rum', 'in den grünen Unterschlupf'])
})

test('KP-22 scurvy by the die is a die, and scurvy by a card is none', () => {
  const scurvy = (by: 'die' | 'card', isDropped: boolean): Roll[] =>
    rollsIn([{ kind: 'scurvy', seat: 0, isDropped, tokens: 1, by }])
  expect(scurvy('die', false).map(rollInWords)).toEqual(['scurvy'])
  expect(scurvy('die', true).map(rollInWords)).toEqual(['scurvy, shrugged off'])
  expect(scurvy('card', false)).toEqual([])
})

test('dice are looked at until they lie and it is told what they mean', () => {
  expect(dwell(UPKEEP.slice(0, 2))).toBeGreaterThanOrEqual(SEEN)
  expect(dwell(UPKEEP.slice(2, 3))).toBeGreaterThanOrEqual(SEEN)
})
