import { expect, test } from 'vitest'
import { placed, revealing } from './pan-and-zoom.ts'

const WHOLE = { x: 0, y: 0, width: 1600, height: 1300 }
const DESK = { width: 1120, height: 570 }
const PHONE = { width: 390, height: 370 }
const hexAt = (x: number, y: number) => ({ x: x - 50, y: y - 50, width: 100, height: 100 })

const scaleOf = (view: { width: number; height: number }, room: typeof DESK): number =>
  Math.min(room.width / view.width, room.height / view.height)

test('what is looked at on the whole map is brought close enough to be read', () => {
  expect(scaleOf(revealing(WHOLE, WHOLE, hexAt(800, 600), DESK), DESK)).toBeCloseTo(0.9)
})

test('what is in sight and can be read moves nothing', () => {
  const view = revealing(WHOLE, WHOLE, hexAt(800, 600), DESK)
  expect(revealing(view, WHOLE, hexAt(850, 620), DESK)).toBe(view)
})

test('things far apart are all in sight, as close as that allows', () => {
  const part = { x: 100, y: 100, width: 1300, height: 900 }
  const view = revealing(WHOLE, WHOLE, part, PHONE)
  const scale = scaleOf(view, PHONE)
  expect(scale).toBeCloseTo(0.3)
  expect(view.x + view.width / 2 - PHONE.width / scale / 2).toBeLessThanOrEqual(part.x + 1)
})

test('a part fills its place when the whole is scaled around its middle and moved', () => {
  expect(placed(WHOLE, WHOLE)).toBe('translate(0%, 0%) scale(1)')
  // The upper left quarter: twice as large, its middle a quarter of the whole to the left of and above the middle.
  expect(placed({ x: 0, y: 0, width: 800, height: 650 }, WHOLE)).toBe('translate(50%, 50%) scale(2)')
  expect(placed({ x: 1200, y: 650, width: 400, height: 325 }, WHOLE)).toBe('translate(-150%, -50%) scale(4)')
})
