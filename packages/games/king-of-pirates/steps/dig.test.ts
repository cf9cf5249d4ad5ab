import { heard, labelAt, offers, play, playAs, seatsAsked } from '@nassau/kernel/testing'
import { expect, test } from 'vitest'
import {
  allPass,
  aside,
  at,
  denied,
  held,
  type Posed,
  pirate,
  place,
  type Setting,
  sailing,
  shipAt,
  whereIs,
} from '../test-kit.ts'

const DIG = { dig: true }
const LEAVE = { dig: false }

/** Seat 0 has ended its movement where it was. */
function ashore(setting: Setting): Posed {
  const m = at(sailing(), setting)
  play(m, { stop: true })
  return m
}

test.each([
  ['G5', 3, 2000],
  ['C5', 3, 2000],
  ['E3', 3, 2000],
  ['E7', 4, 3000],
  ['C3', 4, 3000],
  ['G3', 4, 3000],
])('KP-36 KP-59 at %s %i treasure maps are turned in for %i', (island, maps, worth) => {
  const m = ashore({ ships: [`${island} hand treasure-map*5`, 'A5'] })
  play(m, DIG)
  allPass(m)
  expect(shipAt(m, 0).doubloons).toBe(worth)
  expect(shipAt(m, 0).income.treasures).toBe(worth)
  expect(held(m, 0)).toHaveLength(5 - maps)
  expect(m.board.actionDiscards['treasure-map']).toBe(maps)
  expect(heard(m, 'dug-up')).toEqual([{ kind: 'dug-up', seat: 0, at: place(island), maps, doubloons: worth }])
})

test('KP-36 with a map too few there is no digging, but the question comes all the same', () => {
  const m = ashore({ ships: ['G5 hand treasure-map*2,tailwind', 'A5'] })
  expect(offers(m)).toEqual([LEAVE])
})

test('KP-36 one need not dig', () => {
  const m = ashore({ ships: ['G5 hand treasure-map*3', 'A5'] })
  expect(offers(m)).toEqual([DIG, LEAVE])
  play(m, LEAVE)
  expect(m.isAtRest()).toBe(true)
  expect(m.board.dug).toEqual([])
})

test('KP-36 the book’s example: a double clue and a clue dig up 2,000 for no card', () => {
  const m = ashore({ ships: ['G5 captain ramiro crew pia', 'A5'] })
  play(m, DIG)
  expect(shipAt(m, 0).doubloons).toBe(2000)
  expect(heard(m, 'dug-up')).toMatchObject([{ maps: 0, doubloons: 2000 }])
})

test.each([
  ['a clue', 'captain ivo crew pia', 2],
  ['a clue in the cabin', 'captain pia crew ivo', 2],
  ['two clues', 'captain moth crew pia', 1],
  ['a double clue', 'captain ramiro crew ivo', 1],
  ['a double clue that is a clue as well', 'captain marrow crew ivo', 0],
  ['more clues than a treasure asks for', 'captain marrow crew pia', 0],
  ['no double clue outside the cabin', 'captain ivo crew ramiro', 3],
])('KP-36 KP-61 KP-62 %s', (_what, crew, maps) => {
  const m = ashore({ ships: [`G5 ${crew} hand treasure-map*3`, 'A5'] })
  play(m, DIG)
  allPass(m)
  expect(held(m, 0)).toHaveLength(3 - maps)
})

test('KP-36 each treasure is dug up once', () => {
  const m = ashore({ ships: ['G5 hand treasure-map*3', 'A5'], dug: ['G5'] })
  expect(m.isAtRest()).toBe(true)
  const first = ashore({ ships: ['G5 captain ramiro crew pia', 'A5'] })
  play(first, DIG)
  expect(first.board.dug).toEqual([place('G5')])
})

test('KP-36 only where the movement ends', () => {
  const m = at(sailing(), { ships: ['G6 middles rum-hold captain ramiro crew pia', 'A5'] })
  play(m, { sail: 'black' }, { sail: 'black' }, { stop: true })
  expect(whereIs(m, 0)).toBe('G4')
  expect(m.isAtRest()).toBe(true)
})

test('KP-67 a dig opens a window for everyone with cards', () => {
  const m = ashore({ ships: ['G5 hand treasure-map*3', 'A5 hand tailwind', 'A1', 'E1 hand ambush'] })
  play(m, DIG)
  expect(labelAt(m)).toBe('dig.watch')
  expect(seatsAsked(m)).toEqual([0, 1, 3])
  expect(offers(m, 1)).toEqual([{ pass: true }])
  allPass(m)
  expect(shipAt(m, 0).doubloons).toBe(2000)
})

test('KP-51 the Dutchman steered onto the digger leaves the treasure where it is', () => {
  const m = ashore({
    ships: ['G5 captain ramiro crew pia', 'A5 hand flying-dutchman'],
    dutchman: 'G4',
    dice: 'green',
  })
  play(m, DIG)
  playAs(m, 1, { play: 'flying-dutchman', toward: 'blue' })
  expect(shipAt(m, 0)).toMatchObject({ doubloons: 0, captain: null })
  expect(whereIs(m, 0)).toBe('A5')
  expect(m.board.dug).toEqual([])
  expect(heard(m, 'dig-failed')).toEqual([])
  expect(m.isAtRest()).toBe(true)
})

test('KP-51 likewise before the spade is out', () => {
  const m = ashore({ ships: ['G5 captain ramiro crew pia', 'A5 hand flying-dutchman'], dutchman: 'G4', dice: 'green' })
  aside(m, 1, { play: 'flying-dutchman', toward: 'blue' })
  expect(m.isAtRest()).toBe(true)
  expect(m.board.dug).toEqual([])
})

test('KP-55 a crew that loses its clue in the window needs the map itself, or finds nothing', () => {
  const dig = (maps: string): Posed => {
    const m = ashore({ ships: [`G5 captain ivo crew pia ${maps}`, 'A5 hand assassination'] })
    play(m, DIG)
    playAs(m, 1, { play: 'assassination', on: 0, pirate: pirate('pia') })
    allPass(m)
    return m
  }
  const two = dig('hand treasure-map*2')
  expect(heard(two, 'dig-failed')).toHaveLength(1)
  expect(shipAt(two, 0).doubloons).toBe(0)
  expect(held(two, 0)).toHaveLength(2)
  expect(two.board.dug).toEqual([])
  expect(shipAt(dig('hand treasure-map*3'), 0).doubloons).toBe(2000)
})

test('KP-64 a treasure can win the match at once', () => {
  const m = ashore({ ships: ['G5 doubloons 8000 captain ramiro crew pia', 'A5'] })
  play(m, DIG)
  expect(m.play.match.outcome).toEqual({ winners: [0], scores: [10000, 0] })
  expect(m.play.match.stack).toEqual([])
})

test('KP-36 a dig without the maps is refused with a reason, and only to the one who would dig', () => {
  const m = ashore({ ships: ['G5 captain jo crew pia hand treasure-map', 'A5 hand scurvy'] })
  expect(denied(m, 0)).toEqual([
    {
      wanted: 'dig',
      clause: 'KP-36',
      because: 'your treasure maps and your crew’s clues are too few',
      choice: DIG,
    },
  ])
  expect(denied(m, 1)).toEqual([])
  expect(denied(ashore({ ships: ['G5 hand treasure-map*3', 'A5'] }), 0)).toEqual([])
})
