import { type Assigned, repeat } from '@nassau/kernel'
import { choicesOf, count } from '@nassau/kernel/bots'
import { asked, heard, play, seatsAsked } from '@nassau/kernel/testing'
import { expect, test } from 'vitest'
import type { Part } from '../board.ts'
import { at, parts } from '../test-kit.ts'
import type { BuildFrame } from './build.ts'

const TEN = 'ship ship ship ship cannon crew crew crew parrot parrot'
const building = (seat = 0): BuildFrame => ({
  step: 'build',
  at: 'roll',
  seat,
  tray: { ship: 0, cannon: 0, crew: 0, parrot: 0 },
  rolling: 0,
})
const refitting = (seat = 0): BuildFrame => ({ ...building(seat), at: 'cove' })
const SHIP: Assigned<Part> = {
  assign: ['sails', 'sails', 'hull', 'hull', 'cannons', 'crew', 'crew', 'crew', 'crew', 'parrot'],
}

test('SD-2 SD-10 a ship is rolled from all ten dice', () => {
  const m = at(building(), { ships: ['', ''], dice: TEN })
  expect(heard(m, 'rolled')[0]?.dice).toEqual({ ship: 4, cannon: 1, crew: 3, parrot: 2 })
})

test('SD-3 a ship face is a sail or a hull as the player places it, and nothing else', () => {
  const m = at(building(), { ships: ['', ''], dice: 'ship ship ship ship ship ship ship ship ship ship' })
  play(m, { pick: [] })
  const ships = [...choicesOf(asked(m))]
  expect(ships).toHaveLength(11)
  play(m, { assign: ['sails', 'sails', 'sails', 'hull', 'hull', 'hull', 'hull', 'hull', 'hull', 'hull'] })
  expect(parts(m.board.ships[0])).toBe('sails 3 hull 7')
})

test('SD-10 any number of dice may be re-rolled, once only', () => {
  const m = at(building(), { ships: ['', ''], dice: `${TEN} | crew crew` })
  expect(count(asked(m))).toBe(5 * 2 * 4 * 3)
  play(m, { pick: ['cannon', 'ship'] })
  expect(heard(m, 'rerolled')[0]?.dice).toEqual({ ship: 0, cannon: 0, crew: 2, parrot: 0 })
  expect(asked(m).kind).toBe('assign')
})

test('SD-10 SD-13 everyone builds in turn from the Scurvy Dog, clockwise, and sees the ships before', () => {
  const ten = 'crew crew crew crew crew crew crew crew crew crew'
  const m = at(
    { step: 'fleet', at: 'begin', left: [], isRefit: false },
    { ships: ['', '', ''], dog: 1, dice: `${ten} ${ten} ${ten}` },
  )
  const order: number[] = []
  while (!m.isAtRest()) {
    order.push(...seatsAsked(m))
    play(m, { pick: [] }, { assign: repeat('crew' as const, 10) })
    const built = m.board.ships.filter(ship => ship.crew === 10).length
    expect(built).toBe(order.length)
  }
  expect(order).toEqual([1, 2, 0])
})

test('SD-12 parrots become any face, and a single one may be kept', () => {
  const m = at(building(), { ships: ['', ''], dice: TEN })
  play(m, { pick: [] }, SHIP)
  expect(parts(m.board.ships[0])).toBe('sails 2 hull 2 cannons 1 crew 4 parrot 1')
})

test('SD-12 two parrots cannot both be kept, and the refusal says so', () => {
  const m = at(building(), { ships: ['', ''], dice: TEN })
  play(m, { pick: [] })
  expect(() => play(m, { assign: [...SHIP.assign.slice(0, 8), 'parrot', 'parrot'] })).toThrow('not-offered')
  expect(m.play.why(0)[0]).toMatchObject({ clause: 'SD-12' })
})

test('SD-11 cannons are shots and crew is crew: they go nowhere else', () => {
  const m = at(building(), { ships: ['', ''], dice: TEN })
  play(m, { pick: [] })
  const ask = asked(m)
  expect(
    ask.kind === 'assign' &&
      ask.groups.filter(({ thing }) => thing === 'cannon' || thing === 'crew').map(({ to }) => to),
  ).toEqual([['cannons'], ['crew']])
})

test('SD-39 a refit rolls the destroyed dice, with any others of the ship that are wanted', () => {
  const m = at(refitting(), { ships: ['sails 2 hull 2 cannons 1 crew 2 wreck 3', ''], dice: 'crew crew crew | parrot' })
  play(m, { pick: ['cannon'] })
  expect(heard(m, 'rolled')[0]?.dice).toEqual({ ship: 0, cannon: 0, crew: 3, parrot: 1 })
})

test('SD-39 dice not rolled keep their face, but sail and hull may change places', () => {
  const m = at(refitting(), { ships: ['sails 3 hull 1 crew 5 wreck 1', ''], dice: 'crew' })
  play(
    m,
    { pick: [] },
    { pick: [] },
    { assign: ['sails', 'hull', 'hull', 'hull', 'crew', 'crew', 'crew', 'crew', 'crew', 'crew'] },
  )
  expect(parts(m.board.ships[0])).toBe('sails 1 hull 3 crew 6')
})

test('SD-39 a refit gives one re-roll of any dice, as building does', () => {
  const m = at(refitting(), { ships: ['sails 3 hull 1 crew 5 wreck 1', ''], dice: 'cannon | crew crew' })
  play(m, { pick: [] }, { pick: ['cannon', 'ship'] })
  expect(asked(m).kind).toBe('assign')
  expect(heard(m, 'rerolled')).toHaveLength(1)
})

test('SD-39 a wreck is not asked which of its standing dice join the roll', () => {
  const m = at(refitting(), { ships: ['wreck 10', 'crew 3'], dice: TEN })
  expect(heard(m, 'rolled')).toHaveLength(1)
  expect(m.play.match.stack.at(-1)).toMatchObject({ step: 'build', at: 'reroll' })
})

test('SD-39 SD-46 a ship of which nothing is left but what others carried off has no question to answer', () => {
  const m = at(refitting(), { ships: ['wreck 0', 'crew 3 plunder 10'] })
  expect(m.isAtRest()).toBe(true)
  expect(heard(m, 'rolled')).toEqual([])
})
