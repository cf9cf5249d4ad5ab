import { PASS } from '@nassau/kernel'
import { asked, heard, labelAt, play, playAs, seatsAsked } from '@nassau/kernel/testing'
import { expect, test } from 'vitest'
import { at, options, passAll, type Setting, turnOf, unit } from '../../test-kit.ts'

/** The battle segment of seat 0. */
const battling = (setting: Setting) => at(turnOf(0, 'battle'), setting)

/** A beach (1) between sea (2) and grass (3). */
const SHORE = ['2', '', '1', '', '3', '', 'b']
const ON = { 1: 'b', 2: '~', 3: 'g' }
const here = (units: readonly string[], more: Setting = {}) => battling({ map: SHORE, on: ON, units, ...more })

test('DL-21 enemy units in one hex may be battled, and nobody elsewhere', () => {
  const m = here(['crew 0.1 at 1', 'crew 1.1 at 1', 'crew 1.2 at 3'])
  expect(options(m)).toEqual([{ end: true }, { battle: m.hex(1), against: 1 }])
  const apart = here(['crew 0.1 at 1', 'crew 1.1 at 3'])
  expect(apart.isAtRest()).toBe(true)
})

test('DL-21 the player names the units on each side, and a unit attacks once a turn', () => {
  const units = ['crew 0.1 at 1', 'crew 0.2 at 1', 'crew 1.1 at 1', 'crew 1.2 at 1']
  const m = here(units, { dice: '3 3 | 2 2' })
  play(m, { battle: m.hex(1), against: 1 })
  expect(asked(m)).toMatchObject({ seat: 0, kind: 'pick', from: [0, 1], min: 1 })
  play(m, { pick: [0] })
  expect(asked(m)).toMatchObject({ seat: 0, kind: 'pick', from: [2, 3], min: 1 })
  play(m, { pick: [2] })
  passAll(m)
  expect(labelAt(m)).toBe('battle.choose')
  play(m, { battle: m.hex(1), against: 1 })
  expect(asked(m)).toMatchObject({ from: [2, 3] })
  play(m, { pick: [2, 3] })
  passAll(m)
  expect(m.isAtRest()).toBe(true)
  expect(heard(m, 'battle').map(({ ours, theirs }) => [ours, theirs].map(side => side.map(tag => tag.unit)))).toEqual([
    [[0], [2]],
    [[1], [2, 3]],
  ])
})

test('DL-21 battles against different enemies in a hex are fought one at a time', () => {
  const m = here(['crew 0.1 at 1', 'crew 1.1 at 1', 'crew 2.1 at 1'], { seats: 3 })
  expect(options(m)).toEqual([{ end: true }, { battle: m.hex(1), against: 1 }, { battle: m.hex(1), against: 2 }])
})

test('DL-28 crews on a shoreline hex may attack a ship there', () => {
  const m = here(['crew 0.1 at 1', 'ship 1.2 at 1', 'crew 1.1 aboard 1'], { dice: '3 3' })
  play(m, { battle: m.hex(1), against: 1 })
  passAll(m)
  expect(heard(m, 'battle')[0]?.theirs.map(({ unit: id }) => id)).toEqual([1])
})

test('DL-28 and the other way round', () => {
  const m = here(['ship 0.1 at 1', 'crew 0.1 aboard 0', 'crew 1.1 at 1'], { dice: '3 3' })
  play(m, { battle: m.hex(1), against: 1 })
  passAll(m)
  expect(heard(m, 'battle')[0]?.ours.map(({ unit: id }) => id)).toEqual([0])
})

test('DL-28 attacks may be split: one blue crew against the red crew ashore, the other against the red ship', () => {
  const units = ['crew 0.1 at 1', 'crew 0.2 at 1', 'ship 1.2 at 1', 'crew 1.2 aboard 2', 'crew 1.3 at 1']
  const m = here(units, { dice: '3 3 | 3 3' })
  play(m, { battle: m.hex(1), against: 1 }, { pick: [0] })
  expect(asked(m)).toMatchObject({ from: [2, 4] })
  play(m, { pick: [4] })
  passAll(m)
  play(m, { battle: m.hex(1), against: 1 }, { pick: [2] })
  passAll(m)
  expect(heard(m, 'battle').map(({ ours, theirs }) => [ours[0]?.unit, theirs[0]?.unit])).toEqual([
    [0, 4],
    [1, 2],
  ])
})

test('DL-30 there is no battle between ships but by boarding, nor with a ship among the attackers of one', () => {
  const ships = here(['ship 0.1 at 2', 'crew 0.1 aboard 0', 'ship 1.2 at 2', 'crew 1.1 aboard 2'])
  expect(options(ships)).toEqual([{ end: true }, { from: 0, board: 2 }])
  const units = [
    'ship 0.1 at 1',
    'crew 0.1 aboard 0',
    'crew 0.2 at 1',
    'ship 1.2 at 1',
    'crew 1.1 aboard 3',
    'crew 1.2 at 1',
  ]
  const mixed = here(units)
  play(mixed, { battle: mixed.hex(1), against: 1 }, { pick: [0, 2] })
  expect(labelAt(mixed)).toBe('fight.before')
  expect(heard(mixed, 'battle')[0]?.theirs.map(({ unit: id }) => id)).toEqual([5])
})

test('DL-29 an empty ship neither attacks nor is attacked', () => {
  const m = here(['ship 0.1 at 1', 'crew 0.1 at 3', 'ship 1.2 at 1', 'crew 1.1 at 1'])
  expect(m.isAtRest()).toBe(true)
})

const GRIPS = ['ship 0.1 at 2', 'crew 0.1 aboard 0', 'ship 1.2 at 2', 'crew 1.1 aboard 2']

test('DL-32 if both owners agree, the boarding begins', () => {
  const m = here(GRIPS, { dice: '3 3' })
  play(m, { from: 0, board: 2 })
  expect(asked(m)).toMatchObject({ seat: 1, options: [{ agree: true }, { agree: false }] })
  play(m, { agree: true })
  expect(m.board.boardings).toEqual([{ one: 0, other: 2, isTried: false }])
  expect(labelAt(m)).toBe('fight.before')
})

test('DL-32 if not, both roll, ties again, and the higher decides', () => {
  const won = here(GRIPS, { dice: '4 4 5 2' })
  play(won, { from: 0, board: 2 }, { agree: false })
  expect(won.board.boardings).toHaveLength(1)
  const lost = here(GRIPS, { dice: '2 5' })
  play(lost, { from: 0, board: 2 }, { agree: false })
  expect(lost.board.boardings).toEqual([])
  expect(lost.isAtRest()).toBe(true)
})

test('DL-32 the other owner may call it as well, and then attacks', () => {
  const m = here(GRIPS, { dice: '6 1 | 3 3' })
  play(m, { end: true })
  expect(asked(m)).toMatchObject({ seat: 1, options: [{ call: false }, { call: true }] })
  play(m, { call: true })
  expect(asked(m).seat).toBe(0)
  play(m, { agree: false })
  expect(heard(m, 'boarding')[0]).toMatchObject({ attacker: 1, defender: 0 })
  expect(asked(m)).toMatchObject({ seat: 1 })
})

test('DL-32 a pair is called once a turn', () => {
  const m = here(GRIPS, { dice: '1 6' })
  play(m, { from: 0, board: 2 }, { agree: false })
  expect(m.isAtRest()).toBe(true)
  const passed = here(GRIPS)
  play(passed, { end: true }, { call: false })
  expect(passed.isAtRest()).toBe(true)
})

test('DL-32 only ships with crew, and only with the active player’s', () => {
  expect(here(['ship 0.1 at 2', 'crew 0.1 aboard 0', 'ship 1.2 at 2', 'crew 1.1 at 3']).isAtRest()).toBe(true)
  const others = ['ship 1.1 at 2', 'crew 1.1 aboard 0', 'ship 2.2 at 2', 'crew 2.1 aboard 2']
  expect(here(others, { seats: 3 }).isAtRest()).toBe(true)
})

test('DL-33 a boarding is fought with the strength of all crews aboard, and retreats are ignored', () => {
  const units = [
    'ship 0.1 at 2',
    'crew 0.1 aboard 0',
    'crew 0.2 aboard 0 strength 2',
    'ship 1.2 at 2',
    'crew 1.1 aboard 3',
  ]
  const m = here(units, { dice: '1 2' })
  play(m, { from: 0, board: 3 }, { agree: true })
  passAll(m)
  expect(heard(m, 'battle-rolled')[0]).toMatchObject({ ours: 6, theirs: 5 })
  expect(heard(m, 'battle-result')[0]).toMatchObject({ difference: 1, retreat: 0 })
  expect(heard(m, 'retreated')).toEqual([])
  expect(unit(m, 4).strength).toBe(3)
  expect(unit(m, 3).at).toBe(m.hex(2))
  expect(m.board.boardings).toHaveLength(1)
})

test('DL-34 a boarding lasts: a further round in the battle segment of each of the two, unasked', () => {
  const units = GRIPS
  for (const seat of [0, 1]) {
    const m = at(turnOf(seat, 'battle'), { map: SHORE, on: ON, units, boardings: ['0 2'], turn: seat, dice: '3 3' })
    expect(labelAt(m)).toBe('fight.before')
    expect(heard(m, 'boarding')[0]).toMatchObject({ attacker: seat, defender: 1 - seat })
    passAll(m)
    expect(m.isAtRest()).toBe(true)
    expect(m.board.boardings).toHaveLength(1)
  }
})

test('DL-34 immobilized results bind the ship alone', () => {
  const m = here(GRIPS, { boardings: ['0 2'], dice: '3 3' })
  passAll(m)
  expect([0, 1, 2, 3].map(id => unit(m, id).isStuck)).toEqual([true, false, true, false])
})

test('DL-34 a boarding ends when either ship has no crew', () => {
  const units = [
    'ship 0.1 at 2',
    'crew 0.1 aboard 0 strength 5',
    'ship 1.2 at 2',
    'crew 1.1 aboard 2 strength 1',
    'crew 1.2 at 3',
  ]
  const m = here(units, { boardings: ['0 2'], dice: '6 2' })
  passAll(m)
  expect(m.board.boardings).toEqual([])
})

test.each([
  ['take', 0],
  ['leave', 1],
] as const)('DL-29 whoever wins the last crew’s ship in a boarding may %s it', (prize, owner) => {
  const units = [
    'ship 0.1 at 2',
    'crew 0.1 aboard 0 strength 5',
    'ship 1.2 at 2 items jewelled-idol',
    'crew 1.1 aboard 2 strength 1',
    'crew 1.2 at 3',
  ]
  const m = here(units, { boardings: ['0 2'], dice: '6 2' })
  passAll(m)
  expect(asked(m)).toMatchObject({ seat: 0, options: [{ prize: 'take' }, { prize: 'scuttle' }, { prize: 'leave' }] })
  play(m, { prize })
  expect(unit(m, 2)).toMatchObject({ owner, at: m.hex(2), items: ['jewelled-idol'] })
})

test('DL-29 DL-47 or scuttle it, and the items in its box are lost', () => {
  const units = [
    'ship 0.1 at 2',
    'crew 0.1 aboard 0 strength 5',
    'ship 1.2 at 2 items jewelled-idol',
    'crew 1.1 aboard 2 strength 1',
    'crew 1.2 at 3',
  ]
  const m = here(units, { boardings: ['0 2'], dice: '6 2' })
  passAll(m)
  play(m, { prize: 'scuttle' })
  expect(unit(m, 2).at).toBeNull()
  expect(m.board.lost).toEqual(['jewelled-idol'])
})

test('DL-19 a third captain’s crew in the hex may capture a ship that was left', () => {
  const units = [
    'ship 0.1 at 1',
    'crew 0.1 aboard 0 strength 5',
    'ship 1.2 at 1',
    'crew 1.1 aboard 2 strength 1',
    'crew 1.2 at 3',
    'crew 2.1 at 1',
  ]
  const m = here(units, { seats: 3, boardings: ['0 2'], dice: '6 2' })
  passAll(m)
  play(m, { prize: 'leave' })
  expect(asked(m)).toMatchObject({ seat: 2, options: [{ capture: 2 }, { capture: null }] })
})

test('DL-19 a captain without a crew in the hex is not asked', () => {
  const units = [
    'ship 0.1 at 1',
    'crew 0.1 aboard 0 strength 5',
    'ship 1.2 at 1',
    'crew 1.1 aboard 2 strength 1',
    'crew 1.2 at 3',
    'crew 2.1 at 2',
  ]
  const m = here(units, { seats: 3, boardings: ['0 2'], dice: '6 2' })
  passAll(m)
  play(m, { prize: 'leave' })
  expect(m.isAtRest()).toBe(true)
})

test('DL-48 both sides are asked for cards, whether they hold one or not', () => {
  const m = here(['crew 0.1 at 1', 'crew 1.1 at 1'], { hands: ['', 'storm'] })
  play(m, { battle: m.hex(1), against: 1 })
  expect(asked(m)).toEqual({ kind: 'list', seat: 0, options: [PASS] })
  play(m, PASS)
  expect(asked(m)).toEqual({ kind: 'list', seat: 1, options: [PASS] })
})

test('DL-21 a ship that has attacked ashore calls no boarding this turn; its enemy still may', () => {
  const units = ['ship 0.1 at 1', 'crew 0.1 aboard 0', 'crew 1.1 at 1', 'ship 2.2 at 1', 'crew 2.1 aboard 3']
  const m = here(units, { seats: 3, dice: '3 3' })
  expect(options(m)).toContainEqual({ from: 0, board: 3 })
  play(m, { battle: m.hex(1), against: 1 })
  passAll(m)
  expect(asked(m)).toMatchObject({ seat: 2, options: [{ call: false }, { call: true }] })
})

test('DL-21 in its next turn a unit may attack again', () => {
  const m = here(['crew 0.1 at 1', 'crew 1.1 at 1'], { dice: '3 3' })
  play(m, { battle: m.hex(1), against: 1 })
  passAll(m)
  expect(m.isAtRest()).toBe(true)
  expect(unit(m, 0).hasAttacked).toBe(false)
})

test('DL-38 a battle segment in which nobody meets has one moment for everyone who holds cards', () => {
  const m = here(['crew 0.1 at 1', 'crew 1.1 at 3'], { hands: ['', 'rally storm'] })
  expect([labelAt(m), seatsAsked(m)]).toEqual(['moment.offer', [1]])
  expect(options(m)).toEqual([PASS, { play: 'rally', on: 1 }])
  play(m, { play: 'rally', on: 1 })
  passAll(m)
  expect(unit(m, 1).strength).toBe(4)
  expect(labelAt(m)).not.toBe('moment.offer')
})

test('DL-38 there is none where somebody was asked in the segment anyway', () => {
  const m = here(['crew 0.1 at 1', 'crew 1.1 at 1'], { hands: ['', 'storm'] })
  expect(labelAt(m)).toBe('battle.choose')
  play(m, { end: true })
  expect(m.board.segment).toBe('exploration')
})

test('DL-38 while a boarding is answered anyone else may play a card', () => {
  const units = ['ship 0.1 at 2', 'crew 0.1 aboard 0', 'ship 1.2 at 2', 'crew 1.1 aboard 2', 'crew 2.1 at 3']
  const m = here(units, { seats: 3, hands: ['', '', 'rally'] })
  play(m, { from: 0, board: 2 })
  expect(labelAt(m)).toBe('battle.answer')
  playAs(m, 2, { play: 'rally', on: 4 })
  passAll(m)
  expect([labelAt(m), unit(m, 4).strength]).toEqual(['battle.answer', 4])
})
