import { heard, labelAt, offers, play, playAs, seatsAsked } from '@nassau/kernel/testing'
import { expect, test } from 'vitest'
import {
  allPass,
  aside,
  at,
  duel,
  fighting,
  type Posed,
  pirate,
  place,
  raid,
  type Setting,
  shipAt,
  whereIs,
} from '../test-kit.ts'
import type { Reroll } from './combat.ts'

const MERCHANT = 'E8 french small-merchant'
const PRIZE = { attack: 'prize' } as const
const NONE = { reroll: 'none' } as const
const again = (reroll: Reroll['reroll']): Reroll => ({ reroll })

/** Seat 0 in its combat phase; a small merchant, defence 7 and loot 2, lies at E8. */
const seaFight = (setting: Setting): Posed => at(fighting(), { tiles: [MERCHANT], ...setting })

test('KP-68 declared, window, attacker’s rolls, window, result', () => {
  const m = raid('cannonballs 1 hand treasure-map', { dice: '1 2 1' })
  expect(labelAt(m)).toBe('combat.declared')
  expect(m.board.fight?.attack).toEqual([])
  allPass(m)
  expect(labelAt(m)).toBe('combat.reroll')
  play(m, again('first'))
  expect(labelAt(m)).toBe('combat.rolled')
  expect(heard(m, 'fought')).toEqual([])
  allPass(m)
  expect(heard(m, 'fought')).toHaveLength(1)
})

test('KP-68 against a player the defender rolls and re-rolls before the last window', () => {
  const m = duel('hand treasure-map', 'cannonballs 1', { dice: '1 2 3 4' })
  expect(labelAt(m)).toBe('combat.declared')
  allPass(m)
  expect(labelAt(m)).toBe('combat.answer')
  play(m, NONE)
  expect(labelAt(m)).toBe('combat.rolled')
})

test('KP-68 soldiers in the last window turn success into failure: a re-roll, and the window reopens', () => {
  const m = seaFight({ ships: ['E8 cannonballs 2', 'A5 hand soldiers,mercenaries'], dice: '3 4 5 4' })
  play(m, PRIZE)
  allPass(m)
  expect(labelAt(m)).toBe('combat.rolled')
  playAs(m, 1, { play: 'soldiers', nation: 'french' })
  expect(labelAt(m)).toBe('combat.reroll')
  play(m, again('first'))
  expect(m.board.fight?.attack).toEqual([5, 4])
  expect([labelAt(m), ...seatsAsked(m)]).toEqual(['combat.rolled', 1])
  playAs(m, 1, { play: 'mercenaries', side: 'defence' })
  expect(labelAt(m)).toBe('combat.reroll')
  play(m, NONE)
  expect(heard(m, 'fought')).toMatchObject([{ attack: 9, defence: 10, isWon: false }])
})

test('KP-68 a card that leaves a success a success lets nobody re-roll', () => {
  const m = seaFight({ ships: ['E8 cannonballs 2', 'A5 hand soldiers,scurvy'], dice: '4 5' })
  play(m, PRIZE)
  allPass(m)
  playAs(m, 1, { play: 'soldiers', nation: 'french' })
  expect(labelAt(m)).toBe('combat.rolled')
})

test('KP-68 a failure that a card makes worse is not re-rolled again', () => {
  const m = seaFight({ ships: ['E8 cannonballs 2', 'A5 hand soldiers'], dice: '1 2' })
  play(m, PRIZE)
  allPass(m)
  play(m, NONE)
  playAs(m, 1, { play: 'soldiers', nation: 'french' })
  expect(heard(m, 'fought')).toMatchObject([{ defence: 9, isWon: false }])
})

test('KP-68 a failure made a success in the last window, and a failure again, may be re-rolled', () => {
  const m = seaFight({ ships: ['E8 cannonballs 1 hand assault', 'A5 hand soldiers'], dice: '3 3 6' })
  play(m, PRIZE)
  allPass(m)
  play(m, NONE)
  playAs(m, 0, { play: 'assault' })
  playAs(m, 1, { play: 'soldiers', nation: 'french' })
  expect(labelAt(m)).toBe('combat.reroll')
})

test('KP-68 without a cannonball there is nothing to re-roll with', () => {
  const m = seaFight({ ships: ['E8', 'A5 hand soldiers'], dice: '3 4' })
  play(m, PRIZE)
  allPass(m)
  playAs(m, 1, { play: 'soldiers', nation: 'french' })
  expect(heard(m, 'fought')).toMatchObject([{ isWon: false }])
})

test('KP-68 between players no re-roll follows the last window', () => {
  const m = duel('cannonballs 2', 'cannonballs 2 hand ambush,scurvy', { dice: '3 4 3 3' })
  allPass(m)
  play(m, NONE, NONE)
  playAs(m, 1, { play: 'ambush' })
  expect(labelAt(m)).toBe('combat.rolled')
  allPass(m)
  expect(heard(m, 'fought')).toMatchObject([{ attack: 7, defence: 9, isWon: false }])
})

test('KP-68 the windows reopen after every card until all have passed', () => {
  const m = seaFight({ ships: ['E8 hand assault*2', 'A5 hand mercenaries'], dice: '1 1' })
  play(m, PRIZE)
  playAs(m, 1, { pass: true })
  playAs(m, 0, { play: 'assault' })
  expect(seatsAsked(m)).toEqual([0, 1])
  playAs(m, 0, { play: 'assault' })
  expect([labelAt(m), ...seatsAsked(m)]).toEqual(['combat.declared', 1])
  playAs(m, 1, { play: 'mercenaries', side: 'defence' })
  expect(heard(m, 'fought')).toMatchObject([{ attack: 6, defence: 8 }])
})

test('KP-68 our own example: a stronghold, cannonballs and cards', () => {
  const m = seaFight({
    ships: [
      'G7 cannonballs 2 scurvy 1 captain ivo hand assault,treasure-map',
      'A5 hand soldiers',
      'A1 hand mercenaries',
    ],
    loot: '100*8',
    dice: '6 2 5 6',
  })
  play(m, PRIZE)
  playAs(m, 0, { play: 'assault' })
  allPass(m)
  play(m, again('second'))
  playAs(m, 1, { play: 'soldiers', nation: 'british' })
  expect(labelAt(m)).toBe('combat.rolled')
  playAs(m, 2, { play: 'mercenaries', side: 'defence' })
  expect(labelAt(m)).toBe('combat.reroll')
  play(m, again('second'))
  expect([labelAt(m), ...seatsAsked(m)]).toEqual(['combat.rolled', 0])
  allPass(m)
  expect(heard(m, 'fought')).toMatchObject([{ attack: 16, defence: 16, isWon: true }])
  expect(shipAt(m, 0).doubloons).toBe(800)
  expect(m.isAtRest()).toBe(true)
})

test('KP-51 the book’s example: the Dutchman ends a combat', () => {
  const m = seaFight({
    ships: ['C1 captain ivo crew jo hand scurvy', 'A5 hand flying-dutchman'],
    dutchman: 'C2',
    dice: '5 6 green',
  })
  play(m, PRIZE)
  allPass(m)
  playAs(m, 1, { play: 'flying-dutchman', toward: 'black' })
  expect(heard(m, 'combat-ended')).toHaveLength(1)
  expect(heard(m, 'plundered')).toEqual([])
  expect(shipAt(m, 0)).toMatchObject({ captain: null, crew: [], doubloons: 0 })
  expect(whereIs(m, 0)).toBe('A5')
  expect(m.board).toMatchObject({ fight: null, isTurnOver: true })
  expect(m.isAtRest()).toBe(true)
})

test('KP-51 the Dutchman before an attack is declared leaves nobody to fight', () => {
  const m = seaFight({ ships: ['E8', 'A5 hand flying-dutchman'], dutchman: 'E7', dice: 'red' })
  aside(m, 1, { play: 'flying-dutchman', toward: 'blue' })
  expect(m.isAtRest()).toBe(true)
  expect(heard(m, 'attacks')).toEqual([])
})

/** The Dutchman is at E7, next to the fight at E8, and seat 2 can steer it there. */
const haunted = {
  dutchman: 'E7',
  ships: ['E8 cannonballs 1 captain ivo', 'E8 cannonballs 1 captain jo', 'A5 hand flying-dutchman'],
}
const STEER = { play: 'flying-dutchman', toward: 'blue' } as const

/** A duel brought to one of its moments. */
const MOMENTS: [string, (m: Posed) => void, string][] = [
  ['the first window', () => undefined, ''],
  ['the attacker’s re-roll', m => allPass(m), '1 2'],
  [
    'the defender’s re-roll',
    m => {
      allPass(m)
      play(m, NONE)
    },
    '1 2 3 4',
  ],
  [
    'the last window',
    m => {
      allPass(m)
      play(m, NONE, NONE)
    },
    '1 2 3 4',
  ],
]

test.each(MOMENTS)(
  'KP-51 KP-21 the Dutchman comes in %s: both fighters are lost, nobody wins',
  (_moment, come, rolled) => {
    const m = duel('', '', { ...haunted, dice: `${rolled} red white` })
    come(m)
    playAs(m, 2, STEER)
    expect(heard(m, 'combat-ended')).toEqual([{ kind: 'combat-ended', seat: 0 }])
    expect(heard(m, 'fought')).toEqual([])
    expect([whereIs(m, 0), whereIs(m, 1)]).toEqual(['I5', 'I1'])
    expect(m.board.ships.map(({ captain }) => captain)).toEqual([null, null, null])
    expect(m.isAtRest()).toBe(true)
  },
)

test.each([
  ['the first window', () => undefined, ''],
  ['a re-roll, unasked', (m: Posed) => allPass(m), '1 2'],
  [
    'the last window',
    (m: Posed) => {
      allPass(m)
      play(m, NONE)
    },
    '1 2',
  ],
])('KP-51 the Dutchman comes upon a raider in %s: the combat ends, the prize stays', (_moment, come, rolled) => {
  const ships = ['E8 cannonballs 1 captain ivo', 'A5 hand flying-dutchman']
  const m = raid('', { ships, dutchman: 'E7', dice: `${rolled} red` })
  come(m)
  playAs(m, 1, STEER)
  expect(m.isAtRest()).toBe(true)
  expect(m.board.tileStates[place('E8')]).toBe('up')
  expect(heard(m, 'combat-ended')).toHaveLength(1)
})

test('KP-51 steered elsewhere it leaves a combat alone', () => {
  const m = raid('', { ships: ['E8', 'A5 hand flying-dutchman'], dutchman: 'E7', dice: '6 6' })
  playAs(m, 1, { play: 'flying-dutchman', toward: 'black' })
  expect(heard(m, 'fought')).toMatchObject([{ isWon: true }])
})

test('KP-51 a fighter may steer it onto the fight, and be carried off too', () => {
  const m = duel('captain ivo hand flying-dutchman', 'captain jo', { dutchman: 'E7', dice: 'red white' })
  playAs(m, 0, STEER)
  expect([whereIs(m, 0), whereIs(m, 1)]).toEqual(['I5', 'I1'])
  expect(m.board.isTurnOver).toBe(true)
})

test('KP-51 prey carried off before an attack is declared is no target any more', () => {
  const m = seaFight({ ships: ['E8', 'E8', 'A5 hand assassination'] })
  expect(offers(m)).toEqual([{ attack: null }, PRIZE, { attack: 1 }])
  const haunting = seaFight({ ships: ['E8', 'E8', 'A5 hand flying-dutchman'], dutchman: 'E7', dice: 'red red' })
  aside(haunting, 2, STEER)
  expect(haunting.isAtRest()).toBe(true)
})

test('KP-55 KP-68 an assassinated fighter’s skill is gone, and a success that hung on it may be re-rolled', () => {
  const m = raid('', { ships: ['E8 cannonballs 1 captain ivo', 'A5 hand assassination'], dice: '2 2 6' })
  allPass(m)
  expect(labelAt(m)).toBe('combat.rolled')
  playAs(m, 1, { play: 'assassination', on: 0, pirate: pirate('ivo') })
  expect(labelAt(m)).toBe('combat.reroll')
  play(m, again('first'))
  expect(heard(m, 'fought')).toMatchObject([{ attack: 8, defence: 7, isWon: true }])
})

test('KP-50 KP-68 citrus fruits unasked during one’s own re-roll can make a failure a success', () => {
  const m = raid('', { ships: ['E8 cannonballs 1 scurvy 2 hand citrus-fruits', 'A5'], dice: '4 4' })
  allPass(m)
  expect(labelAt(m)).toBe('combat.reroll')
  play(m, { play: 'citrus-fruits' })
  expect(heard(m, 'fought')).toMatchObject([{ attack: 8, isWon: true }])
  expect(shipAt(m, 0).cannonballs).toBe(1)
})
