import type { Shell } from '@nassau/kernel'
import { FastChance, sample } from '@nassau/kernel/bots'
import { accept } from '@nassau/kernel/host'
import { expect, test } from 'vitest'
import { oZone } from '../../../../o-zone/game.ts'
import { newTossBoard } from '../../setup.ts'
import { tossAsk } from '../../steps/toss.ts'
import { die } from '../../test-kit.ts'
import { aimOf, keptIn, throwBeside, throwOf, usualAim } from './aim.ts'
import { forecastOn } from './forecast.ts'
import { ANGLE, LOFT, powerScale } from './scales.ts'

const { edition } = oZone
const USUAL_AIM = usualAim(edition, -381)
const board = { ...newTossBoard(2, { black: 0, surrogate: false }, false), lines: { near: -381, far: null } }
/** Where the usual hand lets go. */
const [x = 0, y = 0] = throwOf(USUAL_AIM, edition).throw

/** Legal tosses from everywhere, and those at the very bounds. */
function legalTosses(ask: ReturnType<typeof tossAsk>, n: number): number[][] {
  const rng = new FastChance(27)
  const anywhere = Array.from({ length: n }, () => sample(ask, rng).throw)
  const [least, most] = [ask.axes.map(({ min }) => min), ask.axes.map(({ max }) => max)]
  const odd = anywhere.map(toss =>
    toss.map((number, i) => [number, least[i] ?? 0, most[i] ?? 0, 0][rng.below(4)] ?? number),
  )
  return [...anywhere, ...odd.filter(numbers => accept(ask, { throw: numbers }) !== undefined)]
}

test('OZ-27 every toss within the bounds can be made on the page: each has its aim, which makes that very toss', () => {
  const ask = tossAsk(board, 0, 0, edition)
  const tosses = legalTosses(ask, 2000)
  expect(tosses.length).toBeGreaterThan(2040)
  for (const numbers of tosses) expect(throwOf(keptIn(ask, aimOf(numbers, edition)), edition).throw).toEqual(numbers)
})

test('OZ-27 the sliders reach every bound of the hand: behind the edge, past it, low, high, up, down, all round', () => {
  expect([ANGLE.of(-1), ANGLE.of(1), LOFT.of(-1), LOFT.of(1)]).toEqual([-180, 180, -90, 90])
  const power = powerScale(edition.release.speed)
  expect([power.of(0), power.of(1)]).toEqual([0, 6000])
  for (const scale of [ANGLE, LOFT])
    for (const way of [-1, -0.7, -0.01, 0, 0.3, 0.99]) expect(scale.wayTo(scale.of(way))).toBeCloseTo(way, 6)
  for (const way of [0, 0.05, 0.1, 0.5, 0.9, 0.95]) expect(power.wayTo(power.of(way))).toBeCloseTo(way, 9)
})

test('the usual hand throws in the best style that is known, and comes down before the line at all but the last of its power', () => {
  const numbers = (power: number): number[] => throwOf({ ...USUAL_AIM, power }, edition).throw
  expect(numbers(0.5)).toEqual([0, -5820, 200, 0, 2150, 0, 10_000, 0, 0])
  expect(usualAim(edition, -500).y).toBe(-700)
  for (const power of [0.2, 0.5, 0.8, 0.9])
    expect(forecastOn(board, 0, edition, numbers(power)).says).not.toContain('Foul')
})

test('a hand with nothing in its way throws as it aims', () => {
  const ask = tossAsk(board, 0, 0, edition)
  expect(throwBeside(ask, USUAL_AIM, edition)).toEqual(throwOf(USUAL_AIM, edition))
})

test('OZ-27 where a die lies in its way, the hand lets go as near beside it as may be', () => {
  const lies = { ...die('w1', x / 10, y / 10, 3) }
  const ask = tossAsk({ ...board, dice: [lies] }, 0, 0, edition)
  expect(accept(ask, throwOf(USUAL_AIM, edition))).toBeUndefined()
  const choice = throwBeside(ask, USUAL_AIM, edition)
  expect(choice && accept(ask, choice)).toBeDefined()
  expect(Math.abs((choice?.throw[0] ?? 0) - x)).toBeLessThan(400)
})

test('where there is no room at all, nothing is thrown', () => {
  const ask = tossAsk(board, 0, 0, edition)
  const wall: Shell = { axes: [1], centre: [y], least: 1, most: null, says: 'a wall' }
  expect(throwBeside({ ...ask, shells: [...ask.shells, wall] }, USUAL_AIM, edition)).toBeNull()
})
