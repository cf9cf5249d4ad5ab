import { asked, heard, labelAt, play, playAs } from '@nassau/kernel/testing'
import { expect, test } from 'vitest'
import { at, options, passAll, type Setting, turnOf, unit, whereIs } from '../../test-kit.ts'

const SHORE = ['2', '', '1', '', '3', '', '4', '', '5']
const ON = { 1: 'b', 2: '~', 3: 'g', 4: 'g', 5: 'g' }

/** Seat 0 attacks all of seat 1 on hex 1 with all it has there, and everyone passes. */
function fought(units: readonly string[], dice: string, more: Setting = {}) {
  const m = at(turnOf(0, 'battle'), { map: SHORE, on: ON, units, dice, ...more })
  play(m, { battle: m.hex(1), against: 1 })
  for (const step of ['battle.attackers', 'battle.targets']) {
    const ask = asked(m)
    if (labelAt(m) === step && ask.kind === 'pick') play(m, { pick: ask.from.map(Number) })
  }
  passAll(m)
  return m
}

test('DL-26 step losses fall in any combination among the losing units, by the owner’s choice', () => {
  const m = fought(['crew 0.1 at 1 strength 9', 'crew 1.1 at 1 strength 2', 'crew 1.2 at 1 strength 2'], '3 1')
  expect(heard(m, 'battle-result')[0]).toMatchObject({ difference: 7, steps: 2 })
  expect(asked(m)).toEqual({ kind: 'pick', seat: 1, from: [1, 1, 2, 2], min: 2, max: 2 })
  play(m, { pick: [1, 2] })
  expect([1, 2].map(id => unit(m, id).strength)).toEqual([1, 1])
})

test('DL-26 each step reduces strength by one, and at zero the unit is eliminated', () => {
  const m = fought(['crew 0.1 at 1 strength 9', 'crew 1.1 at 1 strength 2', 'crew 1.2 at 1 strength 2'], '3 1')
  play(m, { pick: [1, 1] })
  expect(unit(m, 1)).toMatchObject({ strength: 0, at: null })
  expect(unit(m, 2).strength).toBe(2)
})

test('DL-26 nobody is asked where there is nothing to choose', () => {
  const m = fought(['crew 0.1 at 1 strength 9', 'crew 1.1 at 1', 'crew 1.2 at 5'], '1 1')
  expect(unit(m, 1).strength).toBe(1)
  expect(whereIs(m, 1)).toBe('4')
})

test('DL-29 a ship’s losses fall on the crews aboard; the ship itself is not sunk', () => {
  const units = [
    'crew 0.1 at 1 strength 9',
    'ship 1.2 at 1',
    'crew 1.1 aboard 1 strength 1',
    'crew 1.2 aboard 1 strength 1',
    'crew 1.3 at 5',
  ]
  const m = fought(units, '3 3')
  expect([2, 3].map(id => unit(m, id).at)).toEqual([null, null])
  expect(unit(m, 1).at).toBe(m.hex(1))
})

test('DL-19 a crew in the hex may capture the ship whose last crew is lost', () => {
  const units = [
    'crew 0.1 at 1 strength 9',
    'ship 1.2 at 1 items machete',
    'crew 1.1 aboard 1 strength 1',
    'crew 1.3 at 5',
  ]
  const m = fought(units, '1 3')
  expect(asked(m)).toMatchObject({ seat: 0, options: [{ capture: 1 }, { capture: null }] })
  play(m, { capture: 1 })
  expect(unit(m, 1)).toMatchObject({ owner: 0, items: ['machete'] })
})

const PRIZE = [
  'crew 0.1 at 1 strength 9',
  'ship 1.2 at 1',
  'crew 1.1 aboard 1 strength 1',
  'crew 1.3 at 5',
  'crew 2.1 at 1',
  'crew 3.1 at 1',
]

test('DL-19 one lost crew, one capture: what the victor has taken nobody takes again in that moment', () => {
  const m = fought(PRIZE, '1 3', { seats: 4 })
  expect(asked(m)).toMatchObject({ seat: 0, options: [{ capture: 1 }, { capture: null }] })
  play(m, { capture: 1 })
  expect(heard(m, 'captured')).toHaveLength(1)
  expect(labelAt(m)).not.toBe('capture.offer')
  expect(unit(m, 1).owner).toBe(0)
})

test('DL-19 the others with a crew in the hex are asked in turn order until one takes it', () => {
  const m = fought(PRIZE, '1 3', { seats: 4 })
  play(m, { capture: null })
  expect(asked(m)).toMatchObject({ seat: 2, options: [{ capture: 1 }, { capture: null }] })
  play(m, { capture: 1 })
  expect(labelAt(m)).not.toBe('capture.offer')
  expect(unit(m, 1).owner).toBe(2)
})

test('DL-19 a ship that has long been empty is no part of that moment', () => {
  const m = fought([...PRIZE.slice(0, 4), 'ship 1.3 at 1'], '1 3')
  expect(options(m)).toEqual([{ capture: 1 }, { capture: null }])
})

test('DL-38 while a prize is offered anyone else may play a card', () => {
  const m = fought(PRIZE, '1 3', { seats: 4, hands: ['', '', 'rally'] })
  expect(labelAt(m)).toBe('capture.offer')
  playAs(m, 2, { play: 'rally', on: 4 })
  passAll(m)
  expect(unit(m, 4).strength).toBe(4)
  expect(asked(m)).toMatchObject({ seat: 0, options: [{ capture: 1 }, { capture: null }] })
})

test('DL-31 the items of an eliminated crew go to the victor', () => {
  const units = ['crew 0.1 at 1 strength 9', 'crew 1.1 at 1 strength 1 items machete,spyglass', 'crew 1.2 at 5']
  const m = fought(units, '1 1')
  expect(unit(m, 0).items).toEqual(['machete', 'spyglass'])
  expect(m.board.ground).toEqual([])
})

test('DL-31 a victor with several units says which takes them', () => {
  const units = [
    'crew 0.1 at 1 strength 5',
    'crew 0.2 at 1 strength 5',
    'crew 1.1 at 1 strength 1 items machete',
    'crew 1.2 at 5',
  ]
  const m = fought(units, '1 1')
  expect(asked(m)).toMatchObject({ seat: 0, options: [{ unit: 0 }, { unit: 1 }] })
  play(m, { unit: 1 })
  expect(unit(m, 1).items).toEqual(['machete'])
})

test('DL-31 the defender is the victor as well as the attacker', () => {
  const m = fought(['crew 0.1 at 1 strength 1 items machete', 'crew 0.2 at 5', 'crew 1.1 at 1 strength 9'], '1 1')
  expect(unit(m, 2).items).toEqual(['machete'])
})

test('DL-37 the surgeon’s chest cancels up to two step losses in its hex, and is discarded', () => {
  const units = ['crew 0.1 at 1 strength 9', 'crew 1.1 at 1', 'crew 1.2 at 1 items surgeons-chest', 'crew 1.3 at 5']
  const m = fought(units, '6 1')
  expect(heard(m, 'battle-result')[0]?.steps).toBe(3)
  expect(asked(m)).toMatchObject({ seat: 1, options: [{ heal: true }, { heal: false }] })
  play(m, { heal: true })
  expect(asked(m)).toMatchObject({ from: [1, 1, 1, 2, 2, 2], min: 1, max: 1 })
  play(m, { pick: [1] })
  expect([1, 2].map(id => unit(m, id).strength)).toEqual([2, 3])
  expect(unit(m, 2).items).toEqual([])
})

test('DL-45 an item discarded for its effect counts for the discarder', () => {
  const units = ['crew 0.1 at 1 strength 9', 'crew 1.1 at 1', 'crew 1.2 at 1 items surgeons-chest', 'crew 1.3 at 5']
  const m = fought(units, '6 1')
  play(m, { heal: true })
  expect(m.board.kept).toEqual([[], ['surgeons-chest']])
})

test('DL-37 a chest elsewhere, or one kept shut, saves nobody', () => {
  const elsewhere = fought(
    ['crew 0.1 at 1 strength 9', 'crew 1.1 at 1 strength 1', 'crew 1.2 at 5 items surgeons-chest'],
    '1 1',
  )
  expect(elsewhere.isAtRest()).toBe(true)
  const shut = fought(['crew 0.1 at 1 strength 9', 'crew 1.1 at 1 items surgeons-chest'], '1 1')
  play(shut, { heal: false })
  expect(unit(shut, 1)).toMatchObject({ strength: 1, items: ['surgeons-chest'] })
})

test('DL-25 losers retreat after their losses', () => {
  const m = fought(['crew 0.1 at 1 strength 7', 'crew 1.1 at 1'], '1 1')
  expect(heard(m, 'battle-result')[0]).toMatchObject({ steps: 1, retreat: 2 })
  expect(unit(m, 1).strength).toBe(2)
  expect(whereIs(m, 1)).toBe('4')
  expect(options(m)).toContainEqual({ done: true })
})
