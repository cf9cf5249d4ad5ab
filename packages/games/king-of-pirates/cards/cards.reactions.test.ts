/** Cards that answer cards: nested reactions, and who is served first (KP-47, KP-67). */

import { heard, labelAt, offers, play, playAs, seatsAsked } from '@nassau/kernel/testing'
import { expect, test } from 'vitest'
import {
  allPass,
  aside,
  at,
  beginning,
  duel,
  held,
  mutinyAt,
  type Posed,
  pirate,
  raid,
  type Setting,
  sailing,
  shipAt,
  whereIs,
} from '../test-kit.ts'
import type { CardPlay } from './cards.ts'

const PASS = { pass: true } as const
const KEELHAULING = { play: 'keelhauling' } as const
const mutinyOn = (on: number): CardPlay => ({ play: 'mutiny', on })
const kill = (on: number, word: string): CardPlay => ({ play: 'assassination', on, pirate: pirate(word) })

/** Step 1D of seat 0's turn, the ship in a lair. */
const unrest = (ships: string[], setting: Partial<Setting> = {}): Posed =>
  at(beginning(), { ships, cards: 'treasure-map,treasure-map', dice: 'red', ...setting })

test('KP-56 KP-57 a mutiny card is answered by its victim’s keelhauling', () => {
  const m = unrest(['E9 captain ivo hand keelhauling', 'A5 hand mutiny'])
  playAs(m, 1, mutinyOn(0))
  expect([labelAt(m), ...seatsAsked(m)]).toEqual(['mutiny.answers', 0])
  playAs(m, 0, KEELHAULING)
  expect(shipAt(m, 0).captain).toBe(pirate('ivo'))
  expect(labelAt(m)).toBe('upkeep.mutinies')
  allPass(m)
  expect(labelAt(m)).toBe('movement.sail')
})

test('KP-18 KP-57 a mutiny card is answered by a scapegoat', () => {
  const m = unrest(['E9 captain ivo crew nib', 'A5 hand mutiny'])
  playAs(m, 1, mutinyOn(0))
  playAs(m, 0, { sacrifice: pirate('nib') })
  expect(shipAt(m, 0)).toMatchObject({ captain: pirate('ivo'), crew: [] })
  expect(labelAt(m)).toBe('upkeep.mutinies')
})

test('KP-56 a third player may put a mutiny down', () => {
  const m = unrest(['E9', 'A5 captain jo hand mutiny', 'A1 captain ivo', 'E1 hand keelhauling'])
  playAs(m, 1, mutinyOn(2))
  expect(seatsAsked(m)).toEqual([0, 3, 2])
  playAs(m, 3, KEELHAULING)
  expect(heard(m, 'played').at(-1)).toEqual({ kind: 'played', seat: 3, card: { play: 'keelhauling', spares: 2 } })
  expect(shipAt(m, 2).captain).toBe(pirate('ivo'))
})

test('KP-56 whoever started a mutiny may put it down as well', () => {
  const m = unrest(['E9', 'A5 hand mutiny,keelhauling', 'A1 captain ivo'])
  playAs(m, 1, mutinyOn(2))
  playAs(m, 1, KEELHAULING)
  expect(shipAt(m, 2).captain).toBe(pirate('ivo'))
})

test('KP-55 a scapegoat assassinated in the mutiny’s window can no longer be sacrificed', () => {
  const m = unrest(['E9 captain ivo crew nib', 'A5 hand mutiny,assassination'], { dice: 'red black' })
  playAs(m, 1, mutinyOn(0))
  expect(offers(m, 0)).toContainEqual({ sacrifice: pirate('nib') })
  playAs(m, 1, kill(0, 'nib'))
  expect(labelAt(m)).toBe('mutiny.answers')
  expect(offers(m, 0)).toEqual([PASS])
  allPass(m)
  expect(shipAt(m, 0).captain).toBeNull()
  expect(whereIs(m, 0)).toBe('E1')
})

test('KP-47 first come, first served: the scapegoat given up first, the assassin comes too late', () => {
  const m = unrest(['E9 captain ivo crew nib', 'A5 hand mutiny,assassination'])
  playAs(m, 1, mutinyOn(0))
  playAs(m, 0, { sacrifice: pirate('nib') })
  expect(offers(m, 1)).toContainEqual(kill(0, 'ivo'))
  expect(offers(m, 1)).not.toContainEqual(kill(0, 'nib'))
})

test('KP-19 KP-55 a captain assassinated in the mutiny’s window: the mutiny takes the one promoted', () => {
  const m = unrest(['E9 captain ivo crew jo,bess middles gun-deck', 'A5 hand mutiny,assassination'], {
    dice: 'red black',
  })
  playAs(m, 1, mutinyOn(0))
  playAs(m, 1, kill(0, 'ivo'))
  expect([labelAt(m), ...seatsAsked(m)]).toEqual(['promotion.promote', 0])
  play(m, { promote: pirate('jo') })
  expect(labelAt(m)).toBe('mutiny.answers')
  allPass(m)
  expect(shipAt(m, 0)).toMatchObject({ captain: pirate('bess'), crew: [] })
})

test('KP-57 a mutiny within a mutiny is played out first', () => {
  const m = unrest(['E9 captain ivo', 'A5 captain jo hand mutiny', 'A1 hand mutiny'], { dice: 'red blue white' })
  playAs(m, 1, mutinyOn(0))
  playAs(m, 2, mutinyOn(1))
  allPass(m)
  expect(heard(m, 'mutiny').map(({ seat }) => seat)).toEqual([1])
  expect(labelAt(m)).toBe('mutiny.answers')
  allPass(m)
  expect(heard(m, 'mutiny').map(({ seat }) => seat)).toEqual([1, 0])
  expect([whereIs(m, 1), whereIs(m, 0)]).toEqual(['E9', 'I1'])
  expect(m.isAtRest()).toBe(true)
})

test('KP-56 one keelhauling answers the inner of two mutinies; the outer goes on', () => {
  const m = unrest(['E9 captain ivo', 'A5 captain jo hand mutiny,keelhauling', 'A1 hand mutiny'], { dice: 'red white' })
  playAs(m, 1, mutinyOn(0))
  playAs(m, 2, mutinyOn(1))
  playAs(m, 1, KEELHAULING)
  expect(shipAt(m, 1).captain).toBe(pirate('jo'))
  expect(labelAt(m)).toBe('mutiny.answers')
  allPass(m)
  expect(shipAt(m, 0).captain).toBeNull()
})

test('KP-21 the Dutchman upon a victim of mutiny: hand and pirates go first, then the ship is moved again', () => {
  const m = at(mutinyAt(1, 3), {
    ships: ['E9', 'F5 captain ivo crew nib hand keelhauling', 'A1 hand flying-dutchman'],
    dice: 'green black',
  })
  playAs(m, 2, { play: 'flying-dutchman', toward: 'red' })
  expect(whereIs(m, 1)).toBe('E1')
  expect(heard(m, 'sent-to-lair').map(({ lair }) => lair)).toEqual(['green', 'black'])
  expect(heard(m, 'mutiny')).toEqual([{ kind: 'mutiny', seat: 1, captain: null }])
  expect(m.isAtRest()).toBe(true)
})

test('KP-47 KP-67 two who react are served in the order their cards reach the table', () => {
  const keelhaulers = (first: number): Posed => {
    const m = unrest(['E9 captain ivo', 'A5 hand mutiny', 'A1 hand keelhauling', 'E1 hand keelhauling'])
    playAs(m, 1, mutinyOn(0))
    playAs(m, first, KEELHAULING)
    return m
  }
  const [early, late] = [keelhaulers(2), keelhaulers(3)]
  expect([held(early, 2), held(early, 3)]).toEqual([[], ['keelhauling']])
  expect([held(late, 2), held(late, 3)]).toEqual([['keelhauling'], []])
  for (const m of [early, late]) expect(offers(m, 2)).not.toContainEqual(KEELHAULING)
})

test('KP-47 cards in one window take effect one after the other: scurvy, then the fruits against it', () => {
  const m = raid('', { ships: ['E8 hand citrus-fruits', 'A5 hand scurvy'], dice: '3 4' })
  expect(offers(m, 0)).toEqual([PASS])
  playAs(m, 1, { play: 'scurvy', on: 0 })
  playAs(m, 0, { play: 'citrus-fruits' })
  expect(heard(m, 'fought')).toMatchObject([{ attack: 7, isWon: true }])
})

test('KP-67 a pass is no promise: after another’s card everyone is asked again', () => {
  const m = raid('', { ships: ['E8 hand assault', 'A5 hand scurvy', 'A1 hand mercenaries'], dice: '3 4' })
  playAs(m, 0, PASS)
  playAs(m, 1, PASS)
  expect(seatsAsked(m)).toEqual([2])
  playAs(m, 2, { play: 'mercenaries', side: 'defence' })
  expect(seatsAsked(m)).toEqual([0, 1])
  playAs(m, 0, { play: 'assault' })
  expect(seatsAsked(m)).toEqual([1])
})

test('KP-52 KP-68 a third player can decide a duel in its last window', () => {
  const m = duel('', 'doubloons 500', { ships: ['E8 doubloons 500', 'E8', 'A5 hand mercenaries'], dice: '3 4 3 4' })
  allPass(m)
  expect(labelAt(m)).toBe('combat.rolled')
  playAs(m, 2, { play: 'mercenaries', side: 'defence' })
  expect(heard(m, 'fought')).toMatchObject([{ attack: 7, defence: 8, isWon: false }])
})

test('KP-19 a captain assassinated between two spaces is replaced before the ship sails on', () => {
  const m = at(sailing(), { ships: ['E8 captain ivo crew jo,bess middles gun-deck', 'A5 hand assassination'] })
  aside(m, 1, kill(0, 'ivo'))
  expect([labelAt(m), ...seatsAsked(m)]).toEqual(['promotion.promote', 0])
  expect(offers(m, 1)).toEqual([])
  play(m, { promote: pirate('bess') })
  expect(labelAt(m)).toBe('movement.sail')
})
