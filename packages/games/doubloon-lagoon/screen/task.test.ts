import { expect, test } from 'vitest'
import { EDITION } from '../edition/edition.ts'
import { newLagoon } from '../game.ts'
import type { LagoonFrame } from '../rules.ts'
import { byHex, hexInQuestion, type Listed, type Meaning, meaningOf, offersIn, playable } from './task.ts'

test.each<[Listed, Meaning]>([
  [{ to: 4 }, { kind: 'space', space: 4, verb: 'go' }],
  [{ counter: 9 }, { kind: 'space', space: 9, verb: 'counter' }],
  [{ unit: 2 }, { kind: 'unit', unit: 2, verb: 'take' }],
  [{ crew: 2 }, { kind: 'unit', unit: 2, verb: 'crew' }],
  [{ crew: null }, { kind: 'plain' }],
  [
    { give: 'machete', unit: 3 },
    { kind: 'give', item: 'machete', to: 3 },
  ],
  [
    { take: 'machete', crew: 3 },
    { kind: 'pinch', item: 'machete', crew: 3 },
  ],
  [
    { battle: 7, against: 1 },
    { kind: 'battle', space: 7, against: 1 },
  ],
  [
    { from: 6, board: 7 },
    { kind: 'board', from: 6, board: 7 },
  ],
  [
    { play: 'rally', on: 1 },
    { kind: 'play', card: 'rally', on: 1 },
  ],
  [{ play: 'lucky-shot' }, { kind: 'play', card: 'lucky-shot', on: null }],
  [{ end: true }, { kind: 'plain' }],
])('%j is understood', (option, means) => {
  expect(meaningOf(option)).toEqual(means)
})

test('units are chosen where they are, and what is nowhere is on no hex', () => {
  const lagoon = newLagoon(2)
  for (const id of [0, 1]) Object.assign(lagoon.units[id] ?? {}, { at: 30 })
  const offers = offersIn([{ end: true }, { unit: 0 }, { unit: 1 }, { unit: 2 }, { to: 31 }])
  const hexes = byHex(offers, lagoon, EDITION)
  expect([...hexes].map(([space, here]) => [space, here.length])).toEqual([
    [30, 2],
    [31, 1],
  ])
})

test('a merchantman is played on a hex, any other card on a unit', () => {
  const lagoon = newLagoon(2)
  Object.assign(lagoon.units[5] ?? {}, { at: 40 })
  const offers = offersIn([
    { play: 'passing-merchantman', on: 5 },
    { play: 'rally', on: 5 },
  ])
  expect([...byHex(offers, lagoon, EDITION).keys()]).toEqual([5, 40])
  expect([...playable(offers)]).toEqual(['passing-merchantman', 'rally'])
})

test('what is asked about one hex says which', () => {
  const lagoon = newLagoon(2)
  const offers = offersIn([{ end: true }, { explore: 12 }, { explore: 14 }])
  const exploring: LagoonFrame = {
    step: 'exploration',
    at: 'choose',
    seat: 0,
    ready: [0],
    hex: -1,
    units: [],
    isHeard: true,
  }
  const claiming: LagoonFrame = { step: 'adventure', at: 'claim', seat: 0, card: 'machete', hex: 9, units: [0] }
  expect(hexInQuestion(exploring, offers, lagoon)).toBe(12)
  expect(hexInQuestion(claiming, [], lagoon)).toBe(9)
  expect(hexInQuestion({ step: 'turn', at: 'draw', seat: 0 }, [], lagoon)).toBeNull()
})

test('a boarding is asked about where its ships lie, wherever was fought before', () => {
  const lagoon = newLagoon(2)
  Object.assign(lagoon.units[5] ?? {}, { at: 40 })
  const called: LagoonFrame = {
    step: 'battle',
    at: 'answer',
    seat: 0,
    lasting: [],
    called: [],
    hex: 7,
    foe: 1,
    ours: [5],
    theirs: [2],
    caller: 0,
    isEnding: false,
    isHeard: true,
  }
  expect(hexInQuestion(called, [], lagoon)).toBe(40)
  expect(hexInQuestion({ ...called, at: 'targets' }, [], lagoon)).toBe(7)
  const offers = offersIn([{ end: true }, { from: 5, board: 2 }])
  expect(hexInQuestion({ ...called, at: 'choose' }, offers, lagoon)).toBe(40)
})
