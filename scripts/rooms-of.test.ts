import { expect, test } from 'vitest'
import { roomsOf } from './rooms-of.ts'

test('a game is a room of its own, any other package one, and what is in none has no tests', () => {
  const files = ['packages/games/pig/game.ts', 'packages/games/i18n.ts', 'packages/kernel/asks/ask.ts', 'README.md']
  expect(roomsOf([...files, 'packages/kernel/play.ts', 'e2e/online.e2e.ts'])).toEqual([
    'packages/games/pig/',
    'packages/games/',
    'packages/kernel/',
  ])
})
