import { FastChance } from '@nassau/kernel/bots'
import { loadPhysics } from '@nassau/tossing'
import { beforeAll, expect, test } from 'vitest'
import { oZone } from '../../../../o-zone/game.ts'
import { pirateOZone } from '../../../../pirate-o-zone/game.ts'
import { lineOf, turnFor } from '../../board.ts'
import { tossOn } from '../../hand/hand.ts'
import { newTossBoard } from '../../setup.ts'
import { layDisks, setLines } from '../../steps/arrange.ts'
import { type Aim, throwOf, usualAim } from './aim.ts'
import { forecastOn } from './forecast.ts'

beforeAll(() => loadPhysics())

const { edition } = pirateOZone
const board = newTossBoard(2, { black: 0, surrogate: false }, true)
setLines(board, edition, 381, 305)
layDisks(board, edition, edition.presets[0]?.spots ?? [])

const numbersOf = (change: Partial<Aim>): number[] =>
  throwOf({ ...usualAim(edition, lineOf(board, 0)), ...change }, edition).throw
const foresee = (change: Partial<Aim>, team: 0 | 1 = 0) => forecastOn(board, team, edition, numbersOf(change))

/** The share of fouls against the line in real tosses, with tremor. */
function foulsOf(change: Partial<Aim>): number {
  const seeds = Array.from({ length: 40 }, (_, seed) => seed)
  const hand = { team: 0, role: 'ship', id: 'b1' } as const
  const fouls = seeds.filter(seed => {
    const { isTouched, isCrossedFirst } = tossOn(
      board,
      edition,
      hand,
      turnFor('near', numbersOf(change)),
      new FastChance(seed),
    )
    return !isTouched || isCrossedFirst
  })
  return fouls.length / seeds.length
}

test.each<[Partial<Aim>, RegExp]>([
  [{ loft: 15 }, /^Foul ahead: it flies over the foul line \(OZ-11\)/],
  [{ z: 400 }, /^Foul ahead: it flies over/],
  [{ angle: 90, x: 370 }, /^Foul ahead: it comes down beside the table/],
  [{ angle: 180, power: 0.9, loft: 30 }, /^Foul ahead: it comes down beside/],
])('OZ-11 a foul is told before the throw, and real throws of %j are fouls', (change, says) => {
  expect(foresee(change)).toMatchObject({ risk: 'foul', says: expect.stringMatching(says) })
  expect(foulsOf(change)).toBeGreaterThan(0.9)
})

test('OZ-11 what is told to be fair touches the table before the line', () => {
  for (const power of [0.3, 0.5, 0.7]) {
    expect(foresee({ power }).risk).toBe('fair')
    expect(foulsOf({ power })).toBe(0)
  }
})

test('a close thing, a slide, and a die that will leave are told as well, and so is where it should end', () => {
  expect(foresee({ loft: 7.5 }).says).toMatch(/: a close thing\.$/)
  expect(foresee({ power: 0.08, back: 0 }).says).toContain('may only slide (OZ-12)')
  expect(foresee({ power: 0.9 }).says).toBe('Too hard: it will probably leave the table.')
  expect(foresee({}).says).toMatch(/^It should end about here: .*Treasure Island\.$/)
  expect(foresee({ x: 190 }).says).toContain('Parrot Cay')
})

test('it is drawn as a region, farther off and wider the harder it is thrown; a foul has none', () => {
  const [soft, hard] = [foresee({ power: 0.4 }).landing, foresee({ power: 0.7 }).landing]
  expect(hard.rest?.y).toBeGreaterThan(soft.rest?.y ?? Number.NaN)
  expect(hard.rest?.along).toBeGreaterThan(soft.rest?.along ?? Number.NaN)
  expect(foresee({ loft: 15 }).landing.rest).toBeNull()
})

test('PZ-4 the forecast from the far end looks at that end’s line and sees the islands the other way round', () => {
  expect(foresee({ x: 190, y: -660 }, 1).says).toContain('Skull Island')
  expect(foresee({ loft: 7.5 }, 0).risk).toBe('risky')
  expect(foresee({ loft: 7.5 }, 1).risk).toBe('foul')
})

test('power is spread over what is useful: half of it reaches the middle of the table, four fifths its far end', () => {
  const classic = newTossBoard(2, { black: 0, surrogate: false }, false)
  setLines(classic, oZone.edition, 381, 381)
  const restsOf = (power: number): number[] =>
    Array.from({ length: 60 }, (_, seed) => {
      const { throw: numbers } = throwOf({ ...usualAim(oZone.edition, -381), power }, oZone.edition)
      return tossOn(classic, oZone.edition, { team: 0, role: 'die', id: 'b1' }, numbers, new FastChance(seed)).dice
    }).flatMap(([die]) => (die ? [die.pose.y] : []))
  const middleOf = (ys: readonly number[]): number => ys.toSorted((a, b) => a - b)[ys.length >> 1] ?? Number.NaN
  expect(Math.abs(middleOf(restsOf(0.5)))).toBeLessThan(120)
  const far = restsOf(0.8)
  expect(far.length).toBeGreaterThan(30)
  expect(middleOf(far)).toBeGreaterThan(350)
})
