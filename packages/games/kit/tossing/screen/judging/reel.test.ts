import { expect, test } from 'vitest'
import { EDITION as CLASSIC } from '../../../../o-zone/edition/edition.ts'
import type { OZone } from '../../../../o-zone/rules.ts'
import { scoreRound } from '../../../../o-zone/scoring.ts'
import { reelOf as classicReel } from '../../../../o-zone/screen/reel.ts'
import { EDITION as PIRATE } from '../../../../pirate-o-zone/edition/edition.ts'
import type { PirateOZone } from '../../../../pirate-o-zone/rules.ts'
import { doubloonsOf, scoreIsland, scoreWaters } from '../../../../pirate-o-zone/scoring.ts'
import { reelOf as pirateReel } from '../../../../pirate-o-zone/screen/reel.ts'
import type { FeltDie, Goal } from '../../board.ts'
import type { TossEdition } from '../../edition.ts'
import { die } from '../../test-kit.ts'
import { dwellOn, flightOf } from './dwell.ts'
import { frameOf, type Reel, reelTime, shotOf, timesOf } from './reel.ts'

const goalsOf = (edition: TossEdition): Goal[] =>
  edition.goals.map(({ name, value }, i) => ({
    name,
    value,
    diameter: edition.goalDiameter,
    thickness: edition.diskThickness,
    ...(edition.presets[0]?.spots[i] ?? { x: 0, y: 0 }),
  }))

function scored(dice: FeltDie[], aside: [number, number] = [0, 0]): OZone['event'] {
  const goals = goalsOf(CLASSIC)
  const { scores, steps } = scoreRound({ felt: CLASSIC.table, targets: goals, dice, aside })
  return { kind: 'scored', round: 1, steps, dice, points: scores, totals: scores.map(points => points + 40) }
}
const classic = (...events: OZone['event'][]): Reel =>
  classicReel(events, { goals: goalsOf(CLASSIC), table: CLASSIC.table })

/** The end of a round, told as the game tells it. */
function decided(dice: FeltDie[]): PirateOZone['event'][] {
  const waters = { islands: goalsOf(PIRATE), league: PIRATE.league, dice, first: 0 as const }
  const { steps, scores, removed, sunk } = scoreWaters(waters)
  const isIsland = ({ kind }: { kind: string }): boolean =>
    kind === 'control' || kind.startsWith('won') || kind === 'unclaimed' || kind === 'halved'
  const points = [...(scores ?? [0, 0])]
  return [
    { kind: 'decided', steps: steps.filter(step => !isIsland(step)), dice },
    {
      kind: 'decided',
      steps: steps.filter(isIsland),
      dice: dice.filter(({ id }) => ![...removed, ...sunk].includes(id)),
    },
    { kind: 'round-scored', round: 1, points, totals: points.map(one => one + 100) },
  ]
}
const pirate = (events: readonly PirateOZone['event'][]): Reel =>
  pirateReel(events, { goals: goalsOf(PIRATE), league: PIRATE.league, scores: [7, 7] })

test('Classic: a picture for every step, then the sum; the count goes up step by step to what was told', () => {
  const event = scored([die('b1', -160, 500, 3), die('w1', 20, 640, 5)], [1, 0])
  const reel = classic(event)
  expect(reel.map(({ lines: [line] }) => line?.clause)).toEqual(['OZ-20', 'OZ-21', 'OZ-22', 'OZ-22', 'OZ-22', 'OZ-19'])
  expect(reel[0]?.totals).toEqual([50, 40])
  expect(reel.at(-2)?.totals).toEqual(reel.at(-1)?.totals)
  expect(reel.at(-1)?.totals).toEqual(event.kind === 'scored' ? event.totals : [])
})

test('Classic: at a target the nearest die is ringed and measured from centre to centre, the nearest first', () => {
  const near = classic(scored([die('b1', -170, 502, 3), die('w1', 20, 640, 5)])).find(shot => shot.ringed[0] === 'b1')
  expect(near?.strings.map(({ mm }) => Math.round(mm))).toEqual([60, 205])
  expect(near?.tally).toMatchObject({ x: -170, y: 562, counts: [6, null], isScore: true })
})

test('OZ-23 what is too close to call is laid side by side, and the higher value is marked', () => {
  const reel = classic(scored([die('b1', -170, 502, 3), die('w1', -110, 562, 5)]))
  const tie = reel.find(({ contest }) => contest !== null)
  expect(tie?.lines[0]?.clause).toBe('OZ-23')
  expect(tie?.contest?.rows.map(({ cells, isDeciding }) => [cells[0], cells.at(-1), isDeciding])).toEqual([
    ['b1', 3, false],
    ['w1', 5, true],
  ])
})

test('Pirate: what is out of reach sinks in one picture and is gone from the next', () => {
  const reel = pirate(decided([die('b1', 0, 300, 2), die('b2', 40, 300, 2), die('w1', 0, 30, 3)]))
  expect(reel[0]?.leaving.map(({ id, how }) => [id, how])).toEqual([
    ['b1', 'sinks'],
    ['b2', 'sinks'],
  ])
  expect(reel[0]?.strings.map(({ isInReach }) => isInReach)).toEqual([false, false])
  expect(reel[1]?.dice.map(({ id }) => id)).toEqual(['w1'])
})

test('Pirate: a cannonball is measured to every enemy ship at once, and each that sinks has its picture', () => {
  const dice = [die('bc', 0, 80, 9), die('w1', 40, 40, 3), die('w2', -40, 40, 2), die('w3', 190, 60, 6)]
  const reel = pirate(decided(dice))
  const fires = reel.find(({ lines }) => lines[0]?.clause === 'PZ-19')
  expect(fires?.ringed).toEqual(['bc'])
  expect(fires?.strings.map(({ name, isInReach }) => [name, isInReach])).toEqual([
    ['w1', true],
    ['w2', true],
    ['w3', false],
  ])
  expect(reel.filter(({ leaving }) => leaving.length > 0).map(({ leaving: [ship] }) => ship?.id)).toEqual(['w1', 'w2'])
})

test('Pirate: island by island, first who controls it, then who gets it; the doubloons add up', () => {
  const dice = [die('b1', 0, 33, 4), die('w1', -190, 60, 3)]
  const events = decided(dice)
  const reel = pirate(events)
  const control = reel.find(({ tally }) => tally?.isScore === false && tally.x === 0)
  expect(control?.tally?.counts).toEqual([2, 0])
  const totals = events.flatMap(event => (event.kind === 'round-scored' ? [event.totals] : []))
  expect(reel.at(-2)?.totals).toEqual(totals[0])
  expect(reel.at(-1)?.totals).toEqual(totals[0])
})

test('pictures tell lengths as people say them, and have the mm for whoever wants to know', () => {
  const classical = classic(scored([die('b1', -170, 502, 3), die('w1', 20, 640, 5)]))
  const decision = pirate(decided([die('b1', 0, 300, 2), die('bc', 0, 80, 9), die('w1', 40, 40, 3)]))
  const lines = [...classical, ...decision].flatMap(shot => shot.lines)
  expect(lines.map(({ says }) => says).join('\n')).not.toMatch(/\d mm\b/)
  expect(classical[1]?.lines[0]).toMatchObject({
    says: 'Black’s first die is nearest, a hand’s breadth from the centre of Port: 3 + 3, 6 points.',
    exactly: 'Black’s first die is nearest, 60.00 mm from the centre of Port: 3 + 3, 6 points.',
  })
})

test('PZ-27 a tie is a ladder whose last rung decided', () => {
  const island = goalsOf(PIRATE)[1]
  if (!island) throw new Error('there should be an island')
  const tied = [die('b1', 0, 80, 4), die('w1', 0, -80, 4)]
  const score = scoreIsland({ islands: [island], league: PIRATE.league, dice: tied, first: 0 }, island)
  expect(doubloonsOf(score, 0)).toBe(250)
  const halved = pirate([{ kind: 'decided', steps: score.steps, dice: tied }]).at(-1)
  expect(halved?.contest?.rows.map(({ cells: [, ...counts], isDeciding }) => [...counts, isDeciding])).toEqual([
    [1, 1, false],
    [0, 0, false],
    [4, 4, false],
    [250, 250, true],
  ])
  expect(halved?.tally?.counts).toEqual([250, 250])
  const byValue = [die('b1', 0, 80, 4), die('w1', 0, -80, 5)]
  const { steps } = scoreIsland({ islands: [island], league: PIRATE.league, dice: byValue, first: 0 }, island)
  const won = pirate([{ kind: 'decided', steps, dice: byValue }]).at(-1)
  expect(won?.contest?.rows.map(({ isDeciding }) => isDeciding)).toEqual([false, false, true])
  expect(won?.totals).toEqual([7, 507])
})

const shots = (n: number, sentences = 1): Reel =>
  Array.from({ length: n }, () =>
    shotOf({ lines: Array.from({ length: sentences }, () => ({ says: '', clause: '' })), dice: [], totals: [0, 0] }),
  )

test('a picture stands for a calm moment, longer where there is more to read; all of them for twelve seconds at most', () => {
  expect(timesOf(shots(3))).toEqual([1400, 1400, 1400])
  expect(timesOf(shots(1, 3))[0]).toBeGreaterThan(1400)
  expect(reelTime(shots(40, 4))).toBeLessThanOrEqual(12_040)
  expect(reelTime(shots(8))).toBe(8 * 1400)
  expect(reelTime([])).toBe(0)
})

test('bots wait for throw and scoring together', () => {
  const tossed = { kind: 'tossed', path: '' }
  expect([flightOf([tossed]), dwellOn(shots(3))]).toEqual([2300, 900 + 4200])
  expect([flightOf([{ kind: 'round-begun' }]), dwellOn([])]).toEqual([0, 900])
})

test('a picture shows all that is measured in it', () => {
  const { at, reach } = frameOf([
    { x: -100, y: 0 },
    { x: 300, y: 0 },
  ])
  expect(at).toEqual({ x: 100, y: 0 })
  expect(reach).toBeGreaterThanOrEqual(200)
})
