import { expect, test } from 'vitest'
import { chartOf } from '../chart.ts'
import { EDITION } from '../edition/edition.ts'
import { at, duel, type Posed, pirate, place, raid, sailing } from '../test-kit.ts'
import { view } from '../view.ts'
import type { CardPlay } from './cards.ts'
import { dutchmanAfter, swingOf } from './swing.ts'

const chart = chartOf(EDITION)

const swing = (m: Posed, seat: number, play: CardPlay): number =>
  swingOf(view(m.board, seat), chart, m.board.fight ?? expect.fail('nobody fights'), seat, play)

/** A French merchant attacked, and a duel, each waiting for a re-roll; seat 2 looks on. */
const aRaid = (ship = ''): Posed => raid(`cannonballs 1 ${ship}`, { dice: '1 1' })
const aDuel = (ours = '', theirs = ''): Posed => duel(`cannonballs 1 ${ours}`, theirs, { dice: '1 1' })

test.each<[CardPlay, number]>([
  [{ play: 'assault' }, 2],
  [{ play: 'ambush' }, -3],
  [{ play: 'mercenaries', side: 'attack' }, 1],
  [{ play: 'mercenaries', side: 'defence' }, -1],
  [{ play: 'tailwind' }, 0],
  [{ play: 'flying-dutchman', toward: 'red' }, 0],
])('KP-48 KP-49 KP-52 %o swings a duel by %i', (card, expected) => {
  expect(swing(aDuel(), 0, card)).toBe(expected)
})

test('KP-58 soldiers swing a combat only for their own nation', () => {
  expect(swing(aRaid(), 1, { play: 'soldiers', nation: 'french' })).toBe(-2)
  expect(swing(aRaid(), 1, { play: 'soldiers', nation: 'british' })).toBe(0)
  expect(swing(aDuel(), 2, { play: 'soldiers', nation: 'french' })).toBe(0)
})

test('KP-50 citrus fruits swing it by the scurvy of whoever takes them', () => {
  const m = aDuel('scurvy 3', 'scurvy 2')
  const fruits: CardPlay = { play: 'citrus-fruits' }
  expect([0, 1, 2].map(seat => swing(m, seat, fruits) + 0)).toEqual([3, -2, 0])
})

test('KP-53 KP-62 scurvy swings it against whoever gets it, unless the crew is immune', () => {
  const m = aDuel()
  const sick = (on: number): CardPlay => ({ play: 'scurvy', on })
  expect([0, 1, 2].map(on => swing(m, 2, sick(on)) + 0)).toEqual([-1, 1, 0])
  expect(swing(aDuel('captain bess'), 2, sick(0))).toBe(0)
})

test('KP-55 an assassination swings it by what its victim fought for', () => {
  const kill = (on: number, word: string): CardPlay => ({ play: 'assassination', on, pirate: pirate(word) })
  const m = aDuel('captain hattie crew ivo', 'captain jo crew bram')
  expect(swing(m, 2, kill(0, 'hattie'))).toBe(-3)
  expect(swing(m, 2, kill(0, 'ivo')) + 0).toBe(0)
  expect(swing(m, 2, kill(1, 'bram'))).toBe(1)
  expect(swing(aRaid('captain ivo crew jo'), 1, kill(0, 'ivo'))).toBe(-3)
})

test('KP-26 KP-51 where the Dutchman would be after a step', () => {
  const seen = view(at(sailing(), { ships: ['E8', 'A5'], dutchman: 'I3' }).board, 0)
  expect(dutchmanAfter(seen, chart, 'blue')).toBe(place('I4'))
  expect(dutchmanAfter(seen, chart, 'red')).toBe(chart.centre)
})
