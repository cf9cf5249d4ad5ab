import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { guessedPose, timeInFlight } from './flight.ts'

const THROWN = { x: 100, y: -6170, z: 900, vx: 200, vy: 1500, vz: 0, wx: 1700, wy: 0, wz: 0 }

test('a die begins where the hand let go, and falls freely until it is down', () => {
  expect(guessedPose(THROWN, 8, 0)).toMatchObject({ x: 10, y: -617, z: 90 })
  const soon = guessedPose(THROWN, 8, 0.1)
  expect(soon.x).toBeCloseTo(30)
  expect(soon.y).toBeCloseTo(-467)
  expect(soon.z).toBeCloseTo(90 - 9810 * 0.005)
})

test('it spins as it was thrown: 17 rad/s about the level axis', () => {
  const { qx, qy, qz, qw } = guessedPose(THROWN, 8, 0.1)
  expect([qx, qy, qz, qw]).toEqual([
    expect.closeTo(Math.sin(0.85)),
    expect.closeTo(0),
    expect.closeTo(0),
    expect.closeTo(Math.cos(0.85)),
  ])
})

test('it never sinks into the table, never turns back, and its turn stays a turn', () => {
  const seconds = fc.double({ min: 0, max: 3, noNaN: true })
  fc.assert(
    fc.property(seconds, seconds, fc.integer({ min: -3000, max: 3000 }), (a, b, vz) => {
      const thrown = { ...THROWN, vz }
      const [early, late] = [guessedPose(thrown, 8, Math.min(a, b)), guessedPose(thrown, 8, Math.max(a, b))]
      expect(early.z).toBeGreaterThanOrEqual(8)
      expect(late.y).toBeGreaterThanOrEqual(early.y - 1e-9)
      expect(Math.hypot(late.qx, late.qy, late.qz, late.qw)).toBeCloseTo(1, 9)
    }),
  )
})

test('it goes on without a jump where it bounces', () => {
  for (let t = 0; t < 1; t += 0.002) {
    const [a, b] = [guessedPose(THROWN, 8, t), guessedPose(THROWN, 8, t + 0.002)]
    expect(Math.hypot(b.x - a.x, b.y - a.y, b.z - a.z)).toBeLessThan(6)
  }
})

test('whoever waits is shown the throw in step at first, then slower, and never its end', () => {
  expect(timeInFlight(0.1)).toBe(0.1)
  expect(timeInFlight(0.5)).toBeLessThan(0.5)
  expect(timeInFlight(0.5)).toBeGreaterThan(0.4)
  expect(timeInFlight(60)).toBeLessThanOrEqual(0.6)
  for (let t = 0; t < 3; t += 0.05) expect(timeInFlight(t + 0.05)).toBeGreaterThan(timeInFlight(t))
})
