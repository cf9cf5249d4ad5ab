/** The contenders must play the same games, or their rates mean nothing. */
import { Decoder, Encoder, StateView } from '@colyseus/schema'
import { pig } from '@nassau/games/pig'
import type { Game } from '@nassau/kernel'
import { FastChance, playOut } from '@nassau/kernel/bots'
import { CARD_NAMES, cutlass, HAND, SEATS } from '@nassau/kernel/fixtures/cutlass'
import { Play, setUp } from '@nassau/kernel/host'
import type { State } from 'boardgame.io'
import { expect, test } from 'vitest'
import { boardgameIoCutlass } from './boardgame-io-cutlass.ts'
import { boardgameIoPig } from './boardgame-io-pig.ts'
import { playCutlassByHand } from './by-hand-cutlass.ts'
import { playPigByHand } from './by-hand-pig.ts'
import { CutlassState, legalInCutlass, moveCutlass, setUpCutlass } from './colyseus-cutlass.ts'
import { movePig, PIG_MOVES, setUpPig } from './colyseus-pig.ts'

const SEEDS = Array.from({ length: 300 }, (_, seed) => seed)
/** For boardgame.io, whose dice cannot be the same: enough for the averages to meet. */
const FEW_SEEDS = SEEDS.slice(0, 60)

function playOurs(game: Game, seats: number, seed: number): { scores: number[]; decisions: number } {
  const rng = new FastChance(seed)
  const play = new Play(game, game.edition, setUp(game, game.edition, {}, seats, rng), rng)
  const decisions = playOut(play, rng)
  return { scores: play.match.outcome?.scores ?? [], decisions }
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0)
const meanOf = (numbers: readonly number[]): number => sumOf(numbers) / numbers.length

const scoresOf = ({ state }: { state: State }): number => sumOf(state.ctx.gameover.scores)

function expectClose(theirs: readonly number[], ours: readonly number[]): void {
  expect(Math.abs(meanOf(theirs) / meanOf(ours) - 1)).toBeLessThan(0.12)
}

test('Pig by hand plays the very matches the kernel plays', () => {
  for (const seed of SEEDS) {
    const { pig: state, decisions } = playPigByHand(new FastChance(seed))
    expect({ scores: state.scores, decisions }).toEqual(playOurs(pig, 2, seed))
  }
})

test('Cutlass by hand plays the very matches the kernel plays', () => {
  for (const seed of SEEDS) {
    const { game, decisions } = playCutlassByHand(new FastChance(seed))
    expect({ scores: game.dice.map(sumOf), decisions }).toEqual(playOurs(cutlass, SEATS, seed))
  }
})

test('Pig on boardgame.io is as long and ends as high as on the kernel', () => {
  const ours = FEW_SEEDS.map(seed => playOurs(pig, 2, seed))
  const theirs = FEW_SEEDS.map(seed => boardgameIoPig.play(new FastChance(seed)))
  expectClose(
    theirs.map(({ decisions }) => decisions),
    ours.map(({ decisions }) => decisions),
  )
  expectClose(
    theirs.map(scoresOf),
    ours.map(({ scores }) => sumOf(scores)),
  )
})

test('Cutlass on boardgame.io is as long and ends as high as on the kernel', () => {
  const ours = FEW_SEEDS.map(seed => playOurs(cutlass, SEATS, seed))
  const theirs = FEW_SEEDS.map(seed => boardgameIoCutlass.play(new FastChance(seed)))
  for (const { decisions } of [...ours, ...theirs]) expect(decisions).toBe(SEATS * cutlass.edition.rounds)
  expectClose(
    theirs.map(scoresOf),
    ours.map(({ scores }) => sumOf(scores)),
  )
})

test('Pig on Colyseus plays the very matches the kernel plays, and lets nobody else move', () => {
  for (const seed of FEW_SEEDS) {
    const rng = new FastChance(seed)
    const state = setUpPig()
    let decisions = 0
    for (; !state.isOver; decisions++) {
      expect(movePig(state, 1 - state.seat, 'roll', rng)).toBe(false)
      expect(movePig(state, state.seat, rng.pick(PIG_MOVES), rng)).toBe(true)
    }
    expect({ scores: [...state.scores], decisions }).toEqual(playOurs(pig, 2, seed))
  }
})

test('Cutlass on Colyseus plays the very matches the kernel plays, and takes no card that is not in the hand', () => {
  for (const seed of FEW_SEEDS) {
    const rng = new FastChance(seed)
    const room = setUpCutlass(rng)
    const { state } = room
    const decisions = state.left
    while (state.left > 0) {
      const absent = CARD_NAMES.find(card => !state.pirates[state.seat]?.hand.includes(card))
      if (absent) expect(moveCutlass(room, state.seat, { card: absent, on: 0 }, rng)).toBe(false)
      expect(moveCutlass(room, state.seat, rng.pick(legalInCutlass(room)), rng)).toBe(true)
    }
    const scores = state.pirates.map(({ dice }) => sumOf([...dice]))
    expect({ scores, decisions }).toEqual(playOurs(cutlass, SEATS, seed))
  }
})

test('Cutlass on Colyseus shows a client its own hand and of the others the dice alone', () => {
  const { state } = setUpCutlass(new FastChance(1))
  const encoder = new Encoder(state)
  const view = new StateView()
  for (const pirate of state.pirates.slice(2, 3)) view.add(pirate)
  const at = { offset: 0 }
  encoder.encodeAll(at)
  const seen = new CutlassState()
  new Decoder(seen).decode(encoder.encodeAllView(view, at.offset, at))
  expect(seen.toJSON().pirates.map(({ hand }) => hand?.length)).toEqual([
    undefined,
    undefined,
    HAND,
    undefined,
    undefined,
  ])
  expect(seen.pirates.map(({ dice }) => [...dice])).toEqual(state.pirates.map(({ dice }) => [...dice]))
})
