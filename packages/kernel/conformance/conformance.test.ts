import { pig } from '@nassau/games/pig'
import { expect, test } from 'vitest'
import { cutlass, SEATS } from '../fixtures/cutlass.ts'
import { duelGame } from '../fixtures/duel.ts'
import type { Game } from '../game.ts'
import { fuzzMatch, STYLES, type Style } from './conformance.ts'

const SEEDS = Array.from({ length: 8 }, (_, seed) => seed)

const TABLES: readonly [string, Game, number][] = [
  ['Pig', pig, 2],
  ['Cutlass', cutlass, SEATS],
  ['a duel of two', duelGame, 2],
  ['a duel of four', duelGame, 4],
]
const CASES = TABLES.flatMap(([name, game, seats]) =>
  STYLES.map((style): [string, Style, Game, number] => [name, style, game, seats]),
)

test.each(CASES)('%s conforms when played in the style "%s"', (_name, style, game, seats) => {
  for (const seed of SEEDS) {
    const { findings, choices } = fuzzMatch(game, { seats, options: {}, seed, style })
    expect(findings).toEqual([])
    expect(choices).toBeGreaterThan(0)
  }
})

test('equal seeds give equal matches, other seeds and styles other ones', () => {
  const play = (seed: number, style: Style): number[] =>
    Array.from({ length: 5 }, (_, i) => fuzzMatch(pig, { seats: 2, options: {}, seed: seed + i, style }).choices)
  expect(play(1, 'random')).toEqual(play(1, 'random'))
  expect(play(1, 'random')).not.toEqual(play(100, 'random'))
  expect(play(1, 'random')).not.toEqual(play(1, 'first'))
})

test('an edition can be tried like the game itself', () => {
  const { choices } = fuzzMatch(cutlass, {
    seats: SEATS,
    options: {},
    edition: { rounds: 2 },
    seed: 1,
    style: 'random',
  })
  expect(choices).toBe(2 * SEATS)
})
