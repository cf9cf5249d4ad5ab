import { count, FastChance, sample } from '@nassau/kernel/bots'
import { accept, explain } from '@nassau/kernel/host'
import { asked, assertPlain, attempt } from '@nassau/kernel/testing'
import { expect, test } from 'vitest'
import { oZone } from '../../../o-zone/game.ts'
import { readEdition } from '../../../pirate-o-zone/edition/edition.ts'
import { pirateOZone } from '../../../pirate-o-zone/game.ts'
import { lineOf } from '../board.ts'
import { newTossBoard } from '../setup.ts'
import { poseAt, take } from '../test-kit.ts'
import { setLines, setUsualLines } from './arrange.ts'

const arranging = () => poseAt(oZone, false, { step: 'arrange', at: 'choose', spots: [] })
const pirates = () => poseAt(pirateOZone, true, { step: 'arrange', at: 'choose', spots: [] })

test('OZ-1 OZ-34 two teams of one to five, which may differ in size', () => {
  const sizes = (seats: number, black: number): number[] =>
    newTossBoard(seats, { black, surrogate: false }, false).crews.map(crew => crew.seats.length)
  expect(sizes(2, 0)).toEqual([1, 1])
  expect(sizes(5, 1)).toEqual([1, 4])
  expect(sizes(5, 0)).toEqual([3, 2])
  expect(sizes(10, 1)).toEqual([5, 5])
  expect([oZone.seats, pirateOZone.seats]).toEqual([
    { min: 2, max: 10, usual: 2 },
    { min: 2, max: 10, usual: 2 },
  ])
})

test('OZ-3 OZ-34 the host takes a preset, lets chance decide, or arranges', () => {
  const ask = asked(arranging())
  expect(ask).toMatchObject({ seat: 0, kind: 'list' })
  expect(ask.kind === 'list' && ask.options).toEqual([
    { arrange: 'usual' },
    { arrange: 'in line' },
    { arrange: 'one behind the other' },
    { arrange: 'wide apart' },
    { arrange: 'random' },
    { arrange: 'own' },
  ])
})

test('OZ-6 the usual arrangement: +6 on the centre line 90 mm from the far edge, +3 200 mm from it, 170 mm to each side', () => {
  const m = arranging()
  take(m, { arrange: 'usual' })
  const far = oZone.edition.table.length / 2
  expect(m.board.goals.map(({ x, y, value, diameter }) => [x, far - y, value, diameter])).toEqual([
    [-170, 200, 3, 50],
    [170, 200, 3, 50],
    [0, 90, 6, 50],
  ])
})

test('OZ-4 two foul disks mark a line across the table, 381 mm from the tossing edge unless put elsewhere', () => {
  const m = arranging()
  take(m, { arrange: 'usual' })
  expect(m.board.lines.near).toBe(381 - 762)
  expect(m.board.foulDisks.map(({ y }) => y)).toEqual([-381, -381])
  const own = arranging()
  take(own, { arrange: 'own' }, { throw: [250] })
  expect(own.board.lines.near).toBe(250 - 762)
})

test('OZ-5 targets lie at the far end, opposite the tossers', () => {
  const m = arranging()
  take(m, { arrange: 'random' })
  expect(m.board.goals.every(({ y }) => y > 0)).toBe(true)
  expect(m.board.crews.map(({ end }) => end)).toEqual(['near', 'near'])
})

test('OZ-6 targets lie wholly on the table beyond the middle line and do not overlap; what does not is refused with the reason', () => {
  const m = arranging()
  take(m, { arrange: 'own' }, { throw: [381] })
  const first = asked(m)
  for (const spot of [
    [-357, 600],
    [0, 738],
    [0, 24],
  ])
    expect(accept(first, { throw: spot })).toBeUndefined()
  take(m, { throw: [0, 600] })
  expect(explain(asked(m), { throw: [30, 610] })).toContain('must not overlap')
  take(m, { throw: [50, 600] }, { throw: [-356, 25] })
  expect(m.isAtRest()).toBe(true)
})

test('OZ-6 random arrangements are always legal', () => {
  for (let seed = 0; seed < 50; seed++) {
    const m = arranging()
    take(m, { arrange: 'own' }, { throw: [381] })
    const rng = new FastChance(seed)
    while (!m.isAtRest()) attempt(m, asked(m).seat, sample(asked(m), rng))
    const spots = m.board.goals.map(({ x, y }) => ({ x, y }))
    for (const [i, a] of spots.entries())
      for (const b of spots.slice(i + 1)) expect((a.x - b.x) ** 2 + (a.y - b.y) ** 2).toBeGreaterThanOrEqual(2500)
  }
})

test('PZ-3 three islands in the middle of the table, in any arrangement, each with its doubloons', () => {
  const m = pirates()
  take(m, { arrange: 'usual' })
  expect(m.board.goals.map(({ name, x, y, value }) => [name, x, y, value])).toEqual([
    ['Skull Island', -190, 0, 300],
    ['Treasure Island', 0, 0, 500],
    ['Parrot Cay', 190, 0, 300],
  ])
})

test('PZ-4 each end has its own foul line, 305 to 457 mm from it', () => {
  const m = pirates()
  take(m, { arrange: 'own' })
  expect(asked(m)).toMatchObject({ axes: [{ min: 305, max: 457 }] })
  take(m, { throw: [305] })
  expect(asked(m)).toMatchObject({ axes: [{ name: 'far line', min: 305, max: 457 }] })
  take(m, { throw: [457] })
  expect(m.board.lines).toEqual({ near: -457, far: 305 })
  expect(m.board.foulDisks.map(({ x, y }) => [Math.sign(x), y])).toEqual([
    [1, -457],
    [-1, 305],
  ])
})

test('PZ-4 each team answers to the line of its own end, and an edition may put them differently', () => {
  const m = pirates()
  take(m, { arrange: 'own' }, { throw: [305] }, { throw: [457] })
  expect([lineOf(m.board, 0), lineOf(m.board, 1)]).toEqual([-457, -305])
  const uneven = { ...pirateOZone.edition, foulLine: { ...pirateOZone.edition.foulLine, far: 430 } }
  expect(readEdition(uneven)).toMatchObject({ ok: true })
  expect(readEdition({ ...uneven, foulLine: { ...uneven.foulLine, far: 200 } })).toMatchObject({ ok: false })
  const board = newTossBoard(2, { black: 0, surrogate: false }, true)
  setUsualLines(board, uneven)
  expect(board.lines).toEqual({ near: -381, far: 332 })
})

test('a foul line through the very middle is at nought, not at minus nought', () => {
  const board = newTossBoard(2, { black: 0, surrogate: false }, true)
  setLines(board, pirateOZone.edition, 762, 762)
  assertPlain(board)
  expect(Object.is(lineOf(board, 1), 0)).toBe(true)
})

test('PZ-5 islands lie wholly between the two foul lines, need not be equally far from both ends, and do not overlap', () => {
  const m = pirates()
  take(m, { arrange: 'own' }, { throw: [381] }, { throw: [381] })
  expect(accept(asked(m), { throw: [0, 357] })).toBeUndefined()
  take(m, { throw: [0, 356] }, { throw: [0, 300] }, { throw: [0, 200] })
  expect(m.isAtRest()).toBe(true)
})

test('OZ-8 OZ-33 a team’s captain fixes the order of its players', () => {
  const m = poseAt(oZone, false, { step: 'muster', at: 'next', left: [0, 1] }, { seats: 5, options: { black: 3 } })
  expect(asked(m).seat).toBe(0)
  expect(count(asked(m))).toBe(6)
  take(m, { assign: [3, 1, 2] })
  expect(asked(m).seat).toBe(3)
  take(m, { assign: [1, 2] })
  expect(m.board.crews.map(({ seats }) => seats)).toEqual([
    [1, 2, 0],
    [3, 4],
  ])
})
