import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inHundred, pointsOf, wayOf } from './points.ts'

test('what is shown adds up where plain rounding would not', () => {
  const account = { start: 0.334, luck: 0.124, skill: 0.094, others: -0.552, result: 0 }
  expect(pointsOf(account)).toEqual({ start: 33, luck: 13, skill: 9, others: -55, result: 0 })
})

test('start, luck, own choices and those of others are the result, whatever they were', () => {
  const part = fc.double({ min: -3, max: 3, noNaN: true })
  fc.assert(
    fc.property(part, part, part, part, (start, luck, skill, others) => {
      const exact = { start, luck, skill, others, result: start + luck + skill + others }
      const points = pointsOf(exact)
      expect(points.start + points.luck + points.skill + points.others).toBe(points.result)
      expect(points.result).toBe(inHundred(exact.result))
      for (const name of ['start', 'luck', 'skill', 'others'] as const)
        expect(Math.abs(points[name] - exact[name] * 100)).toBeLessThanOrEqual(1.5)
    }),
  )
})

test('a part brings something, costs something or does neither', () => {
  expect([3, -3, 0].map(wayOf)).toEqual(['brought', 'cost', 'nothing'])
})
