import fc from 'fast-check'
import { expect, test } from 'vitest'
import { copyPlain } from './codec.ts'
import { plainValues } from './fixtures/plain-values.ts'

/** Every list and object inside `value`, itself included. */
function partsOf(value: unknown): object[] {
  return typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(partsOf)] : []
}

test('a copy equals the original to the byte', () => {
  fc.assert(
    fc.property(plainValues, value => {
      expect(copyPlain(value)).toStrictEqual(value)
      expect(JSON.stringify(copyPlain(value))).toBe(JSON.stringify(value))
    }),
    { seed: 7, numRuns: 300 },
  )
})

test('a copy shares nothing that could be changed with the original', () => {
  fc.assert(
    fc.property(plainValues, value => {
      const originals = new Set(partsOf(value))
      expect(partsOf(copyPlain(value)).some(part => originals.has(part))).toBe(false)
    }),
    { seed: 7, numRuns: 300 },
  )
})

test('changing a copy leaves the original alone', () => {
  const board = { ships: [{ crew: [1, 2] }] }
  const copy = copyPlain(board)
  copy.ships[0]?.crew.push(3)
  copy.ships.push({ crew: [] })
  expect(board).toEqual({ ships: [{ crew: [1, 2] }] })
})
