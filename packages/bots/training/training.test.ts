import { findGame, type LoadedGame } from '@nassau/games'
import { FastChance } from '@nassau/kernel/bots'
import { readOptions } from '@nassau/kernel/host'
import { expect, test } from 'vitest'
import { botFor } from '../bot-for.ts'
import { fight, sequentialTest } from '../strength/duel.ts'
import { follow } from './follow.ts'
import { figuresOf, learn } from './learning.ts'
import { numbersOf } from './plan.ts'
import { weighEfforts } from './regret.ts'
import { type Sample, samplesOf } from './samples.ts'
import { train } from './train.ts'
import { tune } from './tune.ts'

function listedAs(id: string): LoadedGame {
  const found = findGame(id)
  if (!found.ok) throw new Error(found.problem.says)
  return found.value
}

const optionsOf = ({ game }: LoadedGame) => {
  const options = readOptions(game, [])
  if (!options.ok) throw new Error(options.problem.says)
  return options.value
}

/** Positions in which the larger first number wins if the signs of the other two agree, else the smaller one. */
function toy(n: number, seed: number): Sample[] {
  const rng = new FastChance(seed)
  const number = (): number => rng.below(2001) / 1000 - 1
  return Array.from({ length: n }, () => {
    const [a, b, c] = [number(), number(), number()]
    const isFirst = b * c > 0 ? a > 0 : a < 0
    return {
      features: [
        [a, b, c],
        [-a, b, c],
      ],
      shares: isFirst ? [1, 0] : [0, 1],
    }
  })
}

test('a network learns what no straight line could, and the same lessons give the same weights', () => {
  const lessons = { hidden: 16, epochs: 40, rate: 0.02, seed: 3 }
  const net = learn(toy(3000, 1), lessons)
  const { loss, evenLoss } = figuresOf(net, toy(500, 2))
  expect(evenLoss).toBeCloseTo(Math.LN2, 3)
  expect(loss).toBeLessThan(0.8 * evenLoss)
  expect(learn(toy(3000, 1), lessons)).toEqual(net)
  expect(figuresOf({ ...net, weights: [] }, toy(500, 2)).loss).toBeCloseTo(evenLoss, 3)
})

test('training is the same twice, and a game without a value says so', () => {
  const listed = listedAs('scurvy-dice')
  const training = { matches: 20, seats: [2], options: [optionsOf(listed)], hidden: 2, epochs: 2, rate: 0.01, seed: 5 }
  const learned = train(listed, training)
  expect(learned).toEqual(train(listed, training))
  expect(learned.ok && learned.value.figures.positions).toBeGreaterThan(2)
  expect(train(listedAs('pig'), training).ok).toBe(false)
})

test('what is shipped was learned with the features it is used with, and tells more than even chances', () => {
  for (const id of ['scurvy-dice', 'king-of-pirates', 'doubloon-lagoon']) {
    const { game, judgement } = listedAs(id)
    const value = judgement?.value
    if (!value) throw new Error(`${id} has no value`)
    const { board } = game.setup({
      edition: game.edition,
      options: optionsOf(listedAs(id)),
      seats: 2,
      rng: new FastChance(1),
    })
    expect(value.features(board, 0, game.edition, optionsOf(listedAs(id)))).toHaveLength(value.net.inputs)
    const positions = Array.from({ length: 60 }, (_, index) =>
      samplesOf(listedAs(id), judgement, value, optionsOf(listedAs(id)), 2, 99, index),
    ).flat()
    const { loss, evenLoss } = figuresOf(value.net, positions)
    expect(loss).toBeLessThan(evenLoss)
    expect(value.net.weights).toHaveLength(value.net.inputs + value.net.hidden * (value.net.inputs + 2))
  }
})

test('a duel is the same twice, and turns the seats', () => {
  const listed = listedAs('scurvy-dice')
  const [mate, swab] = ['mate', 'swab'].map(id => botFor(listed, id))
  if (!mate?.ok || !swab?.ok) throw new Error('no such bot')
  const duel = { challenger: mate.value, rival: swab.value, seats: 2, options: optionsOf(listed), seed: 4 }
  const { wins, played, thoughts } = fight(listed, duel, 0, 20)
  expect(played).toBe(20)
  expect(thoughts.length).toBeGreaterThan(20)
  expect(fight(listed, duel, 0, 20).wins).toBe(wins)
  expect(fight(listed, duel, 0, 10).wins + fight(listed, duel, 10, 10).wins).toBe(wins)
})

test('a sequential test says yes, no, or not yet', () => {
  expect(sequentialTest({ wins: 90, played: 100 }, 0.5, 0.6)).toBe(true)
  expect(sequentialTest({ wins: 30, played: 100 }, 0.5, 0.6)).toBe(false)
  expect(sequentialTest({ wins: 6, played: 10 }, 0.5, 0.6)).toBeNull()
})

test('tuning keeps one of its settings and tells of all of them', () => {
  const listed = listedAs('scurvy-dice')
  const settings = [4, 8].map(simulations => ({ simulations, width: 3, doubt: 0, horizon: 1 }))
  const tuned = tune(listed, { seats: 2, options: optionsOf(listed), matches: 2, seed: 1, settings })
  if (!tuned.ok) throw new Error(tuned.problem.says)
  expect(tuned.value.map(({ played }) => played)).toEqual([6, 2])
  expect(tune(listedAs('pig'), { seats: 2, options: {}, matches: 1, seed: 1, settings }).ok).toBe(false)
})

test('following the slope gives the same plan from the same seed, every number of it changed; a game without a plan is told', () => {
  const listed = listedAs('king-of-pirates')
  const following = { seats: 2, options: optionsOf(listed), seed: 3, steps: 1, pairs: 2, rounds: 1 }
  const [one, same] = [follow(listed, following), follow(listed, following)]
  if (!one.ok) throw new Error(one.problem.says)
  expect(same).toEqual(one)
  const before = numbersOf(listed.planner?.plan ?? {})
  const after = numbersOf(one.value.plan)
  expect(after).toHaveLength(before.length)
  expect(after.every((number, i) => number !== before[i] && number > 0)).toBe(true)
  expect(follow(listedAs('pig'), { ...following, options: {} }).ok).toBe(false)
})

test('efforts are weighed at the same moments by the same judges: one gains nothing over itself, chance loses to thought', () => {
  const listed = listedAs('scurvy-dice')
  const weighing = { seats: 2, options: optionsOf(listed), seed: 1, moments: 4, every: 2, wide: 20, judges: 60 }
  const thought = { simulations: 200, each: 40, width: 12, doubt: 0 }
  const hasty = { ...thought, simulations: 12, each: 1 }
  const [base, same, worse] = weighEfforts(listed, weighing, [thought, thought, hasty])
  expect([base?.gain, same?.gain]).toEqual([0, 0])
  expect(worse?.gain).toBeLessThan(0)
})
