import { heard, play } from '@nassau/kernel/testing'
import { expect, test } from 'vitest'
import { EDITION } from './edition/edition.ts'
import { fightPoints } from './melee.ts'
import type { BoardingFrame } from './steps/fighting/boarding.ts'
import { brawlAmong } from './steps/fighting/brawl.ts'
import { at } from './test-kit.ts'

const boarding = (): BoardingFrame => ({
  step: 'boarding',
  at: 'clash',
  tried: [0],
  seat: 0,
  target: 1,
  round: 0,
  ties: [],
})

test('SD-28 fight points: ship 0, cannon 1, crew 2, parrot 3, one die for each crew', () => {
  expect(fightPoints(EDITION, { ship: 5, cannon: 1, crew: 1, parrot: 1 })).toBe(6)
  const m = at(boarding(), { ships: ['crew 4', 'crew 1'], dice: 'ship cannon crew parrot | ship' })
  expect(heard(m, 'melee')[0]?.sides.map(({ points }) => points)).toEqual([6, 0])
})

test('SD-29 the highest total wins; each other side loses one crew, set aside for the refit', () => {
  const m = at(boarding(), { ships: ['crew 2', 'crew 2 wreck 8'], dice: 'parrot parrot | ship ship' })
  play(m, { fightOn: false })
  expect(m.board.ships.map(({ crew, wreck }) => [crew, wreck])).toEqual([
    [2, 8],
    [1, 9],
  ])
})

test('SD-29 a tie for the highest costs everyone in the melee one crew', () => {
  const m = at(brawlAmong([0, 1, 2], [0, 1, 2], 3), {
    ships: ['crew 2', 'crew 2', 'crew 2'],
    dice: 'crew crew | crew crew | ship ship',
  })
  expect(m.board.ships.map(({ crew }) => crew)).toEqual([1, 1, 1])
  expect(heard(m, 'melee')).toMatchObject([{ winner: null }])
})

/** Chances of every total of n dice with these points a face. */
function totals(points: readonly number[], n: number): Map<number, number> {
  let sums = new Map([[0, 1]])
  for (let i = 0; i < n; i++) {
    const next = new Map<number, number>()
    for (const [sum, chance] of sums)
      for (const point of points) next.set(sum + point, (next.get(sum + point) ?? 0) + chance / points.length)
    sums = next
  }
  return sums
}

function odds(points: readonly number[], a: number, b: number): { wins: number; ties: number } {
  const odds = { wins: 0, ties: 0 }
  for (const [mine, p] of totals(points, a))
    for (const [theirs, q] of totals(points, b)) {
      if (mine > theirs) odds.wins += p * q
      if (mine === theirs) odds.ties += p * q
    }
  return odds
}

const percent = (chance: number): number => Math.round(chance * 100)

test('SD-28 SD-29 the odds of a round are those printed in the rulebook', () => {
  const points = EDITION.shipDie.map(face => EDITION.fightPoints[face])
  const table = [1, 2, 3, 4, 5].map(a =>
    [1, 2, 3, 4, 5].map(b => odds(points, a, b)).map(({ wins, ties }) => `${percent(wins)}/${percent(ties)}`),
  )
  expect(table).toEqual([
    ['36/28', '17/18', '8/10', '3/5', '1/2'],
    ['65/18', '41/18', '23/14', '12/9', '6/6'],
    ['83/10', '63/14', '43/14', '27/12', '16/9'],
    ['92/5', '78/9', '61/12', '44/12', '29/11'],
    ['96/2', '88/6', '75/9', '60/11', '44/11'],
  ])
})

test('SD-3 SD-23 the odds of a boarding follow from two ship faces in six', () => {
  const icons = EDITION.shipDie.map(face => (face === 'ship' ? 1 : 0))
  const table = [1, 2, 3, 4, 5].map(a => [0, 1, 2, 3, 4, 5].map(b => percent(odds(icons, a, b).wins)))
  expect(table).toEqual([
    [33, 22, 15, 10, 7, 4],
    [56, 41, 30, 21, 15, 11],
    [70, 56, 43, 33, 25, 19],
    [80, 67, 55, 44, 35, 28],
    [87, 76, 65, 55, 45, 37],
  ])
})
