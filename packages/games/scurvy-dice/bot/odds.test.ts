import { expect, test } from 'vitest'
import { EDITION } from '../edition/edition.ts'
import { oddsOf } from './odds.ts'

const odds = oddsOf(EDITION)
const percent = (chance: number): number => Math.round(100 * chance)

// The tables of the law, worked out from the same dice.
test.each([
  [1, 1, 36, 28],
  [2, 1, 65, 18],
  [3, 4, 27, 12],
  [5, 5, 44, 11],
])('SD-28 SD-29 a crew of %i against %i wins a round with %i %%, and ties with %i %%', (ours, theirs, win, tie) => {
  const round = odds.round(ours, theirs)
  expect([percent(round.win), percent(round.tie)]).toEqual([win, tie])
  expect(round.win + round.lose + round.tie).toBeCloseTo(1)
})

test.each([
  [1, 0, 33],
  [3, 2, 43],
  [5, 5, 37],
  [0, 3, 0],
])('SD-23 %i sails catch %i with %i %%', (ours, theirs, chance) => {
  expect(percent(odds.catches(ours, theirs))).toBe(chance)
})
