import { heard } from '@nassau/kernel/testing'
import { expect, test } from 'vitest'
import type { Fight } from '../board.ts'
import { at, ctxOf, type Posed, pirate, place, type Setting, sailing, shipAt } from '../test-kit.ts'
import { settle } from './spoils.ts'

const PRIZE = { kind: 'warship', nation: 'spanish', defence: 9, loot: 4 } as const
const CITY = { kind: 'city', nation: 'spanish', defence: 10, loot: 5 } as const

/** A combat at E8 that ended with these dice. */
const fought = (fight: Partial<Fight>): Fight => ({
  attacker: 0,
  defender: null,
  prize: null,
  at: place('E8'),
  attack: [6, 6],
  defence: [],
  forAttack: 0,
  forDefence: 0,
  ...fight,
})

const after = (fight: Partial<Fight>, setting: Partial<Setting> = {}): { m: Posed; isOver: boolean } => {
  const m = at(sailing(), {
    ships: ['E8 doubloons 1000', 'E8 doubloons 1000'],
    tiles: ['E8 spanish warship'],
    loot: '100 200 300 400 500',
    ...setting,
  })
  return { m, isOver: settle(ctxOf(m), fought(fight)) }
}

test('KP-42 a conquered ship brings its loot and is gone', () => {
  const { m, isOver } = after({ prize: PRIZE })
  expect(shipAt(m, 0)).toMatchObject({ doubloons: 2000, income: { ships: 1000, cities: 0 } })
  expect(m.board.tileStates[place('E8')]).toBe('gone')
  expect(m.board.lootDiscards).toEqual([100, 200, 300, 400])
  expect(isOver).toBe(false)
})

test('KP-6 a sacked town brings its loot and stays', () => {
  const { m } = after({ prize: CITY })
  expect(shipAt(m, 0)).toMatchObject({ doubloons: 2500, income: { ships: 0, cities: 1500 } })
  expect(m.board.tileStates[place('E8')]).toBe('up')
})

test('KP-43 a failed attack brings and costs nothing', () => {
  const { m, isOver } = after({ prize: PRIZE, attack: [4, 4] })
  expect(m.board.ships.map(({ doubloons }) => doubloons)).toEqual([1000, 1000])
  expect(m.board.tileStates[place('E8')]).toBe('up')
  expect(m.board.lootDiscards).toEqual([])
  expect(isOver).toBe(false)
})

test.each([
  ['the attacker', [4, 4], [4, 4], [2000, 0]],
  ['the defender', [4, 4], [4, 5], [0, 2000]],
])('KP-44 KP-45 between players %s can win', (_who, attack, defence, purses) => {
  const { m } = after({ defender: 1, attack, defence })
  expect(m.board.ships.map(({ doubloons }) => doubloons)).toEqual(purses)
})

test('KP-45 KP-46 four cards, whatever skills either has for loot', () => {
  const { m } = after({ defender: 1, defence: [1, 1] }, { ships: ['E8 captain ruta crew royce', 'E8 doubloons 9000'] })
  expect(heard(m, 'robbed')).toEqual([{ kind: 'robbed', seat: 0, loser: 1, loot: [100, 200, 300, 400], taken: 1000 }])
  expect(shipAt(m, 0).captain).toBe(pirate('ruta'))
})

test('KP-17 loot is drawn on from the shuffled discards, and no further than there is any', () => {
  const { m } = after({ prize: PRIZE }, { loot: '500', lootGone: '100,200', rest: 'nowhere', dice: '#0' })
  expect(heard(m, 'reshuffled')).toEqual([{ kind: 'reshuffled', deck: 'loot', cards: 2 }])
  expect(heard(m, 'plundered')).toMatchObject([{ loot: [500, 100, 200] }])
  expect(m.board.lootDiscards).toEqual([500, 100, 200])
  expect(shipAt(m, 0).doubloons).toBe(1800)
})

test('KP-17 with no loot cards at all a conquest brings nothing', () => {
  const { m } = after({ prize: PRIZE }, { loot: '', rest: 'nowhere' })
  expect(shipAt(m, 0).doubloons).toBe(1000)
  expect(m.board.tileStates[place('E8')]).toBe('gone')
})

test('KP-64 whoever comes to 10,000 by it has won', () => {
  const { m, isOver } = after({ prize: PRIZE }, { ships: ['E8 doubloons 9000', 'E8'] })
  expect(isOver).toBe(true)
  expect(m.play.match.outcome).toEqual({ winners: [0], scores: [10000, 0] })
})
