import { findGame } from '@nassau/games'
import { expect, test } from 'vitest'
import { countQuestions } from './questions.ts'

test('KP-67 with default standing orders two players are asked in vain fewer than six times a round', () => {
  const listed = findGame('king-of-pirates')
  if (!listed.ok) throw new Error(listed.problem.says)
  const { rounds, windows, asked, inVain } = countQuestions(listed.value, 2, 40, 1)
  expect(windows / rounds).toBeGreaterThan(2) // the windows themselves do open
  expect(asked).toBeGreaterThan(inVain) // and a person is asked when it matters
  expect(inVain / rounds).toBeLessThan(6)
})
