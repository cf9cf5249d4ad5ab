import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { lay, raise } from './laid.ts'
import { applyPatch } from './patch.ts'
import { diff, renew, transform } from './transform.ts'

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

test('what was transformed is the same as what it was transformed into, and shares nothing of its own part with it', () => {
  fc.assert(
    fc.property(plain, plain, plain, plain, (a, b, c, d) => {
      const [before, after] = [
        { own: a, shared: c },
        { own: b, shared: d },
      ]
      const [whole, shared] = [JSON.stringify(before), JSON.stringify(c)]
      const data: Record<string, unknown> = { shared: c }
      const own = lay(a)
      const patch = transform(data, own, after, 'own')
      expect({ own: raise(own), ...data }).toEqual(after)
      expect(patch ?? '{}').toBe(diff(JSON.parse(whole), after))
      if (patch) expect(applyPatch(JSON.parse(whole), JSON.parse(patch))).toEqual(after)
      // What others hold as well was not changed in place.
      expect(JSON.stringify(c)).toBe(shared)
      const text = JSON.stringify(raise(own))
      if (Array.isArray(b)) b.push('more')
      expect(JSON.stringify(raise(own))).toBe(text)
    }),
    { numRuns: 500 },
  )
})

test('what is laid flat is followed through one change after the other', () => {
  fc.assert(
    fc.property(fc.array(plain, { minLength: 2, maxLength: 8 }), all => {
      const laid = lay(all[0])
      for (const [i, next] of all.slice(1).entries()) {
        const parts = renew(laid, next)
        const patch = parts === null ? { '!': next } : JSON.parse(`{${parts}}`)
        expect(applyPatch(all[i], patch)).toEqual(next)
        expect(laid).toEqual(lay(next))
      }
    }),
    { numRuns: 500 },
  )
})

test('a list that grows at its end is told what came', () => {
  const before = { discards: ['rum', 'loot'], dice: [1, 2] }
  expect(diff(before, { discards: ['rum', 'loot', 'parrot'], dice: [1, 2] })).toBe('{"=discards/2":"parrot"}')
  expect(diff(before, { discards: ['rum', 'loot'], dice: [2, 1, 3] })).toBe('{"=dice":[2,1,3]}')
  expect(diff(before, { ...before, dice: [1, 2, 3, 4] })).toBe('{"=dice":[1,2,3,4]}')
  expect(diff(before, { discards: ['rum'], dice: [1, 2] })).toBe('{"=discards":["rum"]}')
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
