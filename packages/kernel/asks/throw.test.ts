import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { FastChance } from '../chance/chance.ts'
import { accept, count, explain, sample } from './ask.ts'
import { aThrow, quantise } from './throw.ts'

const AXES = [
  { name: 'x', unit: 'mm', min: -50, max: 50 },
  { name: 'vx', unit: 'mm/s', min: -100, max: 100 },
  { name: 'vy', unit: 'mm/s', min: -100, max: 100 },
]
const ask = aThrow(0, AXES, [
  { axes: [1, 2], centre: [0, 0], least: 0, most: 100, says: 'at most 100 mm/s' },
  { axes: [0], centre: [10], least: 5, most: null, says: 'something stands at 10' },
])

test('a throw within its bounds is accepted as it is', () => {
  expect(accept(ask, { throw: [-50, 60, 80] })).toEqual({ throw: [-50, 60, 80] })
})

test('minus nought, as other languages write it, is nought', () => {
  const choice: unknown = JSON.parse('{"throw":[-0.0,-0,0.0]}')
  expect(accept(ask, choice)?.throw.map(n => Object.is(n, 0))).toEqual([true, true, true])
})

test.each([
  ['a fraction', { throw: [0.5, 0, 0] }, 'x is 0.5'],
  ['not a number', { throw: [Number.NaN, 0, 0] }, 'x is null'],
  ['beyond an axis', { throw: [51, 0, 0] }, 'from -50 to 50 (mm)'],
  ['too fast', { throw: [0, 61, 80] }, 'at most 100 mm/s'],
  ['inside something', { throw: [12, 0, 0] }, 'something stands at 10'],
  ['too short', { throw: [0, 0] }, '2 numbers given'],
  ['no throw', { pick: [1] }, 'is not a throw'],
  ['more than a throw', { throw: [0, 0, 0], more: 1 }, 'is not a throw'],
])('%s is refused, and it is said why', (_what, choice, says) => {
  expect(accept(ask, choice)).toBeUndefined()
  expect(explain(ask, choice)).toContain(says)
})

test('sampled throws are always within bounds', () => {
  fc.assert(
    fc.property(fc.nat(), seed => {
      expect(accept(ask, sample(ask, new FastChance(seed)))).toBeDefined()
    }),
  )
})

test('a gesture of real numbers becomes the nearest throw on the axes', () => {
  expect(quantise(ask, [12.4, 1e9, Number.NaN])).toEqual({ throw: [12, 100, -100] })
  expect(quantise(ask, [-0.2, 0, 0]).throw.some(n => Object.is(n, -0))).toBe(false)
})

test('throws are too many to list', () => {
  expect(count(ask)).toBe(101 * 201 * 201)
})
