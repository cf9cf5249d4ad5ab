import { loadPhysics } from '@nassau/tossing'
import { beforeAll, expect, test } from 'vitest'
import { oZone } from '../../../o-zone/game.ts'
import { pirateOZone } from '../../../pirate-o-zone/game.ts'
import { throwAt } from '../hand/aim.ts'
import { seedOf } from './day.ts'
import { dearest, openRange, steadyThrow, tryThrow } from './practice.ts'

beforeAll(() => loadPhysics())

test.each([oZone, pirateOZone])('$title has a range, laid as is usual or as a word has it', game => {
  const usual = openRange(game, null)
  expect(usual.board.goals).toHaveLength(3)
  expect(openRange(game, null).board.goals).toEqual(usual.board.goals)
  const today = openRange(game, '2026-11-15')
  expect(today.board.goals).not.toEqual(usual.board.goals)
  expect(openRange(game, '2026-11-15').board.goals).toEqual(today.board.goals)
})

test('the same throw with the same seed comes to the same, and the range stays as it is', () => {
  const range = openRange(oZone, null)
  const before = JSON.stringify(range.board)
  const numbers = throwAt(dearest(range), range.edition)
  const one = tryThrow(range, numbers, 5)
  expect(tryThrow(range, numbers, 5)).toEqual(one)
  expect(one.path.length).toBeGreaterThan(100)
  expect(JSON.stringify(range.board)).toBe(before)
})

test('a throw that never touches before the line is a foul; a steady hand seldom commits one', () => {
  const range = openRange(oZone, null)
  const over = [0, -7620 + 1450, 4000, 0, 4000, 1500, 0, 0, 0]
  expect(tryThrow(range, over, 1).foul).toBe('OZ-11')
  const fair = Array.from({ length: 20 }, (_, seed) => steadyThrow(range, seed).foul)
  expect(fair.filter(foul => foul === null).length).toBeGreaterThan(10)
})

test('a steady hand comes near the dearest target', () => {
  const range = openRange(pirateOZone, null)
  const tries = Array.from({ length: 30 }, (_, seed) => steadyThrow(range, seed).distance)
  const near = tries.filter(distance => distance !== null && distance < 200)
  expect(near.length).toBeGreaterThan(15)
})

test('everyone has the same chance on a day, and another with each try and each day', () => {
  expect(seedOf('2026-11-15', 0)).toBe(seedOf('2026-11-15', 0))
  const seeds = ['2026-11-15', '2026-11-16', '2026-12-01', '2027-01-01'].flatMap(day =>
    [0, 1, 2].map(tries => seedOf(day, tries)),
  )
  expect(new Set(seeds).size).toBe(seeds.length)
})
