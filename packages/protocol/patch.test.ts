import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyPatch, diff, transform } from './patch.ts'

const plain = fc.letrec(tie => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(null, true, false, '', 'a/b', '~', 0, 7),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(
      fc.constantFrom('a', 'b', 'a/b', '~1', 'ask', '', '=', '!', '.a', '-', 'toString', 'constructor'),
      tie('value'),
      {
        noNullPrototype: true,
      },
    ),
  ),
})).value

test('whoever has the old and the patch has the new', () => {
  fc.assert(
    fc.property(plain, plain, (before, after) => {
      expect(applyPatch(before, JSON.parse(JSON.stringify(diff(before, after))))).toEqual(after)
    }),
    { numRuns: 500 },
  )
})

test('what was transformed is the same as what it was transformed into, and shares nothing with it', () => {
  fc.assert(
    fc.property(plain, plain, (a, b) => {
      const isSame = JSON.stringify(diff(a, b)) === '{}'
      const [data, after] = [{ it: a }, { it: b }]
      const patch = transform(data, after)
      expect(data).toEqual(after)
      expect(patch === null).toBe(isSame)
      const text = JSON.stringify(data)
      if (Array.isArray(b)) b.push('more')
      expect(JSON.stringify(data)).toBe(text)
    }),
  )
})

test('what is the same is not sent, and what changed is named once', () => {
  const before = { seen: { scores: [3, 4], ask: null }, seats: ['Anne'] }
  expect(diff(before, before)).toEqual({})
  expect(diff(before, { ...before, seen: { scores: [3, 9], ask: null } })).toEqual({ '=seen/scores/1': 9 })
  const both = { ...before, seen: { scores: [3, 9], ask: 'roll' } }
  expect(diff(before, both)).toEqual({ '.seen': { '=scores/1': 9, '=ask': 'roll' } })
})

test('a way that leads nowhere is refused', () => {
  expect(() => applyPatch({ a: 1 }, { '=b/c': 1 })).toThrow('leads nowhere')
  expect(() => applyPatch({}, { '=__proto__': {} })).toThrow('leads nowhere')
  expect(() => applyPatch({}, { '=constructor/name': {} })).toThrow('leads nowhere')
})
