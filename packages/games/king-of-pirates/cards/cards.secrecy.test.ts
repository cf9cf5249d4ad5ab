/** What a question tells of a hand, which is nothing (KP-67). */
import { project } from '@nassau/kernel/host'
import { labelAt, offers, play, playAs, seatsAsked } from '@nassau/kernel/testing'
import { expect, test } from 'vitest'
import {
  allPass,
  aside,
  at,
  beginning,
  fighting,
  mutinyAt,
  type Posed,
  raid,
  type Setting,
  sailing,
  shipAt,
} from '../test-kit.ts'

const PASS = { pass: true } as const

/** What a seat receives, byte for byte (null: a spectator). */
const seenBy = (m: Posed, seat: number | null): string => JSON.stringify(project(m.play, seat))

/** Every window of the game, opened where seats 1 and 2 hold this. */
const WINDOWS: [string, string, (hand: string, third?: string) => Posed][] = [
  [
    'step 1D',
    'upkeep.mutinies',
    (hand, third = '') =>
      at(beginning(), { ships: ['E9', `A5 ${hand}`, `A1 ${third}`], cards: 'tailwind*2', dice: 'red' }),
  ],
  [
    'a mutiny',
    'mutiny.answers',
    (hand, third = '') => at(mutinyAt(0, 3), { ships: ['E8 captain ivo', `A5 ${hand}`, `A1 ${third}`] }),
  ],
  [
    'a dig',
    'dig.watch',
    (hand, third = '') => {
      const m = at(sailing(), { ships: ['G5 captain ramiro crew pia', `A5 ${hand}`, `A1 ${third}`] })
      play(m, { stop: true }, { dig: true })
      return m
    },
  ],
  ['an attack', 'combat.declared', (hand, third = '') => raid('', { ships: ['E8', `A5 ${hand}`, `A1 ${third}`] })],
  [
    'the end of a combat’s rolls',
    'combat.rolled',
    (hand, third = '') => {
      const m = raid('', { ships: ['E8', `A5 ${hand}`, `A1 ${third}`], dice: '6 6' })
      allPass(m)
      return m
    },
  ],
]

test.each(WINDOWS)('KP-67 in %s everyone with cards is asked, with or without a fitting one', (_what, phase, open) => {
  const [fitting, useless] = [open('hand scurvy*2'), open('hand treasure-map*2')]
  for (const m of [fitting, useless]) {
    expect(labelAt(m)).toBe(phase)
    expect(seatsAsked(m)).toContain(1)
    expect(seatsAsked(m)).not.toContain(2)
  }
  expect(offers(useless, 1)).toEqual([PASS])
  expect(offers(fitting, 1).length).toBeGreaterThan(1)
  for (const viewer of [0, 2, null]) expect(seenBy(fitting, viewer)).toBe(seenBy(useless, viewer))
})

test.each(WINDOWS)('KP-67 in %s a pass is seen by nobody else', (_what, _phase, open) => {
  const m = open('hand scurvy,treasure-map', 'hand ambush')
  const before = [0, 2, null].map(viewer => seenBy(m, viewer))
  playAs(m, 1, PASS)
  expect([0, 2, null].map(viewer => seenBy(m, viewer))).toEqual(before)
  expect(project(m.play, 1)).toMatchObject({ ask: null })
})

const UNASKED: [string, (setting: Partial<Setting>) => Posed][] = [
  ['sailing', more => at(sailing(), { ships: [], ...more })],
  ['choosing a target', more => at(fighting(), { ships: [], tiles: ['E8 french warship'], ...more })],
]

test.each(UNASKED)('KP-67 while another is %s a card may be played unasked, and nobody waits for it', (_what, open) => {
  const m = open({ ships: ['E8', 'A5 hand scurvy', 'A1 hand treasure-map'] })
  expect(seatsAsked(m)).toEqual([0])
  expect(offers(m, 1)).toEqual([0, 1, 2].map(on => ({ play: 'scurvy', on })))
  expect(offers(m, 2)).toEqual([])
  expect(project(m.play, 0).awaiting).toEqual([0])
  aside(m, 1, { play: 'scurvy', on: 0 })
  expect(shipAt(m, 0).scurvy).toBe(1)
  expect(seatsAsked(m)).toEqual([0])
})

test('KP-67 likewise during another’s re-roll', () => {
  const m = raid('', { ships: ['E8 cannonballs 1', 'A5 hand scurvy'], dice: '3 3' })
  allPass(m)
  expect([labelAt(m), ...seatsAsked(m)]).toEqual(['combat.reroll', 0])
  aside(m, 1, { play: 'scurvy', on: 0 })
  expect([labelAt(m), ...seatsAsked(m)]).toEqual(['combat.reroll', 0])
  expect(shipAt(m, 0).scurvy).toBe(1)
})

test('KP-67 during another’s discarding, and while a pickpocket thinks', () => {
  const discards = at(beginning(), { ships: ['E9 hand treasure-map*6', 'A5 hand scurvy'] })
  expect(labelAt(discards)).toBe('upkeep.discard')
  aside(discards, 1, { play: 'scurvy', on: 0 })
  expect(shipAt(discards, 0).scurvy).toBe(1)
  const steals = at(beginning(), { ships: ['E9 captain wick', 'A5 doubloons 100 hand scurvy'] })
  expect(labelAt(steals)).toBe('upkeep.steal')
  aside(steals, 1, { play: 'scurvy', on: 0 })
  expect([labelAt(steals), shipAt(steals, 0).scurvy]).toEqual(['upkeep.steal', 1])
})

test('KP-67 while a spade is out, and while parts are bought', () => {
  const digs = at(sailing(), { ships: ['G5', 'A5 hand scurvy'] })
  play(digs, { stop: true })
  aside(digs, 1, { play: 'scurvy', on: 0 })
  expect([labelAt(digs), shipAt(digs, 0).scurvy]).toEqual(['dig.spade', 1])
  const buys = at(sailing(), { ships: ['E9 doubloons 2500', 'A5 hand scurvy'] })
  play(buys, { stop: true })
  aside(buys, 1, { play: 'scurvy', on: 0 })
  expect([labelAt(buys), shipAt(buys, 0).scurvy]).toEqual(['lair.buy', 1])
})

test('KP-47 KP-67 a card whose letter does not allow it is not offered, asked or unasked', () => {
  const m = at(sailing(), { ships: ['E8', 'A5 hand tailwind,mutiny,soldiers,assault,ambush,mercenaries,keelhauling'] })
  expect(offers(m, 1)).toEqual([])
  const asked = raid('', { ships: ['E8', 'A5 hand tailwind,mutiny,assault,ambush,keelhauling,treasure-map'] })
  expect(offers(asked, 1)).toEqual([PASS])
})

test('KP-67 the one whose turn it is may play cards between two actions of their own', () => {
  const m = at(sailing(), { ships: ['E8 scurvy 1 middles rum-hold hand citrus-fruits', 'A5'] })
  play(m, { sail: 'black' })
  expect(offers(m)).toEqual([{ stop: true }, { play: 'citrus-fruits' }])
  play(m, { play: 'citrus-fruits' }, { sail: 'black' })
  expect(offers(m)).toEqual([{ stop: true }])
})

test('KP-36 KP-67 being asked to dig tells nothing of the maps in hand', () => {
  const ashore = (hand: string): Posed => {
    const m = at(sailing(), { ships: [`G5 ${hand}`, 'A5'] })
    play(m, { stop: true })
    return m
  }
  const [able, unable] = [ashore('hand treasure-map*3'), ashore('hand tailwind*3')]
  expect(offers(able)).not.toEqual(offers(unable))
  for (const viewer of [1, null]) expect(seenBy(able, viewer)).toBe(seenBy(unable, viewer))
})

test('KP-13 nobody sees another’s hand, the order of a deck or what lies face down', () => {
  const sea = (setting: Partial<Setting>): Posed => at(sailing(), { ships: ['E8', 'A5 hand scurvy', 'A1'], ...setting })
  const one = sea({ cards: 'ambush', pirates: 'ivo', loot: '500', tiles: ['E7 french warship down'] })
  const other = sea({
    ships: ['E8', 'A5 hand mutiny', 'A1'],
    cards: 'scurvy',
    pirates: 'jo',
    loot: '100',
    tiles: ['E7 empty down'],
  })
  for (const viewer of [0, 2, null]) expect(seenBy(one, viewer)).toBe(seenBy(other, viewer))
  expect(seenBy(one, 1)).not.toBe(seenBy(other, 1))
})
