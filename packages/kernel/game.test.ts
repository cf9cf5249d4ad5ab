import { pig } from '@nassau/games/pig'
import { expect, test } from 'vitest'
import { type Game, readOptions } from './game.ts'

const game: Game = {
  ...pig,
  options: {
    captains: { says: 'With captains', values: [false, true] },
    rounds: { says: 'How many', values: [6, 12] },
  },
}

test.each<[string[], unknown]>([
  [[], { captains: false, rounds: 6 }],
  [['captains'], { captains: true, rounds: 6 }],
  [['captains=true', 'rounds=12'], { captains: true, rounds: 12 }],
  [['captains', 'captains=false'], { captains: false, rounds: 6 }],
])('the words %j set options, the rest stay as they are by default', (words, options) => {
  expect(readOptions(game, words)).toEqual({ ok: true, value: options })
})

test.each(['sails', 'rounds', 'rounds=7', 'captains=', '', 'constructor', '__proto__', 'toString=true'])(
  'the word "%s" is refused, and what there is is named',
  word => {
    expect(readOptions(game, [word])).toEqual({
      ok: false,
      problem: { says: `pig has no option "${word}"; it has captains (false | true), rounds (6 | 12)`, line: null },
    })
  },
)

test('a game without options says so', () => {
  expect(readOptions(pig, ['short'])).toMatchObject({ problem: { says: 'pig has no option "short"; it has none' } })
})
