import { Chance } from '@nassau/kernel'
import { FastChance } from '@nassau/kernel/bots'
import { NoChance } from '@nassau/kernel/host'
import { ScriptedChance } from '@nassau/kernel/testing'
import { beforeAll, describe, expect, test } from 'vitest'
import { drawThrow, FELT, sizeOf } from './fixtures/thousand.ts'
import { type Judged, judge, unjudged } from './judging/contact.ts'
import { lieFlat } from './judging/flat.ts'
import { lowestPoint } from './judging/footprint.ts'
import { TREMOR } from './physics/hand.ts'
import { loadPhysics, type Motion, noMotion } from './physics/world.ts'
import { type Die, KINDS, type Throw } from './pose.ts'
import { type Report, settle, throwDie } from './throw.ts'

beforeAll(() => loadPhysics())

const BARE = { width: 762, length: 1524, disks: [] }
const FOUL = { y: -381, towards: 1 } as const
const die = { id: 'tossed', kind: 'd6', size: 16 } as const
const still: Throw = { x: 0, y: -6000, z: 500, vx: 0, vy: 0, vz: 0, wx: 0, wy: 0, wz: 0 }

/** Always the middle: the die lies flat in the hand. */
class FlatHand extends Chance {
  below(n: number): number {
    return n >> 1
  }
}

const toss = (change: Partial<Throw>, seed = 1): Report =>
  throwDie(FELT, [], die, { ...still, ...change }, new FastChance(seed), { foul: FOUL })

describe('first contact and the foul line', () => {
  test('OZ-11 a die that touches the table before the line is legal', () => {
    const { firstContact, crossedFirst } = toss({ vy: 800, z: 300 })
    expect(crossedFirst).toBe(false)
    expect(firstContact?.y).toBeLessThan(-381)
    expect(firstContact?.y).toBeGreaterThan(-600)
  })

  test('OZ-11 a die that flies over the line first is not', () => {
    const { firstContact, crossedFirst } = toss({ vy: 3000, z: 3000, vz: 500 })
    expect(crossedFirst).toBe(true)
    expect(firstContact?.y).toBeGreaterThan(-381)
  })

  test('OZ-11 tossed from the other end, the line is crossed the other way', () => {
    const line = { y: 381, towards: -1 } as const
    const back = { ...still, y: 6000, vy: -3000, z: 3000 }
    const low = { ...still, y: 6000, vy: -800, z: 300 }
    expect(throwDie(FELT, [], die, back, new FastChance(1), { foul: line }).crossedFirst).toBe(true)
    expect(throwDie(FELT, [], die, low, new FastChance(1), { foul: line }).crossedFirst).toBe(false)
  })

  test('OZ-11 the moment of the touch agrees with the fall', () => {
    const { firstContact } = throwDie(BARE, [], die, { ...still, z: 1080, vy: 500 }, new FlatHand())
    // A flat cube let go at 108 mm falls 100 mm: sqrt(2 · 100 / 9810) s.
    // In steps of 1/240 s a fall takes half a step less.
    const seconds = Math.sqrt(200 / 9810) - 0.5 / 240
    expect(firstContact?.t).toBeCloseTo(seconds, 3)
    expect(firstContact?.y).toBeCloseTo(-600 + 500 * seconds, 0)
  })

  test('OZ-11 a foul disk counts as table', () => {
    const { firstContact } = toss({ x: 3000, y: -3810, z: 400 })
    expect(firstContact?.t).toBeGreaterThan(0)
  })

  test('OZ-11 another die does not count as table', () => {
    const wall = [-16, 0, 16].map(x => lieFlat({ id: `w${x}`, kind: 'd6', size: 16 }, { x, y: -540, turn: 0, face: 1 }))
    let struckAt = 0
    const report = throwDie(FELT, wall, die, { ...still, z: 200, vy: 5000 }, new FlatHand(), {
      foul: FOUL,
      onStep: ({ step, strikes }) => {
        if (strikes.length > 0 && struckAt === 0) struckAt = step / 240
      },
    })
    expect(struckAt).toBeGreaterThan(0)
    expect(report.struck.length).toBeGreaterThan(0)
    expect(report.firstContact === null || report.firstContact.t > struckAt).toBe(true)
  })

  test('OZ-11 a die that never touches the table has no first contact', () => {
    const report = toss({ x: 3800, vx: 4000, z: 4000 })
    expect(report).toMatchObject({ firstContact: null, left: ['tossed'], dice: [], rolled: false })
  })

  test('OZ-12 at exactly the line counts as not yet crossed', () => {
    const at = (y: number): Judged => {
      const judged = unjudged()
      const before = { ...noMotion(), y, z: 8 }
      judge(judged, die, FELT, FOUL, { step: 1, before, now: before, metDie: false })
      return judged
    }
    expect(at(-381).crossedFirst).toBe(false)
    expect(at(-380.99).crossedFirst).toBe(true)
  })
})

describe('rolled or slid', () => {
  test.each([300, 600, 1000, 1500])('OZ-12 a die that only slides has not rolled (%d mm/s)', speed => {
    const report = throwDie(BARE, [], die, { ...still, z: 81, vy: speed }, new FlatHand())
    expect(report.firstContact).not.toBeNull()
    expect(report.turnCosine).toBeGreaterThan(0.99)
    expect(report.rolled).toBe(false)
    expect(report.dice.length).toBe(1)
  })

  test('OZ-12 spinning like a top on one face is not rolling', () => {
    const report = throwDie(BARE, [], die, { ...still, z: 81, vy: 300, wz: 3000 }, new FlatHand())
    expect(report.rolled).toBe(false)
  })

  /** A die over the table that was tilted so far, in degrees about the axis across, and turned like a top. */
  const tilted = (degrees: number, top = 0): Motion => {
    const [a, b] = [(degrees * Math.PI) / 360, (top * Math.PI) / 360]
    // First like a top, then over.
    const [qx, qy, qz, qw] = [
      Math.sin(a) * Math.cos(b),
      -Math.sin(a) * Math.sin(b),
      Math.cos(a) * Math.sin(b),
      Math.cos(a) * Math.cos(b),
    ]
    return { ...noMotion(), z: 8, qx, qy, qz, qw }
  }
  /** What is made of a die that touches as the first is tilted and then goes through the others. */
  function judgedOver(...[first, ...others]: Motion[]): Judged {
    const judged = unjudged()
    const before = first ?? tilted(0)
    judge(judged, die, BARE, null, { step: 1, before, now: { ...before, vz: 200 }, metDie: false })
    for (const now of others) judge(judged, die, BARE, null, { step: 2, before: now, now, metDie: false })
    return judged
  }

  test('OZ-12 rocking to and fro does not add up to a roll', () => {
    const rocking = Array.from({ length: 40 }, (_, i) => ({ ...tilted(i % 2 ? 30 : -10), wx: 40 }))
    expect(judgedOver(tilted(0), ...rocking).turnCosine).toBeCloseTo(Math.cos(Math.PI / 6))
  })

  test('OZ-12 a turn of 45° about a level axis from how it lay at the touch is a roll, a top’s spin beside it is not', () => {
    expect(judgedOver(tilted(0), tilted(45.01)).turnCosine).toBeLessThanOrEqual(Math.SQRT1_2)
    expect(judgedOver(tilted(0), tilted(44.99)).turnCosine).toBeGreaterThan(Math.SQRT1_2)
    expect(judgedOver(tilted(20), tilted(64)).turnCosine).toBeGreaterThan(Math.SQRT1_2)
    expect(judgedOver(tilted(0), tilted(30, 170)).turnCosine).toBeCloseTo(Math.cos(Math.PI / 6))
    expect(judgedOver(tilted(0), tilted(90), tilted(180), tilted(360)).turnCosine).toBeCloseTo(-1)
  })

  test('OZ-12 how a die lay at the touch is that of the touch, not of the step it fell in', () => {
    // 160 rad/s are 38° a step: 10 mm above the table it needs part of one to come down.
    const before = { ...tilted(0), z: 9, vz: -300, wx: 160 }
    const judged = unjudged()
    judge(judged, die, BARE, null, { step: 1, before, now: { ...before, vz: 200 }, metDie: false })
    expect(judged.firstContact).not.toBeNull()
    expect(judged.upAtContact[2]).toBeLessThan(0.999)
  })

  test('OZ-12 a weak, low toss is a foul more often than a brisk one', () => {
    const slides = (change: Partial<Throw>): number => {
      const reports = Array.from({ length: 200 }, (_, seed) =>
        throwDie(BARE, [], die, { ...still, ...change }, new FastChance(seed)),
      )
      return reports.filter(({ firstContact, left, rolled }) => firstContact && left.length === 0 && !rolled).length
    }
    expect(slides({ z: 200, vy: 600, wx: 2000 })).toBeGreaterThan(3 * slides({ z: 200, vy: 2000, wx: -4000 }))
  })

  test('OZ-12 real tosses roll', () => {
    const rng = new FastChance(21)
    const reports = Array.from({ length: 200 }, () => throwDie(FELT, [], die, drawThrow(rng), rng))
    const touched = reports.filter(({ firstContact, left }) => firstContact && left.length === 0)
    expect(touched.length).toBeGreaterThan(100)
    expect(touched.filter(({ rolled }) => rolled).length).toBeGreaterThan(0.95 * touched.length)
  })
})

describe('dice on the table', () => {
  test('OZ-15 a die that leaves the table is out, tossed or knocked', () => {
    const edge = lieFlat({ id: 'edge', kind: 'd6', size: 16 }, { x: 0, y: 750, turn: 0, face: 3 })
    const report = throwDie(BARE, [edge], die, { ...still, y: 5000, z: 200, vy: 5000 }, new FlatHand())
    expect(report.left.toSorted()).toEqual(['edge', 'tossed'])
    expect(report.dice).toEqual([])
    expect(report.struck[0]).toEqual(['tossed', 'edge'])
    expect(report.moved.map(({ id }) => id)).toEqual(['edge'])
  })

  test('OZ-14 what a die moved is told: how far, and whether it shows another value', () => {
    const rng = new FastChance(2)
    const near = lieFlat({ id: 'near', kind: 'd6', size: 16 }, { x: 0, y: -400, turn: 20, face: 5 })
    const far = lieFlat({ id: 'far', kind: 'd6', size: 16 }, { x: 300, y: 600, turn: 45, face: 2 })
    let changed = 0
    for (let i = 0; i < 30; i++) {
      const report = throwDie(BARE, [near, far], die, { ...still, z: 250, vy: 2000, wx: -3000 }, rng)
      expect(report.dice.find(({ id }) => id === 'far')).toEqual(far)
      const [moved] = report.moved
      const now = report.dice.find(({ id }) => id === 'near')
      if (!moved || !now) continue
      const distance = Math.hypot(now.pose.x - near.pose.x, now.pose.y - near.pose.y, now.pose.z - near.pose.z)
      expect(moved.distance).toBeCloseTo(distance, 9)
      expect(moved.faceChanged).toBe(now.face !== 5)
      if (moved.faceChanged) changed++
    }
    expect(changed).toBeGreaterThan(3)
  })

  test('OZ-31 disks stop dice, carry them and never move', () => {
    const report = throwDie(FELT, [], die, { ...still, x: 0, y: 6720, z: 400 }, new FlatHand())
    const [rest] = report.dice
    expect(rest && lowestPoint(rest, rest.pose)).toBeCloseTo(2, 1)
  })
})

test.each(KINDS)('every throw of a %s ends flat or cocked, with a face, within six seconds', kind => {
  const rng = new FastChance(31)
  let dice: Die[] = []
  for (let i = 0; i < 150; i++) {
    if (dice.length > 10) dice = []
    const tossed = { id: `d${i}`, kind, size: sizeOf(kind) }
    const report = throwDie(FELT, dice, tossed, drawThrow(rng), rng, { tremor: TREMOR })
    expect(report.seconds).toBeLessThan(6)
    expect(report.dice.length + report.left.length).toBe(dice.length + 1)
    for (const { face } of report.dice) expect(face).toBeGreaterThan(0)
    dice = report.dice
  }
})

describe('settling', () => {
  const lower = lieFlat({ id: 'lower', kind: 'd6', size: 16 }, { x: 0, y: 0, turn: 10, face: 1 })
  const upper = lieFlat({ id: 'upper', kind: 'd6', size: 16 }, { x: 3, y: 0, turn: 40, face: 2, height: 16 })
  const beside = lieFlat({ id: 'beside', kind: 'd12', size: 18 }, { x: 60, y: 0, turn: 0, face: 7 })

  test('OZ-32 a die falls when the one below is lifted off; the others do not stir', () => {
    const { dice, moved } = settle(BARE, [upper, beside], new NoChance(), { lifted: [lower] })
    expect(moved.map(({ id }) => id)).toEqual(['upper'])
    expect(dice[0]?.pose.z).toBeCloseTo(8, 1)
    expect(dice[1]).toEqual(beside)
  })

  test('OZ-32 a die that is still held up stays', () => {
    const { dice, moved } = settle(BARE, [lower, upper, beside], new NoChance())
    expect(dice.map(({ pose }) => Math.round(pose.z))).toEqual([8, 24, 9])
    for (const { distance } of moved) expect(distance).toBeLessThan(0.5)
  })

  test('OZ-32 with nothing held up nothing happens', () => {
    const settled = settle(BARE, [lower, beside], new NoChance())
    expect(settled).toMatchObject({ dice: [lower, beside], moved: [], seconds: 0 })
  })

  // A cube on its edge in the gap between two others: both upper faces are 45° from level.
  const gap = [-14, 14].map(x => lieFlat({ id: `at ${x}`, kind: 'd6', size: 16 }, { x, y: 0, turn: 0, face: 1 }))
  const wedged: Die = {
    id: 'wedged',
    kind: 'd6',
    size: 16,
    labels: 0,
    face: 1,
    pose: {
      x: 0,
      y: 0,
      z: 21.35,
      qx: 0,
      qy: Math.sqrt((1 - Math.SQRT1_2) / 2),
      qz: 0,
      qw: Math.sqrt((1 + Math.SQRT1_2) / 2),
    },
  }

  test('OZ-18 a cocked die with two faces equally near to up has its value rolled again', () => {
    const faces = Array.from({ length: 24 }, (_, labels) => {
      const { dice, cocked } = settle(
        BARE,
        [...gap, { ...wedged, pose: { ...wedged.pose, z: 21.5 } }],
        new ScriptedChance([labels]),
      )
      expect(cocked).toEqual([{ id: 'wedged', candidates: [expect.any(Number), expect.any(Number)] }])
      return dice.find(({ id }) => id === 'wedged')?.face
    })
    // Every value as often, over all that chance may say.
    for (let value = 1; value <= 6; value++) expect(faces.filter(face => face === value).length).toBe(4)
  })
})

describe('misuse is a bug of the caller', () => {
  test.each([Number.NaN, 0.5, Number.POSITIVE_INFINITY, 2e6])('OZ-27 a throw of %d is refused', vy => {
    expect(() => toss({ vy })).toThrow('throw-not-whole')
  })

  test('a die cannot be tossed while it lies on the table', () => {
    const there = lieFlat(die, { x: 0, y: 0, turn: 0, face: 1 })
    expect(() => throwDie(FELT, [there], die, still, new FastChance(1))).toThrow('die-already-there')
  })

  test('too many dice are refused', () => {
    const many = Array.from({ length: 41 }, (_, i) =>
      lieFlat(
        { id: `d${i}`, kind: 'd6', size: 16 },
        { x: 18 * (i % 10), y: 20 * Math.floor(i / 10), turn: 0, face: 1 },
      ),
    )
    expect(() => throwDie(FELT, many, die, still, new FastChance(1))).toThrow('too-many-dice')
    // And the table still works afterwards.
    expect(toss({ vy: 800 }).dice.length).toBe(1)
  })
})
