import { assertPlain } from '@nassau/kernel/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Pair } from '../kit/scoring.ts'
import { die, goal, inOtherColours, scattered } from '../kit/scoring-test-kit.ts'
import { type FeltDie, type Goal, otherTeam, type Team } from '../kit/tossing/board.ts'
import { doubloonsOf, type IslandScore, scoreIsland, scoreWaters } from './scoring.ts'
import { sayStep, type Winner } from './scoring-steps.ts'
import type { Waters } from './sinking.ts'

const LEAGUE = 115
const SKULL = goal('Skull Island', 300, 0, 0)
const TREASURE = goal('Treasure Island', 500, 0, 0)

const waters = (dice: FeltDie[], islands: Goal[] = [SKULL], first: Team = 0): Waters => ({
  islands,
  league: LEAGUE,
  dice,
  first,
})
const at = (island: Goal, dice: FeltDie[]): IslandScore => scoreIsland(waters(dice, [island]), island)
const doubloons = (island: IslandScore): Pair => [doubloonsOf(island, 0), doubloonsOf(island, 1)]

test('PZ-24 PZ-26 first worked example: Black 3 to 2 at Skull Island takes 300', () => {
  const scored = at(SKULL, [
    die('b1', 2, { x: 30, y: 0 }),
    die('b2', 6, { x: 0, y: 90 }),
    die('w1', 5, { x: -80, y: 0 }),
    die('wc', 9, { x: 0, y: -100 }),
    die('w2', 6, { x: 0, y: -200 }),
  ])
  expect(scored).toMatchObject({ control: [3, 2], winner: 0 })
  expect(doubloons(scored)).toEqual([300, 0])
})

test('PZ-25 PZ-27 second worked example: White takes island 1, Black island 2 by contact', () => {
  const one = goal('Island 1', 300, -100, 0)
  const two = goal('Island 2', 300, 100, 0)
  const { islands, scores } = scoreWaters(
    waters(
      [
        die('b3', 1, { x: -200, y: 0 }),
        die('bc', 2, { x: -100, y: 110 }),
        die('w2', 6, { x: 0, y: 20 }),
        die('w4', 6, { x: -100, y: -20 }),
        die('b1', 1, { x: 130, y: 0 }),
        die('wc', 1, { x: 190, y: 0 }),
      ],
      [one, two],
    ),
  )
  expect(islands).toMatchObject([
    { control: [2, 3], winner: 1 },
    { control: [2, 2], contacts: [1, 0], winner: 0 },
  ])
  expect(scores).toEqual([300, 300])
})

test('PZ-27 third worked example: level at Treasure Island, values 7 to 6, Black takes 500', () => {
  const scored = at(TREASURE, [
    die('b1', 2, { x: 20, y: 0 }),
    die('b2', 3, { x: 0, y: 80 }),
    die('w1', 1, { x: -20, y: 0 }),
    die('w2', 4, { x: 0, y: -80 }),
  ])
  expect(scored).toMatchObject({ control: [3, 3], contacts: [1, 1], worth: [7, 6], winner: 0 })
  expect(doubloons(scored)).toEqual([500, 0])
})

test.each([
  ['touching', 0, [2, 0]],
  ['at exactly 0.3 mm', 0.3, [2, 0]],
  ['at 0.301 mm', 0.301, [1, 0]],
  ['at exactly one league', LEAGUE, [1, 0]],
  ['a hair farther', LEAGUE + 0.001, [0, 0]],
])('PZ-7 PZ-8 PZ-24 a die %s (gap %d mm) gives control %j', (_what, gap, control) => {
  expect(at(SKULL, [die('b1', 4, { x: 25 + 8 + gap, y: 0 })]).control).toEqual(control)
})

test('PZ-24 cannonballs give control as ships do', () => {
  expect(at(SKULL, [die('wc', 12, { x: 0, y: 0 })]).control).toEqual([0, 2])
})

test('PZ-25 PZ-33 a die touching two islands gives 2 control to each', () => {
  const islands = [goal('one', 300, -33, 0), goal('two', 300, 33, 0), goal('three', 500, 0, 100)]
  const scored = scoreWaters(waters([die('w1', 1, { x: 0, y: 0 })], islands))
  expect(scored.islands.map(({ control }) => control)).toEqual([
    [0, 2],
    [0, 2],
    [0, 1],
  ])
  expect(scored.scores).toEqual([0, 1100])
})

test('PZ-33 a die on a die on an island is within a league, but not in contact', () => {
  const scored = at(SKULL, [die('b1', 1, { x: 0, y: 0, height: 2 }), die('w1', 6, { x: 3, y: 0, height: 18 })])
  expect(scored).toMatchObject({ control: [2, 1], contacts: [1, 0], winner: 0 })
  expect(scored.steps.map(sayStep)).toContain(
    'White’s first die is on another die over Skull Island: 1 control for White.',
  )
})

test.each<[string, number[][], Winner, Pair, string]>([
  // Each die: gap to the island (0 is contact), value; black first, white second.
  [
    'more control',
    [
      [50, 1, 60, 1],
      [50, 6],
    ],
    0,
    [500, 0],
    'PZ-26',
  ],
  [
    'more dice in contact',
    [
      [0, 1],
      [50, 6, 60, 6],
    ],
    0,
    [500, 0],
    'PZ-27',
  ],
  [
    'the higher total',
    [
      [50, 3],
      [50, 4],
    ],
    1,
    [0, 500],
    'PZ-27',
  ],
  [
    'values in contact counted double',
    [
      [0, 3, 50, 1],
      [0, 2, 50, 2],
    ],
    0,
    [500, 0],
    'PZ-27',
  ],
  [
    'half each',
    [
      [0, 3, 50, 2],
      [0, 2, 50, 4],
    ],
    'split',
    [250, 250],
    'PZ-27',
  ],
  [
    'nobody',
    [
      [300, 6],
      [200, 6],
    ],
    null,
    [0, 0],
    'PZ-28',
  ],
])('PZ-26 PZ-27 PZ-28 an island goes to %s', (_what, [black = [], white = []], winner, paid, clause) => {
  const fleet = (letter: string, side: number, numbers: number[]): FeltDie[] =>
    numbers.flatMap((gap, i) =>
      i % 2 === 0 ? [die(`${letter}${i}`, numbers[i + 1] ?? 1, { x: side * (33 + gap), y: 0 })] : [],
    )
  const scored = at(TREASURE, [...fleet('b', -1, black), ...fleet('w', 1, white)])
  expect(scored.winner).toBe(winner)
  expect(doubloons(scored)).toEqual(paid)
  expect(scored.steps.at(-1)?.clause).toBe(clause)
})

test('PZ-17 a ship out of reach is removed and gives nothing', () => {
  const { removed, scores } = scoreWaters(waters([die('b1', 6, { x: 300, y: 0 }), die('w1', 1, { x: 60, y: 0 })]))
  expect(removed).toEqual(['b1'])
  expect(scores).toEqual([0, 300])
})

const TIED = [
  die('bc', 4, { x: 60, y: 0 }),
  die('w1', 3, { x: 60, y: 30 }),
  die('w2', 3, { x: 60, y: -30 }),
  die('w3', 3, { x: 90, y: 0 }),
]

test('PZ-22 a tie that matters is left open, with its candidates and without scores', () => {
  expect(scoreWaters(waters(TIED))).toMatchObject({
    choice: { team: 0, candidates: ['w1', 'w2', 'w3'] },
    sunk: [],
    islands: [],
    scores: null,
    unasked: [],
  })
})

test('PZ-22 a choice made beforehand settles it; what nothing asked for is told', () => {
  expect(scoreWaters(waters(TIED), ['b9', 'w2'])).toMatchObject({
    choice: null,
    sunk: ['w2'],
    scores: [0, 300],
    unasked: ['b9'],
  })
})

test('PZ-22 several ties are settled one after the other, whichever team they belong to', () => {
  const dice = [
    ...TIED.map(one => (one.id === 'bc' ? die('bc', 8, { x: 60, y: 0 }) : one)),
    die('wc', 1, { x: -60, y: 0 }),
    die('b1', 1, { x: -60, y: 30 }),
    die('b2', 1, { x: -60, y: -30 }),
  ]
  expect(scoreWaters(waters(dice), ['b2', 'w3']).choice).toEqual({ team: 0, candidates: ['w1', 'w2'] })
  expect(scoreWaters(waters(dice), ['w3', 'w1']).choice).toEqual({ team: 1, candidates: ['b1', 'b2'] })
  expect(scoreWaters(waters(dice), ['b2', 'w3', 'w1'])).toMatchObject({ choice: null, sunk: ['w3', 'w1', 'b2'] })
})

const IDS = ['b1', 'b2', 'b3', 'b4', 'b5', 'bc', 'w1', 'w2', 'w3', 'w4', 'w5', 'wc']
const ISLANDS = [goal('Skull Island', 300, -190, 0), TREASURE, goal('Parrot Cay', 300, 190, 0)]
const DICE = scattered(IDS, 230)
const FIRST = fc.constantFrom<Team>(0, 1)

test('PZ-26 black and white are scored alike', () => {
  fc.assert(
    fc.property(DICE, FIRST, (dice, first) => {
      const { scores, removed, sunk, choice } = scoreWaters(waters(dice, ISLANDS, first), IDS)
      const mirrored = scoreWaters(waters(inOtherColours(dice), ISLANDS, otherTeam(first)), IDS)
      expect(mirrored).toMatchObject({ removed, sunk, choice, scores: [scores?.[1], scores?.[0]] })
    }),
  )
})

test('PZ-26 the order in which dice are listed does not matter', () => {
  fc.assert(
    fc.property(DICE, FIRST, fc.infiniteStream(fc.nat()), (dice, first, numbers) => {
      const shuffled = dice
        .map(one => ({ one, key: numbers.next().value }))
        .sort((a, b) => a.key - b.key)
        .map(({ one }) => one)
      expect(scoreWaters(waters(shuffled, ISLANDS, first))).toEqual(scoreWaters(waters(dice, ISLANDS, first)))
    }),
  )
})

test('PZ-26 PZ-28 every island is paid once: its whole value, or nothing where nobody is', () => {
  fc.assert(
    fc.property(DICE, FIRST, (dice, first) => {
      const { islands, scores } = scoreWaters(waters(dice, ISLANDS, first), IDS)
      const paid = islands.reduce((sum, { winner, value }) => sum + (winner === null ? 0 : value), 0)
      expect((scores?.[0] ?? 0) + (scores?.[1] ?? 0)).toBe(paid)
    }),
  )
})

test('every step is plain data and a sentence', () => {
  fc.assert(
    fc.property(DICE, FIRST, (dice, first) => {
      for (const step of scoreWaters(waters(dice, ISLANDS, first)).steps) {
        assertPlain(step)
        expect(sayStep(step)).toMatch(/^[A-Zbw].*\.$/)
        expect(sayStep(step)).not.toMatch(/-\d/)
      }
    }),
  )
})

test('steps are told with clause, distance and strength', () => {
  const armed = TIED.map(one => (one.id === 'bc' ? die('bc', 7, { x: 60, y: 0 }) : one))
  const { steps } = scoreWaters(waters([...armed, die('w4', 2, { x: -10, y: 0 }), die('b1', 5, { x: 0, y: 300 })]), [
    'w1',
  ])
  expect(steps.map(step => `${step.clause} ${sayStep(step)}`)).toMatchInlineSnapshot(`
    [
      "PZ-17 Black’s first die is 267.00 mm from the nearest island, Skull Island: out of reach, it is removed.",
      "PZ-19 Black’s cannonball has strength 7.",
      "PZ-20 White’s fourth die is 51.42 mm from Black’s cannonball, in range, and has strength 4 (2 doubled by contact with Skull Island).",
      "PZ-20 White’s first die is 10.88 mm from Black’s cannonball, in range, and has strength 3.",
      "PZ-20 White’s second die is 10.88 mm from Black’s cannonball, in range, and has strength 3.",
      "PZ-20 White’s third die is 11.42 mm from Black’s cannonball, in range, and has strength 3.",
      "PZ-21 White’s fourth die sinks: 4 of 7 used.",
      "PZ-22 White’s first die, White’s second die and White’s third die tie and not all can sink: Black chooses which goes first.",
      "PZ-22 Black chooses White’s first die to go first.",
      "PZ-21 White’s first die sinks: 7 of 7 used.",
      "PZ-21 White’s second die and White’s third die would each make 10, more than 7: the checking ends.",
      "PZ-18 White has no cannonball in play.",
      "PZ-24 Black’s cannonball is 24.42 mm from Skull Island: 1 control for Black.",
      "PZ-24 White’s second die is 31.46 mm from Skull Island: 1 control for White.",
      "PZ-24 White’s third die is 57.00 mm from Skull Island: 1 control for White.",
      "PZ-26 Skull Island: control 1 to 2. White takes 300.",
    ]
  `)
})
