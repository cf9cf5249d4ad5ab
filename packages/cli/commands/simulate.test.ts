import { expect, test } from 'vitest'
import { nassau } from '../test-kit.ts'

const simulated = (...more: string[]): Record<string, unknown> =>
  JSON.parse(nassau(['simulate', 'pig', '--games', '60', '--seed', '7', '--json', ...more]).out)

test('the same seed gives the same report, whatever the workers; only the timing differs', () => {
  const { timing, ...report } = simulated('--workers', '1')
  const { timing: other, ...again } = simulated('--workers', '2')
  expect(again).toEqual(report)
  expect([timing, other]).toMatchObject([{ workers: 1 }, { workers: 2 }])
  expect(report).toMatchObject({ game: 'pig', games: 60, seed: 7, bots: ['swab', 'swab'] })
})

test('a word is a seed as well, and another seed gives other matches', () => {
  const { decisions } = simulated('--seed', 'tide')
  expect(decisions).toBe(simulated('--seed', 'tide').decisions)
  expect(decisions).not.toBe(simulated().decisions)
})

test('the table names seats, bots and intervals', () => {
  const { code, out, err } = nassau(['simulate', 'pig', '--games', '20', '--seed', '1'])
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toMatch(/seat {2}bot {3}wins +rate +95 % interval\n0 +swab +\d+/)
  expect(out).toContain('Choices a match: mean')
})
