import { type Bot, FastChance, playOut } from '@nassau/kernel/bots'
import { accept, Play, project, setUp } from '@nassau/kernel/host'
import { asked, fuzzMatch, heard, playthrough, STYLES } from '@nassau/kernel/testing'
import { loadPhysics } from '@nassau/tossing'
import { beforeAll, expect, test } from 'vitest'
import { crewOf } from '../kit/tossing/board.ts'
import { tossBy } from '../kit/tossing/steps/tosses.ts'
import { die, leadOverSwab, poseAt, report, TOSS, take } from '../kit/tossing/test-kit.ts'
import { mate } from './bot/bot.ts'
import standard from './edition/edition.json' with { type: 'json' }
import { readEdition } from './edition/edition.ts'
import { oZone } from './game.ts'
import type { MatchFrame } from './steps/match.ts'

beforeAll(() => loadPhysics())

const TARGETS = [
  { name: 'Port', value: 3, x: -170, y: 562, diameter: 50, thickness: 2 },
  { name: 'Starboard', value: 3, x: 170, y: 562, diameter: 50, thickness: 2 },
  { name: 'Masthead', value: 6, x: 0, y: 672, diameter: 50, thickness: 2 },
]
type Setting = NonNullable<Parameters<typeof poseAt>[3]>
const match = (at: MatchFrame['at'], setting: Setting = {}) =>
  poseAt(oZone, false, { step: 'match', at }, { ...setting, board: { goals: TARGETS, ...setting.board } })
const crews = (black: number, white: number) => [
  { seats: [0], next: 0, score: black, end: 'near' as const, inHand: 0 },
  { seats: [1], next: 0, score: white, end: 'near' as const, inHand: 0 },
]

test('OZ-7 each team rolls one die, ties again, and the higher goes first', () => {
  const m = match('first', { board: { round: 0 }, chance: [2, 2, 1, 4] })
  expect(heard(m, 'rolled-off')).toEqual([{ kind: 'rolled-off', rolls: [2, 5], first: 1 }])
  expect(asked(m).seat).toBe(1)
})

test('OZ-7 a tie is told as well: every roll is seen', () => {
  const m = match('first', { board: { round: 0 }, chance: [2, 2, 0, 0, 1, 4] })
  expect(heard(m, 'rolled-level').map(({ rolls }) => rolls)).toEqual([
    [3, 3],
    [1, 1],
  ])
  expect(m.told.slice(0, 3).map(event => oZone.say(event, [], oZone.edition))).toEqual([
    { text: 'Black rolls 3, White rolls 3: level, they roll again.', clause: 'OZ-7' },
    { text: 'Black rolls 1, White rolls 1: level, they roll again.', clause: 'OZ-7' },
    { text: 'Black rolls 2, White rolls 5: White goes first.', clause: 'OZ-7' },
  ])
})

test('OZ-10 later the team with more points tosses first; level, they roll', () => {
  expect(match('first', { board: { crews: crews(12, 30) } }).board.first).toBe(1)
  expect(heard(match('first', { board: { crews: crews(12, 12) }, chance: [5, 0] }), 'rolled-off')).toHaveLength(1)
})

test('OZ-2 OZ-9 OZ-8 teams alternate until all five dice each are tossed, and a team’s order carries on', () => {
  const gone = report([], { left: ['x'] })
  const m = poseAt(
    oZone,
    false,
    { step: 'round', at: 'begin' },
    { seats: 3, options: { black: 2 }, board: { goals: TARGETS, first: 1 }, reports: new Array(10).fill(gone) },
  )
  const order: number[] = []
  for (let i = 0; i < 10; i++) order.push(...take(m, TOSS))
  expect(order).toEqual([2, 0, 2, 1, 2, 0, 2, 1, 2, 0])
  expect(m.isAtRest()).toBe(true)
  expect(crewOf(m.board, 0).next).toBe(1)
})

test('OZ-13 OZ-15 what was lost is back in the next round', () => {
  const m = poseAt(
    oZone,
    false,
    { step: 'round', at: 'begin' },
    { board: { goals: TARGETS, dice: [die('b1', 0, 0, 1)], aside: [2, 1] } },
  )
  expect(m.board).toMatchObject({ dice: [], aside: [0, 0], crews: [{ inHand: 5 }, { inHand: 5 }] })
})

test('OZ-19 a round is scored when all dice are tossed: the book’s example, 23 to 16', () => {
  // A white 4 nearest to the edge, B black 3 and D black 4 nearest to the +3 targets, C white 2 nearest to the +6 one.
  const dice = [die('b1', -170, 500, 3), die('b2', 170, 500, 4), die('w1', 300, 745, 4), die('w2', 0, 610, 2)]
  const m = poseAt(oZone, false, { step: 'round', at: 'score' }, { board: { goals: TARGETS, dice, aside: [1, 0] } })
  expect(m.board.crews.map(({ score }) => score)).toEqual([23, 16])
})

test.each([
  [[100, 99], true],
  [[99, 12], false],
  [[100, 100], false],
  [[80, 131], true],
])('OZ-26 at %j the match is over: %s', ([black = 0, white = 0], isOver) => {
  const m = match('judge', { board: { crews: crews(black, white) } })
  expect(m.play.match.outcome !== null).toBe(isOver)
  if (isOver) expect(m.play.match.outcome).toEqual({ winners: [black > white ? 0 : 1], scores: [black, white] })
})

test('OZ-26 after forty rounds the team ahead wins, and level teams share it', () => {
  expect(match('judge', { board: { round: 40, crews: crews(7, 3) } }).play.match.outcome?.winners).toEqual([0])
  expect(match('judge', { board: { round: 40, crews: crews(7, 7) } }).play.match.outcome?.winners).toEqual([0, 1])
})

test('OZ-6 an edition whose preset breaks the law is refused with the reason', () => {
  const bent = (spots: { x: number; y: number }[]) => readEdition({ ...standard, presets: [{ name: 'bent', spots }] })
  for (const [spots, says] of [
    [
      [
        { x: 0, y: 600 },
        { x: 10, y: 600 },
        { x: 200, y: 600 },
      ],
      'overlap',
    ],
    [
      [
        { x: 0, y: 10 },
        { x: 100, y: 600 },
        { x: 200, y: 600 },
      ],
      'between y 0 and 762',
    ],
    [
      [
        { x: 370, y: 600 },
        { x: 100, y: 600 },
        { x: 200, y: 600 },
      ],
      'not wholly on the table',
    ],
  ] as const) {
    const read = bent([...spots])
    expect(read.ok ? '' : read.problem.says).toContain(says)
  }
})

test.each(STYLES)('OZ-30 Classic O-Zone conforms with real physics when played in the style "%s"', style => {
  const options = { black: 0, surrogate: false }
  const setting = { seats: 3, options, seed: 5, style, edition: { ...oZone.edition, goalScore: 5 } }
  expect(fuzzMatch(oZone, setting).findings).toEqual([])
})

test('whole matches with the fitted formula end within the declared length', () => {
  for (let seed = 0; seed < 20; seed++) {
    const rng = new FastChance(seed)
    const options = { black: 0, surrogate: true }
    const play = new Play(oZone, oZone.edition, setUp(oZone, oZone.edition, options, 2 + (seed % 9), rng), rng)
    expect(playOut(play, rng)).toBeLessThanOrEqual(oZone.longest)
  }
})

test('the mate always tosses legally and leaves the swab behind', () => {
  expect(leadOverSwab(oZone, mate)).toBeGreaterThan(0)
})

test('the mate and the drawing go by the edition that is played', () => {
  const long = { ...oZone.edition, table: { width: 762, length: 2000 } }
  const m = poseAt({ ...oZone, edition: long }, false, tossBy(match('first').board, 0, 'die', 1), {
    board: { goals: TARGETS },
    options: { surrogate: true },
  })
  const bot: Bot = mate
  const choice = bot.choose(project(m.play, 0), new FastChance(1), long)
  // The hand lets go where it always does, measured from the end of this table, in tenths of a millimetre.
  expect(choice).toMatchObject({ throw: expect.objectContaining({ 1: -8200 }) })
  expect(accept(asked(m), choice)).toEqual(choice)
  const rows = (edition: typeof long): number => oZone.draw(m.board, ['Anne', 'Bart'], edition).split('\n').length
  expect(rows(long)).toBeGreaterThan(rows(oZone.edition))
})

test('the playthrough goes as recorded, physics and all', async () => {
  const options = { black: 0, surrogate: false }
  const text = playthrough(oZone, { options, seats: ['Anne', 'Bart', 'Calico'], seed: 2, choices: 40 })
  await expect(text).toMatchFileSnapshot('./playthroughs/three-seats.txt')
})
