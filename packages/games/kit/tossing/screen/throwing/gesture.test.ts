import { accept } from '@nassau/kernel/host'
import { asked } from '@nassau/kernel/testing'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { pirateOZone } from '../../../../pirate-o-zone/game.ts'
import { tossBy } from '../../steps/tosses.ts'
import { poseAt } from '../../test-kit.ts'
import { type Aim, keptIn, throwOf, usualAim } from './aim.ts'
import { aimOfFlick, type Sample } from './gesture.ts'

const USUAL_AIM = usualAim(pirateOZone.edition, -381)

/** A straight flick of `speed` board heights a second, sampled every `every` ms on a board `height` pixels high. */
const flick = (speed: number, angle: number, every: number, height: number): Sample[] =>
  Array.from({ length: Math.floor(200 / every) + 1 }, (_, i) => {
    const way = (speed * height * i * every) / 1000
    return { x: 100 + Math.sin(angle) * way, y: 900 - Math.cos(angle) * way, t: i * every }
  })

function thrownBy(samples: readonly Sample[], height: number): Aim {
  const thrown = aimOfFlick(samples, height, USUAL_AIM)
  if (typeof thrown === 'string') throw new Error(`a flick should throw, and not be ${thrown}`)
  return thrown
}

test('the same flick means the same on any screen and at any rate', () => {
  const small = thrownBy(flick(1.6, 0.1, 16, 400), 400)
  const large = thrownBy(flick(1.6, 0.1, 4, 1200), 1200)
  expect(small.power).toBeCloseTo(0.5, 1)
  expect(small.power).toBeCloseTo(large.power, 2)
  expect(small.angle).toBeCloseTo(large.angle, 2)
})

test('a harder flick is a harder throw, and a straight one has no spin', () => {
  const soft = thrownBy(flick(1, 0, 8, 600), 600)
  const hard = thrownBy(flick(2, 0, 8, 600), 600)
  expect(hard.power).toBeGreaterThan(soft.power)
  expect(hard.spin).toBeCloseTo(0, 5)
})

test('a way that bends to the right spins to the right', () => {
  const bent = Array.from({ length: 16 }, (_, i) => ({ x: 100 + i * i * 0.8, y: 900 - i * 14, t: i * 8 }))
  expect(thrownBy(bent, 600).spin).toBeGreaterThan(0.1)
})

test('a finger that is put down, drawn back or lifted slowly throws nothing, and it is said why', () => {
  expect(aimOfFlick([], 600, USUAL_AIM)).toBe('too-slow')
  expect(aimOfFlick([{ x: 0, y: 0, t: 0 }], 600, USUAL_AIM)).toBe('too-slow')
  expect(aimOfFlick(flick(0.05, 0, 8, 600), 600, USUAL_AIM)).toBe('too-slow')
  expect(aimOfFlick(flick(1, Math.PI, 8, 600), 600, USUAL_AIM)).toBe('backwards')
})

test('whatever is aimed is a throw the rules allow', () => {
  const table = poseAt(pirateOZone, true, { step: 'arrange', at: 'choose', spots: [] })
  const tossing = poseAt(pirateOZone, true, tossBy(table.board, 0, 'ship', 1))
  const ask = asked(tossing)
  if (ask.kind !== 'throw') throw new Error('a throw should be asked for')
  const number = fc.double({ min: -3, max: 3, noNaN: true })
  const aims = fc.record({
    x: fc.double({ min: -900, max: 900, noNaN: true }),
    y: fc.double({ min: -1500, max: 900, noNaN: true }),
    z: fc.double({ min: -50, max: 900, noNaN: true }),
    angle: fc.double({ min: -400, max: 400, noNaN: true }),
    loft: fc.double({ min: -400, max: 400, noNaN: true }),
    power: number,
    spin: number,
    back: number,
    twist: number,
  })
  fc.assert(
    fc.property(aims, aim => {
      expect(accept(ask, throwOf(keptIn(ask, aim), pirateOZone.edition))).toBeDefined()
    }),
  )
})
