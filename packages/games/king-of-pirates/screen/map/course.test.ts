import { expect, test } from 'vitest'
import { chartOf } from '../../chart.ts'
import { EDITION } from '../../edition/edition.ts'
import { place, type Setting } from '../../test-kit.ts'
import { seasFrom } from '../../test-seas.ts'
import { view } from '../../view.ts'
import { coursesFrom, isNews } from './course.ts'

const CHART = chartOf(EDITION)
const courses = (from: string, left: number, setting: Partial<Setting> = {}) =>
  coursesFrom(view(seasFrom({ ships: [from, 'E1'], ...setting }), 0), CHART, place(from), left)

test('KP-32 everything within the spaces left has a course of as many steps as it is away', () => {
  const found = courses('E5', 2, { dutchman: 'A5' })
  expect(found.size).toBe(18)
  expect([...found.values()].filter(course => course.length === 1)).toHaveLength(6)
  for (const [space, course] of found) expect(course.at(-1)).toBe(space)
})

test('KP-24 no course leads through a warship or the Dutchman, though each can be sailed to', () => {
  const found = courses('E5', 2, { tiles: ['E6 french warship'], dutchman: 'E4' })
  expect(found.get(place('E6'))).toEqual([place('E6')])
  for (const course of found.values()) {
    expect(course.slice(0, -1)).not.toContain(place('E6'))
    expect(course.slice(0, -1)).not.toContain(place('E4'))
  }
})

test('nothing can be reached with no space left', () => {
  expect(courses('E5', 0).size).toBe(0)
})

test('whatever comes up on the way is news, the sailing itself is not', () => {
  expect(isNews([{ kind: 'sailed', seat: 0, toward: 'red', at: 5 }])).toBe(false)
  expect(isNews([{ kind: 'tile-turned', seat: 0, at: 5, ship: null, nation: null }])).toBe(true)
})
