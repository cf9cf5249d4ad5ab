import { FastChance } from '@nassau/kernel/bots'
import { beforeAll, expect, test } from 'vitest'
import { drawThrow, FELT } from './fixtures/thousand.ts'
import { lieFlat } from './judging/flat.ts'
import { type Flight, flyerAt } from './physics/flight.ts'
import { loadPhysics } from './physics/world.ts'
import type { Pose } from './pose.ts'
import { throwDie } from './throw.ts'
import { decodeTrajectory, recordTrajectory } from './trajectory.ts'

beforeAll(() => loadPhysics())

const dice = Array.from({ length: 10 }, (_, i) =>
  lieFlat(
    { id: `d${i}`, kind: 'd6', size: 16 },
    { x: -200 + 45 * i, y: -200 + 30 * (i % 3), turn: 9 * i, face: 1 + (i % 6) },
  ),
)

/** How far two poses differ: mm, and the sine of half the angle. */
const apart = (a: Pose, b: Pose): [mm: number, turn: number] => [
  Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y), Math.abs(a.z - b.z)),
  1 - Math.abs(a.qx * b.qx + a.qy * b.qy + a.qz * b.qz + a.qw * b.qw),
]

test('what was recorded can be shown: every picture within 0.05 mm and a fraction of a degree', () => {
  const rng = new FastChance(4)
  for (let i = 0; i < 60; i++) {
    const recorder = recordTrajectory()
    const seen = new Map<string, Pose>()
    let last: Flight | null = null
    const report = throwDie(FELT, dice, { id: 'tossed', kind: 'd6', size: 16 }, drawThrow(rng), rng, {
      onStep: flight => {
        last = flight
        recorder.onStep(flight)
        if (flight.step % 4 > 0) return
        flight.flyers.forEach(({ isAwake, now }, die) => {
          if (isAwake) seen.set(`${die} at ${flight.step / 4}`, { ...now })
        })
      },
    })
    const { pictures, tracks } = decodeTrajectory(recorder.bytes())
    expect(last).not.toBeNull()
    expect(pictures).toBe(Math.ceil((report.seconds * 240) / 4) + 1)
    let shown = 0
    for (const { die, first, isGone, poses } of tracks) {
      const id = dice[die]?.id ?? 'tossed'
      expect(isGone).toBe(report.left.includes(id))
      // Whatever is struck is seen as it lay before.
      const [lay, begins] = [dice[die]?.pose, poses[0]]
      if (lay && begins) expect(apart(lay, begins)[0]).toBeLessThan(0.0501)
      poses.forEach((pose, k) => {
        const real = seen.get(`${die} at ${first + k}`)
        if (!real) return
        shown++
        const [mm, turn] = apart(real, pose)
        expect(mm).toBeLessThan(0.0501)
        expect(turn).toBeLessThan(1e-5)
      })
      const rest = report.dice.find(one => one.id === id)
      const final = poses.at(-1)
      if (rest && final) expect(apart(rest.pose, final)[0]).toBeLessThan(0.11)
    }
    expect(shown).toBe(seen.size)
  }
})

test('a die that lies still for a while and is struck again is shown where it is at every picture', () => {
  const { onStep, bytes } = recordTrajectory()
  const ways = [0, 1, 2, 2, 2, 3, 4]
  const die = flyerAt({ id: 'd', kind: 'd6', size: 16 }, { x: 0, y: 0, z: 8, qx: 0, qy: 0, qz: 0, qw: 1 })
  ways.forEach((x, i) => {
    const isAwake = x !== ways[i - 1]
    onStep({ step: 4 * i, flyers: [{ ...die, isAwake, now: { ...die.now, x } }], left: [], strikes: [] })
  })
  const [track] = decodeTrajectory(bytes()).tracks
  expect(track?.poses.map(({ x }) => x)).toEqual(ways)
})

test('a typical toss takes about half a kilobyte', () => {
  const sizes = Array.from({ length: 40 }, (_, i) => {
    const rng = new FastChance(i)
    const recorder = recordTrajectory()
    const { onStep } = recorder
    throwDie(FELT, [], { id: 'tossed', kind: 'd6', size: 16 }, drawThrow(rng), rng, { onStep })
    return recorder.bytes().length
  }).toSorted((a, b) => a - b)
  expect(sizes[20]).toBeLessThan(600)
  expect(sizes[39]).toBeLessThan(1500)
})

test('nothing thrown is nothing to show, and nonsense is refused', () => {
  expect(decodeTrajectory(recordTrajectory().bytes())).toEqual({ pictures: 0, tracks: [] })
  for (const bytes of [[], [2, 0, 0], [1, 0, 0, 9], [1, 5, 1, 0, 0, 3, 1]])
    expect(() => decodeTrajectory(Uint8Array.from(bytes))).toThrow('no-trajectory')
})
