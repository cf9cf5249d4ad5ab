import { FastChance } from '@nassau/kernel/bots'
import { Play, setUp } from '@nassau/kernel/host'
import { heard, labelAt, offers, play, playAs, seatsAsked } from '@nassau/kernel/testing'
import { expect, test } from 'vitest'
import { handSize } from '../board.ts'
import { chartOf } from '../chart.ts'
import { EDITION } from '../edition/edition.ts'
import { kingOfPirates } from '../game.ts'
import type { KingOfPirates } from '../rules.ts'
import { allPass, at, handOf, type Posed, shipAt } from '../test-kit.ts'
import { view } from '../view.ts'
import { COLOURS } from '../words/names.ts'
import type { MatchFrame } from './match.ts'

const chart = chartOf(EDITION)

function begin(seats: number, seed: number, fairWinds = false): Play<KingOfPirates> {
  const rng = new FastChance(seed)
  const match = setUp(kingOfPirates, EDITION, { 'fair-winds': fairWinds }, seats, rng)
  return new Play(kingOfPirates, EDITION, match, rng)
}

const signing = (): MatchFrame => ({ step: 'match', at: 'open', sealed: [null, null] })
const ANY_COLOUR = { colour: null }
const next = (): MatchFrame => ({ step: 'match', at: 'next', sealed: [null, null, null] })

/**
 * Two crews about to be signed on: Bess, Oke and Nib for one, Pia, Marrow and Jo for the other. Seat 1
 * is to begin, and the Dutchman then drifts red.
 */
function twoCrews(): Posed {
  const m = at(signing(), {
    ships: ['I5', 'A1'],
    pirates: 'bess,oke,nib pia,marrow,jo',
    cards: 'treasure-map,tailwind,assault scurvy,scurvy,mutiny',
    dice: '#1 red',
  })
  play(m, ANY_COLOUR, ANY_COLOUR)
  return m
}

test('KP-1 two to six play, each from the corner lair of their colour', () => {
  expect(kingOfPirates.seats).toMatchObject({ min: 2, max: 6 })
  for (const seats of [2, 3, 4, 5, 6])
    for (let seed = 0; seed < 12; seed++) {
      const { ships } = begin(seats, seed).board
      expect(ships).toHaveLength(seats)
      expect(new Set(ships.map(({ colour }) => colour)).size).toBe(seats)
      for (const { at: space, colour } of ships) expect(space).toBe(chart.corners[colour])
    }
})

/** Seats 0, 1 and 2 have red, blue and green by lot, and seat 1 is the first player. */
const threeColours = (): Posed =>
  at({ step: 'match', at: 'open', sealed: [null, null, null] }, { ships: ['E5', 'E5', 'E5'], dice: '#1' })
const colourOf = ({ board }: Posed): (string | undefined)[] => board.ships.map(({ colour }) => COLOURS[colour])

test('KP-1 everyone picks a colour, clockwise from the first player, and starts at its lair', () => {
  const m = threeColours()
  const asked = [1, 2, 0].map((seat, i) => {
    expect(seatsAsked(m)).toEqual([seat])
    play(m, { colour: COLOURS[5 - i] ?? null })
    return seat
  })
  expect(asked).toEqual([1, 2, 0])
  expect(colourOf(m)).toEqual(['yellow', 'white', 'black'])
  expect(m.board.ships.map(({ at: space }) => space)).toEqual([3, 5, 4].map(colour => chart.corners[colour]))
  expect(heard(m, 'colours')).toEqual([{ kind: 'colours', colours: ['yellow', 'white', 'black'] }])
})

test('KP-1 a colour that was picked is gone for the others', () => {
  const m = threeColours()
  play(m, { colour: 'red' })
  expect(offers(m)).not.toContainEqual({ colour: 'red' })
  expect(offers(m)).toHaveLength(6)
})

test('KP-1 who does not mind has a colour by lot, and another one if theirs is picked', () => {
  const nobodyMinds = threeColours()
  play(nobodyMinds, ANY_COLOUR, ANY_COLOUR, ANY_COLOUR)
  expect(colourOf(nobodyMinds)).toEqual(['red', 'blue', 'green'])
  const one = threeColours()
  play(one, ANY_COLOUR, { colour: 'blue' }, ANY_COLOUR)
  expect(colourOf(one)).toEqual(['red', 'green', 'blue'])
})

test('KP-4 both sets are shuffled and laid face down, one tile on every space of their water', () => {
  const boards = [1, 2].map(seed => begin(2, seed).board)
  for (const { tiles, tileStates } of boards)
    for (const { tiles: fronts, spaces } of chart.sets) {
      expect(spaces.map(space => tiles[space]).sort()).toEqual([...fronts].sort())
      expect(spaces.every(space => tileStates[space] === 'down')).toBe(true)
    }
  expect(boards[0]?.tiles).not.toEqual(boards[1]?.tiles)
  expect(boards[0]?.tiles.filter(front => front !== null)).toHaveLength(42)
})

test('KP-8 everyone begins with no doubloons', () => {
  expect(begin(6, 3).board.ships.map(({ doubloons }) => doubloons)).toEqual([0, 0, 0, 0, 0, 0])
})

test('KP-8 of two captains the one who sails second begins with 600', () => {
  const m = signedOn()
  const second = 1 - m.board.first
  expect(shipAt(m, second).doubloons).toBe(600)
  expect(shipAt(m, m.board.first).doubloons).toBe(0)
  expect(heard(m, 'head-start')).toMatchObject([{ seat: second, doubloons: 600 }])
})

test('KP-8 of three captains the two who do not sail first begin with 400 each', () => {
  const m = at({ ...signing(), sealed: [null, null, null] }, { ships: ['I5', 'A1', 'E5'], dice: '#1 red' })
  play(m, ANY_COLOUR, ANY_COLOUR, ANY_COLOUR)
  for (const seat of [0, 1, 2]) for (const signing of offers(m, seat).slice(0, 1)) playAs(m, seat, signing)
  expect(m.board.first).toBe(1)
  expect(m.board.ships.map(({ doubloons }) => doubloons)).toEqual([400, 0, 400])
  expect(heard(m, 'head-start').map(({ seat }) => seat)).toEqual([2, 0])
})

test('KP-11 each draws three pirates, keeps two, one of them as captain, and discards the third', () => {
  const m = twoCrews()
  expect(heard(m, 'pirates-dealt').map(({ pirates }) => pirates)).toEqual([
    ['barrel-bess', 'gunner-oke', 'nib-the-cabin-boy'],
    ['pia-lantern', 'old-marrow', 'cinder-jo'],
  ])
  expect(seatsAsked(m)).toEqual([0, 1])
  expect(offers(m, 1)).toHaveLength(6)
  playAs(m, 1, { captain: 'old-marrow', crew: 'cinder-jo' })
  expect(m.board.ships[1]?.captain).toBeNull()
  playAs(m, 0, { captain: 'barrel-bess', crew: 'gunner-oke' })
  expect(m.board.ships).toMatchObject([
    { captain: 'barrel-bess', crew: ['gunner-oke'], drawn: [] },
    { captain: 'old-marrow', crew: ['cinder-jo'], drawn: [] },
  ])
  expect(m.board.pirateDiscards).toEqual(['nib-the-cabin-boy', 'pia-lantern'])
})

/** Both crews signed on, in seat 1's first upkeep. */
function signedOn(): Posed {
  const m = twoCrews()
  playAs(m, 0, { captain: 'barrel-bess', crew: 'gunner-oke' })
  playAs(m, 1, { captain: 'old-marrow', crew: 'cinder-jo' })
  return m
}

test('KP-12 ships start with all the rum and cannonballs there is room for, pirates’ skills counted', () => {
  const { board: seas } = signedOn()
  expect(seas.ships.map(({ rum, cannonballs }) => [rum, cannonballs])).toEqual([
    [5, 3],
    [4, 2],
  ])
})

test('KP-9 without such pirates a ship has one sail, two places, room for 4 rum and 2 cannonballs', () => {
  expect(EDITION.ship).toMatchObject({ sails: 1, places: 2, rum: 4, cannonballs: 2 })
  expect(begin(2, 1).board.sails).toBe(1)
  expect(begin(2, 1).board.ships.every(({ middles }) => middles.length === 0)).toBe(true)
  expect(signedOn().board.ships[1]).toMatchObject({ rum: 4, cannonballs: 2 })
})

test('KP-13 each draws three action cards, kept secret', () => {
  const m = signedOn()
  expect(m.board.ships[0]?.hand).toEqual(handOf('treasure-map,tailwind,assault'))
  expect(m.whispered.slice(0, 2)).toEqual([
    { to: [0], event: { kind: 'dealt', seat: 0, cards: ['treasure-map', 'tailwind', 'assault'] } },
    { to: [1], event: { kind: 'dealt', seat: 1, cards: ['scurvy', 'scurvy', 'mutiny'] } },
  ])
  expect(heard(m, 'dealt-unseen')).toMatchObject([
    { seat: 0, cards: 3 },
    { seat: 1, cards: 3 },
  ])
  const [own, others, anyone] = [0, 1, null].map(seat => view(m.board, seat).ships[0])
  expect(own).toMatchObject({ cards: 3, hand: handOf('treasure-map,tailwind,assault') })
  expect(others).toMatchObject({ cards: 3, hand: null })
  expect(anyone).toEqual(others)
})

test('KP-14 the Flying Dutchman starts on the centre lair', () => {
  expect(begin(4, 5).board.dutchman).toBe(chart.centre)
})

test('KP-15 the first player is drawn by lot', () => {
  const firsts = new Set<number>()
  for (let seed = 0; seed < 60; seed++) {
    const { first, turn } = begin(4, seed).board
    expect(turn).toBe(first)
    firsts.add(first)
  }
  expect([...firsts].sort()).toEqual([0, 1, 2, 3])
})

test('KP-15 the first player has the first turn, and play goes clockwise', () => {
  const m = signedOn()
  expect(heard(m, 'turn')).toEqual([{ kind: 'turn', seat: 1, round: 1 }])
  const goesOn = at(next(), { ships: ['I5', 'A1', 'E1'], turn: 2, first: 1, dice: 'red red' })
  expect(heard(goesOn, 'turn')).toEqual([{ kind: 'turn', seat: 0, round: 1 }])
})

test('KP-15 a round is over when the turn comes back to the first player', () => {
  const m = at(next(), { ships: ['I5', 'A1', 'E1'], turn: 0, first: 1, round: 4, dice: 'red' })
  allPass(m)
  expect(labelAt(m)).toBe('movement.sail')
  expect(heard(m, 'turn')).toEqual([{ kind: 'turn', seat: 1, round: 5 }])
})

test('KP-64 a match nobody has won after 60 rounds goes to the most doubloons, shared if several are level', () => {
  const late = (ships: string[]): Posed => at(next(), { ships, turn: 2, round: 60 })
  expect(late(['I5 doubloons 300', 'A1 doubloons 900', 'E1']).play.match.outcome).toEqual({
    winners: [1],
    scores: [300, 900, 0],
  })
  const level = late(['I5 doubloons 900', 'A1', 'E1 doubloons 900'])
  expect(level.play.match.outcome?.winners).toEqual([0, 2])
  expect(heard(level, 'won')).toEqual([{ kind: 'won', seats: [0, 2], doubloons: 900 }])
})

test('KP-64 the sixtieth round is played to its end', () => {
  const m = at(next(), { ships: ['I5', 'A1', 'E1'], turn: 1, round: 60, dice: 'red' })
  expect(m.play.match.outcome).toBeNull()
  expect(heard(m, 'turn')).toEqual([{ kind: 'turn', seat: 2, round: 60 }])
})

test('KP-66 fair winds starts ships with two sails; one is the default', () => {
  expect([true, false].map(fairWinds => begin(2, 1, fairWinds).board.sails)).toEqual([2, 1])
  expect(kingOfPirates.options['fair-winds'].values[0]).toBe(false)
})

test('KP-1 two ships start opposite each other, and no seat has the better waters', () => {
  const starts = new Set<number>()
  for (let seed = 0; seed < 60; seed++) {
    const { ships } = begin(2, seed).board
    expect(((ships[1]?.colour ?? 0) - (ships[0]?.colour ?? 0) + 6) % 6).toBe(3)
    starts.add(ships[0]?.colour ?? -1)
  }
  expect(starts.size).toBe(6)
})

test('KP-13 the opening hand is drawn before the first upkeep draws on', () => {
  const m = signedOn()
  expect(m.board.ships.map(({ hand }) => handSize(hand))).toEqual([3, 5])
})
