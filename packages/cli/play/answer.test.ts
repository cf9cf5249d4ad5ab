import { type Speech, words, wordsFor } from '@nassau/games'
import { type Ask, oneOf, someOf, toPlaces } from '@nassau/kernel'
import { accept } from '@nassau/kernel/host'
import { expect, test } from 'vitest'
import { readAnswer } from './answer.ts'
import { exampleAssignment } from './assignment.ts'

const speech: Speech = {
  names: ['Anne', 'Mary'],
  seatKeys: ['board', 'assign'],
  keyWords: {},
  edition: {},
  wordFor: () => null,
  phrases: [],
}
const read = (ask: Ask, typed: string): unknown => {
  const answer = readAnswer(ask, typed, speech)
  return answer.ok ? answer.value : answer.problem.says
}

const BOARD = oneOf(0, [{ board: null }, { board: 1 }, { pass: true }])
const DICE = someOf(0, ['ship', 'ship', 'crew', 'parrot', 'cannon'])
const SHIP = toPlaces(
  0,
  [
    { thing: 'ship', count: 5, to: ['sails', 'hull'] },
    { thing: 'cannon', count: 1, to: ['cannons'] },
    { thing: 'parrot', count: 2, to: ['sails', 'hull', 'crew', 'parrot'] },
  ],
  [{ place: 'parrot', least: 0, most: 1 }],
)
const AIM = toPlaces<number | string>(0, [{ thing: 'cannon', count: 4, to: [1, 2, 'hold'] }])

test.each<[string, Ask, string, unknown]>([
  ['an option by its number', BOARD, ' 2 ', { board: 1 }],
  ['an option by its words', BOARD, 'Board: Mary', { board: 1 }],
  ['an option by its beginning', BOARD, 'p', { pass: true }],
  [
    'an option by what it says',
    oneOf(0, [{ arrange: 'usual' }, { arrange: 'in line' }]),
    'usual',
    { arrange: 'usual' },
  ],
  [
    'an option by any of its words',
    oneOf(0, [{ arrange: 'usual' }, { arrange: 'in line' }]),
    'line',
    { arrange: 'in line' },
  ],
  ['the only option by Enter', oneOf(0, [{ play: null }]), '', { play: null }],
  ['things by their places', DICE, '1 3, 5', { pick: ['ship', 'crew', 'cannon'] }],
  ['things by their names', DICE, 'ship ship parrot', { pick: ['ship', 'ship', 'parrot'] }],
  ['all', DICE, 'all', { pick: ['ship', 'ship', 'crew', 'parrot', 'cannon'] }],
  ['none', DICE, 'none', { pick: [] }],
  ['places with numbers', SHIP, 'sails 3 hull 2; crew 2', ['sails 3', 'hull 2', 'cannons 1', 'crew 2']],
  ['a place that takes the rest', SHIP, 'sails 3 hull; crew', ['sails 3', 'hull 2', 'cannons 1', 'crew 2']],
  ['letters', SHIP, 'aaabb; cc', ['sails 3', 'hull 2', 'cannons 1', 'crew 2']],
  ['the name of a group', SHIP, 'ship: sails 5; crew: 1 parrot', ['sails 5', 'cannons 1', 'crew 1', 'parrot 1']],
  ['seats by their letters', AIM, 'a 2 c', [1, 1, 'hold', 'hold']],
])('reads %s', (_what, ask, typed, expected) => {
  const choice = ask.kind === 'assign' && Array.isArray(expected) ? { assign: expected.flatMap(times) } : expected
  expect(read(ask, typed)).toEqual(choice)
  expect(accept(ask, read(ask, typed))).toBeDefined()
})

/** `sails 3` is three sails. */
const times = (item: string | number): (string | number)[] => {
  const [place = '', n] = String(item).split(' ')
  return n === undefined ? [item] : new Array<string>(Number(n)).fill(place)
}

test.each<[string, Ask, string, RegExp]>([
  ['a number too high', BOARD, '4', /there is no 4: type a number from 1 to 3/],
  ['words that could be two', BOARD, 'board', /"board" could mean 2 things/],
  ['nothing', DICE, '', /pick 0 to 5 of them, such as `1 2`/],
  ['a thing named twice', DICE, '1 1', /1 was named twice/],
  ['a thing that is not there', DICE, 'crew crew', /there is no "crew" left/],
  ['too few things', someOf(0, ['a', 'b', 'c', 'd', 'e', 'f'], 3, 3), 'b', /that is 1: pick 3/],
  ['a group left out', SHIP, 'sails 5', /say where each of the 2 groups goes/],
  ['too many', SHIP, 'sails 9; crew 2', /there are 5 × ship; 9 were placed/],
  ['too few', SHIP, 'sails 2 hull 2; crew 2', /there are 5 × ship; 4 were placed/],
  ['a place not open to it', SHIP, 'crew 5; crew 2', /"crew" is no place for ship; there are sails, hull/],
  ['a place over its limit', SHIP, 'sails 5; parrot 2', /parrot takes 0 to 1 of them/],
  ['a number without a place', SHIP, '5 sails; crew 2', /"5" follows no place/],
])('explains %s', (_what, ask, typed, says) => {
  expect(read(ask, typed)).toMatch(says)
})

test('the example that is shown can be typed', () => {
  for (const ask of [SHIP, AIM]) expect(accept(ask, read(ask, exampleAssignment(ask)))).toBeDefined()
})

test('choices are shown in words, seats by name where the game says which numbers are seats', () => {
  expect(words({ board: 1 }, speech)).toBe('board: Mary')
  expect(words({ board: null }, speech)).toBe('board: nobody')
  expect(words({ board: 1 }, { ...speech, seatKeys: null })).toBe('board: 1')
  expect(words({ fightOn: false }, speech)).toBe('fight on: no')
  expect(words({ do: 'roll' }, speech)).toBe('roll')
  expect(words({ promise: { spare: 1 } }, { ...speech, seatKeys: ['spare'] })).toBe('promise: spare: Mary')
  expect(words({ pick: ['crew', 'crew', 'ship'] }, speech)).toBe('2 × crew, ship')
  expect(wordsFor(DICE, { pick: [] }, speech)).toBe('nothing')
  expect(wordsFor(AIM, { assign: [1, 1, 'hold', 'hold'] }, speech)).toBe('cannon to 2 × Mary, 2 × hold')
})
