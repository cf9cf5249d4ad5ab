import { choicesOf } from '@nassau/kernel/bots'
import { asked, heard, play, seatsAsked } from '@nassau/kernel/testing'
import { expect, test } from 'vitest'
import { at, type Posed } from '../../test-kit.ts'
import type { BoardingFrame } from './boarding.ts'

const boarding = (): BoardingFrame => ({
  step: 'boarding',
  at: 'order',
  tried: [],
  seat: 0,
  target: 0,
  round: 0,
  ties: [],
})

test('SD-22 from fastest to slowest each may try to board one other ship', () => {
  const m = at(boarding(), { ships: ['sails 1 crew 1', 'sails 3 crew 1', 'sails 2 crew 1'] })
  expect([...choicesOf(asked(m))]).toEqual([{ board: null }, { board: 2 }, { board: 0 }])
  const order: number[] = []
  while (!m.isAtRest()) {
    order.push(...seatsAsked(m))
    play(m, { board: null })
  }
  expect(order).toEqual([1, 2, 0])
})

test('SD-22 a ship without crew cannot try', () => {
  const m = at(boarding(), { ships: ['sails 4 cache 2', 'sails 1 crew 1 hull 1'] })
  expect(seatsAsked(m)).toEqual([1])
})

test.each([
  ['ship crew | crew', true, 'strictly more ship icons catches'],
  ['ship crew | ship', false, 'equal icons let the defender escape'],
])('SD-23 rolling %s: %s, for %s', (dice, isCaught) => {
  const m = at(boarding(), { ships: ['sails 2 crew 1 hull 1', 'sails 1 hull 1 cache 1'], dice })
  play(m, { board: 1 })
  expect(heard(m, 'chased')).toMatchObject([{ isCaught }])
  expect(m.board.ships.map(({ sails }) => sails)).toEqual([2, 1])
})

test('SD-24 the phase ends after the first successful boarding is played out', () => {
  const m = at(boarding(), {
    ships: ['sails 2 crew 3', 'sails 1 crew 1', 'crew 2'],
    dice: 'ship ship | crew | crew crew crew | ship',
  })
  play(m, { board: 1 })
  expect(m.isAtRest()).toBe(true)
})

test('SD-24 after a failed one the next fastest has its choice', () => {
  const m = at(boarding(), { ships: ['sails 2 crew 3', 'sails 1 crew 1'], dice: 'crew crew | crew' })
  play(m, { board: 1 })
  expect(seatsAsked(m)).toEqual([1])
  play(m, { board: null })
  expect(m.isAtRest()).toBe(true)
})

test('SD-25 after each round the attacker, and only the attacker, may fight on or withdraw', () => {
  const m = at(boarding(), { ships: ['sails 2 crew 2', 'crew 2'], dice: 'ship ship | crew crew ship ship' })
  play(m, { board: 1 })
  expect(asked(m).seat).toBe(0)
  expect([...choicesOf(asked(m))]).toEqual([{ fightOn: true }, { fightOn: false }])
  play(m, { fightOn: false })
  expect(m.isAtRest()).toBe(true)
  expect(m.board.ships.map(({ crew }) => crew)).toEqual([2, 1])
})

test('SD-25 it ends when either side has no crew', () => {
  const m = at(boarding(), { ships: ['sails 2 crew 1', 'crew 2 cache 4'], dice: 'ship ship | ship crew crew' })
  play(m, { board: 1 })
  expect(m.isAtRest()).toBe(true)
  expect(m.board.ships[0]?.crew).toBe(0)
})

test('SD-26 the attacker steals dice of choice, aboard or set aside, up to crew and hull', () => {
  const m = at(boarding(), {
    ships: ['sails 2 crew 3 hull 2', 'crew 1 hold 1 cache 4,2,3'],
    dice: 'ship ship | crew crew crew | ship',
  })
  play(m, { board: 1 })
  const ask = asked(m)
  expect(ask).toMatchObject({ kind: 'pick', from: [4, 3, 2, 1], min: 0, max: 2 })
  play(m, { pick: [4, 1] })
  expect(m.board.ships[0]?.hold).toEqual([4, 1])
  expect(m.board.ships[1]).toMatchObject({ hold: [], cache: [2, 3] })
})

test('SD-26 no more than the crew left on the attacking ship', () => {
  const m = at(boarding(), { ships: ['sails 2 crew 1 hull 5', 'cache 4,2,3'], dice: 'ship ship' })
  play(m, { board: 1 })
  expect(asked(m)).toMatchObject({ max: 1 })
})

test('SD-27 a ship that has no crew is robbed at once, without a melee', () => {
  const m = at(boarding(), { ships: ['sails 2 crew 2 hull 5', 'cache 4'], dice: 'ship ship' })
  play(m, { board: 1 })
  expect(asked(m).kind).toBe('pick')
  expect(heard(m, 'melee')).toHaveLength(0)
})

test('SD-48 scurvy dice cannot be stolen, and neither they nor treasure set aside take hull space', () => {
  const m = at(boarding(), {
    ships: ['sails 2 crew 3 hull 3 cache 4,4,4 scurvy 2', 'cache 3,2,1 scurvy 5'],
    dice: 'ship ship',
  })
  play(m, { board: 1 })
  expect(asked(m)).toMatchObject({ from: [3, 2, 1], max: 3 })
  play(m, { pick: [3, 2, 1] })
  expect(m.board.ships.map(({ scurvy }) => scurvy)).toEqual([2, 5])
})

test('SD-22 SD-23 a ship without sails can catch nobody and is not asked', () => {
  const m = at(boarding(), { ships: ['crew 3', 'sails 1 crew 1'] })
  expect(seatsAsked(m)).toEqual([1])
})

test('SD-22 nobody is asked who could win nothing: no crew to fight, no treasure to steal', () => {
  const idle = at(boarding(), { ships: ['sails 2 crew 2 hull 2', 'sails 1 hull 3', 'sails 1 hull 3'] })
  expect(idle.isAtRest()).toBe(true)
  expect(heard(idle, 'phase')).toEqual([{ kind: 'phase', phase: 'boarding', isIdle: true }])

  const hidden = at(boarding(), { ships: ['sails 2 crew 2 hull 2', 'sails 1 cache 4 hidden yes'] })
  expect(hidden.isAtRest()).toBe(true)
  const full = at(boarding(), { ships: ['sails 2 crew 2 hull 1 hold 1', 'sails 1 cache 4'] })
  expect(full.isAtRest()).toBe(true)

  const rich = at(boarding(), { ships: ['sails 2 crew 2 hull 2', 'sails 1 cache 4', 'sails 1'] })
  expect([...choicesOf(asked(rich))]).toEqual([{ board: null }, { board: 1 }, { board: 2 }])
  const manned = at(boarding(), { ships: ['sails 2 crew 2 hull 2', 'crew 1'] })
  expect(seatsAsked(manned)).toEqual([0])
})

test('SD-20 SD-22 how a tie in speed was settled is told when somebody boards, and not before', () => {
  const tied = (dice: string): Posed =>
    at(boarding(), { ships: ['sails 1 crew 1', 'sails 1 crew 1'], dice: `ship | crew ${dice}` })
  const away = tied('')
  play(away, { board: null }, { board: null })
  expect(heard(away, 'tie-rolled')).toEqual([])

  const boarded = tied('| crew | crew')
  play(boarded, { board: null })
  expect(heard(boarded, 'tie-rolled')).toEqual([])
  play(boarded, { board: 0 })
  expect(heard(boarded, 'tie-rolled')).toMatchObject([{ first: 0 }])
})
