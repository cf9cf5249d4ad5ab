import { heard, labelAt, offers, play, playAs, seatsAsked } from '@nassau/kernel/testing'
import { expect, test } from 'vitest'
import {
  allPass,
  aside,
  at,
  beginning,
  denied,
  held,
  mutinyAt,
  type Posed,
  pirate,
  type Setting,
  shipAt,
  whereIs,
} from '../test-kit.ts'
import { placeName } from '../words/words.ts'

/** Seat 0's turn about to begin, with two maps on top of the deck. */
const dawn = (setting: Setting): Posed => at(beginning(), { cards: 'treasure-map,treasure-map', ...setting })

/** Every mutiny card is on the discards, so step 1D passes without a question. */
const CALM = { cardsGone: 'mutiny*4' }

test('KP-25 1A two action cards are drawn, in secret', () => {
  const m = dawn({ ships: ['E9', 'A5'], cards: 'scurvy,treasure-map', dice: 'red' })
  expect(held(m, 0)).toEqual(['treasure-map', 'scurvy'])
  expect(m.whispered).toEqual([{ to: [0], event: { kind: 'drew', seat: 0, cards: ['treasure-map', 'scurvy'] } }])
  expect(heard(m, 'drew-unseen')).toEqual([{ kind: 'drew-unseen', seat: 0, cards: 2 }])
  expect(held(m, 1)).toEqual([])
})

test('KP-25 four cards in hand leave room for two', () => {
  const m = dawn({ ships: ['E9 hand treasure-map*4', 'A5'], dice: 'red', ...CALM })
  expect(labelAt(m)).toBe('movement.sail')
  expect(held(m, 0)).toHaveLength(6)
})

test('KP-25 who would exceed six discards first, all that are too many at once', () => {
  const m = dawn({ ships: ['E9 hand treasure-map*4,tailwind,keelhauling', 'A5'], dice: 'red', ...CALM })
  expect(offers(m).toSorted()).toEqual([
    { discard: ['tailwind', 'keelhauling'] },
    { discard: ['treasure-map', 'keelhauling'] },
    { discard: ['treasure-map', 'tailwind'] },
    { discard: ['treasure-map', 'treasure-map'] },
  ])
  expect(heard(m, 'drew-unseen')).toEqual([])
  play(m, { discard: ['tailwind', 'keelhauling'] })
  expect(m.board.actionDiscards).toMatchObject({ tailwind: 1, keelhauling: 1 })
  expect(held(m, 0)).toHaveLength(6)
  expect(heard(m, 'discarded')).toEqual([{ kind: 'discarded', seat: 0, cards: ['tailwind', 'keelhauling'] }])
})

test('KP-25 whoever plays one of two cards too many has one left to discard', () => {
  const m = dawn({ ships: ['E9 hand treasure-map*5,scurvy', 'A5'], dice: 'red', ...CALM })
  play(m, { play: 'scurvy', on: 1 })
  expect(offers(m)).toEqual([{ discard: ['treasure-map'] }])
})

test('KP-25 who would exceed six may play cards instead of discarding them', () => {
  const m = dawn({ ships: ['E9 hand treasure-map*4,scurvy', 'A5'], dice: 'red', ...CALM })
  play(m, { play: 'scurvy', on: 1 })
  expect(shipAt(m, 1).scurvy).toBe(1)
  expect(heard(m, 'discarded')).toEqual([])
  expect(held(m, 0)).toHaveLength(6)
})

test('KP-25 KP-62 with the skill of more cards three are drawn and seven held', () => {
  const m = dawn({
    ships: ['E9 captain moth hand treasure-map*4', 'A5'],
    cards: 'treasure-map,treasure-map,tailwind',
    dice: 'red',
    ...CALM,
  })
  expect(held(m, 0)).toHaveLength(7)
})

test('KP-26 1B the Dutchman moves one space as the compass die says', () => {
  const drift = (dice: string, dutchman = 'E5'): string => {
    const m = dawn({ ships: ['E9', 'A5'], dutchman, dice, ...CALM })
    return placeName(m.board.dutchman)
  }
  expect(['red', 'blue', 'green', 'yellow', 'black', 'white'].map(colour => drift(colour))).toEqual([
    'F5',
    'E6',
    'D5',
    'D4',
    'E4',
    'F4',
  ])
})

test('KP-26 if it would leave the map it returns to the centre lair', () => {
  const m = dawn({ ships: ['E9', 'A5'], dutchman: 'I3', dice: 'red', ...CALM })
  expect(placeName(m.board.dutchman)).toBe('E5')
  expect(heard(m, 'dutchman-drifts')).toEqual([{ kind: 'dutchman-drifts', toward: 'red', at: m.board.dutchman }])
})

test('KP-21 KP-26 it drifts onto whoever is in its way', () => {
  const m = dawn({ ships: ['E9', 'F5 captain ivo hand scurvy'], dice: 'red green', ...CALM })
  expect(whereIs(m, 1)).toBe('A5')
  expect(shipAt(m, 1).captain).toBeNull()
  expect(labelAt(m)).toBe('movement.sail')
})

test('KP-21 if it drifts onto the one whose turn it is, the turn ends before anything else', () => {
  const m = dawn({ ships: ['F5 captain ivo crew bess rum 0', 'A5 hand mutiny'], dice: 'red green' })
  expect(m.isAtRest()).toBe(true)
  expect(whereIs(m, 0)).toBe('A5')
  expect(held(m, 0)).toEqual([])
  expect(m.rng.left).toBe(0)
})

test('KP-27 1C at a lair nobody drinks and nobody sickens', () => {
  const m = dawn({ ships: ['E9 rum 2', 'A5'], dice: 'red', ...CALM })
  expect(shipAt(m, 0)).toMatchObject({ rum: 2, scurvy: 0 })
  expect(labelAt(m)).toBe('movement.sail')
})

test.each([
  ['scurvy', { rum: 2, scurvy: 1 }],
  ['-1', { rum: 1, scurvy: 0 }],
  ['-2', { rum: 0, scurvy: 0 }],
])('KP-27 elsewhere the upkeep die shows %s', (face, after) => {
  const m = dawn({ ships: ['E8 rum 2 captain ivo', 'A5'], dice: `red ${face}`, ...CALM })
  expect(shipAt(m, 0)).toMatchObject(after)
  expect(labelAt(m)).toBe('movement.sail')
})

test('KP-28 the die is rolled with its own six faces', () => {
  const seen = [0, 1, 2, 3, 4, 5].map(side => {
    const m = dawn({ ships: ['E8 rum 4', 'A5'], dice: `red #${side}`, ...CALM })
    return shipAt(m, 0).scurvy > 0 ? 'scurvy' : shipAt(m, 0).rum - 4
  })
  expect(seen).toEqual(['scurvy', 'scurvy', -1, -1, -1, -2])
})

test('KP-27 exactly enough rum is enough', () => {
  const m = dawn({ ships: ['E8 rum 2 captain ivo', 'A5'], dice: 'red -2', ...CALM })
  expect(heard(m, 'mutiny-brews')).toEqual([])
})

test('KP-27 KP-29 on too little rum what there is is spent, then the mutiny happens', () => {
  const m = dawn({ ships: ['E8 rum 1 captain ivo crew jo', 'A5'], dice: 'red -2 yellow', ...CALM })
  expect(heard(m, 'rum-drunk')).toEqual([{ kind: 'rum-drunk', seat: 0, wanted: 2, drunk: 1, left: 0 }])
  expect(labelAt(m)).toBe('mutiny.answers')
  allPass(m)
  expect(shipAt(m, 0)).toMatchObject({ rum: 0, captain: pirate('jo'), crew: [] })
  expect(whereIs(m, 0)).toBe('A1')
  expect(m.isAtRest()).toBe(true)
})

test('KP-30 1D everyone is asked about mutinies before the movement phase', () => {
  const m = dawn({ ships: ['E9', 'A5 hand mutiny', 'A1 hand scurvy'], dice: 'red' })
  expect(labelAt(m)).toBe('upkeep.mutinies')
  expect(seatsAsked(m)).toEqual([0, 1, 2])
  expect(offers(m, 1)).toContainEqual({ play: 'mutiny', on: 0 })
  allPass(m)
  expect(labelAt(m)).toBe('movement.sail')
})

test('KP-30 several mutinies may follow each other, and the window opens anew after each', () => {
  const m = dawn({
    ships: ['E9 captain ivo', 'A5 hand mutiny*2', 'C3 captain bess'],
    dice: 'red yellow black',
  })
  playAs(m, 1, { play: 'mutiny', on: 2 })
  allPass(m)
  expect(whereIs(m, 2)).toBe('A1')
  expect(labelAt(m)).toBe('upkeep.mutinies')
  playAs(m, 1, { play: 'mutiny', on: 0 })
  allPass(m)
  expect(whereIs(m, 0)).toBe('E1')
  expect(m.isAtRest()).toBe(true)
})

test('KP-30 KP-67 where every mutiny card is on the discards, as all can see, nobody is asked', () => {
  const m = dawn({ ships: ['E9 hand scurvy', 'A5 hand scurvy'], dice: 'red', ...CALM })
  expect(labelAt(m)).toBe('movement.sail')
  const last = dawn({ ships: ['E9 hand scurvy', 'A5 hand scurvy'], dice: 'red', cardsGone: 'mutiny*3' })
  expect(labelAt(last)).toBe('upkeep.mutinies')
})

test('KP-30 nobody is asked who holds no card', () => {
  const m = dawn({ ships: ['E9', 'A5', 'A1 hand tailwind'], dice: 'red' })
  expect(seatsAsked(m)).toEqual([0, 2])
})

test('KP-31 a pickpocket captain steals up to 200 from one other player, before the draw', () => {
  const m = dawn({
    ships: ['E9 doubloons 400 captain wick', 'A5 doubloons 700', 'A1 doubloons 100', 'E1'],
    dice: 'red',
    ...CALM,
  })
  expect(labelAt(m)).toBe('upkeep.steal')
  expect(offers(m)).toEqual([{ steal: 1 }, { steal: 2 }, { steal: null }])
  expect(heard(m, 'drew-unseen')).toEqual([])
  play(m, { steal: 1 })
  expect(m.board.ships.map(({ doubloons }) => doubloons)).toEqual([600, 500, 100, 0])
  expect(shipAt(m, 0).income.pockets).toBe(200)
  expect(labelAt(m)).toBe('movement.sail')
})

test('KP-8 KP-31 the pickpocket takes only what there is', () => {
  const m = dawn({ ships: ['E9 captain royce', 'A5 doubloons 100'], dice: 'red', ...CALM })
  play(m, { steal: 1 })
  expect(m.board.ships.map(({ doubloons }) => doubloons)).toEqual([100, 0])
  expect(heard(m, 'pocket-picked')).toMatchObject([{ doubloons: 100 }])
})

test('KP-31 the pickpocket may also leave every pocket alone', () => {
  const m = dawn({ ships: ['E9 captain royce', 'A5 doubloons 100'], dice: 'red', ...CALM })
  play(m, { steal: null })
  expect(m.board.ships.map(({ doubloons }) => doubloons)).toEqual([0, 100])
})

test('KP-31 only a captain is a pickpocket', () => {
  const m = dawn({ ships: ['E9 captain ivo crew royce,wick', 'A5 doubloons 700'], dice: 'red', ...CALM })
  expect(labelAt(m)).toBe('movement.sail')
})

test('KP-31 KP-62 two such skills each steal once', () => {
  const m = dawn({
    ships: ['E9 captain widow crew royce,wick middles gun-deck', 'A5 doubloons 700', 'A1 doubloons 300'],
    dice: 'red',
    ...CALM,
  })
  play(m, { steal: 1 }, { steal: 1 })
  expect(m.board.ships.map(({ doubloons }) => doubloons)).toEqual([400, 300, 300])
  expect(labelAt(m)).toBe('movement.sail')
})

test('KP-31 only in one’s own upkeep', () => {
  const m = dawn({ ships: ['E9', 'A5 captain wick', 'A1 doubloons 300'], dice: 'red', ...CALM })
  expect(seatsAsked(m)).toEqual([0])
  expect(labelAt(m)).toBe('movement.sail')
})

test('KP-64 a stolen purse can win the match at once', () => {
  const m = dawn({ ships: ['E9 doubloons 9800 captain wick', 'A5 doubloons 700'] })
  play(m, { steal: 1 })
  expect(m.play.match.outcome).toEqual({ winners: [0], scores: [10000, 500] })
  expect(m.play.match.stack).toEqual([])
})

test('KP-55 a pickpocket assassinated before the theft steals nothing', () => {
  const m = dawn({ ships: ['E9 captain wick', 'A5 doubloons 700 hand assassination'], dice: 'red', ...CALM })
  aside(m, 1, { play: 'assassination', on: 0, pirate: pirate('wick') })
  expect(labelAt(m)).toBe('movement.sail')
  expect(shipAt(m, 1).doubloons).toBe(700)
})

test('KP-57 a mutiny card played at 1A ends the turn there', () => {
  const m = dawn({ ships: ['E9 captain wick', 'A5 doubloons 700 hand mutiny'], dice: 'yellow' })
  aside(m, 1, { play: 'mutiny', on: 0 })
  allPass(m)
  expect(m.isAtRest()).toBe(true)
  expect(heard(m, 'drew-unseen')).toEqual([])
})

test('KP-18 KP-31 and a pickpocket promoted by it steals nothing', () => {
  const m = dawn({ ships: ['E9 captain wick crew royce', 'A5 doubloons 700 hand mutiny'], dice: 'yellow' })
  aside(m, 1, { play: 'mutiny', on: 0 })
  allPass(m)
  expect(shipAt(m, 0).captain).toBe(pirate('royce'))
  expect(m.isAtRest()).toBe(true)
})

test('KP-18 KP-57 a mutiny card played while the hand is too large ends the turn without a draw', () => {
  const m = dawn({ ships: ['E9 captain ivo hand treasure-map*6', 'A5 hand mutiny'], dice: 'yellow' })
  aside(m, 1, { play: 'mutiny', on: 0 })
  allPass(m)
  expect(m.isAtRest()).toBe(true)
  expect(held(m, 0)).toHaveLength(6)
})

test('KP-21 the Dutchman upon a hand that is too large takes it whole, and the turn', () => {
  const m = dawn({ ships: ['F5 captain ivo hand treasure-map*6', 'A5 hand flying-dutchman'], dice: 'green' })
  aside(m, 1, { play: 'flying-dutchman', toward: 'red' })
  expect(m.isAtRest()).toBe(true)
  expect(held(m, 0)).toEqual([])
  expect(m.board.actionDiscards['treasure-map']).toBe(6)
})

test('KP-18 a mutiny of thirst put down lets the turn go on, without rum', () => {
  const m = dawn({ ships: ['E8 rum 1 captain ivo crew nib', 'A5'], dice: 'red -2', ...CALM })
  playAs(m, 0, { sacrifice: pirate('nib') })
  expect(labelAt(m)).toBe('movement.sail')
  expect(shipAt(m, 0)).toMatchObject({ captain: pirate('ivo'), crew: [], rum: 0 })
  expect(whereIs(m, 0)).toBe('E8')
})

test('KP-30 a mutiny against another player does not end the turn', () => {
  const m = at({ ...mutinyAt(1) }, { ships: ['E8 captain ivo', 'E7 captain jo'], dice: 'black' })
  allPass(m)
  expect(m.board.isTurnOver).toBe(false)
  expect(heard(m, 'sent-to-lair')).toMatchObject([{ seat: 1, lair: 'black', endsTurn: false }])
})

test('KP-31 an empty pocket is refused with a reason', () => {
  const m = dawn({ ships: ['E9 captain wick', 'A5 doubloons 100', 'A1'] })
  expect(denied(m, 0)).toEqual([
    { wanted: 'steal from them', clause: 'KP-31', because: 'they have no doubloons', choice: { steal: 2 } },
  ])
})
