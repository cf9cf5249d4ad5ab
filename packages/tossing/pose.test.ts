import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fingerprint } from './fingerprint.ts'
import { lieFlat } from './judging/flat.ts'
import { fromEngine, toEngine } from './pose.ts'

test('millimetres keep every bit of the engine, through JSON as well', () => {
  fc.assert(
    fc.property(fc.float({ noNaN: true, min: -1e6, max: 1e6 }), cm => {
      const mm: unknown = JSON.parse(JSON.stringify(fromEngine(cm)))
      expect(toEngine(Number(mm))).toBe(cm + 0)
    }),
    { numRuns: 2000 },
  )
})

test('a fingerprint tells poses apart that differ in one bit, or in the value shown', () => {
  const die = lieFlat({ id: 'a', kind: 'd6', size: 16 }, { x: 10, y: 20, turn: 30, face: 4 })
  const nudged = { ...die, pose: { ...die.pose, x: 10.000001 } }
  const prints = [[die], [nudged], [{ ...die, face: 3 }], [die, die], []].map(dice => fingerprint(dice))
  expect(new Set(prints).size).toBe(5)
  expect(fingerprint([{ ...die, id: 'b' }])).toBe(prints[0])
  for (const print of prints) expect(print).toMatch(/^[0-9a-f]{16}$/)
})
