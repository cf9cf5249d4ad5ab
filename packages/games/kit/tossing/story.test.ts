import { expect, test } from 'vitest'
import { toldTo } from '../../names.ts'
import { sayToss } from './events.ts'
import { newTossBoard } from './setup.ts'
import { tossStory } from './story.ts'

const NAMES = ['Anne', 'Bart', 'Cal']

test('a win is that of a team, named by its colour; level teams share it', () => {
  const board = newTossBoard(3, { black: 0, surrogate: false }, true)
  expect(tossStory.side?.(board, [0, 1])).toBe('Black')
  expect(tossStory.side?.(board, [2])).toBe('White')
  expect(tossStory.side?.(board, [0, 1, 2])).toBe(null)
})

test('OZ-26 the log says who won, and in which team', () => {
  const won = { kind: 'won' as const, scores: [103, 87] }
  expect(sayToss({ ...won, teams: [0], seats: [0, 1] }, NAMES).text).toBe('Anne and Bart win (Black), 103 to 87.')
  expect(sayToss({ ...won, teams: [0], seats: [0, 1] }, toldTo(0, NAMES)).text).toBe(
    'Bart and you win (Black), 103 to 87.',
  )
  expect(sayToss({ ...won, scores: [87, 103], teams: [1], seats: [2] }, NAMES).text).toBe(
    'Cal wins (White), 103 to 87.',
  )
  expect(sayToss({ ...won, scores: [87, 103], teams: [1], seats: [2] }, toldTo(2, NAMES)).text).toBe(
    'You win (White), 103 to 87.',
  )
})
