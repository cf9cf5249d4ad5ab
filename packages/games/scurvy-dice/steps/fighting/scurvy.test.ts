import { expect, test } from 'vitest'
import { at } from '../../test-kit.ts'
import type { ScurvyFrame } from './scurvy.ts'

const begin = (): ScurvyFrame => ({ step: 'scurvy', at: 'begin', left: [] })
const dangerous = { options: { 'dangerous-waters': true } }

test('SD-37 who has no crew takes the skulls, split evenly; odd ones stay', () => {
  const m = at(begin(), { ships: ['', 'crew 1', ''], muerta: 3 })
  expect(m.board.ships.map(({ scurvy }) => scurvy)).toEqual([1, 0, 1])
  expect(m.board.muerta).toBe(1)
})

test('SD-37 with crew on every ship nobody gets scurvy', () => {
  const m = at(begin(), { ships: ['crew 1', 'crew 1'], muerta: 3 })
  expect(m.board).toMatchObject({ muerta: 3, ships: [{ scurvy: 0 }, { scurvy: 0 }] })
})

test('SD-37 in dangerous waters they move back a space for each skull instead, and the skulls stay', () => {
  const m = at(begin(), { ships: ['at 7', 'crew 1 at 7', 'at 2'], muerta: 3, ...dangerous })
  expect(m.board.ships.map(({ at: space, scurvy }) => [space, scurvy])).toEqual([
    [4, 0],
    [7, 0],
    [0, 0],
  ])
  expect(m.board.muerta).toBe(3)
})
