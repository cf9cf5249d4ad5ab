import { beforeAll, expect, test } from 'vitest'
import { loadPhysics } from './physics/world.ts'
import { chiSquare, countFaces } from './soak/fairness.ts'

beforeAll(() => loadPhysics())

// One in a thousand fair dice would do worse than the limit.
test.each([
  ['d6', 12_000, 20.5],
  ['d12', 8000, 31.3],
] as const)('OZ-28 a %s that is always let down the same way shows every face as often', (kind, throws, limit) => {
  const { values, poses } = countFaces(kind, throws, 5)
  expect(poses.size).toBe(1)
  expect(chiSquare(values)).toBeLessThan(limit)
})
