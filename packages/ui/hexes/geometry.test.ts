import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ARROWS, boxAround, centreOf, HEX_HALF, HEX_SIZE, hexPath, stepBy } from './geometry.ts'

const hexes = fc.record({ q: fc.integer({ min: -20, max: 20 }), r: fc.integer({ min: -20, max: 20 }) })

test('every arrow leads to a hex that touches this one', () => {
  fc.assert(
    fc.property(hexes, fc.constantFrom(...ARROWS), (hex, arrow) => {
      const here = centreOf(hex)
      const there = centreOf(stepBy(hex, arrow))
      expect(Math.hypot(here.x - there.x, here.y - there.y)).toBeCloseTo(2 * HEX_HALF, 6)
    }),
  )
})

test('right and left undo each other, and so do up and down', () => {
  fc.assert(
    fc.property(hexes, hex => {
      expect(stepBy(stepBy(hex, 'ArrowRight'), 'ArrowLeft')).toEqual(hex)
      expect(stepBy(stepBy(hex, 'ArrowUp'), 'ArrowDown')).toEqual(hex)
    }),
  )
})

test('going right keeps to a row', () => {
  let hex = { q: 0, r: 0 }
  for (let i = 0; i < 10; i++) hex = stepBy(hex, 'ArrowRight')
  expect(Math.abs(centreOf(hex).y)).toBeLessThanOrEqual(HEX_HALF + 1e-9)
})

test('a box holds every corner of its hexes', () => {
  const box = boxAround([{ q: 0, r: 0 }], 0)
  expect(box.x).toBe(-HEX_SIZE)
  expect(box.width).toBe(2 * HEX_SIZE)
  expect(box.height).toBeCloseTo(2 * HEX_HALF, 6)
})

test('a hex is drawn with six corners', () => {
  expect(hexPath({ x: 0, y: 0 }).match(/[ML]/g)).toHaveLength(6)
})
