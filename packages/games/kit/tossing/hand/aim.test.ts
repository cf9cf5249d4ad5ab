import { FastChance, sample } from '@nassau/kernel/bots'
import { accept } from '@nassau/kernel/host'
import { asked } from '@nassau/kernel/testing'
import { type Die, gapToDisk, loadPhysics, throwDie } from '@nassau/tossing'
import { beforeAll, expect, test } from 'vitest'
import { pirateOZone } from '../../../pirate-o-zone/game.ts'
import type { TossBoard } from '../board.ts'
import { feltOf } from '../felt.ts'
import { tossBy } from '../steps/tosses.ts'
import { poseAt } from '../test-kit.ts'
import { throwAt } from './aim.ts'
import { errors, realThrows } from './fit.ts'
import { throwFrom, tremorOf } from './hand.ts'
import { touchOf } from './surrogate.ts'

beforeAll(() => loadPhysics())

const ISLAND = { name: 'Treasure Island', value: 500, x: 0, y: 0, diameter: 50, thickness: 2 }
const { edition } = pirateOZone

function tossing() {
  const m = poseAt(pirateOZone, true, { step: 'arrange', at: 'choose', spots: [] })
  return poseAt(pirateOZone, true, tossBy(m.board, 0, 'ship', 1), { board: { goals: [ISLAND] } })
}

/** Whether a toss is legal and ends within a league of the island. */
function hits({ board }: { board: TossBoard }, numbers: readonly number[], seed: number): boolean {
  const felt = feltOf(board, edition)
  const rng = new FastChance(seed, 4)
  const said = throwDie(felt, [], { id: 'b1', kind: 'd6', size: 16 }, throwFrom(numbers), rng, {
    foul: { y: -381, towards: 1 },
    tremor: tremorOf(edition),
  })
  const [die]: (Die | undefined)[] = said.dice
  return (
    die !== undefined &&
    said.firstContact !== null &&
    !said.crossedFirst &&
    said.rolled &&
    gapToDisk(die, ISLAND) <= edition.league
  )
}

test('OZ-29 skill still tells: an aimed toss ends within a league of its island five times as often as a random one', () => {
  const table = tossing()
  const ask = asked(table)
  const aimed = throwAt(ISLAND, edition)
  expect(accept(ask, { throw: aimed })).toBeDefined()
  const seeds = [...Array(200).keys()]
  const rate = (numbersOf: (seed: number) => readonly number[]): number =>
    seeds.filter(seed => hits(table, numbersOf(seed), seed)).length / seeds.length
  const random = rate(seed => {
    const choice = sample(ask, new FastChance(seed))
    return typeof choice === 'object' && choice !== null && 'throw' in choice && Array.isArray(choice.throw)
      ? choice.throw
      : []
  })
  const skilled = rate(() => aimed)
  expect(skilled).toBeGreaterThan(0.3)
  expect(skilled).toBeGreaterThanOrEqual(5 * random)
})

test('the steady hand is the best that is known: it ends within a league far more often than a flat toss, and seldom fouls', () => {
  const table = tossing()
  const seeds = [...Array(120).keys()]
  const rate = (numbers: readonly number[]): number =>
    seeds.filter(seed => hits(table, numbers, seed)).length / seeds.length
  // The style it replaced: from 145 mm past the edge, 30 mm high, downwards, with little spin.
  const [before, now] = [rate([0, -6170, 300, 0, 2270, -330, 1700, 0, 0]), rate(throwAt(ISLAND, edition))]
  expect(now).toBeGreaterThan(0.75)
  expect(now - before).toBeGreaterThan(0.12)
})

test('the steady hand minds the line that is there: nearer to the end it lets go earlier and comes down before it', () => {
  for (const line of [-457, -381, -305]) {
    const numbers = throwAt({ x: 0, y: 600 }, edition, line)
    expect(numbers[1]).toBeLessThanOrEqual(10 * (line - 200))
    expect(touchOf(throwFrom(numbers), edition.dieSize).y).toBeLessThanOrEqual(line - 25)
  }
})

test('the fitted formula is near the physics: no bias above 40 mm, spread within a third', () => {
  for (const { n, bias, spread, fitted } of errors(realThrows(900, 3))) {
    expect(n).toBeGreaterThan(30)
    expect(Math.abs(bias)).toBeLessThan(40 + 2 * (spread / Math.sqrt(n)))
    expect(fitted / spread).toBeGreaterThan(0.6)
    expect(fitted / spread).toBeLessThan(1.5)
  }
})
