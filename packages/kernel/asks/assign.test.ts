import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FastChance } from '../chance/chance.ts'
import { KernelBug } from '../errors.ts'
import { assignAsks } from '../fixtures/asks.ts'
import { accept, choicesOf, count, sample } from './ask.ts'
import { sampleAssign, toPlaces } from './assign.ts'

const crew = { thing: 'crew', count: 2, to: ['hull', 'deck'] }
const cannon = { thing: 'cannon', count: 1, to: ['deck', 'hull'] }

test('assignments are listed group by group, most things to the first place first', () => {
  expect([...choicesOf(toPlaces(0, [crew, cannon]))]).toEqual([
    { assign: ['hull', 'hull', 'deck'] },
    { assign: ['hull', 'hull', 'hull'] },
    { assign: ['hull', 'deck', 'deck'] },
    { assign: ['hull', 'deck', 'hull'] },
    { assign: ['deck', 'deck', 'deck'] },
    { assign: ['deck', 'deck', 'hull'] },
  ])
})

test('among alike things it does not matter which goes where', () => {
  fc.assert(
    fc.property(assignAsks, fc.nat(), (ask, seed) => {
      const rng = new FastChance(seed)
      const choice = sampleAssign(ask, rng)
      const left = [...choice.assign]
      const mixed = ask.groups.flatMap(group => rng.shuffle(left.splice(0, group.count)))
      expect(accept(ask, { assign: mixed })).toEqual(choice)
    }),
    { seed: 7 },
  )
})

test('things of different groups cannot change places', () => {
  const ask = toPlaces(0, [
    { thing: 'crew', count: 1, to: ['hull'] },
    { thing: 'cannon', count: 1, to: ['deck'] },
  ])
  expect(accept(ask, { assign: ['hull', 'deck'] })).toEqual({ assign: ['hull', 'deck'] })
  expect(accept(ask, { assign: ['deck', 'hull'] })).toBeUndefined()
})

test.each([
  ['a place for fewer things than there are', { assign: ['hull', 'hull'] }],
  ['a place for more things than there are', { assign: ['hull', 'hull', 'deck', 'deck'] }],
  ['a place that is not open', { assign: ['hull', 'hull', 'sea'] }],
  ['something beside the assignment', { assign: ['hull', 'hull', 'deck'], now: true }],
  ['no list', { assign: 'hull' }],
])('%s is no assignment', (_what, odd) => {
  expect(accept(toPlaces(0, [crew, cannon]), odd)).toBeUndefined()
})

test('a limit on a place holds over all groups', () => {
  const ask = toPlaces(0, [crew, cannon], [{ place: 'hull', least: 1, most: 2 }])
  const listed = [...choicesOf(ask)]
  expect(count(ask)).toBe(4)
  expect(listed).not.toContainEqual({ assign: ['hull', 'hull', 'hull'] })
  expect(listed).not.toContainEqual({ assign: ['deck', 'deck', 'deck'] })
})

test('a choice that chance would hardly find is still found', () => {
  const ask = toPlaces(
    0,
    [{ thing: 'crew', count: 30, to: ['hull', 'deck'] }],
    [{ place: 'deck', least: 30, most: 30 }],
  )
  expect(sample(ask, new FastChance(1))).toEqual({ assign: new Array(30).fill('deck') })
})

test('an assignment that nobody could make is a fault of the rules, and says so', () => {
  const ask = toPlaces(0, [crew], [{ place: 'hull', least: 3, most: 3 }])
  expect(count(ask)).toBe(0)
  expect(() => sample(ask, new FastChance(1))).toThrow(KernelBug)
})

test('with nothing to assign there is one choice, and groups of nothing are left out', () => {
  const ask = toPlaces(0, [{ thing: 'crew', count: 0, to: ['hull'] }])
  expect(ask.groups).toEqual([])
  expect([...choicesOf(ask)]).toEqual([{ assign: [] }])
  expect(count(ask)).toBe(1)
})

test('without limits a large assignment is counted without being listed', () => {
  expect(count(toPlaces(0, [{ thing: 'coin', count: 100, to: ['a', 'b', 'c', 'd'] }]))).toBe(176_851)
})
