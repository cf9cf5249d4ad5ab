import { expect, test } from 'vitest'
import { EDITION } from '../../edition/edition.ts'
import { bandsOf, chancesOf, fallsIn, isIn } from './odds.ts'

const bands = bandsOf(EDITION)

test('DL-24 lines that say the same stand together', () => {
  expect(bands.map(({ from, to }) => [from, to])).toEqual([
    [0, 0],
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 5],
    [6, 7],
    [8, null],
  ])
})

test('every difference is in exactly one line', () => {
  for (let difference = -20; difference <= 20; difference++)
    expect(bands.filter(band => isIn(band, difference))).toHaveLength(1)
})

test('all 36 falls of the dice are counted, whatever the lead', () => {
  for (let lead = -12; lead <= 12; lead++) {
    const falls = bands.map(band => fallsIn(band, lead))
    expect(falls.reduce((sum, { attacker, defender }) => sum + attacker + defender, 0)).toBe(36)
    const { won, level, lost } = chancesOf(lead)
    expect(won + level + lost).toBe(36)
  }
})

test('DL-24 with three more the defender loses steps in 58 of 100 battles', () => {
  const harmed = bands.filter(({ steps }) => steps > 0).reduce((sum, band) => sum + fallsIn(band, 3).defender, 0)
  expect(Math.round((harmed / 36) * 100)).toBe(58)
})
