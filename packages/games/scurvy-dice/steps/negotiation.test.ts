import { choicesOf } from '@nassau/kernel/bots'
import { asked, heard, play, playAs, seatsAsked } from '@nassau/kernel/testing'
import { expect, test } from 'vitest'
import { at, type Posed } from '../test-kit.ts'

const talking = (ships: string[], island = [4, 3, 1]): Posed =>
  at(
    {
      step: 'negotiation',
      at: 'floor',
      among: ships.map((_, seat) => seat),
      refused: 0,
      by: 0,
      offer: [],
      promise: null,
      left: [],
    },
    { ships, island },
  )

const TWO = ['crew 2 hull 2', 'crew 1 hull 5']
const NO_PROMISE = { promise: null }

test('SD-33 any of them may offer who takes which dice', () => {
  const m = talking(TWO)
  expect(seatsAsked(m)).toEqual([0, 1])
  playAs(m, 1, { say: 'offer' })
  expect(asked(m).seat).toBe(1)
})

test('SD-33 an offer keeps within everyone’s crew and hull', () => {
  const m = talking(TWO)
  playAs(m, 0, { say: 'offer' })
  expect(() => play(m, { assign: [1, 1, 'island'] })).toThrow('not-offered')
  for (const choice of choicesOf(asked(m))) {
    const places = JSON.stringify(choice)
    expect([...places.matchAll(/[[,]1/g)].length).toBeLessThanOrEqual(1)
  }
})

test('SD-33 when all others accept, the dice are shared out', () => {
  const m = talking(TWO)
  playAs(m, 0, { say: 'offer' })
  play(m, { assign: [1, 0, 'island'] }, NO_PROMISE, { answer: 'accept' })
  expect(m.board.ships.map(({ hold }) => hold)).toEqual([[3], [4]])
  expect(m.board.island).toEqual([1])
  expect(m.got()).toBe(true)
})

test('SD-33 an agreement needs every one of them', () => {
  const m = talking([...TWO, 'crew 3 hull 3'])
  playAs(m, 2, { say: 'offer' })
  play(m, { assign: [2, 2, 2] }, NO_PROMISE)
  expect(asked(m).seat).toBe(0)
  play(m, { answer: 'accept' })
  expect(asked(m).seat).toBe(1)
  play(m, { answer: 'refuse' })
  expect(seatsAsked(m)).toEqual([0, 1, 2])
  expect(m.board.island).toEqual([4, 3, 1])
})

test('SD-33 an answer may be another offer', () => {
  const m = talking(TWO)
  playAs(m, 0, { say: 'offer' })
  play(m, { assign: [0, 0, 'island'] }, NO_PROMISE, { answer: 'counter' })
  expect(asked(m)).toMatchObject({ kind: 'assign', seat: 1 })
})

test('SD-33 promises are spoken and kept in the log; nothing enforces them', () => {
  const m = talking(TWO)
  playAs(m, 0, { say: 'offer' })
  play(m, { assign: [0, 0, 1] }, { promise: { spare: 1 } })
  expect(heard(m, 'offered')).toMatchObject([{ seat: 0, offer: [0, 0, 1], promise: { spare: 1 } }])
})

test('SD-33 after three refused offers it is a melee, and the third cannot be countered', () => {
  const m = talking(TWO)
  for (let i = 0; i < 2; i++) {
    playAs(m, 0, { say: 'offer' })
    play(m, { assign: [0, 0, 'island'] }, NO_PROMISE, { answer: 'refuse' })
  }
  playAs(m, 0, { say: 'offer' })
  play(m, { assign: [0, 0, 'island'] }, NO_PROMISE)
  expect(() => play(m, { answer: 'counter' })).toThrow('not-offered')
  play(m, { answer: 'refuse' })
  expect(m.got()).toBe(false)
})

test('SD-33 anyone may insist on a fight, at once or in answer', () => {
  const atOnce = talking(TWO)
  playAs(atOnce, 1, { say: 'insist' })
  expect(atOnce.got()).toBe(false)

  const inAnswer = talking(TWO)
  playAs(inAnswer, 0, { say: 'offer' })
  play(inAnswer, { assign: [0, 1, 0] }, NO_PROMISE, { answer: 'insist' })
  expect(inAnswer.got()).toBe(false)
})
