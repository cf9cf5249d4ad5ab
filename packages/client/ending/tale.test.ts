import { expect, test } from 'vitest'
import { placesOf } from './places.ts'
import { leaderOf, turningsIn } from './tale.ts'

const race = (...far: number[][]) => far.map((numbers, i) => ({ at: i * 10, far: numbers }))

test('nobody leads who is level with another', () => {
  expect(leaderOf([3, 5, 4])).toBe(1)
  expect(leaderOf([5, 5, 4])).toBeNull()
})

test('a match turns when the lead passes to another; who leads first has not turned it', () => {
  expect(turningsIn(race([0, 0], [2, 0], [2, 2], [2, 4], [6, 4]))).toEqual([
    { at: 30, seat: 1 },
    { at: 40, seat: 0 },
  ])
})

test('of many turning points those are told that held longest, in order', () => {
  const marks = [0, 10, 11, 12, 30, 60].map((at, i) => ({ at, far: i % 2 === 0 ? [i + 1, 0] : [0, i + 1] }))
  expect(turningsIn([...marks, { at: 100, far: [0, 7] }], 2)).toEqual([
    { at: 30, seat: 0 },
    { at: 60, seat: 1 },
  ])
})

test.each([
  [
    'by score, those who are level share a place',
    { winners: [2], scores: [4, 7, 9, 4] },
    [],
    [
      [2, 1],
      [1, 2],
      [0, 3],
      [3, 3],
    ],
  ],
  [
    'winners share the first, whatever they scored',
    { winners: [0, 1], scores: [4, 7, 1] },
    [],
    [
      [0, 1],
      [1, 1],
      [2, 3],
    ],
  ],
  [
    'who gave up is last',
    { winners: [1], scores: null },
    [0],
    [
      [1, 1],
      [2, 2],
      [0, 3],
    ],
  ],
])('places: %s', (_name, result, gone: readonly number[], expected) => {
  const seats = result.scores?.length ?? 3
  const hasResigned = Array.from({ length: seats }, (_, seat) => gone.includes(seat))
  expect(placesOf(result, hasResigned, [9, 2, 1]).map(({ seat, place }) => [seat, place])).toEqual(expected)
})
