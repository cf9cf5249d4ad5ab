import { Play, playthrough, repeat, ScriptedChance, setUp } from '@nassau/kernel'
import { fuzzMatch, STYLES } from '@nassau/kernel/conformance'
import { expect, test } from 'vitest'
import { pig } from './game.ts'

/** A match of Pig with scripted pips. */
function match(...pips: number[]): Play {
  const rng = new ScriptedChance(pips.map(n => n - 1))
  return new Play(pig, pig.edition, setUp(pig, pig.edition, {}, 2, rng), rng)
}
const ROLL = { do: 'roll' }
const HOLD = { do: 'hold' }

function play(m: Play, ...choices: object[]): void {
  for (const choice of choices) m.take(m.askOf(0) ? 0 : 1, choice)
}

test('PG-1 two seats start with nothing, and seat 0 begins', () => {
  const m = match()
  expect(m.board).toEqual({ scores: [0, 0] })
  expect(m.asks).toMatchObject({ seat: 0 })
})

test('PG-2 a turn is rolling or holding, as often as one likes', () => {
  const m = match(2, 3)
  play(m, ROLL, ROLL)
  expect(m.asks).toEqual({ kind: 'list', seat: 0, options: [ROLL, HOLD] })
})

test('PG-3 a 1 loses what is at stake and ends the turn', () => {
  const m = match(6, 1)
  play(m, ROLL, ROLL)
  expect(m.board).toEqual({ scores: [0, 0] })
  expect(m.asks).toMatchObject({ seat: 1 })
})

test('PG-4 holding keeps what is at stake; 100 wins', () => {
  const m = match(...repeat(6, 17))
  play(m, ROLL, HOLD, HOLD)
  expect(m.board).toEqual({ scores: [6, 0] })
  play(m, ...repeat(ROLL, 16), HOLD)
  expect(m.match.outcome).toEqual({ winners: [0], scores: [102, 0] })
})

test('PG-5 after a thousand turns the higher score wins', () => {
  const m = match(5)
  play(m, ROLL, HOLD)
  while (m.asks) play(m, HOLD)
  expect(m.match.outcome).toEqual({ winners: [0], scores: [5, 0] })
})

test.each(STYLES)('Pig conforms when played in the style "%s"', style => {
  for (let seed = 0; seed < 5; seed++)
    expect(fuzzMatch(pig, { seats: 2, options: {}, seed, style }).findings).toEqual([])
})

test('the playthrough goes as recorded', async () => {
  const text = playthrough(pig, { options: {}, seats: ['Anne', 'Bart'], seed: 1, choices: 60 })
  await expect(text).toMatchFileSnapshot('./playthroughs/sixty.txt')
})
