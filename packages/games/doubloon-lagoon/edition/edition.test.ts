import { expect, test } from 'vitest'
import { sum } from '../../kit/lists.ts'
import standard from './edition.json' with { type: 'json' }
import { EDITION, readEdition } from './edition.ts'

const problemOf = (data: unknown): string | null => {
  const read = readEdition(data)
  return read.ok ? null : read.problem.says
}

test('DL-4 the standard costs: beach and grass 1, jungle and hills 2, swamp and mountain 3, port and home land 1', () => {
  expect(EDITION.costs).toEqual({ port: 1, home: 1, beach: 1, grass: 1, jungle: 2, hills: 2, swamp: 3, mountain: 3 })
})

test('DL-24 the matrix by difference', () => {
  const rows = EDITION.matrix.map(({ steps, retreat, immobilized }) => [steps, retreat, immobilized ? 'stuck' : ''])
  expect(rows).toEqual([
    [0, 0, 'stuck'],
    [0, 1, ''],
    [0, 2, ''],
    [1, 0, 'stuck'],
    [1, 2, ''],
    [1, 2, ''],
    [2, 2, ''],
    [2, 2, ''],
    [3, 3, ''],
  ])
})

test('DL-27 no crew grows beyond five steps', () => {
  expect(EDITION.mostSteps).toBe(5)
})

test("DL-37 25 adventures worth 60, one of them Kreth's Treasure at 6, nine other items, seven perils, four boons at least", () => {
  const cards = EDITION.adventures.flatMap(card => Array.from({ length: card.copies }, () => card))
  const count = (...types: string[]): number => cards.filter(({ type }) => types.includes(type)).length
  expect(cards).toHaveLength(25)
  expect(sum(cards.map(({ value }) => value))).toBe(60)
  expect(cards.filter(({ effect }) => effect === 'treasure').map(({ value, type }) => [type, value])).toEqual([
    ['item', 6],
  ])
  expect(count('item')).toBeGreaterThanOrEqual(10)
  expect(count('peril')).toBeGreaterThanOrEqual(7)
  expect(count('encounter', 'fortune')).toBeGreaterThanOrEqual(4)
})

test('DL-40 forty event cards in fifteen kinds', () => {
  expect(Object.fromEntries(EDITION.events.map(({ id, copies }) => [id, copies]))).toEqual({
    'fair-wind': 4,
    becalmed: 3,
    'forced-march': 3,
    swordmaster: 3,
    'lucky-shot': 3,
    ambush: 3,
    rally: 3,
    'belay-that': 4,
    storm: 3,
    'hidden-reef': 2,
    'driftwood-raft': 2,
    'passing-merchantman': 1,
    pickpocket: 2,
    'steady-hands': 2,
    'false-chart': 2,
  })
  expect(sum(EDITION.events.map(({ copies }) => copies))).toBe(40)
})

test('an edition with other costs, cards and matrix is taken as it is', () => {
  const own = {
    ...standard,
    name: 'My box',
    costs: { ...standard.costs, swamp: 4 },
    matrix: standard.matrix.slice(0, 4),
    events: standard.events.slice(0, 3),
  }
  expect(problemOf(own)).toBeNull()
})

const [treasure, cutlass] = standard.adventures
const withAdventures = (...adventures: unknown[]): object => ({ ...standard, adventures })

test.each([
  ['a number', 7, 'edition, at the top'],
  ['a cost of nothing', { ...standard, costs: { ...standard.costs, swamp: 0 } }, 'costs.swamp'],
  ['a matrix that says nothing of retreats', { ...standard, matrix: [{ steps: 1, immobilized: false }] }, 'matrix'],
  ['a matrix of one row', { ...standard, matrix: standard.matrix.slice(0, 1) }, 'matrix'],
  ['an unknown effect', { ...standard, events: [{ ...standard.events[0], effect: 'fly' }] }, 'events.0.effect'],
  ['a card without copies', { ...standard, events: [{ ...standard.events[0], copies: 0 }] }, 'events.0.copies'],
  ['a card twice', withAdventures(treasure, cutlass, cutlass), 'adventures.2.id: "vanes-cutlass" is there twice'],
  ['a deck without treasure', withAdventures(cutlass), 'adventures: 0 treasures; expected exactly one'],
  ['two treasures', withAdventures({ ...treasure, copies: 2 }), 'adventures: 2 treasures'],
  [
    'an item that does what perils do',
    withAdventures(treasure, { ...cutlass, effect: 'fever' }),
    'adventures.1.effect: expected one of treasure, battle-bonus',
  ],
  ['a peril that does what items do', withAdventures(treasure, { ...cutlass, type: 'peril' }), 'adventures.1.effect'],
  ['a stranger', { ...standard, more: 1 }, 'edition, at'],
])('an edition with %s is refused, naming the place', (_what, data, says) => {
  expect(problemOf(data)).toContain(says)
})
