import { expect, test } from 'vitest'
import { aside, course, spots } from './track-layout.ts'

test('every space has a place of its own, from the start to the goal', () => {
  for (const goal of [10, 20, 33]) {
    const places = spots(goal)
    expect(places).toHaveLength(goal + 1)
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(goal + 1)
  }
})

test('the course goes through all of them and bends at the end of each row', () => {
  const d = course(spots(20))
  expect(d.match(/[MQC]/g)).toHaveLength(21)
  expect(d.match(/C/g)).toHaveLength(2)
})

test('tokens on one space stand around its middle', () => {
  expect([0, 1, 2].map(i => aside(i, 3))).toEqual([-22, 0, 22])
  expect(aside(0, 1)).toBe(0)
})
