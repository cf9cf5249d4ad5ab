import { repeat } from '@nassau/kernel'
import { Play, setUp } from '@nassau/kernel/host'
import { fuzzMatch, play, playthrough, ScriptedChance, STYLES } from '@nassau/kernel/testing'
import { expect, test } from 'vitest'
import { type Pig, pig } from './game.ts'

/** A match of Pig with scripted pips. */
function match(...pips: number[]): { play: Play<Pig> } {
  const rng = new ScriptedChance(pips.map(n => n - 1))
  return { play: new Play(pig, pig.edition, setUp(pig, pig.edition, {}, 2, rng), rng) }
}
const ROLL = { do: 'roll' } as const
const HOLD = { do: 'hold' } as const

test('PG-1 two seats start with nothing, and seat 0 begins', () => {
  const m = match()
  expect(m.play.board).toEqual({ scores: [0, 0] })
  expect(m.play.asks).toMatchObject({ seat: 0 })
})

test('PG-2 a turn is rolling or holding, as often as one likes', () => {
  const m = match(2, 3)
  play(m, ROLL, ROLL)
  expect(m.play.asks).toEqual({ kind: 'list', seat: 0, options: [ROLL, HOLD] })
})

test('PG-3 a 1 loses what is at stake and ends the turn', () => {
  const m = match(6, 1)
  play(m, ROLL, ROLL)
  expect(m.play.board).toEqual({ scores: [0, 0] })
  expect(m.play.asks).toMatchObject({ seat: 1 })
})

test('PG-4 holding keeps what is at stake; 100 wins', () => {
  const m = match(...repeat(6, 17))
  play(m, ROLL, HOLD, HOLD)
  expect(m.play.board).toEqual({ scores: [6, 0] })
  play(m, ...repeat(ROLL, 16), HOLD)
  expect(m.play.match.outcome).toEqual({ winners: [0], scores: [102, 0] })
})

test('PG-5 after a thousand turns the higher score wins', () => {
  const m = match(5)
  play(m, ROLL, HOLD)
  while (m.play.asks) play(m, HOLD)
  expect(m.play.match.outcome).toEqual({ winners: [0], scores: [5, 0] })
})

test.each(STYLES)('Pig conforms when played in the style "%s"', style => {
  for (let seed = 0; seed < 5; seed++)
    expect(fuzzMatch(pig, { seats: 2, options: {}, seed, style }).findings).toEqual([])
})

test('the playthrough goes as recorded', async () => {
  const text = playthrough(pig, { options: {}, seats: ['Anne', 'Bart'], seed: 1, choices: 60 })
  await expect(text).toMatchFileSnapshot('./playthroughs/sixty.txt')
})
