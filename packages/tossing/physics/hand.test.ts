import { FastChance } from '@nassau/kernel/bots'
import { ScriptedChance } from '@nassau/kernel/testing'
import { expect, test } from 'vitest'
import type { Throw } from '../pose.ts'
import { drawNormal, drawOrientation, TREMOR, tremble } from './hand.ts'

const toss: Throw = { x: 10, y: -7000, z: 900, vx: 300, vy: 1500, vz: -200, wx: 3000, wy: -4000, wz: 500 }
const draw = <T>(n: number, one: (rng: FastChance) => T): T[] => {
  const rng = new FastChance(9)
  return Array.from({ length: n }, () => one(rng))
}
const mean = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0) / list.length
const spread = (list: readonly number[]): number => {
  const middle = mean(list)
  return Math.sqrt(mean(list.map(x => (x - middle) ** 2)))
}
const speedOf = ({ vx, vy, vz }: Throw): number => Math.hypot(vx, vy, vz)

test('OZ-29 tremor is normal, cut at three', () => {
  const drawn = draw(100_000, drawNormal)
  expect(Math.max(...drawn)).toBeLessThanOrEqual(3)
  expect(mean(drawn)).toBeCloseTo(0, 1)
  // A normal number cut at three has a standard deviation of 0.9866.
  expect(spread(drawn)).toBeGreaterThan(0.975)
  expect(spread(drawn)).toBeLessThan(0.998)
  const within = (limit: number): number => drawn.filter(x => Math.abs(x) < limit).length / drawn.length
  expect(within(1)).toBeCloseTo(0.6845, 2)
  expect(within(2)).toBeCloseTo(0.957, 2)
})

test('OZ-29 by default 2 % of speed, 1° of direction, 5 % of spin', () => {
  const shaken = draw(20_000, rng => tremble(toss, TREMOR, rng))
  const speeds = shaken.map(t => speedOf(t) / speedOf(toss) - 1)
  expect(spread(speeds)).toBeGreaterThan(0.019)
  expect(spread(speeds)).toBeLessThan(0.021)
  expect(spread(shaken.map(t => t.wx / toss.wx))).toBeCloseTo(0.05, 2)
  const headings = shaken.map(t => (Math.atan2(t.vy, t.vx) * 180) / Math.PI)
  // Seen from above, a flight that goes down a little swings a little more.
  expect(spread(headings)).toBeGreaterThan(0.95)
  expect(spread(headings)).toBeLessThan(1.06)
  const slopes = shaken.map(t => (Math.asin(t.vz / speedOf(t)) * 180) / Math.PI)
  expect(spread(slopes)).toBeGreaterThan(0.95)
  expect(spread(slopes)).toBeLessThan(1.03)
})

test('OZ-29 the place of the release stays, and all numbers stay whole', () => {
  for (const t of draw(200, rng => tremble(toss, TREMOR, rng))) {
    expect([t.x, t.y, t.z]).toEqual([toss.x, toss.y, toss.z])
    expect(Object.values(t).every(n => Number.isInteger(n) && !Object.is(n, -0))).toBe(true)
  }
})

test('no tremor of nothing: a die let go at rest falls straight', () => {
  const still = { ...toss, vx: 0, vy: 0, vz: 0, wx: 0, wy: 0, wz: 0 }
  expect(tremble(still, TREMOR, new FastChance(1))).toEqual(still)
})

test('a flight straight down trembles too', () => {
  const shaken = tremble({ ...toss, vx: 0, vy: 0, vz: -1000 }, TREMOR, new ScriptedChance([0, 20_000, 50_000, 0]))
  expect(Math.abs(shaken.vx) + Math.abs(shaken.vy)).toBeGreaterThan(0)
  expect(shaken.vz).toBeLessThan(-990)
})

test('orientations are unit quaternions that favour no direction', () => {
  const drawn = draw(20_000, drawOrientation)
  for (const { qx, qy, qz, qw } of drawn.slice(0, 500)) expect(Math.hypot(qx, qy, qz, qw)).toBeCloseTo(1, 6)
  const ups = drawn.map(({ qx, qy }) => 1 - 2 * (qx * qx + qy * qy))
  expect(mean(ups)).toBeCloseTo(0, 1)
  expect(mean(ups.map(z => z * z))).toBeCloseTo(1 / 3, 1)
})
