import type { Seat } from '@nassau/kernel'
import { repeat } from '@nassau/kernel'
import { expect, test } from 'vitest'
import { Moments, WorldDice } from './world-dice.ts'

/** What is rolled after `seat` was asked at this label, `n` dice of it. */
function rolled(dice: WorldDice, at: string, seat: Seat, n: number): number[] {
  dice.turnTo({ stack: [{ step: 'build', at }] }, seat)
  return repeat(6, n).map(faces => dice.below(faces))
}

test('in one world a rival rolls the same, however many dice were rolled before', () => {
  const [one, other] = [new WorldDice(7, 3), new WorldDice(7, 3)]
  rolled(one, 'reroll', 0, 2)
  rolled(other, 'reroll', 0, 9)
  expect(rolled(one, 'reroll', 1, 10)).toEqual(rolled(other, 'reroll', 1, 10))
})

test('other seats, other asks, other times and other worlds roll otherwise', () => {
  const dice = new WorldDice(7, 3)
  const rolls = [
    rolled(dice, 'reroll', 0, 20),
    rolled(dice, 'reroll', 1, 20),
    rolled(dice, 'arrange', 0, 20),
    rolled(dice, 'reroll', 0, 20),
    rolled(new WorldDice(7, 4), 'reroll', 0, 20),
    rolled(new WorldDice(8, 3), 'reroll', 0, 20),
  ]
  expect(new Set(rolls.map(String)).size).toBe(rolls.length)
})

test('a world imagined later rolls on as the same world imagined earlier', () => {
  const earlier = new WorldDice(7, 3)
  const gone = new Moments()
  gone.next({ stack: [{ step: 'build', at: 'reroll' }] }, 0)
  rolled(earlier, 'reroll', 0, 4)
  expect(rolled(new WorldDice(7, 3, gone), 'reroll', 0, 20)).toEqual(rolled(earlier, 'reroll', 0, 20))
})
