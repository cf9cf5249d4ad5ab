import { asked, heard, play } from '@nassau/kernel/testing'
import { expect, test } from 'vitest'
import { at, goals, type Setting, unit, whereIs } from '../../test-kit.ts'
import type { RetreatFrame } from './retreat.ts'

const frame = (units: number[], hexes: number, from: number): RetreatFrame => ({
  step: 'retreat',
  at: 'next',
  seat: 1,
  from,
  hexes,
  units,
  unit: -1,
  left: 0,
  items: [],
})

/** Units of seat 1 retreat so many hexes from hex 0. */
function retreating(units: number[], hexes: number, setting: Setting) {
  const from = at(frame([], 0, 0), setting).hex(0)
  return at(frame(units, hexes, from), setting)
}

/** Hex 0 in a meadow, its six neighbours 1 to 6 clockwise from the top. */
const MEADOW = [
  'g   g   g',
  '  g   g',
  'g   1   g',
  '  6   2',
  'g   0   g',
  '  5   3',
  'g   4   g',
  '  g   g',
  'g   g   g',
]
const GRASS = Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map(name => [name, 'g']))
const there = (units: string[], more: Setting = {}): Setting => ({ map: MEADOW, on: GRASS, units, ...more })

test('DL-25 a unit retreats the stated number of hexes as its owner chooses, whatever its allowance', () => {
  const m = retreating([0], 2, there(['crew 1.1 at 0 spent 4']))
  expect(asked(m).seat).toBe(1)
  expect(goals(m)).toBe('1 2 3 4 5 6')
  play(m, { to: m.hex(4) })
  expect(heard(m, 'retreated')).toHaveLength(1)
  expect(asked(m).seat).toBe(1)
})

test('DL-25 each hex is farther from the battle than the last, where one exists', () => {
  const m = retreating([0], 2, there(['crew 1.1 at 0']))
  play(m, { to: m.hex(4) })
  expect(goals(m)).toBe('')
  expect(asked(m)).toMatchObject({ kind: 'list' })
})

test('DL-25 never into a hex where an enemy is', () => {
  const m = retreating([0], 1, there(['crew 1.1 at 0', 'crew 0.1 at 4', 'ship 0.1 at 5', 'crew 1.2 at 3']))
  expect(goals(m)).toBe('1 2 3 6')
})

/** Hex 0 with 1 and 2 on one side, as far from it as each other and side by side; sea all around. */
const SPIT = { map: ['~   1   ~', '  0   ~', '~   2   ~'], on: { 0: 'g', 1: 'g', 2: 'g' } }

test('DL-25 where no hex is farther, one no nearer', () => {
  const m = retreating([0], 2, { ...SPIT, units: ['crew 1.1 at 0'] })
  expect(goals(m)).toBe('1 2')
  play(m, { to: m.hex(1) })
  expect(whereIs(m, 0)).toBe('2')
})

test('DL-25 never back towards the battle: cornered, it loses a step', () => {
  const m = retreating([0], 2, { ...SPIT, units: ['crew 1.1 at 0', 'crew 0.1 at 2'] })
  expect(whereIs(m, 0)).toBe('1')
  expect(heard(m, 'cornered')).toMatchObject([{ steps: 1 }])
  expect(unit(m, 0).strength).toBe(2)
})

test('DL-25 never into terrain it cannot enter: crews stay on land', () => {
  const m = retreating([0], 1, { map: ['~   1', '  0   ~', '~   ~'], on: { 0: 'b', 1: 'b' }, units: ['crew 1.1 at 0'] })
  expect(whereIs(m, 0)).toBe('1')
})

test('DL-25 a ship retreats as a ship, with all aboard, over sea and shoreline', () => {
  const m = retreating([0], 2, {
    map: ['g', '', '0', '', '1', '', '2'],
    on: { 0: 'b', 1: '~', 2: '~' },
    units: ['ship 1.1 at 0', 'crew 1.1 aboard 0', 'crew 1.2 aboard 0'],
  })
  expect([0, 1, 2].map(id => whereIs(m, id))).toEqual(['2', '2', '2'])
})

test('DL-25 what cannot retreat loses one step for each hex not retreated', () => {
  const m = retreating([0], 3, { map: ['0', '', '1', '', '~'], on: { 0: 'b', 1: 'b' }, units: ['crew 1.1 at 0'] })
  expect(whereIs(m, 0)).toBe('1')
  expect(unit(m, 0).strength).toBe(1)
})

test('DL-25 DL-26 on a ship that cannot retreat the owner chooses who loses the steps', () => {
  const m = retreating([0], 2, {
    map: ['0', '', 'H'],
    on: { 0: '~' },
    units: ['ship 1.1 at 0', 'crew 1.1 aboard 0', 'crew 1.2 aboard 0'],
  })
  expect(asked(m)).toEqual({ kind: 'pick', seat: 1, from: [1, 1, 1, 2, 2, 2], min: 2, max: 2 })
})

test('DL-34 a ship held in a boarding cannot retreat', () => {
  const units = ['ship 1.1 at 0', 'crew 1.1 aboard 0', 'ship 0.2 at 0', 'crew 0.1 aboard 2']
  const m = retreating([0], 1, { map: ['0', '', '1'], on: { 0: '~', 1: '~' }, units, boardings: ['0 2'] })
  expect(whereIs(m, 0)).toBe('0')
  expect(unit(m, 1).strength).toBe(2)
})

test('DL-25 every losing unit retreats by itself', () => {
  const m = retreating([0, 1], 1, there(['crew 1.1 at 0', 'crew 1.2 at 0']))
  play(m, { to: m.hex(1) }, { to: m.hex(4) })
  expect([0, 1].map(id => whereIs(m, id))).toEqual(['1', '4'])
})
