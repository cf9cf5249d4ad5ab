import { heard, labelAt, offers, play, playAs, seatsAsked } from '@nassau/kernel/testing'
import { expect, test } from 'vitest'
import { chartOf } from '../chart.ts'
import { EDITION } from '../edition/edition.ts'
import {
  allPass,
  aside,
  at,
  beginning,
  duel,
  fighting,
  handOf,
  held,
  mutinyAt,
  type Posed,
  pirate,
  place,
  raid,
  sailing,
  shipAt,
  whereIs,
} from '../test-kit.ts'
import { CARDS, type Card } from '../words/names.ts'
import { placeName } from '../words/words.ts'
import { playable } from './cards.ts'

const PASS = { pass: true } as const

/** The kinds of cards a seat could play now if it held one of each. */
function kinds(m: Posed, seat: number): Card[] {
  const hand = handOf(CARDS.join(','))
  const plays = playable(m.board, chartOf(EDITION), seat, hand).map(({ play }) => play)
  return CARDS.filter(card => plays.some(play => play === card))
}

const ANY_TIME: Card[] = ['scurvy', 'flying-dutchman', 'assassination']

test('KP-47 in the upkeep: cards of letter A, and U', () => {
  const m = at(beginning(), { ships: ['E9 captain wick', 'A5 doubloons 100', 'A1'] })
  for (const seat of [0, 1, 2]) expect(kinds(m, seat)).toEqual([...ANY_TIME, 'mutiny'])
})

test('KP-47 KP-54 in the movement phase: A, and M for the one who moves', () => {
  const m = at(sailing(), { ships: ['E8 captain wick', 'A5'] })
  expect(kinds(m, 0)).toEqual(['tailwind', ...ANY_TIME])
  expect(kinds(m, 1)).toEqual(ANY_TIME)
})

test('KP-47 in the combat phase: A and C; before an attack is declared nobody takes part in one', () => {
  const m = at(fighting(), { ships: ['E8 captain wick', 'E8', 'A5'] })
  for (const seat of [0, 1, 2])
    expect(kinds(m, seat)).toEqual(['scurvy', 'soldiers', 'flying-dutchman', 'assassination'])
})

test('KP-47 KP-48 KP-49 in a combat: C for all, C* for those who take part in it', () => {
  const m = duel('captain wick cannonballs 1', '', { dice: '1 2' })
  const forAll = ['scurvy', 'soldiers', 'flying-dutchman', 'assassination']
  expect(kinds(m, 0)).toEqual(['assault', 'mercenaries', ...forAll])
  expect(kinds(m, 1)).toEqual(['mercenaries', 'ambush', ...forAll])
  expect(kinds(m, 2)).toEqual(['mercenaries', ...forAll])
})

test('KP-47 KP-48 against a nation nobody can spring an ambush', () => {
  const m = raid('captain wick cannonballs 1', { dice: '1 2' })
  expect(kinds(m, 0)).toContain('assault')
  expect([0, 1].flatMap(seat => kinds(m, seat))).not.toContain('ambush')
})

test('KP-59 a treasure map is turned in when digging and never played', () => {
  for (const m of [at(sailing(), { ships: ['E8', 'A5'] }), duel('cannonballs 1', '', { dice: '1 2' })])
    expect(kinds(m, 0)).not.toContain('treasure-map')
})

test('KP-56 keelhauling waits for a mutiny', () => {
  const m = at(sailing(), { ships: ['E8', 'A5 hand keelhauling'] })
  expect(offers(m, 1)).toEqual([])
  const mutiny = at(mutinyAt(0), { ships: ['E8 captain ivo', 'A5 hand keelhauling'] })
  expect(offers(mutiny, 1)).toEqual([PASS, { play: 'keelhauling' }])
})

test('KP-47 a card played is discarded, and all are told', () => {
  const m = at(sailing(), { ships: ['E8', 'A5 hand scurvy*2'] })
  aside(m, 1, { play: 'scurvy', on: 0 })
  expect(held(m, 1)).toEqual(['scurvy'])
  expect(m.board.actionDiscards).toEqual(handOf('scurvy'))
  expect(heard(m, 'played')).toEqual([{ kind: 'played', seat: 1, card: { play: 'scurvy', on: 0 } }])
})

test('KP-48 ambush: +3 as a defender against a player', () => {
  const m = duel('', 'hand ambush', { dice: '4 4 2 3' })
  playAs(m, 1, { play: 'ambush' })
  expect(heard(m, 'fought')).toMatchObject([{ attack: 8, defence: 8, isWon: true }])
})

test('KP-49 assault: +2 when attacking a nation or a player', () => {
  const nation = raid('hand assault', { dice: '2 3' })
  playAs(nation, 0, { play: 'assault' })
  expect(heard(nation, 'fought')).toMatchObject([{ attack: 7, isWon: true }])
  const player = duel('hand assault', '', { dice: '2 3 4 3' })
  playAs(player, 0, { play: 'assault' })
  expect(heard(player, 'fought')).toMatchObject([{ attack: 7, defence: 7, isWon: true }])
})

test('KP-48 KP-49 neither helps the other side: an assault does not defend, an ambush does not attack', () => {
  const m = duel('ambushes 2', 'assaults 2', { dice: '1 1 1 1' })
  expect(heard(m, 'fought')).toMatchObject([{ attack: 2, defence: 2 }])
})

test('KP-60 several cards of a kind add up', () => {
  const m = duel('hand assault*2,mercenaries', 'hand ambush*2,mercenaries*2', { dice: '1 1 1 1' })
  for (const card of ['assault', 'assault'] as const) playAs(m, 0, { play: card })
  for (const card of ['ambush', 'ambush'] as const) playAs(m, 1, { play: card })
  playAs(m, 0, { play: 'mercenaries', side: 'attack' })
  for (const side of ['defence', 'defence'] as const) playAs(m, 1, { play: 'mercenaries', side })
  expect(heard(m, 'fought')).toMatchObject([{ attack: 2 + 4 + 1, defence: 2 + 6 + 2 }])
})

test('KP-60 soldiers of several players add up', () => {
  const m = raid('', { ships: ['E8', 'A5 hand soldiers', 'A1 hand soldiers'], dice: '5 5' })
  playAs(m, 1, { play: 'soldiers', nation: 'french' })
  playAs(m, 2, { play: 'soldiers', nation: 'french' })
  expect(heard(m, 'fought')).toMatchObject([{ attack: 10, defence: 11, isWon: false }])
})

test('KP-50 citrus fruits: lose all scurvy tokens', () => {
  const m = at(sailing(), { ships: ['E8 scurvy 3', 'A5 scurvy 2 hand citrus-fruits'] })
  aside(m, 1, { play: 'citrus-fruits' })
  expect(m.board.ships.map(({ scurvy }) => scurvy)).toEqual([3, 0])
})

test('KP-50 also during a combat', () => {
  const m = raid('scurvy 3 hand citrus-fruits', { dice: '3 4' })
  allPass(m)
  playAs(m, 0, { play: 'citrus-fruits' })
  expect(heard(m, 'fought')).toMatchObject([{ attack: 7, isWon: true }])
})

test('KP-50 only with scurvy to lose', () => {
  const m = at(sailing(), { ships: ['E8', 'A5 hand citrus-fruits'] })
  expect(offers(m, 1)).toEqual([])
})

test('KP-51 flying dutchman: one space in any direction, off the map to the centre lair', () => {
  const m = at(sailing(), { ships: ['E8', 'A5 hand flying-dutchman'], dutchman: 'I3' })
  expect(offers(m, 1)).toEqual(
    ['red', 'blue', 'green', 'yellow', 'black', 'white'].map(toward => ({ play: 'flying-dutchman', toward })),
  )
  aside(m, 1, { play: 'flying-dutchman', toward: 'white' })
  expect(placeName(m.board.dutchman)).toBe('E5')
})

test('KP-51 it takes effect at once on whoever is there, be it its own player', () => {
  const m = at(sailing(), {
    ships: ['E8', 'D4 captain ivo hand flying-dutchman*2', 'D4 captain jo hand scurvy'],
    dice: 'red blue',
  })
  aside(m, 1, { play: 'flying-dutchman', toward: 'yellow' })
  expect([whereIs(m, 1), whereIs(m, 2)]).toEqual(['I5', 'E9'])
  expect([held(m, 1), held(m, 2)]).toEqual([[], []])
  expect(m.board.actionDiscards).toEqual(handOf('flying-dutchman*2,scurvy'))
  expect(m.board.isTurnOver).toBe(false)
})

test('KP-20 KP-51 in a lair it harms nobody', () => {
  const m = at(sailing(), { ships: ['E8', 'E5 captain ivo', 'A5 hand flying-dutchman'], dutchman: 'E4' })
  aside(m, 2, { play: 'flying-dutchman', toward: 'blue' })
  expect(placeName(m.board.dutchman)).toBe('E5')
  expect(shipAt(m, 1).captain).toBe(pirate('ivo'))
})

const sides = (m: Posed, seat: number): unknown[] =>
  offers(m, seat).flatMap(option => (JSON.stringify(option).includes('mercenaries') ? [option] : []))
const FOR_ATTACK = { play: 'mercenaries', side: 'attack' } as const
const FOR_DEFENCE = { play: 'mercenaries', side: 'defence' } as const

test('KP-52 mercenaries against a nation: for oneself, or for the attacked town or ship', () => {
  const m = raid('', { ships: ['E8 hand mercenaries', 'A5 hand mercenaries'] })
  expect(sides(m, 0)).toEqual([FOR_ATTACK])
  expect(sides(m, 1)).toEqual([FOR_DEFENCE])
})

test('KP-52 mercenaries between players: for oneself, or for either side when two others fight', () => {
  const m = duel('', '', { ships: ['E8 hand mercenaries', 'E8 hand mercenaries', 'A5 hand mercenaries'] })
  expect([0, 1, 2].map(seat => sides(m, seat))).toEqual([[FOR_ATTACK], [FOR_DEFENCE], [FOR_ATTACK, FOR_DEFENCE]])
})

test('KP-52 mercenaries give +1 in this combat, and are gone with it', () => {
  const m = duel('', '', { ships: ['E8', 'E8', 'A5 hand mercenaries*2'], dice: '1 1 1 1' })
  playAs(m, 2, FOR_ATTACK)
  playAs(m, 2, FOR_DEFENCE)
  expect(heard(m, 'fought')).toMatchObject([{ attack: 3, defence: 3 }])
  expect(m.board.fight).toBeNull()
})

test('KP-53 scurvy: a chosen player takes one token, be it oneself', () => {
  const m = at(sailing(), { ships: ['E8', 'A5 scurvy 2 hand scurvy', 'A1'] })
  expect(offers(m, 1)).toEqual([0, 1, 2].map(on => ({ play: 'scurvy', on })))
  aside(m, 1, { play: 'scurvy', on: 1 })
  expect(m.board.ships.map(({ scurvy }) => scurvy)).toEqual([0, 3, 0])
})

test('KP-54 tailwind is an M card: neither the upkeep nor a combat allows it', () => {
  const upkeep = at(beginning(), { ships: ['E9 captain wick hand tailwind', 'A5 doubloons 100'] })
  expect(offers(upkeep)).toEqual([{ steal: 1 }, { steal: null }])
  const combat = raid('hand tailwind')
  expect(offers(combat, 0)).toEqual([PASS])
})

test('KP-55 assassination: a chosen pirate in play, one’s own included, unless immune', () => {
  const m = at(sailing(), {
    ships: ['E8 captain ivo crew widow', 'A5 captain jo crew nib', 'A1 hand assassination'],
  })
  expect(offers(m, 2)).toEqual(
    [
      [0, 'ivo'],
      [1, 'jo'],
      [1, 'nib'],
    ].map(([on, word]) => ({ play: 'assassination', on, pirate: pirate(String(word)) })),
  )
  aside(m, 2, { play: 'assassination', on: 1, pirate: pirate('nib') })
  expect(shipAt(m, 1)).toMatchObject({ captain: pirate('jo'), crew: [] })
  expect(m.board.pirateDiscards).toEqual([pirate('nib')])
})

test('KP-19 KP-55 the book’s example: an assassinated captain is replaced by promotion', () => {
  const m = at(sailing(), { ships: ['E8', 'A5 captain ivo crew jo,nib middles gun-deck', 'A1 hand assassination'] })
  aside(m, 2, { play: 'assassination', on: 1, pirate: pirate('ivo') })
  expect([labelAt(m), ...seatsAsked(m)]).toEqual(['promotion.promote', 1])
  play(m, { promote: pirate('nib') })
  expect(shipAt(m, 1)).toMatchObject({ captain: pirate('nib'), crew: [pirate('jo')] })
  expect([labelAt(m), ...seatsAsked(m)]).toEqual(['movement.sail', 0])
})

test('KP-19 KP-55 an only pirate assassinated leaves a ship without a captain', () => {
  const m = at(sailing(), { ships: ['E8', 'A5 captain ivo', 'A1 hand assassination'] })
  aside(m, 2, { play: 'assassination', on: 1, pirate: pirate('ivo') })
  expect(shipAt(m, 1)).toMatchObject({ captain: null, crew: [] })
})

test('KP-69 an assassination takes the room its victim made', () => {
  const m = at(sailing(), {
    ships: ['E8', 'A5 rum 5 cannonballs 3 captain bess crew oke', 'A1 hand assassination*2'],
  })
  aside(m, 2, { play: 'assassination', on: 1, pirate: pirate('oke') })
  expect(shipAt(m, 1)).toMatchObject({ rum: 5, cannonballs: 2 })
  aside(m, 2, { play: 'assassination', on: 1, pirate: pirate('bess') })
  expect(shipAt(m, 1)).toMatchObject({ rum: 4, cannonballs: 2 })
})

test('KP-69 what is below the new maximum stays', () => {
  const m = at(sailing(), { ships: ['E8', 'A5 rum 3 cannonballs 1 captain bess crew oke', 'A1 hand assassination'] })
  aside(m, 2, { play: 'assassination', on: 1, pirate: pirate('oke') })
  expect(shipAt(m, 1)).toMatchObject({ rum: 3, cannonballs: 1 })
})

test('KP-69 a hand that has become too large is not checked before the next draw', () => {
  const m = at(sailing(), {
    ships: ['E8', 'A5 captain moth crew jo hand treasure-map*7', 'A1 hand assassination'],
  })
  aside(m, 2, { play: 'assassination', on: 1, pirate: pirate('moth') })
  expect(held(m, 1)).toHaveLength(7)
})

test('KP-57 mutiny: any player can be chosen, oneself and a ship in a lair included', () => {
  const m = at(beginning(), { ships: ['E9', 'A5 hand mutiny', 'E8'], cards: 'tailwind,tailwind', dice: 'red' })
  expect(offers(m, 1)).toEqual([PASS, ...[0, 1, 2].map(on => ({ play: 'mutiny', on }))])
})

test('KP-57 mutiny is a U card: neither movement nor combat allows it', () => {
  expect(offers(at(sailing(), { ships: ['E8', 'A5 hand mutiny'] }), 1)).toEqual([])
  expect(offers(raid('', { ships: ['E8', 'A5 hand mutiny'] }), 1)).toEqual([PASS])
})

test('KP-58 soldiers: one nation’s ships, cities and strongholds get +2', () => {
  for (const [ship, nation, defence] of [
    ['E8', 'french', 9],
    ['C7', 'british', 12],
    ['G1', 'spanish', 15],
  ] as const) {
    const m = raid('', { ships: [ship, 'A5 hand soldiers'], dice: '1 1' })
    playAs(m, 1, { play: 'soldiers', nation })
    expect(heard(m, 'fought')).toMatchObject([{ defence }])
  }
})

test('KP-58 soldiers of another nation are no help, nor are any against a player', () => {
  const m = raid('', { ships: ['E8', 'A5 hand soldiers'], dice: '1 1' })
  playAs(m, 1, { play: 'soldiers', nation: 'spanish' })
  expect(heard(m, 'fought')).toMatchObject([{ defence: 7 }])
  const between = duel('', '', { ships: ['E8', 'E8', 'A5 hand soldiers'], dice: '1 1 1 1' })
  playAs(between, 2, { play: 'soldiers', nation: 'french' })
  expect(heard(between, 'fought')).toMatchObject([{ attack: 2, defence: 2 }])
})

test('KP-58 soldiers called before the attack is declared count in it', () => {
  const m = at(fighting(), { ships: ['E8', 'A5 hand soldiers'], tiles: ['E8 french small-merchant'], dice: '4 4' })
  aside(m, 1, { play: 'soldiers', nation: 'french' })
  play(m, { attack: 'prize' })
  expect(heard(m, 'fought')).toMatchObject([{ attack: 8, defence: 9, isWon: false }])
  expect(m.board.tileStates[place('E8')]).toBe('up')
})
