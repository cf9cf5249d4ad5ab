import { readFileSync } from 'node:fs'
import { offers, play } from '@nassau/kernel/testing'
import { expect, test } from 'vitest'
import { sum } from '../../kit/lists.ts'
import type { Fight } from '../board.ts'
import { chartOf } from '../chart.ts'
import { EDITION } from '../edition/edition.ts'
import { duel, type Posed, place, raid } from '../test-kit.ts'
import { attackTotal, defenceTotal, isAttackerAhead, isBrokenOff } from './fight.ts'

const chart = chartOf(EDITION)

const fightOf = (m: Posed): Fight => m.board.fight ?? expect.fail('nobody fights')

/** A raid and a duel that wait for a re-roll. */
const raiding = (ship: string): Posed => raid(`cannonballs 1 ${ship}`, { dice: '1 2' })
const duelling = (ours: string, theirs: string): Posed => duel(`cannonballs 1 ${ours}`, theirs, { dice: '1 2' })

test.each([
  ['the dice alone', '', 3],
  ['a raider', 'crew jo captain pia', 4],
  ['a conqueror', 'captain oke', 5],
  ['a fighter is no use', 'captain hattie', 3],
  ['an assault', 'assaults 1', 5],
  ['scurvy', 'scurvy 2', 1],
])('KP-40 the attacker’s total against a nation: %s', (_what, ship, total) => {
  const m = raiding(ship)
  expect(attackTotal(m.board, chart, fightOf(m))).toBe(total)
})

test('KP-40 KP-52 KP-58 a nation’s total is its defence, with soldiers and mercenaries', () => {
  const m = raiding('')
  const fight = fightOf(m)
  expect(defenceTotal(m.board, chart, fight)).toBe(7)
  m.board.soldiers.french = 2
  m.board.soldiers.british = 5
  fight.forDefence = 3
  expect(defenceTotal(m.board, chart, fight)).toBe(7 + 4 + 3)
  fight.forAttack = 4
  expect(attackTotal(m.board, chart, fight)).toBe(3 + 4)
})

test('KP-44 between players skills against players count, on both sides', () => {
  const m = duelling('captain hattie crew ivo', 'captain keg crew bram ambushes 1 scurvy 1')
  const fight = fightOf(m)
  fight.defence = [1, 1]
  expect(attackTotal(m.board, chart, fight)).toBe(3 + 3)
  expect(defenceTotal(m.board, chart, fight)).toBe(2 + 1 + 2 + 3 - 1)
})

test('KP-40 KP-44 level is enough for the attacker', () => {
  const m = raiding('')
  const fight = fightOf(m)
  const ahead = (attack: number[]): boolean => isAttackerAhead(m.board, chart, { ...fight, attack })
  expect([ahead([3, 3]), ahead([3, 4]), ahead([4, 4])]).toEqual([false, true, true])
})

test('KP-51 a combat is broken off when either fighter is somewhere else', () => {
  const m = duelling('', '')
  const fight = fightOf(m)
  expect(isBrokenOff(m.board, fight)).toBe(false)
  for (const seat of [0, 1]) {
    const ships = m.board.ships.map((ship, owner) => (owner === seat ? { ...ship, at: place('A5') } : ship))
    expect(isBrokenOff({ ...m.board, ships }, fight)).toBe(true)
  }
})

type Roll = readonly [number, number]
const PIPS = [1, 2, 3, 4, 5, 6]
const ROLLS: readonly Roll[] = PIPS.flatMap(a => PIPS.map((b): Roll => [a, b]))

/** Every re-roll the game offers after a failure, and which dice it rolls anew. */
const REROLLS = offers(raiding('')).map(choice => {
  const m = raid('cannonballs 1', { dice: '1 2 4 5' })
  play(m, choice)
  const dice = m.told.flatMap(event => (event.kind === 'rolled-again' ? [event.dice] : []))[0] ?? [1, 2]
  return [dice[0] !== 1, dice[1] !== 2] as const
})

/** What can come of a roll when some of its dice are rolled again. */
const outcomes = (roll: Roll, [first, second]: readonly [boolean, boolean]): readonly Roll[] =>
  (first ? PIPS : [roll[0]]).flatMap(a => (second ? PIPS : [roll[1]]).map((b): Roll => [a, b]))

const mean = (numbers: readonly number[]): number => sum(numbers) / numbers.length

/** The chance to come from a roll to `need` with so many cannonballs, if each is used as well as can be. */
function chance(need: number, cannonballs: number, roll: Roll): number {
  if (sum(roll) >= need) return 1
  if (cannonballs === 0) return 0
  return Math.max(...REROLLS.map(dice => mean(outcomes(roll, dice).map(next => memo(need, cannonballs - 1, next)))))
}

const known = new Map<string, number>()
function memo(need: number, cannonballs: number, roll: Roll): number {
  const key = `${need} ${cannonballs} ${roll.join()}`
  const value = known.get(key) ?? chance(need, cannonballs, roll)
  known.set(key, value)
  return value
}

test('KP-23 a cannonball rolls neither die, either, or both again', () => {
  expect(REROLLS).toEqual([
    [false, false],
    [true, false],
    [false, true],
    [true, true],
  ])
})

test('KP-23 KP-40 KP-41 the chances to reach a number are those printed in the rulebook', () => {
  const table = [6, 7, 8, 9, 10, 11, 12].map(need => {
    const chances = [0, 1, 2, 3, 4].map(k => mean(ROLLS.map(roll => memo(need, k, roll))))
    return `| ${[need, ...chances.map(p => `${Math.round(100 * p)} %`)].join(' | ')} |`
  })
  expect(table).toEqual([
    '| 6 | 72 % | 93 % | 98 % | 100 % | 100 % |',
    '| 7 | 58 % | 85 % | 95 % | 98 % | 99 % |',
    '| 8 | 42 % | 72 % | 88 % | 94 % | 98 % |',
    '| 9 | 28 % | 57 % | 75 % | 87 % | 93 % |',
    '| 10 | 17 % | 40 % | 59 % | 73 % | 83 % |',
    '| 11 | 8 % | 24 % | 39 % | 52 % | 62 % |',
    '| 12 | 3 % | 9 % | 18 % | 27 % | 36 % |',
  ])
  const rulebook = readFileSync(new URL('../rulebook.md', import.meta.url), 'utf8')
  for (const row of table) expect(rulebook).toContain(row)
})
