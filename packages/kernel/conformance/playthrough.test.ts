import { type Pig, pig } from '@nassau/games/pig'
import { expect, test } from 'vitest'
import { cutlass, SEATS } from '../fixtures/cutlass.ts'
import { duelGame } from '../fixtures/duel.ts'
import type { Game } from '../game.ts'
import { playthrough } from './playthrough.ts'

const ANNE_AND_MARY = { options: {}, seats: ['Anne', 'Mary'], seed: 1, choices: 2 }

test('a playthrough writes out boards, asks, choices and events, with their clauses', () => {
  expect(playthrough(pig, ANNE_AND_MARY)).toBe(`# Pig, rules 1, {}, seed 1

Anne 0 | Mary 0
turn.decide: Anne has 0 at stake: roll or hold?
  asked Anne: list of 2 [{"do":"roll"},{"do":"hold"}]
  takes {"do":"hold"}
  · Anne holds at 0 (PG-4)

Anne 0 | Mary 0
turn.decide: Mary has 0 at stake: roll or hold?
  asked Mary: list of 2 [{"do":"roll"},{"do":"hold"}]
  takes {"do":"roll"}
  · Mary rolls 3 (PG-3)

… and so on
`)
})

test('equal seeds give equal text to the byte, other seeds other text', () => {
  const play = (seed: number): string =>
    playthrough(cutlass, { options: {}, seats: new Array(SEATS).fill('Jack'), seed, choices: 30 })
  expect(play(4)).toBe(play(4))
  expect(play(4)).not.toBe(play(5))
})

/** Pig in which whoever holds gets a point more. */
const generous: Game = {
  ...pig,
  steps: {
    turn: {
      decide: {
        ...pig.steps.turn.decide,
        take(ctx, f: Pig['frame'], choice: { do: string }, seat) {
          if (choice.do === 'hold' && f.atStake > 0) f.atStake++
          pig.steps.turn.decide?.take?.(ctx, f, choice, seat)
        },
      },
    },
  },
}

test('a changed rule shows as a difference from where it matters on, and not before', () => {
  const games: Game[] = [pig, generous]
  const [before, after] = games.map(game => playthrough(game, { ...ANNE_AND_MARY, choices: 60 }).split('\n'))
  const differs = before?.findIndex((line, i) => line !== after?.[i]) ?? 0
  expect(before?.[differs]).toBe('  · Mary holds at 3 (PG-4)')
  expect(after?.[differs]).toBe('  · Mary holds at 4 (PG-4)')
})

test('it ends with the outcome, or says that the match goes on', () => {
  const duel = { options: {}, seats: ['Anne', 'Mary'], seed: 1 }
  expect(playthrough(duelGame, { ...duel, choices: 500 })).toMatch(/\noutcome \{"winners":\[.*\]\}\n$/)
  expect(playthrough(duelGame, { ...duel, choices: 5 })).toMatch(/\n… and so on\n$/)
})

test('it shows only what a spectator may see', () => {
  const text = playthrough(cutlass, { options: {}, seats: new Array(SEATS).fill('Jack'), seed: 2, choices: 30 })
  expect(text).toMatch(/^Jack \d{10} 6$/m)
  expect(text).not.toMatch(/^Jack \d{10} [a-z]/m)
  expect(text).toContain('Jack draws a card')
  expect(text).not.toMatch(/Jack draws (rum|loot|parrot|cutlass|broadside)/)
})
