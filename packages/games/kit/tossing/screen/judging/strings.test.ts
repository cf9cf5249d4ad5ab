import { centreDistance, gapBetween, gapToDisk } from '@nassau/tossing'
import { expect, test } from 'vitest'
import { measuresOn } from '../../../../o-zone/screen/measures.ts'
import { measuresWithin } from '../../../../pirate-o-zone/screen/measures.ts'
import { newTossBoard } from '../../setup.ts'
import { die } from '../../test-kit.ts'
import { labelSpot, nextDie } from './strings.ts'

const ISLAND = { name: 'Skull Island', value: 300, x: 0, y: 0, diameter: 50, thickness: 2 }
const board = (...dice: ReturnType<typeof die>[]) => ({
  ...newTossBoard(2, { black: 0, surrogate: false }, true),
  goals: [ISLAND],
  dice,
})

test('a string is as long as it says', () => {
  const ship = die('b1', 90, 40, 3, 25)
  const ball = die('wc', 10, 120, 9)
  const laid = board(ship, ball)
  const [island, enemy] = measuresWithin(115)(ship, laid)
  expect(island?.mm).toBe(gapToDisk(ship, ISLAND))
  expect(enemy?.mm).toBe(gapBetween(ship, ball))
  for (const string of [island, enemy]) {
    if (!string) throw new Error('there should be a string')
    const { from, to, mm } = string
    expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeCloseTo(mm, 6)
  }
})

test('ships are measured to enemy cannonballs and cannonballs to enemy ships, never among themselves', () => {
  const laid = board(die('b1', 90, 40, 3), die('w1', 10, 60, 2), die('wc', 10, 120, 9), die('bc', 200, 0, 4))
  const names = (id: string) =>
    measuresWithin(115)(laid.dice.find(one => one.id === id) ?? die('b9', 0, 0, 1), laid).map(({ name }) => name)
  expect(names('b1')).toEqual(['Skull Island', 'wc'])
  expect(names('bc')).toEqual(['Skull Island', 'w1'])
})

test('PZ-8 a league is in reach to the last, and no farther', () => {
  const at = (x: number) => measuresWithin(115)(die('b1', x, 0, 3), board())[0]?.isInReach
  expect(at(25 + 115 + 8)).toBe(true)
  expect(at(25 + 115 + 8.01)).toBe(false)
})

test('OZ-21 OZ-22 Classic measures between centres, and to the edge from the nearest point', () => {
  const one = die('b1', 60, 700, 3, 45)
  const [target, edge] = measuresOn({ width: 762, length: 1524 })(one, board(one))
  expect(target?.mm).toBe(centreDistance(one, ISLAND))
  expect(edge?.mm).toBeCloseTo(762 - 700 - 8 * Math.SQRT2, 6)
  expect((edge?.to.y ?? 0) - (edge?.from.y ?? 0)).toBeCloseTo(edge?.mm ?? 0, 6)
})

test('dice are gone through in a circle, both ways', () => {
  const dice = [die('b1', 0, 0, 1), die('w1', 50, 0, 2), die('b2', 90, 0, 3)]
  expect(nextDie(dice, null, 1)).toBe('b1')
  expect(nextDie(dice, null, -1)).toBe('b2')
  expect(nextDie(dice, 'b2', 1)).toBe('b1')
  expect(nextDie(dice, 'b1', -1)).toBe('b2')
  expect(nextDie([], 'b1', 1)).toBeNull()
})

test('lengths are written where strings are apart: far from the die they all come from, near the dice they come from', () => {
  const one = die('b1', 0, 100, 3)
  const laid = { ...board(one), goals: [ISLAND, { ...ISLAND, name: 'Parrot Cay', x: 200 }] }
  const parting = measuresWithin(115)(one, laid)
  for (const string of parting) {
    const { x, y } = labelSpot(string, parting)
    expect(Math.hypot(x - string.to.x, y - string.to.y)).toBeLessThan(string.mm / 2)
  }
  const meeting = [die('b1', 0, 100, 3), die('b2', 100, 20, 3)].flatMap(other => measuresWithin(115)(other, board()))
  for (const string of meeting) {
    const { x, y } = labelSpot(string, meeting)
    expect(Math.hypot(x - string.from.x, y - string.from.y)).toBeLessThan(string.mm / 2)
  }
})
