import { expect, test } from 'vitest'
import { bestReroll, chanceOf, duelChance } from './odds.ts'

test('KP-23 the odds the bots reckon with are those of the rulebook', () => {
  const percent = [6, 8, 12].map(need => [0, 1, 2, 3, 4].map(balls => Math.round(100 * chanceOf(need, balls))))
  expect(percent).toEqual([
    [72, 93, 98, 100, 100],
    [42, 72, 88, 94, 98],
    [3, 9, 18, 27, 36],
  ])
  expect([chanceOf(2, 0), chanceOf(13, 4)]).toEqual([1, 0])
})

test.each([
  [[6, 1], 9, 'second', 4 / 6],
  [[1, 6], 9, 'first', 4 / 6],
  [[1, 2], 7, 'both', 21 / 36],
  [[5, 5], 9, 'none', 1],
] as const)('KP-23 with one cannonball, %o and %i to reach, roll %s again', (dice, need, reroll, chance) => {
  const best = bestReroll(dice, need, 1)
  expect(best.reroll).toBe(reroll)
  expect(best.chance).toBeCloseTo(chance)
})

test('KP-44 of two who add the same the attacker wins ties', () => {
  expect(duelChance(0)).toBeCloseTo((1296 + 146) / 2 / 1296)
  expect([duelChance(10), duelChance(-11)]).toEqual([1, 0])
})
