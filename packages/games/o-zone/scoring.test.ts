import { assertPlain } from '@nassau/kernel/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Pair } from '../kit/scoring.ts'
import { die, goal, inOtherColours, scattered } from '../kit/scoring-test-kit.ts'
import type { FeltDie } from '../kit/tossing/board.ts'
import { liftOff, type RoundPosition, type RoundScore, scoreRound } from './scoring.ts'
import { sayStep } from './scoring-steps.ts'

/** OZ-6 The usual arrangement: the far edge is at y = 762. */
const TARGETS = [goal('left +3', 3, -170, 562), goal('middle +6', 6, 0, 672), goal('right +3', 3, 170, 562)]
const FAR = 762

const position = (dice: FeltDie[], aside: Pair = [0, 0]): RoundPosition => ({
  felt: { width: 762, length: 1524 },
  targets: TARGETS,
  dice,
  aside,
})
const score = (dice: FeltDie[], aside?: Pair): RoundScore => scoreRound(position(dice, aside))
const clauses = ({ steps }: RoundScore): string[] => steps.map(({ clause }) => clause)
const winners = ({ near }: RoundScore): (string | null)[] => near.map(bonus => bonus?.id ?? null)

test('OZ-19 OZ-20 OZ-21 OZ-22 the worked example of the book: White 16, Black 23', () => {
  const a = die('w1', 4, { x: 300, y: 740 })
  const b = die('b1', 3, { x: -170, y: 510 })
  const c = die('w2', 2, { x: 0, y: 620 })
  const d = die('b2', 4, { x: 170, y: 500 })
  const scored = score([a, b, c, d], [1, 0])
  expect(scored.scores).toEqual([23, 16])
  expect(scored.steps.map(step => ('points' in step ? step.points : null))).toEqual([10, 8, 6, 8, 7])
})

test('OZ-19 zone, edge and near bonuses are scored in this order', () => {
  expect(clauses(score([die('b1', 1, { x: 0, y: 600 })], [1, 2]))).toEqual([
    'OZ-20',
    'OZ-20',
    'OZ-21',
    'OZ-22',
    'OZ-22',
    'OZ-22',
  ])
})

test('OZ-20 each die set aside is worth ten points', () => {
  expect(score([], [2, 5]).scores).toEqual([20, 50])
})

test("OZ-21 the edge bonus is measured from the die's nearest point", () => {
  // A die on its corner reaches 11.31 mm from its centre, one along the edge 8 mm.
  const square = die('b1', 2, { x: 0, y: 700 })
  const onCorner = die('w1', 5, { x: 100, y: 698, turn: 45 })
  const { edge } = score([square, onCorner])
  expect(edge).toMatchObject({ id: 'w1', points: 10 })
  expect(edge?.distance).toBeCloseTo(FAR - 698 - 8 * Math.SQRT2, 9)
})

test('OZ-22 the near bonus is measured from centre to centre', () => {
  // The die on its corner has the nearer point, the other one the nearer centre.
  const onCorner = die('b1', 6, { x: 170, y: 500, turn: 45 })
  const square = die('w1', 1, { x: 170, y: 562 - 61 })
  const { near } = score([onCorner, square])
  expect(near[2]).toMatchObject({ id: 'w1', distance: 61, points: 4 })
})

test('OZ-21 a die that sticks out over the scoring edge is nearer than any that does not', () => {
  const scored = score([die('b1', 2, { x: 0, y: 757 }), die('w1', 5, { x: 60, y: 754 })])
  expect(scored.edge).toMatchObject({ id: 'b1', distance: -3 })
  expect(scored.steps.map(sayStep)[0]).toBe(
    'Black’s first die is nearest, 3.00 mm over the scoring edge: twice 2, 4 points.',
  )
})

test("OZ-22 a target adds its own number to the die's value", () => {
  expect(score([die('b1', 5, { x: 0, y: 0 })]).near.map(bonus => bonus?.points)).toEqual([8, 11, 8])
})

test.each([
  ['exactly', 0.5, 'w1'],
  ['less than', 0.49, 'w1'],
  ['more than', 0.500_01, 'b1'],
])('OZ-23 at %s half a millimetre farther the higher value decides: %d mm, %s', (_what, farther, winner) => {
  const nearer = die('b1', 3, { x: 0, y: 600 })
  const higher = die('w1', 4, { x: 72 + farther, y: 672 })
  expect(winners(score([nearer, higher]))[1]).toBe(winner)
})

test.each([
  [0.5, 10],
  [0.500_01, 6],
])('OZ-23 settles the edge bonus as well: at %d mm farther the bonus is %d', (farther, points) => {
  const { edge } = score([die('b1', 3, { x: -50, y: 700 }), die('w1', 5, { x: 50, y: 700 - farther })])
  expect(edge?.points).toBe(points)
})

test('OZ-23 every die is compared with the nearest one, not with its neighbour', () => {
  const chain = [0, 0.4, 0.8].map((farther, i) => die(`w${i}`, i + 1, { x: i * 20, y: 700 - farther }))
  expect(score(chain).edge?.id).toBe('w1')
})

test('OZ-23 with equal values on both sides nobody gets the bonus', () => {
  const scored = score([die('b1', 4, { x: -40, y: 672 }), die('w1', 4, { x: 40, y: 672 })])
  expect(scored.near[1]).toBeNull()
  expect(scored.edge).toBeNull()
  expect(scored.steps).toContainEqual(
    expect.objectContaining({ kind: 'too-close', target: 'middle +6', winner: null, clause: 'OZ-23' }),
  )
})

test('OZ-23 a lower die of the other team does not spoil a tie', () => {
  const scored = score([
    die('b1', 4, { x: -40, y: 672 }),
    die('b2', 4, { x: 40, y: 672 }),
    die('w1', 2, { x: 0, y: 712 }),
  ])
  expect(scored.near[1]).toMatchObject({ team: 0, points: 10 })
})

test('OZ-23 tied dice of one team score once, with the higher value', () => {
  const scored = score([die('b1', 2, { x: -40, y: 672 }), die('b2', 5, { x: 40, y: 672 })])
  expect(scored.near[1]).toMatchObject({ id: 'b2', points: 11 })
  expect(scored.edge).toMatchObject({ id: 'b2', points: 10 })
})

test('OZ-24 one die may earn every bonus there is', () => {
  const scored = score([die('w3', 6, { x: 0, y: 500 })])
  expect(scored.scores).toEqual([0, 12 + 9 + 12 + 9])
})

test('OZ-25 with no die left on the table there is only the zone bonus', () => {
  const scored = score([], [1, 0])
  expect(scored).toMatchObject({ scores: [10, 0], edge: null, near: [null, null, null] })
  expect(clauses(scored)).toEqual(['OZ-20', 'OZ-25'])
})

test('OZ-17 a die that still lies on a target is lifted off before anything is scored', () => {
  const partly = die('b1', 6, { x: -170 + 32, y: 562 })
  const outside = die('w1', 2, { x: 170 + 33, y: 562 })
  const { position: after, steps } = liftOff(position([partly, outside], [0, 1]))
  expect(after.aside).toEqual([1, 1])
  expect(after.dice.map(({ id }) => id)).toEqual(['w1'])
  expect(steps).toEqual([{ kind: 'lifted', clause: 'OZ-17', id: 'b1', team: 0, target: 'left +3' }])
})

const IDS = ['b1', 'b2', 'b3', 'b4', 'b5', 'w1', 'w2', 'w3', 'w4', 'w5']
const ASIDE = fc.tuple(fc.nat(5), fc.nat(5))
/** Few distances and faces, so that ties are common. */
const DICE = scattered(IDS, 3).map(dice => dice.map(one => ({ ...one, pose: { ...one.pose, y: one.pose.y + 500 } })))

test('OZ-19 black and white are scored alike', () => {
  fc.assert(
    fc.property(DICE, ASIDE, (dice, [black, white]) => {
      const { scores } = score(dice, [black, white])
      expect(score(inOtherColours(dice), [white, black]).scores).toEqual([scores[1], scores[0]])
    }),
  )
})

test('OZ-19 the order in which dice are listed does not matter', () => {
  fc.assert(
    fc.property(DICE, fc.infiniteStream(fc.nat()), (dice, numbers) => {
      const shuffled = dice
        .map(one => ({ one, key: numbers.next().value }))
        .sort((a, b) => a.key - b.key)
        .map(({ one }) => one)
      expect(score(shuffled)).toEqual(score(dice))
    }),
  )
})

test('every step is plain data and a sentence', () => {
  fc.assert(
    fc.property(DICE, ASIDE, (dice, aside) => {
      const lifted = liftOff(position(dice, aside))
      for (const step of [...lifted.steps, ...scoreRound(lifted.position).steps]) {
        assertPlain(step)
        expect(sayStep(step)).toMatch(/^[A-Zbw].*\.$/)
      }
    }),
  )
})

test('steps are told with clause, distance and points', () => {
  const { steps } = score(
    [die('w1', 4, { x: 300, y: 740 }), die('b1', 3, { x: -170, y: 510 }), die('b2', 3, { x: -222, y: 562 })],
    [1, 0],
  )
  expect(steps.map(step => `${step.clause} ${sayStep(step)}`)).toEqual([
    'OZ-20 Black has one die set aside: 10 points.',
    'OZ-21 White’s first die is nearest, 14.00 mm from the scoring edge: twice 4, 8 points.',
    "OZ-23 Too close to call at left +3: Black’s first die showing 3 at 52.00 mm and Black’s second die showing 3 at 52.00 mm. The highest value is Black's.",
    'OZ-22 Black’s first die is nearest, 52.00 mm from the centre of left +3: 3 + 3, 6 points.',
    'OZ-22 Black’s first die is nearest, 234.83 mm from the centre of middle +6: 3 + 6, 9 points.',
    'OZ-22 White’s first die is nearest, 220.42 mm from the centre of right +3: 4 + 3, 7 points.',
  ])
})
