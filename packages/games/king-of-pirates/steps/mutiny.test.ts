import { heard, labelAt, offers, play, playAs, seatsAsked } from '@nassau/kernel/testing'
import { expect, test } from 'vitest'
import { allPass, aside, at, beginning, held, mutinyAt, type Posed, pirate, shipAt, whereIs } from '../test-kit.ts'

const KEELHAULING = { play: 'keelhauling' } as const

test('KP-18 in a mutiny the captain is discarded and the ship goes to the lair the compass die names', () => {
  const m = at(mutinyAt(1), { ships: ['E8', 'C4 captain ivo crew jo'], dice: 'white' })
  allPass(m)
  expect(m.board.pirateDiscards).toEqual([pirate('ivo')])
  expect(whereIs(m, 1)).toBe('I1')
  expect(heard(m, 'mutiny')).toEqual([{ kind: 'mutiny', seat: 1, captain: pirate('ivo') }])
  expect(m.isAtRest()).toBe(true)
})

test.each([
  ['red', 'I5'],
  ['blue', 'E9'],
  ['green', 'A5'],
  ['yellow', 'A1'],
  ['black', 'E1'],
  ['white', 'I1'],
])('KP-18 KP-28 the compass die shows %s: the lair at %s', (colour, lair) => {
  const m = at(mutinyAt(0), { ships: ['E5', 'A5'], dice: colour })
  expect(whereIs(m, 0)).toBe(lair)
})

test('KP-18 it ends the turn of the one whose turn it is, and nobody else’s', () => {
  const own = at(mutinyAt(0), { ships: ['E8 captain ivo', 'A5'], dice: 'red' })
  allPass(own)
  expect(own.board.isTurnOver).toBe(true)
  const other = at(mutinyAt(1), { ships: ['E8', 'C4 captain ivo'], dice: 'red' })
  allPass(other)
  expect(other.board.isTurnOver).toBe(false)
})

test('KP-18 KP-61 sacrificing a scapegoat prevents it: captain and ship stay', () => {
  const m = at(mutinyAt(0), { ships: ['E8 captain ivo crew pell', 'A5'] })
  playAs(m, 0, { sacrifice: pirate('pell') })
  expect(shipAt(m, 0)).toMatchObject({ captain: pirate('ivo'), crew: [] })
  expect(whereIs(m, 0)).toBe('E8')
  expect(m.board.pirateDiscards).toEqual([pirate('pell')])
  expect(m.board.isTurnOver).toBe(false)
  expect(m.isAtRest()).toBe(true)
})

test('KP-18 KP-61 a scapegoat in the cabin can be sacrificed as well, and is replaced', () => {
  const m = at(mutinyAt(0), { ships: ['E8 captain nib crew ivo', 'A5'] })
  playAs(m, 0, { sacrifice: pirate('nib') })
  expect(shipAt(m, 0)).toMatchObject({ captain: pirate('ivo'), crew: [] })
  expect(whereIs(m, 0)).toBe('E8')
})

test('KP-18 only the victim’s own scapegoats count', () => {
  const m = at(mutinyAt(0), { ships: ['E8 captain ivo', 'A5 captain nib crew pell hand scurvy'] })
  expect(offers(m, 0)).toEqual([{ pass: true }])
  expect(offers(m, 1)).toEqual([{ pass: true }, { play: 'scurvy', on: 0 }, { play: 'scurvy', on: 1 }])
})

test.each([
  [0, 'their own'],
  [1, 'another player’s'],
])('KP-18 KP-56 seat %i prevents it with keelhauling, %s mutiny', seat => {
  const m = at(mutinyAt(0), { ships: ['E8 captain ivo hand keelhauling', 'A5 hand keelhauling'] })
  playAs(m, seat, KEELHAULING)
  expect(m.isAtRest()).toBe(true)
  expect(shipAt(m, 0).captain).toBe(pirate('ivo'))
  expect(whereIs(m, 0)).toBe('E8')
  expect(m.told.filter(({ kind }) => kind !== 'mutiny-brews')).toEqual([
    { kind: 'played', seat, card: { play: 'keelhauling', spares: 0 } },
  ])
  expect(held(m, seat)).toEqual([])
  expect(m.board.actionDiscards.keelhauling).toBe(1)
})

test('KP-56 one keelhauling prevents one mutiny: the next needs another', () => {
  const m = at(beginning(), {
    ships: ['E9 captain ivo hand keelhauling', 'A5 hand mutiny*2'],
    cards: 'tailwind,tailwind',
    dice: 'red yellow',
  })
  playAs(m, 1, { play: 'mutiny', on: 0 })
  playAs(m, 0, KEELHAULING)
  expect(labelAt(m)).toBe('upkeep.mutinies')
  playAs(m, 1, { play: 'mutiny', on: 0 })
  expect(offers(m, 0)).not.toContainEqual(KEELHAULING)
  allPass(m)
  expect(whereIs(m, 0)).toBe('A1')
})

test('KP-19 with several pirates left the owner chooses who is promoted', () => {
  const m = at(mutinyAt(1), { ships: ['E8', 'C4 captain ivo crew jo,bess middles gun-deck'], dice: 'red' })
  allPass(m)
  expect(seatsAsked(m)).toEqual([1])
  expect(offers(m)).toEqual([{ promote: pirate('jo') }, { promote: pirate('bess') }])
  play(m, { promote: pirate('bess') })
  expect(shipAt(m, 1)).toMatchObject({ captain: pirate('bess'), crew: [pirate('jo')] })
  expect(heard(m, 'promoted')).toEqual([{ kind: 'promoted', seat: 1, pirate: pirate('bess') }])
  expect(m.isAtRest()).toBe(true)
})

test('KP-19 with one pirate left that one is promoted; with none there is no captain', () => {
  const one = at(mutinyAt(1), { ships: ['E8', 'C4 captain ivo crew jo'], dice: 'red' })
  allPass(one)
  expect(shipAt(one, 1)).toMatchObject({ captain: pirate('jo'), crew: [] })
  const none = at(mutinyAt(1), { ships: ['E8', 'C4 captain ivo'], dice: 'red' })
  allPass(none)
  expect(shipAt(none, 1)).toMatchObject({ captain: null, crew: [] })
})

test('KP-19 without pirates a mutiny only moves the ship', () => {
  const m = at(mutinyAt(1), { ships: ['E8', 'C4 rum 3'], dice: 'red' })
  expect(whereIs(m, 1)).toBe('I5')
  expect(m.board.pirateDiscards).toEqual([])
  expect(heard(m, 'mutiny')).toEqual([{ kind: 'mutiny', seat: 1, captain: null }])
})

test('KP-57 a ship in a lair can be chosen too', () => {
  const m = at(beginning(), {
    ships: ['E9', 'A5 captain ivo', 'I1 hand mutiny'],
    cards: 'tailwind,tailwind',
    dice: 'red black',
  })
  playAs(m, 2, { play: 'mutiny', on: 1 })
  allPass(m)
  expect(whereIs(m, 1)).toBe('E1')
  expect(shipAt(m, 1).captain).toBeNull()
})

test('KP-70 a ship sent to a lair keeps scurvy, rum and cannonballs as they are and gets nothing', () => {
  const m = at(mutinyAt(0), { ships: ['E8 rum 1 cannonballs 1 scurvy 2 captain ivo crew jo', 'A5'], dice: 'red' })
  allPass(m)
  expect(shipAt(m, 0)).toMatchObject({ rum: 1, cannonballs: 1, scurvy: 2, crew: [] })
  expect(heard(m, 'pirates-drawn')).toEqual([])
})

test('KP-69 a mutiny that takes the captain takes what only the captain made room for', () => {
  const m = at(mutinyAt(0), { ships: ['E8 rum 5 cannonballs 3 captain bess crew oke', 'A5'], dice: 'red' })
  allPass(m)
  expect(shipAt(m, 0)).toMatchObject({ rum: 4, cannonballs: 3, captain: pirate('oke') })
})

test('KP-67 all who hold cards are asked, and the victim while there is a crew to blame', () => {
  const asked = (...ships: string[]): number[] => seatsAsked(at(mutinyAt(0, 3), { ships, dice: 'red' }))
  expect(asked('E8 captain ivo', 'A5', 'A1 hand tailwind')).toEqual([2, 0])
  expect(asked('E8 captain ivo hand scurvy', 'A5', 'A1 hand tailwind')).toEqual([0, 2])
  expect(asked('E8', 'A5 hand tailwind', 'A1 hand tailwind')).toEqual([1, 2])
})

test('KP-18 where nobody could answer the mutiny strikes unasked', () => {
  const m = at(mutinyAt(0, 3), { ships: ['E8', 'A5', 'A1'], dice: 'red' })
  expect(m.isAtRest()).toBe(true)
  expect(whereIs(m, 0)).toBe('I5')
})

/** Seat 1 has lost its captain and is to promote Jo or Bess; seat 0 holds these. */
function promoting(hand: string): Posed {
  const m = at(mutinyAt(1), { ships: [`E8 hand ${hand}`, 'C4 captain ivo crew jo,bess middles gun-deck'], dice: 'red' })
  allPass(m)
  expect(labelAt(m)).toBe('promotion.promote')
  return m
}

test('KP-47 A cards can be played while a captain is promoted', () => {
  const m = promoting('scurvy')
  aside(m, 0, { play: 'scurvy', on: 1 })
  expect(shipAt(m, 1).scurvy).toBe(1)
  play(m, { promote: pirate('bess') })
  expect(m.isAtRest()).toBe(true)
})

test('KP-19 KP-55 whoever is left alone by an assassination meanwhile takes the cabin', () => {
  const m = promoting('assassination')
  aside(m, 0, { play: 'assassination', on: 1, pirate: pirate('jo') })
  expect(m.isAtRest()).toBe(true)
  expect(shipAt(m, 1)).toMatchObject({ captain: pirate('bess'), crew: [] })
})
