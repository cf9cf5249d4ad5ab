import fc from 'fast-check'
import { expect, test } from 'vitest'
import { RulesBug } from './errors.ts'
import { plainValues } from './fixtures/plain-values.ts'
import { assertPlain, isRecord, samePlain, show } from './plain.ts'

const SEED = { seed: 7 }

test('whatever went through JSON is plain', () => {
  fc.assert(
    fc.property(plainValues, value => assertPlain(value)),
    SEED,
  )
})

test('what is plain comes through JSON unchanged', () => {
  fc.assert(
    fc.property(plainValues, value => {
      expect(JSON.parse(JSON.stringify(value))).toStrictEqual(value)
    }),
    SEED,
  )
})

class Ship {}

test.each([
  ['undefined', { ships: [{ crew: undefined }] }, '$.ships[0].crew'],
  ['a hole in a list', { dice: new Array(2) }, '$.dice[0]'],
  ['a function', { roll: () => 4 }, '$.roll'],
  ['a class', [new Ship()], '$[0]'],
  ['a Map', { cards: new Map() }, '$.cards'],
  ['a Date', { at: new Date(0) }, '$.at'],
  ['a bare object without a prototype', { hold: Object.create(null) }, '$.hold'],
  ['not a number', { score: Number.NaN }, '$.score'],
  ['infinity', { score: Number.POSITIVE_INFINITY }, '$.score'],
  ['minus zero', { score: -0 }, '$.score'],
  ['a big integer', { score: 1n }, '$.score'],
  ['a symbol', { score: Symbol('gold') }, '$.score'],
  ['a key that would change the prototype', JSON.parse('{"ships":{"__proto__":{}}}'), '$.ships.__proto__'],
])('%s is not plain, and the path to it is named', (_what, value, path) => {
  expect(() => assertPlain(value)).toThrow(RulesBug)
  expect(() => assertPlain(value)).toThrow(JSON.stringify(path).slice(1, -1))
})

test('plain data is the same as its copy, and the order of keys does not count', () => {
  fc.assert(
    fc.property(plainValues, value => {
      expect(samePlain(value, JSON.parse(JSON.stringify(value)))).toBe(true)
      if (isRecord(value)) expect(samePlain(value, Object.fromEntries(Object.entries(value).reverse()))).toBe(true)
    }),
    SEED,
  )
})

test('two values are the same exactly if they are written the same, whichever comes first', () => {
  fc.assert(
    fc.property(plainValues, plainValues, (a, b) => {
      const isSame = sorted(a) === sorted(b)
      expect([samePlain(a, b), samePlain(b, a)]).toEqual([isSame, isSame])
    }),
    { ...SEED, numRuns: 500 },
  )
})

/** As text, keys in order. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_key, item) =>
    isRecord(item) ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1))) : item,
  )

test.each([
  [[1, 2], [1]],
  [{ crew: 1 }, { crew: 1, gold: 2 }],
  [{ crew: 1 }, { gold: 1 }],
  [[], {}],
  [null, {}],
  [0, '0'],
  [{ 0: 'rum' }, ['rum']],
  [{ toString: null }, { crew: null }],
  [JSON.parse('{"__proto__":{}}'), { crew: 1 }],
])('%j is another thing than %j', (a, b) => {
  expect([samePlain(a, b), samePlain(b, a)]).toEqual([false, false])
})

test('only a bare object is a record', () => {
  expect([{}, [], null, 'rum', 4, undefined].map(isRecord)).toEqual([true, false, false, false, false, false])
})

test('a value is shown as JSON, cut short where it is long, and even what JSON cannot say is shown', () => {
  expect(show({ crew: 2 })).toBe('{"crew":2}')
  expect(show('x'.repeat(500))).toMatch(/^"x{119}…$/)
  expect(show(undefined)).toBe('undefined')
})
