import { Vector3 } from 'three'
import { expect, test } from 'vitest'
import { dragged, orbited, STRAIGHT, zoomed } from './orbit.ts'

const PLACE = { eye: new Vector3(0, 800, 1200), at: new Vector3(0, 0, 200), opening: 36 }
const distance = PLACE.eye.distanceTo(PLACE.at)

test('unturned the eye is where it was', () => {
  const { eye } = orbited(PLACE, STRAIGHT)
  expect(eye.distanceTo(PLACE.eye)).toBeLessThan(1e-6)
})

test('a turn keeps the distance and the height', () => {
  const { eye } = orbited(PLACE, dragged(STRAIGHT, 0.4, 0))
  expect(eye.distanceTo(PLACE.at)).toBeCloseTo(distance)
  expect(eye.y).toBeCloseTo(800)
  expect(Math.abs(eye.x)).toBeGreaterThan(100)
})

test('the eye never goes below the table or over the top', () => {
  const low = orbited(PLACE, dragged(STRAIGHT, 0, -9)).eye
  const high = orbited(PLACE, dragged(STRAIGHT, 0, 9)).eye
  expect(low.y).toBeGreaterThan(0)
  expect(high.z).toBeGreaterThan(PLACE.at.z)
  expect(high.y).toBeGreaterThan(low.y)
})

test('nearer and farther, within limits', () => {
  expect(orbited(PLACE, zoomed(STRAIGHT, 0.5)).eye.distanceTo(PLACE.at)).toBeCloseTo(distance / 2)
  expect(orbited(PLACE, zoomed(STRAIGHT, 1e9)).eye.distanceTo(PLACE.at)).toBeLessThan(distance * 2)
  expect(orbited(PLACE, zoomed(STRAIGHT, 1e-9)).eye.distanceTo(PLACE.at)).toBeGreaterThan(distance * 0.1)
})
