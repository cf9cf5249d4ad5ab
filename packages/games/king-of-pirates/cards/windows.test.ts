import { isRecord } from '@nassau/kernel'
import { labelAt, offers, play } from '@nassau/kernel/testing'
import { expect, test } from 'vitest'
import { EDITION } from '../edition/edition.ts'
import type { SeasFrame } from '../rules.ts'
import {
  allPass,
  at,
  beginning,
  duel,
  fighting,
  mutinyAt,
  type Posed,
  place,
  raid,
  type Setting,
  sailing,
} from '../test-kit.ts'
import { view } from '../view.ts'
import { isWorthAsking } from './windows.ts'

const worth = (m: Posed, f: SeasFrame, seat: number): boolean =>
  isWorthAsking(view(m.board, seat), EDITION, f, seat, offers(m, seat).filter(isRecord))

const UPKEEP: SeasFrame = { step: 'upkeep', at: 'mutinies', thefts: 0, sealed: [] }
const WATCH: SeasFrame = { step: 'dig', at: 'watch', space: place('G5'), sealed: [] }
const combat = (label: 'declared' | 'rolled'): SeasFrame => ({
  step: 'combat',
  at: label,
  mustFight: false,
  wasWon: true,
  sealed: [],
})

test.each([
  ['mutiny', true],
  ['scurvy,assassination,flying-dutchman', false],
])('KP-30 at 1D, holding %s: %s', (hand, expected) => {
  const m = at(beginning(), { ships: ['E9', `A5 hand ${hand}`], cards: 'tailwind*2', dice: 'red' })
  expect(worth(m, UPKEEP, 1)).toBe(expected)
})

test.each([
  [0, 'captain ivo hand keelhauling', '', true],
  [0, 'captain ivo crew nib', '', true],
  [0, 'captain ivo hand scurvy', '', false],
  [1, 'captain ivo', 'hand keelhauling', false],
])('KP-18 in a mutiny against seat 0, seat %i is worth asking: %s, %s', (seat, ours, theirs, expected) => {
  const m = at(mutinyAt(0), { ships: [`E8 ${ours}`, `A5 ${theirs}`] })
  expect(worth(m, mutinyAt(0), seat)).toBe(expected)
})

/** Seat 0 digs at G5 with three clues; seat 1 holds something. */
function digging(hand: string, dutchman: string, crew = 'captain ramiro crew pia'): Posed {
  const m = at(sailing(), { ships: [`G5 ${crew} hand tailwind`, `A5 ${hand}`], dutchman })
  play(m, { stop: true }, { dig: true })
  return m
}

test.each([
  ['the Dutchman within reach', 'hand flying-dutchman', 'G4', true],
  ['the Dutchman too far', 'hand flying-dutchman', 'E5', false],
  ['an assassination of clues', 'hand assassination', 'E5', true],
  ['scurvy', 'hand scurvy', 'E5', false],
])('KP-36 a dig is worth asking about with %s', (_what, hand, dutchman, expected) => {
  const m = digging(hand, dutchman)
  expect(worth(m, WATCH, 1)).toBe(expected)
  expect(worth(m, WATCH, 0)).toBe(false)
})

test('KP-36 KP-62 nor is a captain who counts as two clues safe, in the cabin', () => {
  const dig = (crew: string): Posed => {
    const m = at(sailing(), { ships: [`G5 ${crew} hand treasure-map*3`, 'A5 hand assassination'] })
    play(m, { stop: true }, { dig: true })
    return m
  }
  expect(worth(dig('captain ramiro crew jo'), WATCH, 1)).toBe(true)
  expect(worth(dig('captain jo crew ramiro'), WATCH, 1)).toBe(false)
})

test('KP-36 the digger has nothing to answer', () => {
  const m = at(sailing(), { ships: ['G5 captain ramiro crew pia hand flying-dutchman', 'A5'], dutchman: 'G4' })
  play(m, { stop: true }, { dig: true })
  expect(worth(m, WATCH, 0)).toBe(false)
})

test('KP-55 an assassination that takes no clue is not worth asking about', () => {
  const m = at(sailing(), {
    ships: ['G5 captain jo crew ivo hand treasure-map*3', 'A5 captain pia hand assassination'],
  })
  play(m, { stop: true }, { dig: true })
  expect(worth(m, WATCH, 1)).toBe(false)
})

test.each([
  ['the attacker with an assault', 0, 'hand assault', ''],
  ['the attacker with scurvy for the defender', 0, 'hand scurvy', ''],
  ['the defender with an ambush', 1, '', 'hand ambush'],
])('KP-68 before the dice nobody loses by waiting, %s neither', (_who, seat, ours, theirs) => {
  const m = duel(ours, theirs, { dice: '1 1 1 1' })
  expect(worth(m, combat('declared'), seat)).toBe(false)
  // What could be played then can be played when the dice are known.
  const before = offers(m, seat)
  allPass(m)
  expect(offers(m, seat)).toEqual(before)
})

/** The last window of a raid on a French merchant, defence 7; seat 1 looks on. */
function raided(ours: string, theirs: string, dice: string, setting: Partial<Setting> = {}): Posed {
  const m = raid('', { ships: [`E8 ${ours}`, `A5 ${theirs}`], dice, ...setting })
  allPass(m)
  return m
}

test.each([
  ['soldiers turn a success by 1', 'hand soldiers', '4 4', true],
  ['soldiers do not turn a success by 2', 'hand soldiers', '4 5', false],
  ['two cards together do', 'hand soldiers,mercenaries', '4 5', true],
  ['two of a kind together do', 'hand soldiers*2', '5 5', true],
  ['nothing of use against a success', 'hand treasure-map*2', '3 4', false],
  ['a failure needs no answer of the others', 'hand soldiers*3', '1 1', false],
])('KP-68 after the dice: %s', (_what, hand, dice, expected) => {
  expect(worth(raided('', hand, dice), combat('rolled'), 1)).toBe(expected)
})

test.each([
  ['an assault makes 5 into 7', 'hand assault', '2 3', true],
  ['an assault does not make 4 into 7', 'hand assault', '2 2', false],
  ['a success needs nothing more', 'hand assault*2', '6 6', false],
  ['nor is a narrow one to be spoilt', 'hand scurvy', '3 4', false],
])('KP-68 after the dice, for the attacker: %s', (_what, hand, dice, expected) => {
  expect(worth(raided(hand, '', dice), combat('rolled'), 0)).toBe(expected)
})

test('KP-51 after the dice the Dutchman can spoil any success it reaches', () => {
  const haunted = (dutchman: string, dice = '6 6'): boolean =>
    worth(raided('', 'hand flying-dutchman', dice, { dutchman }), combat('rolled'), 1)
  expect([haunted('E7'), haunted('E5'), haunted('E7', '1 1')]).toEqual([true, false, false])
})

test('KP-44 between players the loser is asked about what brings a tie or more, the winner about nothing', () => {
  const fought = (ours: string, theirs: string, dice: string): Posed => {
    const m = duel(ours, theirs, { dice })
    allPass(m)
    return m
  }
  const losing = fought('hand assault', 'hand ambush', '1 2 1 4')
  expect([0, 1].map(seat => worth(losing, combat('rolled'), seat))).toEqual([true, false])
  const beaten = fought('hand assault', 'hand ambush', '1 2 3 4')
  expect(worth(beaten, combat('rolled'), 0)).toBe(false)
  const level = fought('hand assault', 'hand ambush', '1 2 2 1')
  expect([0, 1].map(seat => worth(level, combat('rolled'), seat))).toEqual([false, true])
})

/** A leader's raid on the British stronghold, 13, comes to 15; seats 1 and 2 hold these, and seat 3 looks on. */
const crowning = (doubloons: number, one: string, two: string, three = ''): Posed => {
  const ships = [`G7 doubloons ${doubloons} captain ivo`, `A5 ${one}`, `A1 ${two}`, `E1 ${three}`]
  const m = at(fighting(), { ships, dice: '6 6' })
  play(m, { attack: 'prize' })
  if (labelAt(m) === 'combat.declared') allPass(m)
  return m
}
const asked = (m: Posed): boolean[] => [1, 2, 3].map(seat => worth(m, combat('rolled'), seat))

test('KP-58 KP-52 KP-64 the group defence: each who holds a part of what would stop a king is asked', () => {
  expect(asked(crowning(9500, 'hand soldiers', 'hand mercenaries'))).toEqual([true, true, false])
})

test('KP-67 whoever has nothing to add is not asked, nor anyone when all together could not do it', () => {
  expect(asked(crowning(9500, 'hand soldiers', 'hand treasure-map', 'hand ambush'))).toEqual([true, false, false])
  expect(asked(crowning(9500, 'hand mercenaries', ''))).toEqual([false, false, false])
})

test('KP-67 what others hold counts by number alone: whether they could help changes no question', () => {
  const [helpful, helpless] = ['hand mercenaries*2', 'hand treasure-map*2'].map(hand =>
    worth(crowning(9500, 'hand soldiers', hand), combat('rolled'), 1),
  )
  expect([helpful, helpless]).toEqual([true, true])
})

test('KP-67 where no crown hangs on it, others count for what they may well hold', () => {
  const early = (two: string): boolean => worth(crowning(1000, 'hand soldiers', two), combat('rolled'), 1)
  expect([early('hand treasure-map'), early('hand treasure-map*6')]).toEqual([false, true])
})
