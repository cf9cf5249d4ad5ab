import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyPatch } from './patch.ts'
import { diff, transform } from './transform.ts'

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
      expect(applyPatch(before, JSON.parse(diff(before, after)))).toEqual(after)
    }),
    { numRuns: 500 },
  )
})

test('what was transformed is the same as what it was transformed into, and its own part shares nothing with it', () => {
  fc.assert(
    fc.property(plain, plain, plain, plain, (a, b, c, d) => {
      const [data, after] = [
        { own: a, shared: c },
        { own: b, shared: d },
      ]
      const [before, shared] = [JSON.stringify(data), JSON.stringify(c)]
      const patch = transform(data, after, 'own')
      expect(data).toEqual(after)
      expect(patch ?? '{}').toBe(diff(JSON.parse(before), after))
      if (patch) expect(applyPatch(JSON.parse(before), JSON.parse(patch))).toEqual(after)
      // What others hold as well was not changed in place.
      expect(JSON.stringify(c)).toBe(shared)
      const text = JSON.stringify(data.own)
      if (Array.isArray(b)) b.push('more')
      expect(JSON.stringify(data.own)).toBe(text)
    }),
    { numRuns: 500 },
  )
})

test('what is the same is not sent, and what changed is named once', () => {
  const before = { seen: { scores: [3, 4], ask: null }, seats: ['Anne'] }
  expect(diff(before, before)).toBe('{}')
  expect(diff(before, { ...before, seen: { scores: [3, 9], ask: null } })).toBe('{"=seen/scores/1":9}')
  const both = { ...before, seen: { scores: [3, 9], ask: 'roll' } }
  expect(diff(before, both)).toBe('{".seen":{"=scores/1":9,"=ask":"roll"}}')
})

test('a way that leads nowhere is refused', () => {
  expect(() => applyPatch({ a: 1 }, { '=b/c': 1 })).toThrow('leads nowhere')
  expect(() => applyPatch({}, { '=__proto__': {} })).toThrow('leads nowhere')
  expect(() => applyPatch({}, { '=constructor/name': {} })).toThrow('leads nowhere')
})
