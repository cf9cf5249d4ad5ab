import type { Pose, Trajectory } from '@nassau/tossing'
import { Mesh } from 'three'
import { expect, test } from 'vitest'
import { guessedPose } from '../throwing/flight.ts'
import { putAt } from './frame.ts'
import { Guess, knocksIn, Playback } from './playback.ts'

const THROWN = { x: 0, y: -6170, z: 900, vx: 0, vy: 1500, vz: 0, wx: 0, wy: 0, wz: 0 }
const PICTURES = 60

/** A way like the guess, but 30 mm to the right of it: the hand trembled. */
const trembled = (): Trajectory => {
  const poses = Array.from({ length: PICTURES }, (_, i): Pose => {
    const pose = guessedPose(THROWN, 8, i / PICTURES)
    return { ...pose, x: pose.x + 30 }
  })
  return { pictures: PICTURES, tracks: [{ die: 0, first: 0, isGone: false, poses }] }
}

/** Where the die is from picture to picture, if its true way arrives after `wait` ms. */
function wayWith(wait: number): { x: number; y: number }[] {
  const flying = new Mesh()
  const guess = new Guess(flying, THROWN, 8)
  const die = new Mesh()
  let playback: Playback | null = null
  const seen: { x: number; y: number }[] = []
  for (let now = 0; now < 1500; now += 16) {
    if (now < wait) putAt(flying, guess.poseAt(now))
    else {
      playback ??= new Playback([die], trembled(), guess, () => {})
      playback.advance(now)
    }
    const { x, z } = (now < wait ? flying : die).position
    seen.push({ x, y: -z })
  }
  return seen
}

test.each([0, 50, 200, 500])('a way that is known after %i ms takes over without a jump', wait => {
  const way = wayWith(wait)
  way.slice(1).forEach(({ x, y }, i) => {
    expect(Math.abs(x - (way[i]?.x ?? 0))).toBeLessThanOrEqual(6)
    // Never back, and never faster than it was thrown.
    expect(y - (way[i]?.y ?? 0)).toBeGreaterThanOrEqual(-0.001)
    expect(y - (way[i]?.y ?? 0)).toBeLessThanOrEqual(1.5 * 16 + 0.5)
  })
  expect(way.at(-1)).toMatchObject({ x: expect.closeTo(30, 3) })
})

test('it is shown from the time that has passed since the release, and not from its beginning', () => {
  const [at] = wayWith(200).slice(14)
  expect(at?.y).toBeCloseTo(guessedPose(THROWN, 8, 0.224).y, 0)
})

test('without a guess a way is shown from its beginning, and it says when it is over', () => {
  const die = new Mesh()
  const playback = new Playback([die], trembled(), null, () => {})
  expect(die.visible).toBe(false)
  expect(playback.advance(5000)).toBe(true)
  expect(die.visible).toBe(true)
  expect(die.position.z).toBeCloseTo(617)
  expect(playback.advance(5500)).toBe(true)
  expect(playback.advance(6001)).toBe(false)
})

test('a die knocks where it meets the table, ever softer, and each knock is felt once', () => {
  const way = trembled()
  const knocks = knocksIn(way)
  expect(knocks.length).toBeGreaterThan(0)
  expect(knocks.map(({ strength }) => strength)).toEqual(
    knocks.map(({ strength }) => strength).toSorted((a, b) => b - a),
  )
  const playback = new Playback([new Mesh()], way, null, () => {})
  playback.advance(0)
  expect(playback.knocked(0)).toBe(0)
  expect(playback.knocked(10_000)).toBe(knocks[0]?.strength)
  expect(playback.knocked(10_000)).toBe(0)
})
