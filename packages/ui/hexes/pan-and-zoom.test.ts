import { expect, test } from 'vitest'
import { revealing } from './pan-and-zoom.ts'

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
