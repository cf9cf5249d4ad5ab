import { pig } from '@nassau/games/pig'
import { expect, test } from 'vitest'
import { good, isRefusal } from '../errors.ts'
import { labouring } from '../fixtures/labouring.ts'
import type { Game } from '../game.ts'
import { Referee } from '../records/referee.ts'
import { replay, verify } from '../records/verify.ts'
import { secretFrom } from './sealed.ts'
import { Work } from './work.ts'

const open = (game: Game, worked?: unknown[]): Referee =>
  new Referee(game, { options: {}, seats: ['Anne', 'Bart'], secret: secretFrom('work'), ...(worked ? { worked } : {}) })

function play(referee: Referee, choices: number): void {
  for (let i = 0; i < choices; i++) {
    const [seat = 0] = referee.project(null).awaiting
    expect(isRefusal(referee.apply(seat, { do: i % 3 === 2 ? 'hold' : 'roll' }))).toBe(false)
  }
}

test('work is done once and kept: undo and looking back do not repeat it', () => {
  const { game, effort } = labouring(pig)
  const referee = open(game)
  play(referee, 6)
  expect(effort.done).toBe(6)
  referee.undo(0, 2, [0, 1])
  referee.at(2)
  expect(effort.done).toBe(6)
  play(referee, 1)
  expect(effort.done).toBe(7)
})

test('the record keeps what was worked out, and verifying does it again', () => {
  const { game, effort } = labouring(pig)
  const referee = open(game)
  play(referee, 5)
  const record = referee.close()
  expect(record).toContain('"worked":[{"weighed":')
  expect(verify(() => good(game), record).ok).toBe(true)
  expect(effort.done).toBe(10)

  const forged = record.replace('{\\"do\\":\\"roll\\"}', '{\\"do\\":\\"hold\\"}')
  expect(verify(() => good(game), forged).ok).toBe(false)
})

test('a replay takes what was worked out from the record, across undos too', () => {
  const { game, effort } = labouring(pig)
  const referee = open(game)
  play(referee, 5)
  referee.undo(0, 2, [0, 1])
  play(referee, 3)
  const before = effort.done
  const again = replay(() => good(game), referee.close())
  expect(again.ok && again.value.choices).toBe(6)
  expect(effort.done).toBe(before)
})

test('results from a trusted record are taken as they are', () => {
  const { game, effort } = labouring(pig)
  const known = [{ weighed: 'before' }]
  const referee = open(game, known)
  play(referee, 2)
  expect(effort.done).toBe(1)
  expect(referee.standing().map(({ worked }) => worked)).toEqual([known, [{ weighed: '{"do":"roll"}' }]])
})

test('known results come first, in order; then work is done', () => {
  const work = new Work([1, 2])
  expect([work.do(() => 9), work.do(() => 9), work.do(() => 9)]).toEqual([1, 2, 9])
  expect(work.takeResults()).toEqual([1, 2, 9])
  expect(work.takeResults()).toEqual([])
})

test('what was known for one moment and not asked for there is not known afterwards', () => {
  const work = new Work([1, 2])
  work.knowing([7, 8], () => work.do(() => 9))
  expect([work.do(() => 9), work.do(() => 9), work.do(() => 9)]).toEqual([1, 2, 9])
  work.knowing([7], () => undefined)
  expect(work.do(() => 9)).toBe(9)
})
