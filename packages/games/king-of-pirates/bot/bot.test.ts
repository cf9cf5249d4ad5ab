import { FastChance } from '@nassau/kernel/bots'
import { project } from '@nassau/kernel/host'
import { heard, labelAt, playAs } from '@nassau/kernel/testing'
import { expect, test } from 'vitest'
import { EDITION } from '../edition/edition.ts'
import { allPass, at, beginning, fighting, type Posed, place, raid, sailing } from '../test-kit.ts'
import { view } from '../view.ts'
import { mate } from './bot.ts'
import { leastWorth } from './cards.ts'
import { MATE } from './plans.ts'
import { preyWorth } from './sailing.ts'

const rng = new FastChance(1)
const choice = ({ play }: Posed, seat: number): unknown => mate.choose(project(play, seat), rng, EDITION)
const aside = ({ play }: Posed, seat: number): unknown => mate.interject?.(project(play, seat), rng, EDITION) ?? null

/** Seat 0 has rolled against the British stronghold, which takes 13. */
function storming(ship: string, others: readonly string[], dice: string): Posed {
  const m = at(fighting(), { ships: [`G7 ${ship}`, ...others], dice })
  playAs(m, 0, { attack: 'prize' })
  if (labelAt(m) === 'combat.declared') allPass(m)
  return m
}

test('KP-41 KP-49 the cards in hand count before dice are given up: 3 + 4 and two assaults need a 9, not a 13', () => {
  const m = storming('cannonballs 3 hand assault*2', ['A5'], '3 4')
  expect(choice(m, 0)).toEqual({ reroll: 'both' })
})

test('KP-41 what cards can do at once they do, and what nothing can reach is left', () => {
  expect(choice(storming('cannonballs 1 hand assault', ['A5'], '5 6'), 0)).toEqual({ play: 'assault' })
  expect(choice(storming('cannonballs 1', ['A5'], '5 6'), 0)).toEqual({ reroll: 'none' })
})

test('KP-41 no card is spent on a small merchant', () => {
  const m = raid('cannonballs 1 hand assault', { dice: '1 4' })
  allPass(m)
  expect(choice(m, 0)).toEqual({ reroll: 'first' })
})

test('KP-52 KP-58 KP-64 mates combine against whoever would be king', () => {
  const others = ['A5 hand soldiers,treasure-map*3', 'A1 hand mercenaries,treasure-map*3', 'E1 hand treasure-map*3']
  const m = storming('doubloons 9500 captain ivo', others, '6 6')
  const first = { play: 'soldiers', nation: 'british' } as const
  expect(choice(m, 1)).toEqual(first)
  playAs(m, 1, first)
  const second = { play: 'mercenaries', side: 'defence' } as const
  expect(choice(m, 2)).toEqual(second)
  playAs(m, 2, second)
  allPass(m)
  expect(heard(m, 'fought')).toMatchObject([{ attack: 15, defence: 16, isWon: false }])
})

test('KP-64 but spend nothing on a fight that crowns nobody, or where nobody could have the rest', () => {
  const stopping = (doubloons: number, other: string): unknown =>
    choice(storming(`doubloons ${doubloons} captain ivo`, ['A5 hand soldiers', `A1 ${other}`], '6 6'), 1)
  expect(stopping(9500, 'hand treasure-map')).toEqual({ play: 'soldiers', nation: 'british' })
  expect(stopping(3000, 'hand treasure-map*4')).toEqual({ pass: true })
  expect(stopping(9500, '')).toEqual({ pass: true })
})

test('KP-47 KP-53 scurvy reaches the leader before they sail, if it slows them', () => {
  const leading = (ship: string): Posed => at(sailing(), { ships: [`E8 ${ship}`, 'A5 hand scurvy'] })
  expect(aside(leading('doubloons 4000 middles rum-hold'), 1)).toEqual({ play: 'scurvy', on: 0 })
  expect(aside(leading('doubloons 4000'), 1)).toBeNull()
  expect(aside(leading('doubloons 500 middles rum-hold'), 1)).toBeNull()
  expect(aside(leading('doubloons 4000 middles rum-hold captain bess'), 1)).toBeNull()
})

test('KP-47 KP-51 the Dutchman is steered onto a rival in anybody’s turn, onto the richest of several', () => {
  const ships = ['E7 captain ivo', 'A5 hand flying-dutchman', 'F5 doubloons 900 captain jo']
  const m = at(sailing(), { ships, dutchman: 'E6' })
  expect(aside(m, 1)).toEqual({ play: 'flying-dutchman', toward: 'white' })
  const far = at(sailing(), { ships, dutchman: 'A3' })
  expect(aside(far, 1)).toBeNull()
})

test('KP-31 a pickpocket goes to the richest', () => {
  const m = at(beginning(), { ships: ['E9 captain wick', 'A5 doubloons 300', 'A1 doubloons 900'] })
  expect(choice(m, 0)).toEqual({ steal: 2 })
})

test('KP-25 all cards too many are chosen at once, the least worth first', () => {
  const m = at(beginning(), { ships: ['E9 hand treasure-map*3,scurvy,soldiers,keelhauling', 'A5'] })
  expect(choice(m, 0)).toEqual({ discard: ['scurvy', 'soldiers'] })
  expect(leastWorth(MATE, m.board.ships[0]?.hand ?? m.board.actionDiscards, 1)).toEqual(['scurvy'])
})

test('KP-45 the nearer a rival is to the crown, the more a duel is worth', () => {
  const worth = (doubloons: number): number => {
    const m = at(fighting(), { ships: ['E8 doubloons 2000', `E8 doubloons ${doubloons}`] })
    expect(m.board.ships[1]?.at).toBe(place('E8'))
    return preyWorth({ view: view(m.board, 0), edition: EDITION, seat: 0, plan: MATE }, 1)
  }
  expect(worth(9000)).toBeGreaterThan(worth(3000))
})
