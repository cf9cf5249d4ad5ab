import { FastChance } from '@nassau/kernel/bots'
import { accept, explain } from '@nassau/kernel/host'
import { asked, assertPlain, heard } from '@nassau/kernel/testing'
import { isOnDisk, loadPhysics, throwDie } from '@nassau/tossing'
import { expect, test } from 'vitest'
import { oZone } from '../../../o-zone/game.ts'
import { pirateOZone } from '../../../pirate-o-zone/game.ts'
import { crewOf, turnFor } from '../board.ts'
import { newTossBoard } from '../setup.ts'
import { die, poseAt, report, TOSS, take } from '../test-kit.ts'
import { tossBy } from './tosses.ts'

const NEW = newTossBoard(2, { black: 0, surrogate: false }, false)
const TARGETS = [{ name: 'Masthead', value: 6, x: 0, y: 600, diameter: 50, thickness: 2 }]

type Setting = NonNullable<Parameters<typeof poseAt>[3]>
const tossing = (setting: Setting = {}) =>
  poseAt(oZone, false, tossBy(NEW, 0, 'die', 3), { ...setting, board: { goals: TARGETS, ...setting.board } })
const pirateTossing = (setting: Setting = {}) =>
  poseAt(pirateOZone, true, tossBy(NEW, 0, 'ship', 3), { ...setting, board: { goals: TARGETS, ...setting.board } })

test('OZ-9 a turn is one player tossing one die', () => {
  const m = tossing({ reports: [report([die('b3', 0, 100, 4)])] })
  expect(asked(m)).toMatchObject({ kind: 'throw', seat: 0 })
  take(m, TOSS)
  expect(m.isAtRest()).toBe(true)
  expect(m.got()).toEqual({ foul: null, isInPlay: true })
})

test.each([
  ['never touched the table', { isTouched: false }, 'OZ-11'],
  ['passed the line before it touched', { isCrossedFirst: true }, 'OZ-11'],
  ['only slid', { isRolled: false }, 'OZ-12'],
])('OZ-11 OZ-12 OZ-13 a die that %s is a foul and is taken off', (_what, odd, clause) => {
  const m = tossing({ reports: [report([die('b3', 0, 100, 4)], odd)] })
  take(m, TOSS)
  expect(m.board.dice).toEqual([])
  expect(m.got()).toEqual({ foul: clause, isInPlay: false })
  expect(heard(m, 'foul')).toMatchObject([{ id: 'b3', clause }])
})

test('OZ-14 a foul costs 4 points for each die it disturbed; they stay where they came to rest; scores may go below zero', () => {
  const before = [die('w1', 0, 0, 1), die('w2', 50, 0, 2), die('b1', 90, 0, 3)]
  const after = [die('w1', 5, 9, 6), die('w2', 50, 0, 2), die('b1', 99, 0, 3), die('b3', 0, 300, 4)]
  const m = tossing({
    board: { dice: before },
    reports: [report(after, { isRolled: false, disturbed: ['w1', 'b1'] }), report(after.slice(0, 3))],
  })
  take(m, TOSS)
  expect(crewOf(m.board, 0).score).toBe(-8)
  expect(m.board.dice.map(({ id, pose, face }) => [id, pose.x, face])).toEqual([
    ['w1', 5, 6],
    ['w2', 50, 2],
    ['b1', 99, 3],
  ])
})

test('OZ-14 a legal toss may disturb what it likes', () => {
  const m = tossing({
    board: { dice: [die('w1', 0, 0, 1)] },
    reports: [report([die('w1', 5, 9, 6), die('b3', 0, 300, 4)], { disturbed: ['w1'] })],
  })
  take(m, TOSS)
  expect(crewOf(m.board, 0).score).toBe(0)
})

test('PZ-10 in Pirate O-Zone a foul costs 100 doubloons for each die it disturbed', () => {
  const dice = [die('w1', 0, 0, 1), die('w2', 50, 0, 2)]
  const m = pirateTossing({
    board: { dice },
    reports: [report([...dice, die('b3', 0, 99, 1)], { isRolled: false, disturbed: ['w1', 'w2'] }), report(dice)],
  })
  take(m, TOSS)
  expect(crewOf(m.board, 0).score).toBe(-200)
})

test('OZ-15 a die that leaves the table is out, tossed or knocked off, and that alone is no foul', () => {
  const m = tossing({
    board: { dice: [die('w1', 0, 0, 1)] },
    reports: [report([], { left: ['w1', 'b3'], disturbed: ['w1'] })],
  })
  take(m, TOSS)
  expect(m.board.dice).toEqual([])
  expect(m.got()).toEqual({ foul: null, isInPlay: false })
  expect(crewOf(m.board, 0).score).toBe(0)
})

test('OZ-16 a value is the face that is up at rest, and later dice may change it', () => {
  const m = tossing({
    board: { dice: [die('w1', 0, 0, 1)] },
    reports: [report([die('w1', 20, 0, 5), die('b3', 0, 0, 4)], { disturbed: ['w1'] })],
  })
  take(m, TOSS)
  expect(m.board.dice.map(({ id, face }) => [id, face])).toEqual([
    ['w1', 5],
    ['b3', 4],
  ])
})

test('OZ-17 dice at rest on a target, even partly, are set aside for their owners, the tosser’s or not', () => {
  const after = [die('w1', 0, 600, 1), die('b3', 30, 600, 4), die('b1', 36, 640, 2)]
  const m = tossing({
    board: { dice: [die('w1', 0, 500, 1), die('b1', 36, 640, 2)] },
    reports: [report(after), report([die('b1', 36, 640, 2)])],
  })
  take(m, TOSS)
  expect(m.board.aside).toEqual([1, 1])
  expect(m.board.dice.map(({ id }) => id)).toEqual(['b1'])
})

test('OZ-17 touching only the rim from outside is not on; a fouled die is never set aside, but one it pushed there is', () => {
  const rim = tossing({ reports: [report([die('b3', 0, 567, 4)])] })
  take(rim, TOSS)
  expect(rim.board.aside).toEqual([0, 0])

  const pushed = [die('w1', 0, 610, 1), die('b3', 0, 600, 4)]
  const foul = tossing({
    board: { dice: [die('w1', 0, 500, 1)] },
    reports: [report(pushed, { isRolled: false, disturbed: ['w1'] }), report(pushed.slice(0, 1)), report([])],
  })
  take(foul, TOSS)
  expect(foul.board.aside).toEqual([0, 1])
})

test('PZ-11 in Pirate O-Zone dice that stop on an island stay there', () => {
  const m = pirateTossing({ reports: [report([die('b3', 0, 600, 4)])] })
  take(m, TOSS)
  expect(m.board.dice.map(({ id }) => id)).toEqual(['b3'])
})

test('OZ-18 a die whose value had to be rolled is told', () => {
  const m = tossing({ reports: [report([die('b3', 0, 100, 2)], { rerolled: ['b3'] })] })
  take(m, TOSS)
  expect(heard(m, 'value-rolled')).toMatchObject([{ id: 'b3', face: 2 }])
})

test('OZ-32 when a die is lifted off, what it held up settles, and that is no disturbance', () => {
  const leaning = [die('w1', 0, 600, 1), die('b3', 30, 480, 4)]
  const m = tossing({
    reports: [report(leaning), report([die('b3', 30, 470, 2)], { disturbed: ['b3'] })],
    board: { dice: [die('w1', 0, 500, 1)] },
  })
  take(m, TOSS)
  expect(heard(m, 'settled')).toMatchObject([{ ids: ['b3'] }])
  expect(m.board.dice.map(({ pose, face }) => [pose.y, face])).toEqual([[470, 2]])
  expect(crewOf(m.board, 0).score).toBe(0)
})

test.each([
  ['too far behind the edge', [0, -9700, 300, 0, 0, 0, 0, 0, 0], 'y is'],
  ['past the foul line', [0, -3000, 300, 0, 0, 0, 0, 0, 0], 'y is'],
  ['beside the table', [3900, -7000, 300, 0, 0, 0, 0, 0, 0], 'x is'],
  ['too high', [0, -7000, 4100, 0, 0, 0, 0, 0, 0], 'z is'],
  ['too fast', [0, -7000, 300, 4000, 5000, 0, 0, 0, 0], 'at most 6 m/s'],
  ['spinning too much', [0, -7000, 300, 0, 1000, 0, 12000, 12000, 0], 'at most 160 rad/s of spin'],
  ['inside another die', [0, -5500, 200, 0, 1000, 0, 0, 0, 0], 'w1 is in the way'],
  ['not a number', [0, -7000, Number.NaN, 0, 1000, 0, 0, 0, 0], 'z is null'],
])('OZ-27 a toss that is %s is refused, and it is said why', (_what, numbers, says) => {
  const ask = asked(tossing({ board: { dice: [die('w1', 0, -550, 1)] } }))
  expect(accept(ask, { throw: numbers })).toBeUndefined()
  expect(explain(ask, { throw: numbers })).toContain(says)
})

test('OZ-27 what is refused is told once with its clause: by the refusal, not by the reason as well', () => {
  const ask = asked(tossing({ board: { dice: [die('w1', 0, -550, 1)] } }))
  expect(ask.kind === 'throw' && ask.shells.map(({ says }) => says).join()).not.toContain('OZ-27')
})

test('OZ-27 a die on the table’s axis is in the way at nought from the far end, too: plain data has no minus nought', () => {
  const m = poseAt(pirateOZone, true, tossBy(NEW, 1, 'ship', 1), { board: { dice: [die('b1', 0, 0, 1)] } })
  expect(() => assertPlain(asked(m))).not.toThrow()
  expect(() => assertPlain(turnFor('far', [0, 0, 5, -0, 3, 0]))).not.toThrow()
})

test('OZ-27 a toss with minus nought, as other languages write it, is taken as nought', () => {
  const choice: unknown = JSON.parse('{"throw":[-0.0,-6500,300,-0.0,1500,-300,0,-0.0,0]}')
  const taken = accept(asked(tossing()), choice)
  expect(taken).toEqual(TOSS)
  expect(() => assertPlain(taken)).not.toThrow()
})

const textsOf = (m: ReturnType<typeof pirateTossing>): string[] =>
  m.told.map(event => pirateOZone.say(event, ['Anne', 'Bart'], pirateOZone.edition).text)

test('a toss is told by what the die lies near, not by coordinates', () => {
  const lands = (x: number, y: number): string[] => {
    const m = pirateTossing({ reports: [report([die('b3', x, y, 4)])] })
    take(m, TOSS)
    return textsOf(m)
  }
  expect(lands(0, 633 + 35)).toEqual(['Anne tosses Black’s third die: it shows 4, a hand’s breadth from Masthead.'])
  expect(lands(10, 590)).toEqual(['Anne tosses Black’s third die: it shows 4, on Masthead.'])
})

test('a cannonball that is lost is called one, and that it is gone is told once', () => {
  const m = poseAt(pirateOZone, true, tossBy(NEW, 0, 'cannonball', 0), {
    board: { goals: TARGETS },
    reports: [report([], { left: ['bc'] })],
  })
  take(m, TOSS)
  expect(textsOf(m)).toEqual(['Anne tosses Black’s cannonball, and it leaves the table.'])
})

test('OZ-15 dice that were knocked off are told apart from the tossed one', () => {
  const m = tossing({
    reports: [report([], { left: ['w1', 'b3'], disturbed: ['w1'] })],
    board: { dice: [die('w1', 0, 500, 1)] },
  })
  take(m, TOSS)
  expect(heard(m, 'off-table')).toMatchObject([{ ids: ['w1'] }])
})

test('PZ-4 each team tosses from its own end and answers to that end’s line: the far end is half a turn away', () => {
  const m = poseAt(pirateOZone, true, tossBy(NEW, 1, 'ship', 1), {
    board: { goals: TARGETS, lines: { near: -400, far: 310 } },
  })
  const ask = asked(m)
  expect(ask.kind === 'throw' && ask.axes[1]).toMatchObject({ name: 'y', max: -4620 })
})

test('OZ-31 targets never move; dice may rest on them and bounce off them', async () => {
  await loadPhysics()
  const [target] = TARGETS
  const felt = { width: 762, length: 1524, disks: TARGETS }
  const drop = { x: 0, y: 6000, z: 400, vx: 0, vy: 0, vz: 0, wx: 0, wy: 0, wz: 0 }
  const heights: number[] = []
  for (let seed = 0; seed < 20; seed++) {
    const [rest] = throwDie(felt, [], { id: 'b1', kind: 'd6', size: 16 }, drop, new FastChance(seed)).dice
    if (rest && target && isOnDisk(rest, target)) heights.push(rest.pose.z)
  }
  expect(heights.length).toBeGreaterThan(0)
  // Flat on a disk of 2 mm the centre of a 16 mm die is 10 mm high.
  expect(heights.some(height => Math.abs(height - 10) < 0.2)).toBe(true)
  expect(felt.disks).toEqual([{ name: 'Masthead', value: 6, x: 0, y: 600, diameter: 50, thickness: 2 }])
})

test.each([
  [[249, -8558, 292, 966, 1381, 27, 798, 10190, -10624]],
  [[-3332, -8688, 238, 1194, 5547, -825, -3899, 9813, -3862]],
  [[-644, -8070, 288, -3261, 2950, -1892, 6074, 8855, 823]],
  [[-519, -9477, 2500, -1545, 3528, -4362, 3041, 9566, 5291]],
  [[1264, -7463, 321, 153, -2220, -1743, -5203, 626, -5211]],
])('OZ-11 a die let go beside the table that meets its edge has a first touch that is a place: %j', async numbers => {
  await loadPhysics()
  const m = poseAt(pirateOZone, true, tossBy(NEW, 0, 'ship', 3))
  take(m, { throw: numbers })
  const [tossed] = heard(m, 'tossed')
  expect([tossed?.touch?.x, tossed?.touch?.y].every(Number.isFinite)).toBe(true)
})
