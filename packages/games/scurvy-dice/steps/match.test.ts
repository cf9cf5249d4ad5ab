import { FastChance } from '@nassau/kernel/bots'
import { Play, setUp } from '@nassau/kernel/host'
import { heard } from '@nassau/kernel/testing'
import { expect, test } from 'vitest'
import { labelsOf } from '../board.ts'
import { scurvyDice } from '../game.ts'
import { at } from '../test-kit.ts'

const NONE = { short: false, captains: false, 'dangerous-waters': false }
const judged = (ships: string[], more: Partial<Parameters<typeof at>[1]> = {}) =>
  at({ step: 'match', at: 'judge' }, { ships, ...more })

test('SD-1 two to four play', () => {
  expect(scurvyDice.seats).toMatchObject({ min: 2, max: 4 })
})

test('SD-5 the short game ends at space 10, the full one at 20', () => {
  const goals = [true, false].map(
    short => setUp(scurvyDice, scurvyDice.edition, { ...NONE, short }, 2, new FastChance(1)).board.goal,
  )
  expect(goals).toEqual([10, 20])
})

test.each([
  [2, true, 1],
  [2, false, 0],
  [3, true, 0],
])(
  'SD-6 among %i, short: %s, the first Scurvy Dog begins on space %i, the others at the start',
  (seats, short, begins) => {
    const rng = new FastChance(5)
    const setting = setUp(scurvyDice, scurvyDice.edition, { ...NONE, short }, seats, rng)
    const { board } = new Play(scurvyDice, scurvyDice.edition, setting, rng)
    expect(board.first).toBe(board.dog)
    expect(board.ships.map(({ at: space }, seat) => (seat === board.first ? space - begins : space))).toEqual(
      board.ships.map(() => 0),
    )
    expect(labelsOf(board)[board.first]).toEqual(['turn 1'])
  },
)

test('SD-6 the first Scurvy Dog is chosen at random', () => {
  const dogs = new Set<number>()
  for (let seed = 0; seed < 60; seed++) {
    const rng = new FastChance(seed)
    dogs.add(
      new Play(scurvyDice, scurvyDice.edition, setUp(scurvyDice, scurvyDice.edition, NONE, 4, rng), rng).board.dog,
    )
  }
  expect([...dogs].sort()).toEqual([0, 1, 2, 3])
})

test('SD-42 the first to reach the goal wins', () => {
  const m = judged(['at 19', 'at 20'])
  expect(m.play.match.outcome).toEqual({ winners: [1], scores: [19, 20] })
})

test('SD-42 if several reach it at once, the one farthest past it wins', () => {
  expect(judged(['at 23', 'at 24', 'at 20']).play.match.outcome?.winners).toEqual([1])
})

test('SD-42 still tied, they fight with five dice each until one is left', () => {
  const round = 'crew crew crew crew crew | ship ship ship ship ship'
  const m = judged(['at 22', 'at 3', 'at 22'], {
    dice: `${round} | crew crew crew crew crew ship ship ship ship | crew crew crew crew crew ship ship ship | crew crew crew crew crew ship ship | crew crew crew crew crew ship`,
  })
  expect(m.play.match.outcome?.winners).toEqual([0])
  expect(heard(m, 'melee').map(({ sides }) => sides.length)).toEqual([2, 2, 2, 2, 2])
})

test('SD-42 if that melee kills all of them, it starts over', () => {
  const draws = [5, 4, 3, 2, 1].map(n => 'crew '.repeat(2 * n)).join('')
  const wins = [5, 4, 3, 2, 1].map(n => `${'crew '.repeat(5)}${'ship '.repeat(n)}`).join('')
  const m = judged(['at 22', 'at 22'], { dice: `${draws} ${wins}` })
  expect(m.play.match.outcome?.winners).toEqual([0])
  expect(m.rng.left).toBe(0)
})

test('SD-42 SD-40 nobody at the goal: another hunt; after thirty the lead wins', () => {
  const TEN = 'crew '.repeat(10)
  expect(judged(['at 3', 'at 5'], { dice: `1 1 1 1 1 ${TEN}` }).board.hunt).toBe(2)
  expect(judged(['at 3', 'at 5'], { hunt: 30 }).play.match.outcome?.winners).toEqual([1])
})
