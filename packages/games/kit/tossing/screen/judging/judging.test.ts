import type { Pose, Trajectory } from '@nassau/tossing'
import { expect, test } from 'vitest'
import { newTossBoard } from '../../setup.ts'
import { die } from '../../test-kit.ts'
import { crossingIn, disturbedIn, foulLineOf, judgedFrom, touchInWords } from './judging.ts'
import { layBefore } from './lay-before.ts'

const at = (x: number, y: number, z = 8): Pose => ({ x, y, z, qx: 0, qy: 0, qz: 0, qw: 1 })

const OPTIONS = { black: 0, surrogate: false }
const laid = (hasTwoEnds: boolean, ...dice: ReturnType<typeof die>[]) => ({
  ...newTossBoard(2, OPTIONS, hasTwoEnds),
  lines: { near: -381, far: hasTwoEnds ? 381 : null },
  dice,
})

/** One die lies there; the thrown one comes from the near end and pushes it by `push` mm. */
const thrownAt = (push: number): Trajectory => ({
  pictures: 4,
  tracks: [
    { die: 1, first: 0, isGone: false, poses: [at(0, -600, 40), at(10, -420), at(30, -340), at(40, -90)] },
    { die: 0, first: 2, isGone: false, poses: [at(40, -70), at(40, -70 + push)] },
  ],
})

test('the die passes the line between two pictures, in proportion', () => {
  const crossing = crossingIn(thrownAt(0), { y: -381, towards: 1 })
  expect(crossing?.y).toBe(-381)
  expect(crossing?.x).toBeCloseTo(10 + 20 * (39 / 80))
})

test('from the far end it is passed the other way round, and a die that stays behind it passes nothing', () => {
  const path: Trajectory = {
    pictures: 2,
    tracks: [{ die: 0, first: 0, isGone: false, poses: [at(0, 500), at(0, 300)] }],
  }
  expect(crossingIn(path, { y: 381, towards: -1 })).toEqual({ x: 0, y: 381 })
  expect(crossingIn(path, { y: 100, towards: -1 })).toBeNull()
  expect(crossingIn(path, { y: 600, towards: -1 })).toEqual({ x: 0, y: 500 })
})

test('the foul line is that of the end a team throws from', () => {
  expect(foulLineOf(laid(true), 0)).toEqual({ y: -381, towards: 1 })
  expect(foulLineOf(laid(true), 1)).toEqual({ y: 381, towards: -1 })
  expect(foulLineOf(laid(false), 1)).toEqual({ y: -381, towards: 1 })
})

test('OZ-14 what moved by more than a millimetre was disturbed', () => {
  const before = [die('w1', 40, -70, 3)]
  expect(disturbedIn(thrownAt(0.9), before)).toEqual([])
  expect(disturbedIn(thrownAt(1.1), before)).toEqual(['w1'])
})

test('a foul is told with its clause, its penalty and how far off it was', () => {
  const heard = [
    { kind: 'foul', seat: 0, team: 0, id: 'b2', clause: 'OZ-11' },
    { kind: 'penalty', team: 0, dice: ['w1'], points: 4 },
  ]
  const board = laid(false, die('w1', 40, -70, 3))
  const judged = judgedFrom({ id: 'b2', team: 0, touch: { x: 30, y: -340 }, isRolled: true }, thrownAt(5), board, heard)
  expect(judged).toMatchObject({ before: -41, foul: 'OZ-11', isFoul: true, disturbed: ['w1'], penalty: 4 })
  expect(judgedFrom({ id: 'b2', team: 0, touch: null, isRolled: false }, thrownAt(0), board, [])).toMatchObject({
    before: null,
    foul: null,
    penalty: 0,
    disturbed: [],
  })
})

test('where a throw first touched is told as people say lengths', () => {
  expect(touchInWords(559)).toBe('First touched half the table before the line.')
  expect(touchInWords(-41)).toBe('First touched a hand’s breadth after the line.')
  expect(touchInWords(null)).toBe('Never touched the table.')
})

test('a throw begins where the table was seen last, or is worked back from its end', () => {
  const lay = laid(false, die('w1', 40, -70, 3))
  const after = laid(false, die('w1', 40, -65, 3), die('b2', 40, -90, 1))
  expect(layBefore(lay, after, 'b2', thrownAt(5))).toBe(lay)
  const back = layBefore(after, after, 'b2', thrownAt(5))
  expect(back?.dice.map(({ id, pose }) => [id, pose.y])).toEqual([['w1', -70]])
  // The other die has gone since: nobody can say where it lay.
  expect(layBefore(after, laid(false, die('b2', 40, -90, 1)), 'b2', thrownAt(5))).toBeNull()
})
