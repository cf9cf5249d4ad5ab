import { choicesOf, count } from '@nassau/kernel/bots'
import { asked, heard, play, seatsAsked } from '@nassau/kernel/testing'
import { expect, test } from 'vitest'
import { at, parts } from '../../test-kit.ts'
import type { CannonsFrame } from './cannons.ts'

const firing = (): CannonsFrame => ({
  step: 'cannons',
  at: 'order',
  fired: [],
  seat: 0,
  shots: [],
  target: 0,
  ships: 0,
  parrots: 0,
  hit: [],
})

test('SD-14 most sails fires first', () => {
  const m = at(firing(), { ships: ['sails 1 cannons 1', 'sails 3 cannons 1', 'sails 2 cannons 1'] })
  const order: number[] = []
  while (!m.isAtRest()) {
    order.push(...seatsAsked(m))
    play(m, { assign: ['hold'] })
  }
  expect(order).toEqual([1, 2, 0])
})

test('SD-14 a ship with no sail cannot fire', () => {
  const m = at(firing(), { ships: ['cannons 5', 'sails 1 cannons 1'] })
  expect(seatsAsked(m)).toEqual([1])
  expect(m.play.why(0)).toMatchObject([{ clause: 'SD-14' }])
  play(m, { assign: ['hold'] })
  expect(m.isAtRest()).toBe(true)
})

test('SD-15 each cannon goes at an opponent or is held, and targets are rolled one at a time', () => {
  const m = at(firing(), { ships: ['sails 1 cannons 3', 'crew 2', 'crew 2'], dice: 'crew | crew' })
  expect([...choicesOf(asked(m))]).toHaveLength(count(asked(m)))
  play(m, { assign: [1, 2, 'hold'] })
  expect(heard(m, 'fired').map(({ target, crew }) => [target, crew])).toEqual([
    [1, 1],
    [2, 1],
  ])
})

test.each([
  ['crew', 'crew', 'sails 2 hull 2 cannons 1 crew 1 parrot 1'],
  ['cannon', 'cannon', 'sails 2 hull 2 crew 2 parrot 1'],
])('SD-16 a %s icon destroys one %s', (icon, _kind, left) => {
  const m = at(firing(), { ships: ['sails 3 cannons 1', 'sails 2 hull 2 cannons 1 crew 2 parrot 1'], dice: icon })
  play(m, { assign: [1] })
  expect(parts(m.board.ships[1])).toBe(left)
})

test('SD-16 a ship icon takes a sail or a hull at the attacker’s choice', () => {
  const m = at(firing(), { ships: ['sails 3 cannons 2', 'sails 2 hull 2'], dice: 'ship ship' })
  play(m, { assign: [1, 1] })
  expect([...choicesOf(asked(m))]).toEqual([
    { sails: 0, hull: 2 },
    { sails: 1, hull: 1 },
    { sails: 2, hull: 0 },
  ])
  expect(asked(m).seat).toBe(0)
  play(m, { sails: 1, hull: 1 })
  expect(parts(m.board.ships[1])).toBe('sails 1 hull 1')
})

test('SD-16 a parrot icon takes any one ship die, a kept parrot too, and only it can', () => {
  const m = at(firing(), { ships: ['sails 3 cannons 1', 'sails 1 crew 1 parrot 1 hold 4'], dice: 'parrot' })
  play(m, { assign: [1] })
  expect([...choicesOf(asked(m))]).toEqual([{ pick: ['parrot'] }, { pick: ['crew'] }, { pick: ['sails'] }])
  play(m, { pick: ['parrot'] })
  expect(parts(m.board.ships[1])).toBe('sails 1 crew 1')
  expect(m.board.ships[1]?.hold).toEqual([4])

  const other = at(firing(), { ships: ['sails 3 cannons 3', 'parrot 1'], dice: 'ship cannon crew' })
  play(other, { assign: [1, 1, 1] })
  expect(parts(other.board.ships[1])).toBe('parrot 1')
})

test('SD-16 an icon that finds nothing of its kind has no effect', () => {
  const m = at(firing(), { ships: ['sails 3 cannons 3', 'hull 1'], dice: 'crew cannon ship' })
  play(m, { assign: [1, 1, 1] })
  expect(parts(m.board.ships[1])).toBe('')
  expect(heard(m, 'shot-away')).toMatchObject([{ parts: [{ part: 'hull', lost: 1 }] }])
})

test('SD-17 SD-18 destroyed dice and fired cannons are set aside; a held cannon stays', () => {
  const m = at(firing(), { ships: ['sails 3 cannons 2 wreck 5', 'crew 2 wreck 8'], dice: 'crew' })
  play(m, { assign: [1, 'hold'] })
  expect(m.board.ships[0]).toMatchObject({ cannons: 1, wreck: 6 })
  expect(m.board.ships[1]).toMatchObject({ crew: 1, wreck: 9 })
})

test('SD-19 who fires next is looked at anew: sails and cannons shot away are gone', () => {
  const m = at(firing(), {
    ships: ['sails 4 cannons 2', 'sails 3 cannons 1', 'sails 2 cannons 1'],
    dice: 'cannon ship',
  })
  play(m, { assign: [1, 2] })
  // Seat 1 lost its only cannon; seat 2, slower by a sail, is next.
  expect(m.board.ships[2]?.sails).toBe(1)
  expect(seatsAsked(m)).toEqual([2])
})

test('SD-20 equal speed is settled by rolling sails; tied again, rolled again; sails stay', () => {
  const m = at(firing(), {
    ships: ['sails 2 cannons 1', 'sails 2 cannons 1'],
    dice: 'ship crew | crew ship | crew crew | ship crew',
  })
  expect(seatsAsked(m)).toEqual([1])
  expect(m.board.ships.map(({ sails }) => sails)).toEqual([2, 2])
  expect(heard(m, 'tie-rolled')).toMatchObject([{ first: 1 }])
})

test('SD-20 after twenty tied rolls the order is drawn', () => {
  const m = at(firing(), { ships: ['sails 1 cannons 1', 'sails 1 cannons 1'], dice: `${'ship ship '.repeat(20)} #1` })
  expect(seatsAsked(m)).toEqual([1])
  expect(heard(m, 'tie-drawn')).toMatchObject([{ among: [0, 1], first: 1 }])
})

test('SD-20 only the tied ones who are ahead roll again', () => {
  const m = at(firing(), {
    ships: ['sails 1 cannons 1', 'sails 1 cannons 1', 'sails 1 cannons 1'],
    dice: 'ship ship crew | crew ship',
  })
  expect(seatsAsked(m)).toEqual([1])
})

test('SD-21 hull shot away spills no treasure: what a ship has lies set aside', () => {
  const m = at(firing(), { ships: ['sails 2 cannons 2', 'hull 2 cache 4,3'], dice: 'ship ship' })
  play(m, { assign: [1, 1] })
  expect(m.board.ships[1]).toMatchObject({ hull: 0, hold: [], cache: [4, 3] })
})
