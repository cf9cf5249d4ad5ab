import { FastChance, sample } from '@nassau/kernel/bots'
import { allAsks, copyPlain, Play, setUp } from '@nassau/kernel/host'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Lagoon } from './board.ts'
import { EDITION } from './edition/edition.ts'
import { mapOf } from './edition/map.ts'
import { doubloonLagoon } from './game.ts'
import { readBoard } from './position.ts'

/** A match after some random choices. */
function after(choices: number, seats: number, seed: number): Lagoon {
  const rng = new FastChance(seed)
  const options = { points: seed % 2 === 0, 'quick-start': true, 'buried-deep': false }
  const play = new Play(doubloonLagoon, EDITION, setUp(doubloonLagoon, EDITION, options, seats, rng), rng)
  for (let i = 0; i < choices && play.asks !== null; i++) {
    const ask = rng.pick(allAsks(play.asks))
    play.take(ask.seat, sample(ask, rng))
  }
  return play.board
}

test('every board that play leads to is a position', () => {
  fc.assert(
    fc.property(fc.nat(600), fc.integer({ min: 2, max: 4 }), fc.nat(), (choices, seats, seed) => {
      const board = after(choices, seats, seed)
      expect(readBoard(board, EDITION, seats)).toEqual({ ok: true, value: board })
    }),
    { numRuns: 60 },
  )
})

const map = mapOf(EDITION)
const sea = map.isSea.indexOf(true)
const inland = map.terrain.findIndex((terrain, space) => terrain === 'jungle' && !map.isShore[space])

test.each<[string, (board: Lagoon) => void, string]>([
  ['a unit off the map', b => Object.assign(b.units[0] ?? {}, { at: 9999 }), 'units.0.at: no such hex'],
  ['a crew at sea', b => Object.assign(b.units[0] ?? {}, { at: sea, aboard: null }), 'units.0.at: no crew can stand'],
  ['a ship on land', b => Object.assign(b.units[6] ?? {}, { at: inland }), 'units.6.at: no ship can be there'],
  ['a crew of ten', b => Object.assign(b.units[0] ?? {}, { strength: 10 }), 'units.0.strength: 10 steps'],
  ['two crews of one number', b => Object.assign(b.units[1] ?? {}, { number: 1 }), 'units.1.number: seat 0 has crew 1'],
  ['a crew aboard a crew', b => Object.assign(b.units[0] ?? {}, { aboard: 1 }), 'units.0.aboard: unit 1 is no ship'],
  [
    'a crew away from its ship',
    b => Object.assign(b.units[0] ?? {}, { at: inland, aboard: 6 }),
    'units.0.at: its ship is at',
  ],
  ['a ship out of order', b => Object.assign(b.units[6] ?? {}, { number: 2 }), 'units.6: ship 2; expected ship 1'],
  ['a fifth seat', b => Object.assign(b.units[0] ?? {}, { owner: 4 }), 'units.0.owner: expected a seat'],
  ['a home at sea', b => Object.assign(b.homes, { 0: sea }), 'homes.0:'],
  ['a counter at sea', b => b.counters.push(sea), 'is no island hex'],
  ['two counters on a hex', b => b.counters.push(b.counters[0] ?? 0), 'a second counter on'],
  ['an item off the map', b => b.ground.push({ at: 9999, item: 'machete' }), 'ground.0.at: nothing can lie there'],
  ['a second treasure', b => b.lost.push(...b.adventures.map(({ card }) => card)), 'too many; the edition has 1'],
  ['a card of another game', b => b.discards.push('keelhauling'), 'discards: there is no card "keelhauling"'],
  ['a boarding of one ship', b => b.boardings.push({ one: 6, other: 6, isTried: false }), 'ships of two owners'],
  ['a turn of nobody', b => Object.assign(b, { turn: 7 }), 'turn: seat 7; expected 0 to 1'],
  ['a hand too few', b => b.hands.pop(), 'hands:'],
  ['a word for a number', b => Object.assign(b, { round: 'first' }), 'round: '],
])('%s is refused with its place and what would be right', (_what, spoil, says) => {
  const board = copyPlain(after(60, 2, 1))
  expect(readBoard(board, EDITION, 2).ok).toBe(true)
  spoil(board)
  const read = readBoard(board, EDITION, 2)
  expect(read.ok ? 'taken' : read.problem.says).toContain(says)
})

test('DL-31 what a crew carried that was lost aboard lies where its ship is, at sea too', () => {
  const board = copyPlain(after(60, 2, 1))
  board.ground.push({ at: sea, item: 'machete' })
  board.adventures = board.adventures.filter(({ card }) => card !== 'machete')
  expect(readBoard(board, EDITION, 2)).toMatchObject({ ok: true })
})
