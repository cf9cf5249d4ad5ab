import { expect, test } from 'vitest'
import { spreadOf, wilson } from './statistics.ts'

test.each<[number, number, number, number]>([
  [0, 10, 0, 0.2775],
  [5, 10, 0.2366, 0.7634],
  [10, 10, 0.7225, 1],
  [5000, 20000, 0.244, 0.256],
  [0, 0, 0, 1],
])('Wilson: %d of %d lies between %f and %f', (wins, n, low, high) => {
  const share = wilson(wins, n)
  expect(share.low).toBeCloseTo(low, 3)
  expect(share.high).toBeCloseTo(high, 3)
})

test('a spread has mean, median, tails and ends', () => {
  const numbers = Array.from({ length: 100 }, (_, i) => 100 - i)
  expect(spreadOf(numbers)).toEqual({ mean: 50.5, median: 50.5, p5: 5, p95: 95, min: 1, max: 100 })
  expect(spreadOf([3])).toEqual({ mean: 3, median: 3, p5: 3, p95: 3, min: 3, max: 3 })
  expect(spreadOf([])).toEqual({ mean: 0, median: 0, p5: 0, p95: 0, min: 0, max: 0 })
})
