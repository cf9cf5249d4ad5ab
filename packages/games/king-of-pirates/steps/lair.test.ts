import { heard, labelAt, offers, play } from '@nassau/kernel/testing'
import { expect, test } from 'vitest'
import { aside, at, denied, type Posed, pirate, type Setting, sailing, shipAt, whereIs } from '../test-kit.ts'
import type { Middle } from '../words/names.ts'

/** Seat 0 has ended its movement in a lair. */
function moored(setting: Setting): Posed {
  const m = at(sailing(), setting)
  play(m, { stop: true })
  return m
}

const captain = (word: string) => ({ captain: pirate(word) })
const KEEP = { keep: true } as const
const crew = (...words: string[]) => ({ crew: words.map(pirate) })

test('KP-37 the book’s lair visit: after a rum hold, three pirates to choose from, 6 + 1 rum and 2 cannonballs', () => {
  const m = moored({
    ships: ['E9 doubloons 2700 rum 1 scurvy 2 captain ivo', 'A5'],
    pirates: 'corrigan,pia,nib',
  })
  play(m, { buy: 'rum-hold' })
  expect(heard(m, 'pirates-drawn')).toMatchObject([{ pirates: [pirate('corrigan'), pirate('pia'), pirate('nib')] }])
  play(m, captain('ivo'), crew('corrigan', 'pia'))
  expect(shipAt(m, 0)).toMatchObject({ rum: 7, cannonballs: 2, scurvy: 0, doubloons: 200, middles: ['rum-hold'] })
  expect(m.board.pirateDiscards).toEqual([pirate('nib')])
})

test('KP-37 our own example: a gun deck, three pirates, 5 rum and 5 cannonballs', () => {
  const m = moored({ ships: ['E9 doubloons 2700 scurvy 2 captain bess', 'A5'], pirates: 'oke,pia,nib' })
  play(m, { buy: 'gun-deck' }, captain('oke'), crew('bess', 'pia'))
  expect(shipAt(m, 0)).toMatchObject({
    doubloons: 200,
    scurvy: 0,
    rum: 5,
    cannonballs: 5,
    captain: pirate('oke'),
    crew: [pirate('bess'), pirate('pia')],
    drawn: [],
  })
  expect(m.board.pirateDiscards).toEqual([pirate('nib')])
  expect(m.isAtRest()).toBe(true)
})

test('KP-37 in this order: scurvy, parts, pirates, stores', () => {
  const m = moored({ ships: ['E9 doubloons 2500 rum 1 scurvy 2 captain ivo', 'A5'], pirates: 'oke,pia,nib' })
  expect(labelAt(m)).toBe('lair.buy')
  expect(shipAt(m, 0)).toMatchObject({ scurvy: 0, rum: 1, drawn: [] })
  play(m, { buy: 'gun-deck' })
  expect(labelAt(m)).toBe('lair.captain')
  expect(shipAt(m, 0)).toMatchObject({ rum: 1, cannonballs: 0 })
  play(m, captain('ivo'), crew())
  const kinds = m.told.map(({ kind }) => kind)
  expect(kinds).toEqual(['cured', 'bought', 'pirates-drawn', 'signed-on', 'stocked'])
})

test('KP-37 vacant places and one more are drawn, parts just bought counted', () => {
  const drawn = (ship: string, ...bought: Middle[]): number => {
    const m = moored({ ships: [`E9 ${ship}`, 'A5'] })
    for (const buy of bought) play(m, { buy })
    return shipAt(m, 0).drawn.length
  }
  expect(drawn('')).toBe(3)
  expect(drawn('captain ivo')).toBe(2)
  expect(drawn('captain ivo crew jo')).toBe(1)
  expect(drawn('captain ivo crew jo doubloons 5000', 'gun-deck', 'rum-hold')).toBe(3)
  expect(drawn('middles gun-deck,rum-hold')).toBe(5)
})

test('KP-38 a full crew still draws one and may swap', () => {
  const m = moored({ ships: ['E9 captain ivo crew jo', 'A5'], pirates: 'oke' })
  expect(offers(m)).toEqual([KEEP, captain('ivo'), captain('jo'), captain('oke')])
  play(m, captain('oke'), crew('ivo'))
  expect(shipAt(m, 0)).toMatchObject({ captain: pirate('oke'), crew: [pirate('ivo')] })
  expect(m.board.pirateDiscards).toEqual([pirate('jo')])
})

test('KP-37 old and new pirates are arranged freely: nobody need be kept, places may stay vacant', () => {
  const m = moored({ ships: ['E9 captain ivo crew jo', 'A5'], pirates: 'oke' })
  play(m, captain('oke'), crew())
  expect(shipAt(m, 0)).toMatchObject({ captain: pirate('oke'), crew: [] })
  expect(m.board.pirateDiscards).toEqual([pirate('ivo'), pirate('jo')])
})

test('KP-9 KP-37 no more are taken on than there are places', () => {
  const m = moored({ ships: ['E9', 'A5'], pirates: 'oke,pia,nib' })
  play(m, captain('oke'))
  expect(offers(m)).toEqual([crew('pia'), crew('nib'), crew()])
})

test('KP-69 stores never exceed what the new crew has room for', () => {
  const m = moored({ ships: ['E9 rum 6 cannonballs 2 captain bess crew corrigan', 'A5'], pirates: 'oke' })
  play(m, captain('oke'), crew())
  expect(shipAt(m, 0)).toMatchObject({ rum: 4, cannonballs: 3 })
})

test('KP-10 a middle part costs 2,500 and is one of each', () => {
  const m = moored({ ships: ['E9 doubloons 7600', 'A5'], pirates: 'oke,pia,nib' })
  expect(offers(m)).toEqual([{ buy: null }, { buy: 'rum-hold' }, { buy: 'gun-deck' }])
  play(m, { buy: 'gun-deck' })
  expect(offers(m)).toEqual([{ buy: null }, { buy: 'rum-hold' }])
  play(m, { buy: 'rum-hold' })
  expect(labelAt(m)).toBe('lair.captain')
  expect(shipAt(m, 0)).toMatchObject({ doubloons: 2600, middles: ['gun-deck', 'rum-hold'] })
})

test('KP-10 one need not buy, and cannot without the doubloons', () => {
  const rich = moored({ ships: ['E9 doubloons 2500', 'A5'] })
  play(rich, { buy: null })
  expect(labelAt(rich)).toBe('lair.captain')
  expect(labelAt(moored({ ships: ['E9 doubloons 2400', 'A5'] }))).toBe('lair.captain')
})

test('KP-10 each part brings its own hold', () => {
  const stores = (middles: string): number[] => {
    const m = moored({ ships: [`E9 ${middles}`, 'A5'], pirates: 'ivo,jo,pia,nib,moth' })
    play(m, captain('ivo'), crew())
    return [shipAt(m, 0).rum, shipAt(m, 0).cannonballs]
  }
  expect(stores('')).toEqual([4, 2])
  expect(stores('middles rum-hold')).toEqual([6, 2])
  expect(stores('middles gun-deck')).toEqual([4, 4])
  expect(stores('middles rum-hold,gun-deck')).toEqual([6, 4])
})

test('KP-65 doubloons spent come off the track', () => {
  const m = moored({ ships: ['E9 doubloons 9900', 'A5'] })
  play(m, { buy: 'rum-hold' })
  expect(shipAt(m, 0).doubloons).toBe(7400)
})

test.each(['E5', 'I5', 'E9', 'A5', 'A1', 'E1', 'I1'])('KP-7 the lair at %s serves any ship', lair => {
  const m = moored({ ships: [`${lair} scurvy 1`, 'A3'], pirates: 'oke,pia,nib', dutchman: 'F5' })
  expect(whereIs(m, 0)).toBe(lair)
  expect(shipAt(m, 0).scurvy).toBe(0)
  expect(labelAt(m)).toBe('lair.captain')
})

test('KP-17 pirates are drawn on from the shuffled discards when the deck runs out', () => {
  const m = moored({
    ships: ['E9', 'A5'],
    pirates: 'oke',
    piratesGone: 'ivo,jo',
    rest: 'nowhere',
    dice: '#0',
  })
  expect(shipAt(m, 0).drawn).toEqual([pirate('oke'), pirate('ivo'), pirate('jo')])
  expect(heard(m, 'reshuffled')).toEqual([{ kind: 'reshuffled', deck: 'pirate', cards: 2 }])
  expect(m.board.pirateDiscards).toEqual([])
})

test('KP-17 KP-37 with nothing to shuffle nobody is drawn, and the ship is stocked all the same', () => {
  const bare = moored({ ships: ['E9 rum 1', 'A5'], rest: 'nowhere' })
  expect(bare.isAtRest()).toBe(true)
  expect(shipAt(bare, 0)).toMatchObject({ rum: 4, cannonballs: 2, captain: null })
  const manned = moored({ ships: ['E9 captain ivo crew jo', 'A5'], rest: 'nowhere' })
  expect(offers(manned)).toEqual([KEEP, captain('ivo'), captain('jo')])
})

test('KP-67 an assassination while parts are bought leaves a place to fill', () => {
  const m = moored({ ships: ['E9 doubloons 2500 captain ivo crew jo', 'A5 hand assassination'], pirates: 'oke,pia' })
  aside(m, 1, { play: 'assassination', on: 0, pirate: pirate('jo') })
  expect(labelAt(m)).toBe('lair.buy')
  play(m, { buy: null })
  expect(shipAt(m, 0).drawn).toEqual([pirate('oke'), pirate('pia')])
})

test('KP-20 KP-39 in a lair nobody is attacked', () => {
  const m = moored({ ships: ['E9 captain ivo crew jo', 'E9 doubloons 900'], pirates: 'oke' })
  play(m, captain('ivo'), crew('jo'))
  expect(m.isAtRest()).toBe(true)
})

test('KP-10 a second part of a kind, or one too dear, is refused with a reason', () => {
  const m = moored({ ships: ['E9 doubloons 5000 middles rum-hold', 'A5'] })
  expect(denied(m, 0)).toEqual([
    { wanted: 'a second rum hold', clause: 'KP-10', because: 'a ship takes one of each', choice: { buy: 'rum-hold' } },
  ])
})

test('KP-37 captain and crew can stay as they are, and who came in vain leaves', () => {
  const m = moored({ ships: ['E9 rum 1 captain ivo crew jo', 'A5'], pirates: 'oke' })
  play(m, KEEP)
  expect(shipAt(m, 0)).toMatchObject({ captain: pirate('ivo'), crew: [pirate('jo')], drawn: [], rum: 4 })
  expect(m.board.pirateDiscards).toEqual([pirate('oke')])
  expect(m.isAtRest()).toBe(true)
})

test('KP-37 of all crews the old hands come first, and whoever has no captain has nothing to keep', () => {
  const m = moored({ ships: ['E9 captain ivo crew jo', 'A5'], pirates: 'oke' })
  play(m, captain('oke'))
  expect(offers(m)).toEqual([crew('ivo'), crew('jo'), crew()])
  expect(offers(moored({ ships: ['E9', 'A5'], pirates: 'oke,pia,nib' }))).not.toContainEqual(KEEP)
})

test('KP-47 A cards can be played while captain and crew are chosen, by the one in the lair and by others', () => {
  const m = moored({ ships: ['E9 captain ivo hand scurvy', 'A5 hand scurvy*2'], pirates: 'oke,pia' })
  expect(labelAt(m)).toBe('lair.captain')
  aside(m, 1, { play: 'scurvy', on: 0 })
  play(m, { play: 'scurvy', on: 1 }, captain('oke'))
  expect(labelAt(m)).toBe('lair.crew')
  aside(m, 1, { play: 'scurvy', on: 0 })
  play(m, crew('ivo'))
  expect(m.board.ships.map(({ scurvy }) => scurvy)).toEqual([2, 1])
})

test('KP-47 KP-55 a captain assassinated while the crew is chosen leaves the choice of another', () => {
  const m = moored({ ships: ['E9 captain ivo crew jo', 'A5 hand assassination*2'], pirates: 'oke' })
  play(m, captain('ivo'))
  aside(m, 1, { play: 'assassination', on: 0, pirate: pirate('ivo') })
  expect(offers(m)).toEqual([KEEP, captain('jo'), captain('oke')])
  play(m, captain('oke'))
  aside(m, 1, { play: 'assassination', on: 0, pirate: pirate('jo') })
  expect(m.isAtRest()).toBe(true)
  expect(shipAt(m, 0)).toMatchObject({ captain: pirate('oke'), crew: [] })
})

test('KP-10 bystanders are not told what they themselves could not buy', () => {
  const m = moored({ ships: ['E9 doubloons 2500', 'A5'] })
  expect(denied(m, 1)).toEqual([])
})
