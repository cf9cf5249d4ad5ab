import { expect, test } from 'vitest'
import { type Run, rowsOf } from './report.ts'

const run = (title: string, paint: number, slower = 1): Run => ({
  title,
  slower,
  paints: [8, paint, 8],
  frames: [10, 10, 30, 10],
})

test('interactions are told as the median of the runs, with the lowest and the highest', () => {
  const runs = [run('ours', 40), run('ours', 16), run('ours', 24), run('theirs', 12), run('bare', 8)]
  expect(rowsOf(runs, 'theirs', 'bare').slice(1)).toEqual([
    ['ours', '9', '8', '24', '16–40', '× 2.00', '× 3.00', '100', '30', '25.0 %', '0', '30'],
    ['theirs', '3', '8', '12', '12–12', '× 1.00', '× 1.50', '100', '30', '25.0 %', '0', '30'],
    ['bare', '3', '8', '8', '8–8', '× 0.67', '× 1.00', '100', '30', '25.0 %', '0', '30'],
  ])
})

test('a table is compared with what was slowed down as much', () => {
  const runs = [run('ours', 80, 4), run('theirs', 8), run('theirs', 40, 4), run('bare', 16, 4)]
  const [, ours] = rowsOf(runs, 'theirs', 'bare')
  expect(ours?.slice(0, 7)).toEqual(['ours, 4 × slower', '3', '8', '80', '80–80', '× 2.00', '× 5.00'])
})
