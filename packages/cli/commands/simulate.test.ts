import { expect, test } from 'vitest'
import { nassau } from '../test-kit.ts'
import { measureTables } from './simulate.ts'

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

test('what a game measures is a table of its own, and no table where it measures nothing', () => {
  const spread = { mean: 7.25, median: 7, p5: 4, p95: 11.5, min: 3, max: 14 }
  const [measures = ''] = measureTables({ measures: [{ measure: 'rounds', matches: 400, ...spread }] })
  expect(measures).toBe(
    'measure  matches   mean  median  5 % below  95 % below\nrounds       400  7.250       7          4      11.500',
  )
  expect(measureTables({ measures: [] })).toEqual([])
  expect(simulated().measures).toEqual([])
})
