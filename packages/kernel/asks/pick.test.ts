import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FastChance } from '../chance/chance.ts'
import { pickAsks } from '../fixtures/asks.ts'
import { accept, choicesOf, count } from './ask.ts'
import { samplePick, someOf, tally } from './pick.ts'

test('picks are listed fewest of the first kind first, each written in the order of what there is', () => {
  expect([...choicesOf(someOf(0, ['gold', 'rum', 'gold'], 1, 2))]).toEqual([
    { pick: ['rum'] },
    { pick: ['gold'] },
    { pick: ['gold', 'rum'] },
    { pick: ['gold', 'gold'] },
  ])
})

test('the order in which things are named does not matter', () => {
  fc.assert(
    fc.property(pickAsks, fc.nat(), (ask, seed) => {
      const rng = new FastChance(seed)
      const picked = samplePick(ask, rng)
      expect(accept(ask, { pick: rng.shuffle([...picked.pick]) })).toEqual(picked)
    }),
    { seed: 7 },
  )
})

test.each([
  ['one thing too many', { pick: ['rum', 'rum', 'rum'] }],
  ['more of a kind than there are', { pick: ['gold', 'gold'] }],
  ['what is not there', { pick: ['map'] }],
  ['a number for a word', { pick: [0] }],
  ['too few', { pick: [] }],
  ['something beside the pick', { pick: ['rum'], quickly: true }],
  ['a pick that is no list', { pick: 'rum' }],
])('%s is no pick', (_what, odd) => {
  expect(accept(someOf(0, ['rum', 'gold', 'rum'], 1, 2), odd)).toBeUndefined()
})

test('nobody can be asked for more than there is', () => {
  const ask = someOf(0, ['rum', 'rum'], 3, 5)
  expect([ask.min, ask.max]).toEqual([2, 2])
  expect([...choicesOf(ask)]).toEqual([{ pick: ['rum', 'rum'] }])
})

test('picking from nothing is one choice: nothing', () => {
  const ask = someOf(0, [])
  expect(count(ask)).toBe(1)
  expect(samplePick(ask, new FastChance(1))).toEqual({ pick: [] })
  expect(accept(ask, { pick: [] })).toEqual({ pick: [] })
})

test('a large pick is counted without being listed', () => {
  const dice = Array.from({ length: 60 }, (_, i) => i % 6)
  expect(count(someOf(0, dice))).toBe(11 ** 6)
})

test('alike things are counted together, in the order they came', () => {
  expect([...tally(['b', 'a', 'b'])]).toEqual([
    ['b', 2],
    ['a', 1],
  ])
})
