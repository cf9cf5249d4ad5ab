import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clientMessage, readMessage } from './messages.ts'

const anything = fc.oneof(fc.string(), fc.integer(), fc.double(), fc.boolean(), fc.constant(null), fc.object())
const mostly = (good: readonly unknown[], odd: readonly unknown[]) =>
  fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...good) }, fc.constantFrom(...odd), anything)
const parts = {
  type: fc.constant('choose'),
  id: mostly(['c1', 'a-b_c', 'x'.repeat(64)], ['', 'ü', 'x'.repeat(65)]),
  match: mostly(['abcdefghijkl', 'm'.repeat(32)], ['short', 'm'.repeat(33), 'with a blank']),
  seen: mostly([0, 7, 1_000_000, -0], [1_000_001, -1, 1.5]),
  choice: anything,
}
const choice = fc.oneof(fc.record(parts), fc.record({ ...parts, more: anything }, { requiredKeys: ['type'] }))

test('a choice that is looked at by hand is taken exactly when its schema takes it', () => {
  const counts = { taken: 0, refused: 0 }
  fc.assert(
    fc.property(choice, data => {
      const bySchema = clientMessage.safeParse(data)
      const byHand = readMessage(data)
      expect(byHand.ok).toBe(bySchema.success)
      if (byHand.ok) expect(byHand.message).toEqual(bySchema.data)
      counts[byHand.ok ? 'taken' : 'refused']++
    }),
    { numRuns: 2000 },
  )
  expect(Math.min(counts.taken, counts.refused)).toBeGreaterThan(20)
})

test.each([
  [{ type: 'choose', id: 'c1', match: 'abcdefghijkl', seen: 0 }, false],
  [{ type: 'choose', id: 'c1', match: 'abcdefghijkl', seen: 0, choice: undefined }, true],
  [null, false],
  ['choose', false],
  [{ type: 'watch', match: 'abcdefghijkl' }, true],
])('%o is understood: %s', (data, isUnderstood) => {
  expect(readMessage(data).ok).toBe(isUnderstood)
  expect(clientMessage.safeParse(data).success).toBe(isUnderstood)
})

test('what is wrong with a message is said', () => {
  expect(readMessage({ type: 'choose', id: 'c1', match: 'abcdefghijkl', seen: -1, choice: {} })).toMatchObject({
    ok: false,
    says: expect.stringMatching(/^seen: /),
  })
})
