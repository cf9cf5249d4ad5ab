import { FastChance, sample } from '@nassau/kernel/bots'
import { allAsks, Play, setUp } from '@nassau/kernel/host'
import { asked, heard, labelAt, play } from '@nassau/kernel/testing'
import { expect, test } from 'vitest'
import { EDITION } from '../edition/edition.ts'
import { mapOf } from '../edition/map.ts'
import { doubloonLagoon, newLagoon } from '../game.ts'
import type { DoubloonLagoon } from '../rules.ts'
import { pointsLeft } from '../sailing/reach.ts'
import { at, options, turnOf } from '../test-kit.ts'
import { counterSpaces } from './match.ts'

const begin = (seats: number, chosen: Partial<DoubloonLagoon['options']>, seed: number): Play<DoubloonLagoon> => {
  const rng = new FastChance(seed)
  const all = { points: false, 'quick-start': false, 'buried-deep': false, ...chosen }
  return new Play(doubloonLagoon, EDITION, setUp(doubloonLagoon, EDITION, all, seats, rng), rng)
}
const ports = mapOf(EDITION).ports

/** Shuffling n cards so that they stay as they are; the treasure is put in last, here at the bottom. */
const unshuffled = (n: number): string => Array.from({ length: n - 1 }, (_, i) => `#${n - 1 - i}`).join(' ')
const opening = (seats: number, dice: string) =>
  at(
    { step: 'match', at: 'open', seat: 0 },
    { isNew: true, seats, dice: `${unshuffled(40)} ${unshuffled(24)} #0 ${dice}` },
  )

test('DL-1 two to four play', () => {
  expect(doubloonLagoon.seats).toMatchObject({ min: 2, max: 4 })
})

test('DL-5 everyone has one ship of strength 0 and three crews of strength 3, numbered 1 to 3', () => {
  const { units } = newLagoon(3)
  for (const seat of [0, 1, 2]) {
    const own = units.filter(({ owner }) => owner === seat)
    expect(own.map(({ kind, number, strength }) => [kind, kind === 'crew' ? number : 0, strength])).toEqual([
      ['crew', 1, 3],
      ['crew', 2, 3],
      ['crew', 3, 3],
      ['ship', 0, 0],
    ])
  }
})

test('DL-7 the highest die goes first, level ones roll again, and play goes clockwise', () => {
  const m = opening(3, '2 5 5 | 3 4')
  expect(heard(m, 'rolled-for-first').map(({ first }) => first)).toEqual([null, 2])
  expect(m.board.first).toBe(2)
  expect(asked(m).seat).toBe(2)
  play(m, { port: ports[0] ?? -1 })
  expect(asked(m).seat).toBe(0)
})

test('DL-6 in turn order each chooses a free home port and starts there with all three crews aboard', () => {
  const m = opening(3, '2 5 1')
  expect(options(m)).toEqual(ports.map(port => ({ port })))
  play(m, { port: ports[1] ?? -1 })
  expect(asked(m).seat).toBe(2)
  expect(options(m)).toEqual([{ port: ports[0] ?? -1 }, { port: ports[2] ?? -1 }, { port: ports[3] }])
  play(m, { port: ports[0] ?? -1 }, { port: ports[3] ?? -1 })
  expect(m.board.homes).toEqual([ports[3], ports[1], ports[0]])
  for (const { kind, owner, at: space, aboard } of m.board.units) {
    expect(space).toBe(m.board.homes[owner])
    if (kind === 'crew') expect(m.board.units[aboard ?? -1]).toMatchObject({ kind: 'ship', owner })
  }
})

test.each([
  [0, 3],
  [1, 2],
  [2, 1],
  [3, 0],
])(
  'DL-6 two players start across from each other: sheet %i of the first gives sheet %i to the second',
  (own, across) => {
    const m = opening(2, '6 1')
    play(m, { port: ports[own] ?? -1 })
    expect(m.board.homes).toEqual([ports[own], ports[across]])
    expect(labelAt(m)).toBe('match.counter')
  },
)

test('DL-8 as many counters as adventure cards are placed one at a time, the first player beginning', () => {
  const game = begin(3, {}, 5)
  const placers: number[] = []
  for (let ask = game.asks; ask && !Array.isArray(ask) && 'options' in ask; ask = game.asks) {
    if (game.match.stack.at(-1)?.at === 'counter') placers.push(ask.seat)
    if (game.match.stack.at(-1)?.step !== 'match') break
    game.take(ask.seat, ask.options[0])
  }
  const { first, counters } = game.board
  expect(counters).toHaveLength(25)
  expect(placers).toEqual(Array.from({ length: 25 }, (_, i) => (first + i) % 3))
})

test('DL-8 counters lie on island hexes, never next to each other nor on the land around a port', () => {
  const lagoon = newLagoon(2)
  const map = mapOf(EDITION)
  expect(counterSpaces(lagoon, EDITION)).toHaveLength(138)
  lagoon.counters.push(counterSpaces(lagoon, EDITION)[0] ?? -1)
  const [taken = -1] = lagoon.counters
  const left = counterSpaces(lagoon, EDITION)
  expect(left).not.toContain(taken)
  for (const next of map.field.neighbours[taken] ?? []) expect(left).not.toContain(next)
  expect(left.some(space => map.terrain[space] === 'home' || map.terrain[space] === 'port')).toBe(false)
})

test('DL-8 island land around a port on a map of one’s own stays free too', () => {
  const m = at(turnOf(0, 'movement'), { map: ['1   2', '  3   b'], on: { 1: 'A', 2: 'b', 3: 'b' } })
  expect(counterSpaces({ ...m.board, counters: [] }, m.edition)).not.toContain(m.hex(3))
  expect(counterSpaces({ ...m.board, counters: [] }, m.edition)).toContain(m.hex(2))
})

test('DL-9 where no hex keeps counters apart, one may be put next to another, never on an occupied hex', () => {
  const m = at(turnOf(0, 'movement'), { map: ['1   ~', '  2   3'], on: { 1: 'b', 2: 'b', 3: 'b' } })
  const space = (counters: number[]): number[] =>
    counterSpaces({ ...m.board, counters }, m.edition).filter(hex => [1, 2, 3].some(name => m.hex(name) === hex))
  const hermit = 4
  expect(space([m.hex(2), hermit])).toEqual([m.hex(3)])
  expect(space([m.hex(2), m.hex(3), hermit])).toEqual([m.hex(1)])
})

test('DL-10 the quick start places the counters at random under the same rules', () => {
  const { neighbours } = mapOf(EDITION).field
  const seen = new Set<number>()
  for (let seed = 0; seed < 20; seed++) {
    const game = begin(2, { 'quick-start': true }, seed)
    game.take(game.board.first, { port: ports[0] ?? -1 })
    const { counters } = game.board
    expect(counters).toHaveLength(25)
    for (const space of counters) {
      seen.add(space)
      for (const next of neighbours[space] ?? []) expect(counters).not.toContain(next)
    }
  }
  expect(seen.size).toBeGreaterThan(120)
})

test('DL-45 in the game of points all place as many counters, and what is left over is placed at random', () => {
  for (const seats of [2, 3, 4]) {
    const game = begin(seats, { points: true }, seats)
    const placed = Array.from({ length: seats }, () => 0)
    for (let step = game.match.stack.at(-1); step?.step === 'match'; step = game.match.stack.at(-1)) {
      const [ask] = game.asks ? allAsks(game.asks) : []
      if (ask?.kind !== 'list') break
      if (step.at === 'counter') placed[ask.seat] = (placed[ask.seat] ?? 0) + 1
      game.take(ask.seat, ask.options[0])
    }
    expect(new Set(placed)).toEqual(new Set([Math.floor(25 / seats)]))
    expect(game.board.counters).toHaveLength(25)
  }
})

test('DL-11 a turn goes draw, movement, battle, exploration', () => {
  expect(Object.keys(doubloonLagoon.steps.turn)).toEqual(['draw', 'movement', 'battle', 'exploration', 'end'])
  const m = at(turnOf(0, 'draw'), {
    map: ['1   2'],
    units: ['crew 0.1 at 1', 'crew 1.1 at 1'],
    counters: ['1'],
    deck: 'rally',
  })
  expect(m.board.hands[0]).toEqual(['rally'])
  expect(labelAt(m)).toBe('movement.choose')
  play(m, { end: true })
  expect(labelAt(m)).toBe('battle.choose')
  play(m, { end: true })
  expect(labelAt(m)).toBe('exploration.choose')
  play(m, { end: true })
  expect(m.isAtRest()).toBe(true)
})

test('DL-37 the deck is shuffled whole: the treasure may lie anywhere, on top as well', () => {
  const seen = new Set<number>()
  for (let seed = 0; seed < 400; seed++) {
    const { adventures } = begin(2, {}, seed).board
    expect(adventures.some(({ isEarly }) => isEarly)).toBe(false)
    seen.add(adventures.length - 1 - adventures.findIndex(({ card }) => card === 'kreths-treasure'))
  }
  expect(seen.size).toBe(25)
})

test('DL-37 buried deep, the treasure lies under at least as many adventures as the edition says, anywhere below', () => {
  const seen = new Set<number>()
  for (let seed = 0; seed < 300; seed++) {
    const { adventures } = begin(2, { 'buried-deep': true }, seed).board
    const above = adventures.length - 1 - adventures.findIndex(({ card }) => card === 'kreths-treasure')
    expect(above).toBeGreaterThanOrEqual(EDITION.treasureUnder)
    expect(adventures.filter(({ isEarly }) => isEarly)).toEqual(adventures.slice(-EDITION.treasureUnder))
    seen.add(above)
  }
  expect(seen.size).toBe(25 - EDITION.treasureUnder)
})

/** Begins and answers anything until the second player has the turn: how far ships may sail in each movement. */
function firstRound(chosen: Partial<DoubloonLagoon['options']>): number[] {
  const rng = new FastChance(5)
  const lagoon = begin(2, { 'quick-start': true, ...chosen }, 5)
  const points: number[] = []
  while (points.length < 2) {
    const [ask] = allAsks(lagoon.asks ?? [])
    const isNext = points.length === (lagoon.board.turn === lagoon.board.first ? 0 : 1)
    const ship = lagoon.board.units.find(({ kind, owner }) => kind === 'ship' && owner === lagoon.board.turn)
    if (ship && lagoon.board.segment === 'movement' && isNext) points.push(pointsLeft(EDITION, ship))
    if (ask) lagoon.take(ask.seat, sample(ask, rng))
  }
  return points
}

test('DL-7 who goes first has the wind against them in the very first turn, unless the treasure is buried deep or points are played for', () => {
  expect(firstRound({})).toEqual([2, 4])
  expect(firstRound({ 'buried-deep': true })).toEqual([4, 4])
  expect(firstRound({ points: true })).toEqual([4, 4])
})
