import { assertPlain } from '@nassau/kernel/testing'
import { gapBetween } from '@nassau/tossing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { die, goal } from '../kit/scoring-test-kit.ts'
import type { FeltDie, Team } from '../kit/tossing/board.ts'
import { scoreWaters } from './scoring.ts'
import { sayStep, type Target } from './scoring-steps.ts'
import { aim, holdStep, judge, outOfReach, sink, type Volley, type Waters } from './sinking.ts'

const LEAGUE = 115
const SKULL = goal('Skull Island', 300, 0, 0)
/** From an island's centre to the centre of a ship that lies square beside it, at this gap. */
const beside = (gap: number): number => 25 + 8 + gap

const waters = (dice: FeltDie[], first: Team = 0): Waters => ({ islands: [SKULL], league: LEAGUE, dice, first })
const ids = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id)

function aimed(dice: FeltDie[], team: Team): Volley {
  const volley = aim(waters(dice), team)
  if (volley === null) throw new Error('no cannonball')
  return volley
}

/** A volley of given strengths; the ships are called by their place in the list. */
const volleyOf = (ball: number, strengths: readonly number[]): Volley => ({
  team: 0,
  ball: { id: 'bc', face: ball, contact: null, strength: ball },
  targets: strengths
    .map((strength, i): Target => ({ id: `w${i}`, face: strength, contact: null, strength, gap: 10 }))
    .sort((a, b) => b.strength - a.strength),
  missed: [],
  sunk: [],
})

/** The volley to its end, with every choice open taken by `choose`. */
function sunkBy(volley: Volley, choose: (candidates: string[]) => string | undefined): string[] {
  const verdict = judge(volley)
  if (verdict.kind === 'sink') return sunkBy(sink(volley, verdict.id), choose)
  if (verdict.kind !== 'choose') return volley.sunk
  return sunkBy(sink(volley, choose(verdict.candidates) ?? ''), choose)
}
const never = (): string => {
  throw new Error('nothing should be asked')
}

test.each([
  ['exactly one league', LEAGUE, []],
  ['a hair less', LEAGUE - 0.001, []],
  ['a hair more', LEAGUE + 0.001, ['b1']],
])('PZ-8 PZ-17 a ship at %s from the only island: removed %#', (_what, gap, removed) => {
  expect(ids(outOfReach(waters([die('b1', 3, { x: beside(gap), y: 0 })])))).toEqual(removed)
})

test('PZ-8 partly in range is in range: the nearest point of the die counts', () => {
  const centre = 25 + LEAGUE + 8.5
  expect(ids(outOfReach(waters([die('b1', 3, { x: centre, y: 0, turn: 45 })])))).toEqual([])
  expect(ids(outOfReach(waters([die('b1', 3, { x: centre, y: 0 })])))).toEqual(['b1'])
})

test('PZ-17 a ship near any island stays, and cannonballs always do', () => {
  const islands = [SKULL, goal('Parrot Cay', 300, 300, 0)]
  const dice = [die('w1', 2, { x: 300, y: 60 }), die('w2', 2, { x: 0, y: 600 }), die('wc', 2, { x: 0, y: 500 })]
  const gone = outOfReach({ ...waters(dice), islands })
  expect(gone).toEqual([
    { kind: 'out-of-reach', clause: 'PZ-17', id: 'w2', team: 1, island: 'Skull Island', gap: 600 - 8 - 25 },
  ])
})

test.each([
  ['on the island', 0, 8],
  ['touching its rim', beside(0), 8],
  ['at a gap of exactly 0.3 mm', beside(0.3), 8],
  ['at a gap of 0.301 mm', beside(0.301), 4],
])('PZ-7 PZ-19 the strength of a ship showing 4 %s (x = %d) is %d', (_what, x, strength) => {
  const { targets } = aimed([die('b1', 4, { x, y: 0 }), die('wc', 9, { x: -60, y: 0 })], 1)
  expect(targets).toMatchObject([{ id: 'b1', face: 4, strength }])
})

test("PZ-19 a cannonball's strength is doubled in the same way", () => {
  expect(aimed([die('wc', 7, { x: 60, y: 0 })], 1).ball).toMatchObject({ strength: 7, contact: null })
  expect(aimed([die('wc', 7, { x: 20, y: 0 })], 1).ball).toMatchObject({ strength: 14, contact: 'Skull Island' })
})

test('PZ-33 in contact with two islands a strength is doubled once', () => {
  const islands = [goal('one', 300, -33, 0), goal('two', 300, 33, 0)]
  const volley = aim({ ...waters([die('b1', 3, { x: 0, y: 0 }), die('wc', 9, { x: 0, y: 40 })]), islands }, 1)
  expect(volley?.targets).toMatchObject([{ id: 'b1', strength: 6 }])
})

test('PZ-33 a ship on another die on an island has its plain strength', () => {
  const dice = [die('b1', 2, { x: 0, y: 0 }), die('b2', 5, { x: 0, y: 0, height: 18 }), die('wc', 9, { x: 60, y: 0 })]
  expect(aimed(dice, 1).targets).toMatchObject([
    { id: 'b2', strength: 5, contact: null },
    { id: 'b1', strength: 4, contact: 'Skull Island' },
  ])
})

test('PZ-8 PZ-20 range goes from nearest point to nearest point, exactly one league included', () => {
  const ball = die('bc', 9, { x: 60, y: 0, turn: 20 })
  const ship = die('w1', 3, { x: -80, y: 30, turn: 33 })
  const league = gapBetween(ball, ship)
  const targetsAt = (reach: number): Target[] | undefined => aim({ ...waters([ball, ship]), league: reach }, 0)?.targets
  expect(targetsAt(league)).toHaveLength(1)
  expect(targetsAt(league + 0.001)).toHaveLength(1)
  expect(targetsAt(league - 0.001)).toHaveLength(0)
})

test('PZ-20 neither cannonballs nor own ships are targets', () => {
  const dice = [
    die('bc', 12, { x: 60, y: 0 }),
    die('wc', 1, { x: 60, y: 30 }),
    die('b1', 1, { x: 60, y: -30 }),
    die('w1', 1, { x: 60, y: 60 }),
    die('w2', 1, { x: -140, y: 0 }),
  ]
  const volley = aimed(dice, 0)
  expect(ids(volley.targets)).toEqual(['w1'])
  expect(ids(volley.missed)).toEqual(['w2'])
})

test('PZ-18 each team with a cannonball resolves it once, in firing order', () => {
  const dice = [
    die('b1', 1, { x: 60, y: 0 }),
    die('w1', 1, { x: 60, y: 30 }),
    die('bc', 1, { x: 60, y: -40 }),
    die('wc', 1, { x: 60, y: 70 }),
  ]
  expect(scoreWaters(waters(dice, 0)).sunk).toEqual(['w1', 'b1'])
  expect(scoreWaters(waters(dice, 1)).sunk).toEqual(['b1', 'w1'])
  const unarmed = scoreWaters(waters(dice.slice(0, 3), 1))
  expect(unarmed.sunk).toEqual(['w1'])
  expect(unarmed.steps).toContainEqual({ kind: 'no-cannonball', clause: 'PZ-18', team: 1 })
})

test('PZ-21 first worked example: strength 9 sinks the 8 on the island, and the 3 is safe', () => {
  const dice = [die('wc', 9, { x: 80, y: 0 }), die('b1', 4, { x: 0, y: 0 }), die('b2', 3, { x: 60, y: 40 })]
  const { sunk, steps } = scoreWaters(waters(dice, 1))
  expect(sunk).toEqual(['b1'])
  expect(steps).toContainEqual(expect.objectContaining({ kind: 'holds', ids: ['b2'], total: 11, limit: 9 }))
})

test('PZ-21 second worked example: C sinks, A would make 10, and B behind it is safe', () => {
  const ball = die('wc', 4, { x: -20, y: 0 })
  const a = die('b1', 4, { x: 105, y: 0 })
  const b = die('b2', 2, { x: -60, y: 0 })
  const c = die('b3', 3, { x: 20, y: 0 })
  // Barely in range.
  expect(gapBetween(ball, a)).toBeGreaterThan(LEAGUE - 10)
  const { sunk, steps } = scoreWaters(waters([ball, a, b, c], 1))
  expect(sunk).toEqual(['b3'])
  expect(steps).toContainEqual({
    kind: 'holds',
    clause: 'PZ-21',
    ids: ['b1'],
    strength: 4,
    total: 10,
    limit: 8,
    safe: ['b2'],
  })
})

test('PZ-21 equal strength sinks; one more does not', () => {
  expect(sunkBy(volleyOf(9, [5, 4]), never)).toEqual(['w0', 'w1'])
  expect(sunkBy(volleyOf(8, [5, 4]), never)).toEqual(['w0'])
  expect(sunkBy(volleyOf(4, [5, 4]), never)).toEqual([])
})

test('PZ-21 the first ship that is too strong ends the checking', () => {
  expect(judge(volleyOf(9, [10, 1, 1]))).toEqual({ kind: 'stop', ids: ['w0'] })
  expect(sayStep(holdStep(volleyOf(9, [10, 1, 1]), ['w0']))).toBe(
    'White’s 0th die would make 10, more than 9: the checking ends, and White’s first die and White’s second die behind are safe.',
  )
})

test.each([
  ['all of them sink', 10, [3, 3, 3], 3],
  ['none of them sinks', 2, [3, 3, 3], 0],
  ['none of them sinks any more', 7, [5, 3, 3], 1],
  ['there is only one', 3, [3], 1],
])('PZ-22 no question is asked when %s', (_what, ball, strengths, n) => {
  expect(sunkBy(volleyOf(ball, strengths), never)).toHaveLength(n)
})

test('PZ-22 the sinking team chooses among tied ships when not all of them sink, one after the other', () => {
  const volley = volleyOf(8, [3, 3, 3])
  expect(judge(volley)).toEqual({ kind: 'choose', candidates: ['w0', 'w1', 'w2'] })
  expect(judge(sink(volley, 'w1'))).toEqual({ kind: 'choose', candidates: ['w0', 'w2'] })
  expect(judge(sink(sink(volley, 'w1'), 'w2'))).toEqual({ kind: 'stop', ids: ['w0'] })
})

/** The book's procedure on one order of ships, strongest first. */
function sunkInOrder(limit: number, order: readonly Target[]): string[] {
  const sunk: string[] = []
  let total = 0
  for (const { id, strength } of order) {
    total += strength
    if (total > limit) break
    sunk.push(id)
  }
  return sunk.sort()
}

const ordersOf = <T>(list: readonly T[]): T[][] =>
  list.length === 0 ? [[]] : list.flatMap((item, i) => ordersOf(list.toSpliced(i, 1)).map(order => [item, ...order]))

test('PZ-22 a question is asked exactly when the order of tied ships changes what sinks', () => {
  const strengths = fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 5 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 24 }), strengths, (ball, ships) => {
      const volley = volleyOf(ball, ships)
      const orders = ordersOf(volley.targets).filter(order =>
        order.every(({ strength }, i) => strength <= (order[i - 1]?.strength ?? strength)),
      )
      const possible = new Set(orders.map(order => sunkInOrder(ball, order).join(' ')))
      const reached = new Set<string>()
      let isAsked = false
      const explore = (at: Volley): void => {
        const verdict = judge(at)
        if (verdict.kind === 'sink') explore(sink(at, verdict.id))
        else if (verdict.kind === 'choose') {
          isAsked = true
          for (const id of verdict.candidates) explore(sink(at, id))
        } else reached.add([...at.sunk].sort().join(' '))
      }
      explore(volley)
      expect(isAsked).toBe(possible.size > 1)
      expect(reached).toEqual(possible)
    }),
    { numRuns: 500 },
  )
})

test('PZ-23 a ship that is sunk is gone before the other team resolves, and gives no control', () => {
  const dice = [
    die('bc', 6, { x: 60, y: 0 }),
    die('w1', 6, { x: 60, y: 30 }),
    die('wc', 3, { x: 60, y: -40 }),
    die('b1', 3, { x: 60, y: -70 }),
  ]
  const { sunk, islands } = scoreWaters(waters(dice, 0))
  expect(sunk).toEqual(['w1', 'b1'])
  expect(islands[0]?.control).toEqual([1, 1])
})

test('a volley is plain data, fit to wait in a frame', () => {
  const volley = aimed(
    [die('bc', 6, { x: 60, y: 0 }), die('w1', 6, { x: 60, y: 30 }), die('w2', 1, { x: -200, y: 0 })],
    0,
  )
  assertPlain(volley)
  expect(volley.missed[0]?.gap).toBeGreaterThan(LEAGUE)
})
