import { expect, test } from 'vitest'
import { type Measured, measure, rateOver, ratioOf } from './measure.ts'

test('the median stands in the middle, the spread is told in percent of it', () => {
  expect(rateOver([30, 10, 20])).toEqual({ median: 20, least: 50, most: 150 })
  expect(rateOver([10, 20, 30, 40])).toEqual({ median: 25, least: 40, most: 160 })
})

test('contenders are compared round by round, so a slow round of both changes nothing', () => {
  const measured = (rounds: number[]): Measured => ({
    name: '',
    work: rateOver(rounds),
    calls: rateOver(rounds),
    rounds,
  })
  expect(ratioOf(measured([20, 2, 30]), measured([10, 1, 15]))).toBe(2)
})

test('contenders are warmed up, then take turns round after round', () => {
  const heard: string[] = []
  const busy = (name: string) => ({
    name,
    once() {
      if (heard.at(-1) !== name) heard.push(name)
      return 3
    },
  })
  const measured = measure([busy('a'), busy('b')], { repeats: 2, seconds: 0.001 }, round => heard.push(`${round}`))
  expect(heard).toEqual(['a', 'b', '1', 'a', 'b', '2', 'a', 'b'])
  for (const { work, calls } of measured) expect(work.median / calls.median).toBeCloseTo(3)
})
