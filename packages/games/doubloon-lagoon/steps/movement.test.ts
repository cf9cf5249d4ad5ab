import { asked, heard, labelAt, play, playAs } from '@nassau/kernel/testing'
import { expect, test } from 'vitest'
import { pathTo } from '../../kit/hexes.ts'
import { reachOf } from '../sailing/reach.ts'
import { at, goals, options, passAll, type Setting, turnOf, unit, whereIs } from '../test-kit.ts'

/** The movement segment of seat 0. */
const moving = (setting: Setting) => at(turnOf(0, 'movement'), setting)

/**
 * An island with every kind of ground and the sea around it, in columns:
 *
 *   sea 0, beach 1, grass 2, jungle 3, hills 4, swamp 5, mountain 6, sea 7
 */
const COLUMN = ['0', '', '1', '', '2', '', '3', '', '4', '', '5', '', '6', '', '7']
const GROUND = { 0: '~', 1: 'b', 2: 'g', 3: 'j', 4: 'h', 5: 's', 6: 'm', 7: '~' }

test.each([
  [1, 'grass', 2, 1],
  [2, 'beach', 1, 1],
  [2, 'jungle', 3, 2],
  [3, 'hills', 4, 2],
  [4, 'swamp', 5, 3],
  [5, 'mountain', 6, 3],
])('DL-4 DL-16 from hex %i a crew pays for %s (hex %i) %i points', (from, _ground, to, cost) => {
  const m = moving({ map: COLUMN, on: GROUND, units: [`crew 0.1 at ${from}`] })
  play(m, { unit: 0 }, { to: m.hex(to) })
  expect(unit(m, 0).spent).toBe(cost)
  expect(whereIs(m, 0)).toBe(String(to))
})

test('DL-4 a crew pays 1 for a port and for home land', () => {
  const m = moving({ map: ['1', '', '2', '', '3', '', '~'], on: { 1: 'H', 2: 'A', 3: 'H' }, units: ['crew 0.1 at 1'] })
  play(m, { unit: 0 })
  const { costs } = reachOf(m.board, m.edition, 0)
  expect([costs[m.hex(2)], costs[m.hex(3)]]).toEqual([1, 2])
})

test('DL-16 a crew’s whole area within its points is offered at once, and no sea', () => {
  const m = moving({ map: COLUMN, on: GROUND, units: ['crew 0.1 at 2'] })
  play(m, { unit: 0 })
  expect(goals(m)).toBe('1 3 4')
  expect(pathTo(reachOf(m.board, m.edition, 0), m.hex(4))).toEqual([m.hex(2), m.hex(3), m.hex(4)])
})

test('DL-5 DL-16 a crew has four movement points, and goes on later with what is left', () => {
  const m = moving({ map: COLUMN, on: GROUND, units: ['crew 0.1 at 1', 'crew 0.2 at 2'] })
  play(m, { unit: 0 }, { to: m.hex(3) }, { unit: 1 }, { to: m.hex(1) }, { unit: 0 })
  expect(goals(m)).toBe('2')
  play(m, { to: m.hex(2) })
  expect(options(m)).toEqual([{ end: true }, { unit: 1 }])
})

const SHORE = ['~   1   4', '  2   3', '~   ~   5']
const COAST = { 1: '~', 2: '~', 3: 'b', 4: 'b', 5: 'g' }

test('DL-14 ships go through sea and into shoreline, never inland or over land', () => {
  const map = ['~   ~   4   b   b', '  ~   ~   b   b', '~   1   b   5   b', '  ~   ~   b   b', '~   ~   b   b   b']
  const m = moving({ map, on: { 1: '~', 4: 'b', 5: 'g' }, units: ['ship 0.1 at 1', 'crew 0.1 aboard 0'] })
  play(m, { unit: 0 })
  expect(goals(m)).toBe('4')
  expect(options(m).length).toBeGreaterThan(5)
  const { costs } = reachOf(m.board, m.edition, 0)
  expect(costs[m.hex(4)]).toBe(2)
  expect(costs[m.hex(5)]).toBe(-1)
})

test('DL-14 a ship needs at least one crew aboard to move', () => {
  const m = moving({ map: SHORE, on: COAST, units: ['ship 0.1 at 1', 'crew 0.1 at 3'] })
  expect(options(m)).toEqual([{ end: true }, { unit: 1 }])
})

test('DL-14 all aboard go along, and a ship carries at most three crews', () => {
  const units = ['ship 0.1 at 3', 'crew 0.1 aboard 0', 'crew 0.2 aboard 0', 'crew 0.3 aboard 0', 'crew 0.4 at 3']
  const m = moving({ map: SHORE, on: COAST, units })
  play(m, { unit: 4 })
  expect(options(m)).not.toContainEqual({ embark: 0 })
  play(m, { back: true }, { unit: 0 }, { to: m.hex(1) })
  expect([0, 1, 2, 3, 4].map(id => whereIs(m, id))).toEqual(['1', '1', '1', '1', '3'])
})

test('DL-15 embarking is free, and no crew embarks and disembarks in one turn', () => {
  const m = moving({ map: SHORE, on: COAST, units: ['ship 0.1 at 3', 'crew 0.1 at 4', 'crew 0.2 aboard 0'] })
  play(m, { unit: 1 }, { to: m.hex(3) }, { unit: 1 }, { embark: 0 })
  expect(unit(m, 1)).toMatchObject({ aboard: 0, spent: 1 })
  expect(options(m)).not.toContainEqual({ unit: 1 })
  play(m, { unit: 2 }, { to: m.hex(3) })
  play(m, { unit: 2 })
  expect(options(m)).not.toContainEqual({ embark: 0 })
})

test('DL-15 DL-17 disembarking costs the terrain of the hex gone to: the ship’s own or one next to it', () => {
  const map = ['1   3', '  2   5', '~   4']
  const m = moving({
    map,
    on: { 1: '~', 2: 'j', 3: 's', 4: 'm', 5: 'b' },
    units: ['ship 0.1 at 2', 'crew 0.1 aboard 0'],
  })
  play(m, { unit: 1 })
  expect(goals(m)).toBe('2 3 4 5')
  const { costs } = reachOf(m.board, m.edition, 1)
  expect([2, 3, 4, 5].map(name => costs[m.hex(name)])).toEqual([2, 3, 3, 4])
  play(m, { to: m.hex(2) })
  expect(unit(m, 1)).toMatchObject({ aboard: null, spent: 2 })
  expect(whereIs(m, 1)).toBe('2')
})

test('DL-15 a crew with too few points for the ship’s hex cannot stay there, but can go where it costs less', () => {
  const m = moving({
    map: ['1   3', '  2'],
    on: { 1: '~', 2: 'm', 3: 'b' },
    units: ['ship 0.1 at 2', 'crew 0.1 aboard 0 spent 2'],
  })
  play(m, { unit: 1 })
  expect(goals(m)).toBe('3')
})

test('DL-17 a crew disembarks in port too, but not from a ship on the open sea', () => {
  const map = ['1   3', '  2   H', '~   4']
  const on = { 1: '~', 2: 'A', 3: 'H', 4: '~' }
  const inPort = moving({ map, on, units: ['ship 0.1 at 2', 'crew 0.1 aboard 0'] })
  play(inPort, { unit: 1 })
  expect(goals(inPort)).toBe('2 3')
  const atSea = moving({ map: SHORE, on: COAST, units: ['ship 0.1 at 1', 'crew 0.1 aboard 0'] })
  expect(options(atSea)).toEqual([{ end: true }, { unit: 0 }])
})

test('DL-17 a crew embarks only a ship in its own hex', () => {
  const m = moving({ map: SHORE, on: COAST, units: ['ship 0.1 at 3', 'crew 0.1 at 4'] })
  play(m, { unit: 1 })
  expect(options(m)).not.toContainEqual({ embark: 0 })
})

test('DL-17 a crew may change between two own ships in one hex, which is its embarking', () => {
  const m = moving({ map: SHORE, on: COAST, units: ['ship 0.1 at 1', 'ship 0.2 at 1', 'crew 0.1 aboard 0'] })
  play(m, { unit: 2 })
  expect(options(m)).toEqual([{ back: true }, { embark: 1 }])
  play(m, { embark: 1 })
  expect(options(m)).toEqual([{ end: true }, { unit: 1 }])
})

test('DL-18 a crew or ship carries any number of items, which change hands between own units in one hex', () => {
  const units = [
    'ship 0.1 at 3',
    'crew 0.1 at 3 items machete,spyglass',
    'crew 0.2 at 3',
    'crew 0.3 at 5',
    'crew 1.1 at 3',
  ]
  const m = moving({ map: SHORE, on: COAST, units })
  play(m, { unit: 1 })
  const gifts = options(m).filter(option => JSON.stringify(option).includes('give'))
  expect(gifts).toEqual([
    { give: 'machete', unit: 0 },
    { give: 'machete', unit: 2 },
    { give: 'spyglass', unit: 0 },
    { give: 'spyglass', unit: 2 },
  ])
  play(m, { give: 'machete', unit: 0 }, { unit: 1 }, { give: 'spyglass', unit: 0 })
  expect(unit(m, 0).items).toEqual(['machete', 'spyglass'])
  expect(unit(m, 1).items).toEqual([])
})

test('DL-18 an item goes on from hand to hand, but never back in the same segment', () => {
  const m = moving({ map: SHORE, on: COAST, units: ['crew 0.1 at 3 items machete', 'crew 0.2 at 3', 'crew 0.3 at 3'] })
  play(m, { unit: 0 }, { give: 'machete', unit: 1 }, { unit: 1 })
  expect(options(m)).toContainEqual({ give: 'machete', unit: 2 })
  expect(options(m)).not.toContainEqual({ give: 'machete', unit: 0 })
  play(m, { give: 'machete', unit: 2 }, { end: true })
  expect(unit(m, 0).gave).toEqual([])
})

test('DL-19 a crew that enters a hex on foot may capture an enemy ship without crew, items and all', () => {
  const m = moving({
    map: SHORE,
    on: COAST,
    units: ['crew 0.1 at 4', 'ship 1.2 at 3 items jewelled-idol', 'crew 1.1 at 5'],
  })
  play(m, { unit: 0 }, { to: m.hex(3) })
  expect(options(m)).toEqual([{ capture: 1 }, { capture: null }])
  play(m, { capture: 1 })
  expect(unit(m, 1)).toMatchObject({ owner: 0, items: ['jewelled-idol'] })
  play(m, { unit: 0 }, { embark: 1 }, { unit: 1 }, { to: m.hex(1) })
  expect([whereIs(m, 0), whereIs(m, 1)]).toEqual(['1', '1'])
})

test('DL-19 so may a crew that comes aboard a ship; a ship with a crew aboard is not to be had', () => {
  const units = ['ship 0.1 at 1', 'crew 0.1 aboard 0', 'ship 1.2 at 2', 'ship 1.3 at 3', 'crew 1.1 aboard 3']
  const m = moving({ map: SHORE, on: COAST, units })
  play(m, { unit: 0 }, { to: m.hex(3) })
  expect(labelAt(m)).toBe('movement.choose')
  play(m, { unit: 0 }, { to: m.hex(2) })
  expect(labelAt(m)).toBe('capture.offer')
  play(m, { capture: null })
  expect(unit(m, 2).owner).toBe(1)
})

test('DL-19 an empty enemy ship in one’s hex may be captured at any time in one’s own movement segment', () => {
  const units = ['crew 0.1 at 3 stuck yes', 'ship 1.2 at 3 items jewelled-idol', 'crew 1.1 at 5']
  const m = moving({ map: SHORE, on: COAST, units })
  expect(options(m)).toEqual([{ end: true }, { unit: 0 }])
  play(m, { unit: 0 })
  expect(options(m)).toEqual([{ back: true }, { capture: 1 }])
  play(m, { capture: 1 })
  expect(unit(m, 1)).toMatchObject({ owner: 0, items: ['jewelled-idol'] })
})

test('DL-19 so may one aboard a ship there; a ship with a crew, or elsewhere, is not to be had', () => {
  const units = [
    'ship 0.1 at 3',
    'crew 0.1 aboard 0',
    'ship 1.2 at 3',
    'ship 1.3 at 3',
    'crew 1.1 aboard 3',
    'ship 1.4 at 2',
  ]
  const m = moving({ map: SHORE, on: COAST, units })
  play(m, { unit: 1 })
  expect(options(m).filter(option => JSON.stringify(option).includes('capture'))).toEqual([{ capture: 2 }])
  play(m, { capture: 2 }, { unit: 1 }, { embark: 2 }, { unit: 2 }, { to: m.hex(2) })
  expect(asked(m)).toMatchObject({ options: [{ capture: 5 }, { capture: null }] })
})

test('DL-15 from one own ship to another in the same hex is both at once: that crew does neither again', () => {
  const units = ['ship 0.1 at 3', 'crew 0.1 aboard 0', 'ship 0.2 at 3']
  const m = moving({ map: SHORE, on: COAST, units })
  play(m, { unit: 1 }, { embark: 2 })
  expect(unit(m, 1)).toMatchObject({ aboard: 2, hasCrossed: true })
  expect(options(m)).toEqual([{ end: true }, { unit: 2 }])
})

test('DL-38 while something is picked up anyone else may play a card, and the picking goes on', () => {
  const units = ['crew 0.1 at 3', 'ship 1.2 at 3', 'crew 1.1 aboard 1']
  const m = moving({ map: SHORE, on: COAST, units, ground: ['machete at 3'], hands: ['', 'rally'] })
  play(m, { end: true })
  expect(labelAt(m)).toBe('movement.gather')
  playAs(m, 1, { play: 'rally', on: 2 })
  passAll(m)
  expect(unit(m, 2).strength).toBe(4)
  expect(options(m)).toEqual([{ crew: 0 }, { crew: null }])
})

test('DL-20 an immobilized unit cannot move in its owner’s next movement segment, and can in the one after', () => {
  const m = moving({ map: SHORE, on: COAST, units: ['crew 0.1 at 3 stuck yes', 'ship 0.1 at 2', 'crew 0.2 aboard 1'] })
  expect(options(m)).toEqual([{ end: true }, { unit: 1 }])
  play(m, { end: true })
  expect(unit(m, 0).isStuck).toBe(false)
})

test('DL-20 an immobilized crew neither embarks nor disembarks, an immobilized ship lies still', () => {
  const units = ['ship 0.1 at 3 stuck yes', 'crew 0.1 aboard 0 stuck yes', 'crew 0.2 at 3 stuck yes']
  expect(options(moving({ map: SHORE, on: COAST, units }))).toEqual([{ end: true }])
})

test('DL-20 a player may own several ships, and move them all', () => {
  const units = ['ship 0.1 at 1', 'crew 0.1 aboard 0', 'ship 0.2 at 2', 'crew 0.2 aboard 2']
  const m = moving({ map: SHORE, on: COAST, units })
  expect(options(m)).toEqual([{ end: true }, { unit: 0 }, { unit: 2 }])
})

test('DL-31 items lying in a hex are for any crew that ends its movement there, if it wants them', () => {
  const ground = ['machete at 3', 'spyglass at 3', 'jewelled-idol at 5']
  const m = moving({
    map: SHORE,
    on: COAST,
    units: ['crew 0.1 at 4', 'crew 0.2 at 3', 'ship 0.1 at 5', 'crew 0.3 aboard 2'],
    ground,
  })
  play(m, { unit: 0 }, { to: m.hex(3) }, { end: true })
  expect(asked(m)).toMatchObject({ seat: 0, options: [{ crew: 0 }, { crew: 1 }, { crew: null }] })
  play(m, { crew: 1 }, { crew: null })
  expect(unit(m, 1).items).toEqual(['machete'])
  expect(m.board.ground.map(({ item }) => item)).toEqual(['spyglass', 'jewelled-idol'])
  expect(heard(m, 'gathered')).toHaveLength(1)
})

test('DL-34 in his own movement segment a player may roll to end a boarding, ties again; higher frees the ship', () => {
  const units = ['ship 0.1 at 1', 'crew 0.1 aboard 0', 'ship 1.2 at 1', 'crew 1.1 aboard 2']
  const free = moving({ map: SHORE, on: COAST, units, boardings: ['0 2'], dice: '3 3 5 2' })
  expect(options(free)).toEqual([{ end: true }, { unit: 0 }])
  play(free, { unit: 0 })
  expect(options(free)).toEqual([{ back: true }, { breakOff: 2 }])
  play(free, { breakOff: 2 })
  expect(free.board.boardings).toEqual([])
  play(free, { unit: 0 }, { to: free.hex(2) })
  expect(whereIs(free, 0)).toBe('2')
})

test('DL-34 lower holds it, and it is tried once a segment', () => {
  const units = ['ship 0.1 at 1', 'crew 0.1 aboard 0', 'ship 1.2 at 1', 'crew 1.1 aboard 2']
  const m = moving({ map: SHORE, on: COAST, units, boardings: ['0 2'], dice: '2 5' })
  play(m, { unit: 0 }, { breakOff: 2 })
  expect(m.board.boardings).toHaveLength(1)
  expect(options(m)).toEqual([{ end: true }])
})

test('DL-34 an immobilized ship may not roll, and nobody leaves a ship in a boarding, though others may come aboard', () => {
  const units = [
    'ship 0.1 at 3 stuck yes',
    'crew 0.1 aboard 0',
    'crew 0.2 at 3 spent 4',
    'ship 1.2 at 3',
    'crew 1.1 aboard 3',
  ]
  const m = moving({ map: SHORE, on: COAST, units, boardings: ['0 3'] })
  expect(options(m)).toEqual([{ end: true }, { unit: 2 }])
  play(m, { unit: 2 })
  expect(options(m)).toEqual([{ back: true }, { embark: 0 }])
})

test('a unit may be put back, but not for ever', () => {
  const m = moving({ map: SHORE, on: COAST, units: ['crew 0.1 at 3'] })
  for (let i = 0; i < 20; i++) play(m, { unit: 0 }, { back: true })
  play(m, { unit: 0 })
  expect(options(m)).not.toContainEqual({ back: true })
})

test('DL-5 DL-14 a ship has four movement points, one a hex', () => {
  const sea = ['1', '', '~', '', '~', '', '~', '', '2', '', '3']
  const m = moving({ map: sea, on: { 1: '~', 2: '~', 3: '~' }, units: ['ship 0.1 at 1', 'crew 0.1 aboard 0'] })
  play(m, { unit: 0 })
  expect(goals(m)).toBe('2')
  play(m, { to: m.hex(2) })
  expect(unit(m, 0).spent).toBe(4)
  expect(options(m)).toEqual([{ end: true }])
})

test('DL-14 DL-15 DL-34 the next turn begins afresh: points, crossing and the roll to break off', () => {
  const units = [
    'ship 0.1 at 3',
    'crew 0.1 aboard 0',
    'ship 0.2 at 1',
    'crew 0.2 aboard 2',
    'ship 1.3 at 1',
    'crew 1.1 aboard 4',
  ]
  const m = moving({ map: SHORE, on: COAST, units, boardings: ['2 4'], dice: '1 2 | 3 3' })
  play(m, { unit: 1 }, { to: m.hex(3) }, { unit: 2 }, { breakOff: 4 })
  expect(unit(m, 1)).toMatchObject({ spent: 1, hasCrossed: true })
  expect(m.board.boardings).toMatchObject([{ isTried: true }])
  play(m, { end: true })
  expect(unit(m, 1)).toMatchObject({ spent: 0, hasCrossed: false })
  expect(m.board.boardings).toMatchObject([{ isTried: false }])
})
