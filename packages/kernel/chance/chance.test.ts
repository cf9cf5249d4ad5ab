import { expect, test } from 'vitest'
import { KernelBug } from '../errors.ts'
import { chiSquared } from '../fixtures/chi-squared.ts'
import { type Chance, FastChance, NoChance, RecordedChance, ScriptedChance } from './chance.ts'

const numbers = (rng: Chance, n = 50, below = 1000): number[] => Array.from({ length: n }, () => rng.below(below))

test('equal seeds and streams give equal numbers', () => {
  expect(numbers(new FastChance(7, 3))).toEqual(numbers(new FastChance(7, 3)))
})

test('a generator that begins anew goes on as a new one would', () => {
  const used = new FastChance(1)
  numbers(used)
  used.begin(7, 3)
  expect(numbers(used)).toEqual(numbers(new FastChance(7, 3)))
})

test.each([
  ['another seed', new FastChance(8, 3)],
  ['another stream', new FastChance(7, 4)],
  ['seed and stream exchanged', new FastChance(3, 7)],
  ['a seed that differs only above 32 bits', new FastChance(7 + 2 ** 40, 3)],
  ['the seed below zero', new FastChance(-7, 3)],
])('%s gives other numbers', (_what, other) => {
  expect(numbers(other)).not.toEqual(numbers(new FastChance(7, 3)))
})

test('a thousand neighbouring seeds begin a thousand different ways', () => {
  const firsts = new Set(Array.from({ length: 1000 }, (_, seed) => numbers(new FastChance(seed), 4).join()))
  expect(firsts.size).toBe(1000)
})

test('each face of a die is as likely as any other', () => {
  const rng = new FastChance(20)
  const rolls = Array.from({ length: 60_000 }, () => rng.die())
  expect(new Set(rolls)).toEqual(new Set([1, 2, 3, 4, 5, 6]))
  expect(chiSquared(rolls, 6)).toBeLessThan(20.5)
})

test('the first roll of neighbouring seeds is as fair as any', () => {
  const rolls = Array.from({ length: 60_000 }, (_, seed) => new FastChance(seed).die())
  expect(chiSquared(rolls, 6)).toBeLessThan(20.5)
})

test('a die with other sides shows each of them', () => {
  const rng = new FastChance(1)
  expect(new Set(Array.from({ length: 300 }, () => rng.die(3)))).toEqual(new Set([1, 2, 3]))
})

test('a shuffle keeps every thing, and every order is as likely', () => {
  const rng = new FastChance(4)
  const orders = Array.from({ length: 12_000 }, () => rng.shuffle(['a', 'b', 'c']).join(''))
  expect(new Set(orders).size).toBe(6)
  expect(chiSquared(orders, 6)).toBeLessThan(20.5)
})

test('a shuffle is of the list itself', () => {
  const list = [1, 2, 3]
  expect(new FastChance(1).shuffle(list)).toBe(list)
})

test('a pick is one of the list', () => {
  const rng = new FastChance(1)
  expect(new Set(Array.from({ length: 50 }, () => rng.pick(['rum', 'gold'])))).toEqual(new Set(['rum', 'gold']))
})

test('picking from nothing and shuffling holes are faults', () => {
  expect(() => new FastChance(1).pick([])).toThrow('pick-from-nothing')
  expect(() => new FastChance(1).shuffle(new Array(3))).toThrow('shuffle-of-holes')
})

test('scripted chance says what it was told, in order, and knows what is left', () => {
  const rng = new ScriptedChance([3, 0, 5])
  expect([rng.die(), rng.below(2), rng.left, rng.die(), rng.left]).toEqual([4, 0, 1, 6, 0])
})

test('scripted chance that ran out is a fault, with the place', () => {
  const rng = new ScriptedChance([1])
  rng.die()
  expect(() => rng.die()).toThrow(new KernelBug('script-ran-out', { said: 1, asked: 6 }))
})

test.each([6, -1, 1.5, Number.NaN])('scripted chance does not say %f to a die', value => {
  const rng = new ScriptedChance([value])
  expect(() => rng.die()).toThrow('script-out-of-range')
  expect(rng.left).toBe(1)
})

test('where no chance may be used, none is given', () => {
  expect(() => new NoChance().die()).toThrow('chance-used')
})

test('recorded chance passes on what another source says and remembers it once', () => {
  const rng = new RecordedChance(new ScriptedChance([3, 0]))
  expect([rng.die(), rng.below(2)]).toEqual([4, 0])
  expect(rng.takeSaid()).toEqual([3, 0])
  expect(rng.takeSaid()).toEqual([])
  rng.use(new ScriptedChance([5]))
  expect(rng.die()).toBe(6)
  expect(rng.takeSaid()).toEqual([5])
})
