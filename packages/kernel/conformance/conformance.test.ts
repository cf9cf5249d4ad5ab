import { pig } from '@nassau/games/pig'
import { expect, test } from 'vitest'
import { cupsGame } from '../fixtures/cups.ts'
import { cutlass, SEATS } from '../fixtures/cutlass.ts'
import { duelGame } from '../fixtures/duel.ts'
import { parleyGame } from '../fixtures/parley.ts'
import type { Game } from '../game.ts'
import { Referee } from '../records/referee.ts'
import { fuzzMatch, STYLES, type Style } from './conformance.ts'

const SEEDS = Array.from({ length: 8 }, (_, seed) => seed)

const TABLES: readonly [string, Game, number][] = [
  ['Pig', pig, 2],
  ['Cutlass', cutlass, SEATS],
  ['a duel of two', duelGame, 2],
  ['a duel of four', duelGame, 4],
  ['a parley of two', parleyGame, 2],
  ['a parley of four', parleyGame, 4],
  ['cups of two', cupsGame, 2],
  ['cups of four', cupsGame, 4],
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

/** Whether the choices of a fuzzed match were asides, one by one. */
function asidesIn(seed: number, style: Style): boolean[] {
  const taken: boolean[] = []
  class Watched extends Referee {
    override apply(seat: number, choice: unknown, seen?: number) {
      const isAside = this.open.asideOf(seat) !== undefined
      const { seq } = this.match
      const applied = super.apply(seat, choice, seen)
      if (this.match.seq > seq) taken.push(isAside)
      return applied
    }
  }
  fuzzMatch(parleyGame, { seats: 4, options: {}, seed, style, referee: (...opening) => new Watched(...opening) })
  return taken
}

test.each(STYLES)('in the style "%s", too, seats do something unasked now and then', style => {
  const taken = SEEDS.flatMap(seed => asidesIn(seed, style))
  const share = taken.filter(isAside => isAside).length / taken.length
  expect(share).toBeGreaterThan(0.05)
  expect(share).toBeLessThan(0.3)
})

test('told to look deep at one step in some, the fuzzer plays on and checks the record as ever', () => {
  const setting = { seats: SEATS, options: {}, seed: 3, style: 'random' } as const
  const looks = (every: number): number => {
    let n = 0
    const game: Game = { ...cutlass, draw: () => `look ${++n}` }
    expect(fuzzMatch(game, { ...setting, every })).toMatchObject({ findings: [], choices: cutlass.longest })
    return n
  }
  const [all, tenth] = [looks(1), looks(10)]
  expect(all).toBeGreaterThanOrEqual(cutlass.longest)
  expect(tenth).toBeLessThan(all / 4)
  expect(tenth).toBeGreaterThan(1)
  expect(looks(10)).toBe(tenth)
})
