import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { reachOf } from '../physics/shape.ts'
import type { Die, Disk, Felt } from '../pose.ts'
import { lieFlat } from './flat.ts'
import { footprint, lowestPoint } from './footprint.ts'
import {
  centreDistance,
  EDGES,
  gapBetween,
  gapToDisk,
  gapToEdge,
  isOnDisk,
  isOneLeagueOrLess,
  isTooCloseToCall,
  isTouching,
} from './measure.ts'

const FELT: Felt = { width: 762, length: 1524, disks: [] }
const island: Disk = { x: 0, y: 0, diameter: 50, thickness: 2 }

const ship = (x: number, y: number, turn = 0, height = 0): Die =>
  lieFlat({ id: 'ship', kind: 'd6', size: 16 }, { x, y, turn, face: 4, height })
const ball = (x: number, y: number, turn = 0): Die =>
  lieFlat({ id: 'ball', kind: 'd12', size: 18 }, { x, y, turn, face: 9 })

describe('by hand', () => {
  test('PZ-8 from the disk’s edge to the die’s nearest point', () => {
    expect(gapToDisk(ship(40, 0), island)).toBeCloseTo(40 - 8 - 25, 9)
    expect(gapToDisk(ship(0, -60), island)).toBeCloseTo(60 - 8 - 25, 9)
    // Corner first: half the diagonal of 16 mm.
    expect(gapToDisk(ship(100, 0, 45), island)).toBeCloseTo(100 - 8 * Math.SQRT2 - 25, 9)
    expect(gapToDisk(ship(0, 0, 33), island)).toBe(-25)
  })

  test('PZ-8 a cannonball is a decagon seen from above, with a corner towards the far edge', () => {
    const outline = footprint(ball(0, 0))
    const far = 18 * 0.618034
    expect(outline.length).toBe(10)
    for (const { x, y } of outline) expect(Math.hypot(x, y)).toBeCloseTo(far, 4)
    expect(Math.max(...outline.map(({ y }) => y))).toBeCloseTo(far, 4)
    expect(gapToDisk(ball(0, 100), island)).toBeCloseTo(100 - far - 25, 4)
    expect(gapToDisk(ball(0, 100, 18), island)).toBeCloseTo(100 - far * Math.cos(Math.PI / 10) - 25, 4)
  })

  test('PZ-8 from the nearest point of the cannonball to the nearest point of the ship', () => {
    expect(gapBetween(ship(0, 0), ship(40, 0))).toBeCloseTo(24, 9)
    expect(gapBetween(ship(0, 0), ship(30, 40))).toBeCloseTo(Math.hypot(14, 24), 9)
    expect(gapBetween(ship(0, 0), ship(40, 0, 45))).toBeCloseTo(40 - 8 - 8 * Math.SQRT2, 9)
    expect(gapBetween(ship(0, 0), ship(10, 5, 30))).toBe(0)
  })

  test('OZ-21 from the die’s nearest point to the edge', () => {
    expect(gapToEdge(ship(0, 700), FELT, 'far')).toBeCloseTo(54, 9)
    expect(gapToEdge(ship(0, 700, 45), FELT, 'far')).toBeCloseTo(62 - 8 * Math.SQRT2, 9)
    expect(gapToEdge(ship(0, -700), FELT, 'near')).toBeCloseTo(54, 9)
    expect(gapToEdge(ship(370, 0), FELT, 'right')).toBeCloseTo(3, 9)
    expect(gapToEdge(ship(-375, 0), FELT, 'left')).toBeCloseTo(-2, 9)
  })

  test('OZ-22 from the mark in the centre of the target to the centre of the die', () => {
    expect(centreDistance(ship(30, 40, 77), island)).toBeCloseTo(50, 9)
    expect(centreDistance(ship(30, 40), ball(0, 0))).toBeCloseTo(50, 9)
  })

  test.each([
    [0, false, true],
    [-0.1, false, true],
    [-0.2, true, true],
    [-23, true, true],
    [0.3, false, true],
    [0.4, false, false],
  ])('OZ-17, PZ-7 a ship %d mm off the rim: on %s, in contact %s', (gap, on, contact) => {
    const die = ship(25 + 8 + gap, 0)
    expect(isOnDisk(die, island)).toBe(on)
    expect(isTouching(die, island)).toBe(contact)
  })

  test('PZ-33 a die on another die is not in contact with the island below', () => {
    expect(lowestPoint(ship(0, 0, 0, 18), ship(0, 0, 0, 18).pose)).toBeCloseTo(18, 9)
    expect(isTouching(ship(0, 0, 0, 18), island)).toBe(false)
    expect(isTouching(ship(0, 0, 0, 2), island)).toBe(true)
  })

  test('PZ-8 exactly one league is in range', () => {
    const league = 115
    expect(isOneLeagueOrLess(gapToDisk(ship(25 + 115 + 8, 0), island), league)).toBe(true)
    expect(isOneLeagueOrLess(gapToDisk(ship(25 + 115 + 8.001, 0), island), league)).toBe(false)
    expect(isOneLeagueOrLess(gapBetween(ship(0, 0), ship(0, 131, 90)), league)).toBe(true)
  })

  test('OZ-23 at most half a millimetre farther is too close to call', () => {
    expect(isTooCloseToCall(50.5, 50)).toBe(true)
    expect(isTooCloseToCall(0.1 + 0.2 + 0.5, 0.3)).toBe(true)
    expect(isTooCloseToCall(50.51, 50)).toBe(false)
  })
})

describe('always', () => {
  const place = fc.integer({ min: -3000, max: 3000 }).map(n => n / 10)
  const turn = fc.integer({ min: -720, max: 720 })
  const anyDie = fc
    .record({ x: place, y: place, turn, isBall: fc.boolean() })
    .map(({ x, y, turn, isBall }) => (isBall ? ball(x, y, turn) : ship(x, y, turn)))
  const anyDisk = fc
    .record({ x: place, y: place, diameter: fc.integer({ min: 30, max: 60 }) })
    .map(disk => ({ ...disk, thickness: 2 }))
  const shifted = (die: Die, dx: number, dy: number): Die => ({
    ...die,
    pose: { ...die.pose, x: die.pose.x + dx, y: die.pose.y + dy },
  })
  /** The whole table turned by a quarter. */
  const turned = (die: Die): Die => {
    const { x, y, qx, qy, qz, qw } = die.pose
    const h = Math.SQRT1_2
    return {
      ...die,
      pose: { x: -y, y: x, z: die.pose.z, qx: h * (qx - qy), qy: h * (qy + qx), qz: h * (qz + qw), qw: h * (qw - qz) },
    }
  }

  test('a gap is the same from both sides', () => {
    fc.assert(
      fc.property(anyDie, anyDie, (a, b) => {
        expect(gapBetween(a, b)).toBeCloseTo(gapBetween(b, a), 9)
      }),
    )
  })

  test('moving or turning the whole table changes nothing', () => {
    fc.assert(
      fc.property(anyDie, anyDie, anyDisk, place, place, (a, b, disk, dx, dy) => {
        const moved = { ...disk, x: disk.x + dx, y: disk.y + dy }
        expect(gapBetween(shifted(a, dx, dy), shifted(b, dx, dy))).toBeCloseTo(gapBetween(a, b), 6)
        expect(gapToDisk(shifted(a, dx, dy), moved)).toBeCloseTo(gapToDisk(a, disk), 6)
        expect(gapBetween(turned(a), turned(b))).toBeCloseTo(gapBetween(a, b), 6)
        expect(gapToDisk(turned(a), { ...disk, x: -disk.y, y: disk.x })).toBeCloseTo(gapToDisk(a, disk), 6)
      }),
    )
  })

  test('a gap lies between what the inner and the outer circle of the dice say', () => {
    fc.assert(
      fc.property(anyDie, anyDie, anyDisk, (a, b, disk) => {
        const outer = reachOf(a.kind, a.size)
        const toCentre = centreDistance(a, disk) - disk.diameter / 2
        expect(gapToDisk(a, disk)).toBeGreaterThanOrEqual(Math.max(toCentre - outer, -disk.diameter / 2) - 1e-9)
        expect(gapToDisk(a, disk)).toBeLessThanOrEqual(Math.max(toCentre - a.size / 2, -disk.diameter / 2) + 1e-9)
        const apart = centreDistance(a, b)
        expect(gapBetween(a, b)).toBeGreaterThanOrEqual(apart - outer - reachOf(b.kind, b.size) - 1e-9)
        expect(gapBetween(a, b)).toBeLessThanOrEqual(Math.max(0, apart - a.size / 2 - b.size / 2) + 1e-9)
      }),
    )
  })

  test('a die that keeps clear of a third keeps the triangle', () => {
    fc.assert(
      fc.property(anyDie, anyDie, anyDie, (a, b, c) => {
        const across = 2 * reachOf(b.kind, b.size)
        expect(gapBetween(a, c)).toBeLessThanOrEqual(gapBetween(a, b) + gapBetween(b, c) + across + 1e-9)
      }),
    )
  })

  test('the four edges together span the table', () => {
    fc.assert(
      fc.property(anyDie, die => {
        const [far, near, left, right] = EDGES.map(edge => gapToEdge(die, FELT, edge))
        const spots = footprint(die)
        const span = (list: number[]): number => Math.max(...list) - Math.min(...list)
        expect((far ?? 0) + (near ?? 0) + span(spots.map(({ y }) => y))).toBeCloseTo(1524, 6)
        expect((left ?? 0) + (right ?? 0) + span(spots.map(({ x }) => x))).toBeCloseTo(762, 6)
      }),
    )
  })
})
