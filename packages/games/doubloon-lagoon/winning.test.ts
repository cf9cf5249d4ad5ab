import { heard, labelAt, play, seatsAsked } from '@nassau/kernel/testing'
import { expect, test } from 'vitest'
import { at, passAll, type Setting, turnOf, unit } from './test-kit.ts'
import { pointsOf } from './winning.ts'

/** The home port of seat 0 (1), sea (2), the home port of seat 1 (3), a beach (4). */
const MAP = ['1', '', '2', '', '3', '', '~', '', '4']
const ON = { 1: 'A', 2: '~', 3: 'A', 4: 'b' }
const moving = (setting: Setting, seat = 0) =>
  at(turnOf(seat, 'movement'), { map: MAP, on: ON, homes: ['1', '3'], turn: seat, ...setting })
const TREASURE = 'kreths-treasure'

test.each([
  ['in the ship’s box', ['ship 0.1 at 2 items kreths-treasure', 'crew 0.1 aboard 0']],
  ['in the hands of a crew aboard', ['ship 0.1 at 2', 'crew 0.1 aboard 0 items kreths-treasure']],
])('DL-41 DL-47 the first captain back in the home port with the treasure %s wins', (_where, units) => {
  const m = moving({ units, kept: ['fever'] })
  play(m, { unit: 0 }, { to: m.hex(1) })
  expect(m.play.match.outcome).toEqual({ winners: [0], scores: [8, 0] })
  expect(heard(m, 'ended')).toMatchObject([{ by: 'treasure' }])
})

test.each([
  ['another port', ['ship 0.1 at 2 items kreths-treasure', 'crew 0.1 aboard 0'], 3],
  [
    'the home port without the treasure',
    ['ship 0.1 at 2', 'crew 0.1 aboard 0', 'crew 0.2 at 1 items kreths-treasure'],
    1,
  ],
])('DL-41 a ship in %s does not win', (_what, units, to) => {
  const m = moving({ units })
  play(m, { unit: 0 }, { to: m.hex(to) })
  expect(m.play.match.outcome).toBeNull()
})

test('DL-42 a captured ship counts as one’s own', () => {
  const m = moving({ units: ['crew 0.1 at 1 items kreths-treasure', 'ship 0.9 at 1', 'crew 1.1 at 4'] })
  play(m, { unit: 0 }, { embark: 1 })
  expect(m.play.match.outcome?.winners).toEqual([0])
})

test('DL-42 a captain whose ship is gone plays on with the crews', () => {
  const m = moving({ units: ['crew 0.1 at 4', 'ship 1.1 at 2', 'crew 1.1 aboard 1'] })
  expect(labelAt(m)).toBe('movement.choose')
  expect(m.board.isOut).toEqual([false, false])
})

test('DL-43 if a ship with the treasure aboard is sunk, the survivors draw', () => {
  const units = ['crew 0.1 at 4', `ship 1.1 at 4 items ${TREASURE}`, 'crew 1.1 aboard 1', 'crew 2.1 at 4']
  const m = moving({ seats: 3, units, hands: ['hidden-reef'], dice: '1', homes: [] })
  play(m, { play: 'hidden-reef', on: 1 })
  passAll(m)
  expect(m.play.match.outcome).toMatchObject({ winners: [0, 1, 2] })
})

test('DL-43 DL-47 likewise if its carrier dies in the sinking; a carrier who lives keeps it', () => {
  for (const strength of [1, 2]) {
    const units = [
      'crew 0.1 at 4',
      'ship 1.1 at 4',
      `crew 1.1 aboard 1 strength ${strength} items ${TREASURE}`,
      'crew 1.2 at 3',
    ]
    const m = moving({ units, hands: ['hidden-reef'], dice: '1' })
    play(m, { play: 'hidden-reef', on: 1 })
    passAll(m)
    expect(m.play.match.outcome?.winners ?? null).toEqual(strength === 1 ? [0, 1] : null)
    if (strength === 2) expect(unit(m, 2).items).toEqual([TREASURE])
  }
})

test('DL-43 in the game of points the treasure is lost like any other item, and play goes on', () => {
  const units = ['crew 0.1 at 4', `ship 1.1 at 4 items ${TREASURE}`, 'crew 1.1 aboard 1']
  const options = { points: true }
  const m = moving({ options, units, hands: ['hidden-reef'], dice: '1', homes: [], adventures: 'fever' })
  play(m, { play: 'hidden-reef', on: 1 })
  passAll(m)
  expect(m.board.lost).toEqual([TREASURE])
  expect(m.play.match.outcome).toBeNull()
  expect(labelAt(m)).toBe('movement.choose')
})

test('DL-44 a player with no crew left is out: the hand is discarded, ships stay empty with their items', () => {
  const units = ['crew 0.1 at 4 strength 9', 'crew 1.1 at 4 strength 1', 'ship 1.1 at 2 items machete', 'crew 2.1 at 3']
  const m = at(turnOf(0, 'battle'), { map: MAP, on: ON, seats: 3, units, hands: ['', 'rally storm'], dice: '1 1' })
  play(m, { battle: m.hex(4), against: 1 })
  passAll(m)
  expect(m.board.isOut).toEqual([false, true, false])
  expect(m.board.hands[1]).toEqual([])
  expect(m.board.discards).toEqual(['rally', 'storm'])
  expect(unit(m, 2)).toMatchObject({ owner: 1, at: m.hex(2), items: ['machete'] })
})

test('DL-44 whoever is out has no more turns and is asked nothing', () => {
  const units = ['crew 0.1 at 4', 'ship 1.1 at 2', 'crew 1.1 at 1', 'crew 2.1 at 3']
  const m = at({ step: 'match', at: 'turn', seat: 0 }, { map: MAP, on: ON, seats: 3, units, deck: 'rally storm' })
  m.board.isOut[1] = true
  play(m, { play: 'rally', on: 0 })
  expect(seatsAsked(m)).toEqual([2])
  passAll(m)
  play(m, { end: true })
  expect(m.board.turn).toBe(2)
})

test('DL-44 the last one left wins', () => {
  const units = ['crew 0.1 at 4 strength 9', 'crew 1.1 at 4 strength 1']
  const m = at(turnOf(0, 'battle'), { map: MAP, on: ON, units, dice: '1 1' })
  play(m, { battle: m.hex(4), against: 1 })
  passAll(m)
  expect(m.play.match.outcome?.winners).toEqual([0])
})

test('DL-45 adventures kept and items carried count; items on a hex count for nobody', () => {
  const units = [
    'crew 0.1 at 4 items jewelled-idol',
    'ship 0.1 at 2 items machete',
    'crew 1.1 at 4 items pearl-of-the-lagoon',
  ]
  const m = moving({ units, kept: ['fever rum-cache', 'skeleton-guard'], ground: ['chest-of-doubloons at 4'] })
  expect([0, 1].map(seat => pointsOf(m.board, m.edition, seat))).toEqual([9, 7])
})

/** Worth 30 together. */
const HALF =
  'skeleton-guard ambush-in-the-palms giant-crab jewelled-idol chest-of-doubloons pearl-of-the-lagoon machete spyglass snake-pit fever cursed-totem'

/** The game of points when the last captain of a round, seat 1, has had the turn. */
const roundEnding = (setting: Setting) =>
  at(
    { step: 'match', at: 'next', seat: 1 },
    { map: MAP, on: ON, homes: ['1', '3'], options: { points: true }, deck: 'rally', adventures: 'fever', ...setting },
  )
const BOTH_HOME = ['ship 0.1 at 1', 'crew 0.1 aboard 0', 'ship 1.2 at 3', 'crew 1.1 aboard 2']

test('DL-45 more than 60 divided by the players, and a ship of theirs in the home port, wins the optional game', () => {
  const enough = roundEnding({ units: BOTH_HOME, kept: ['', `${HALF} rum-cache`] })
  expect(enough.play.match.outcome).toEqual({ winners: [1], scores: [0, 31] })
  expect(heard(enough, 'ended')).toMatchObject([{ by: 'points' }])
  const level = roundEnding({ units: BOTH_HOME, kept: ['', HALF] })
  expect(level.play.match.outcome).toBeNull()
  expect(pointsOf(level.board, level.edition, 1)).toBe(30)
  const atSea = roundEnding({ units: ['ship 1.1 at 2', 'crew 1.1 aboard 0'], kept: ['', `${HALF} rum-cache`] })
  expect(atSea.play.match.outcome).toBeNull()
})

test('DL-45 it is counted at the end of a round, when all have had as many turns', () => {
  const units = ['ship 0.1 at 2', 'crew 0.1 aboard 0']
  const m = moving({ options: { points: true }, units, kept: [`${HALF} quicksand rum-cache`], adventures: 'fever' })
  play(m, { unit: 0 }, { to: m.hex(1) }, { end: true })
  expect(m.play.match.outcome).toBeNull()
  const inTheMiddle = at(
    { step: 'match', at: 'next', seat: 0 },
    {
      map: MAP,
      on: ON,
      homes: ['1', '3'],
      options: { points: true },
      deck: 'rally',
      adventures: 'fever',
      units: BOTH_HOME,
      kept: [`${HALF} quicksand rum-cache`],
    },
  )
  expect(inTheMiddle.play.match.outcome).toBeNull()
})

/** Worth 22 and 23 points; a third of 60 is 20. */
const PERILS =
  'skeleton-guard ambush-in-the-palms giant-crab castaways castaways quicksand snake-pit fever hidden-tunnel'
const RICHES =
  'jewelled-idol chest-of-doubloons pearl-of-the-lagoon machete spyglass swivel-gun vanes-cutlass boarding-pikes old-sea-chart'

test('DL-45 the captain who goes first needs one point more with three players, two more with two, none with four', () => {
  const short = roundEnding({ units: BOTH_HOME, kept: [`${HALF} quicksand`] })
  expect([short.play.match.outcome, pointsOf(short.board, short.edition, 0)]).toEqual([null, 32])
  expect(roundEnding({ units: BOTH_HOME, kept: [`${HALF} quicksand rum-cache`] }).play.match.outcome?.winners).toEqual([
    0,
  ])
  const second = roundEnding({ units: BOTH_HOME, kept: ['', `${HALF} rum-cache`] })
  expect(second.play.match.outcome?.winners).toEqual([1])
  const ofMore = (seats: number, kept: string) =>
    at(
      { step: 'match', at: 'next', seat: seats - 1 },
      {
        map: MAP,
        on: ON,
        seats,
        units: BOTH_HOME,
        homes: ['1', '3'],
        options: { points: true },
        kept: [kept],
        adventures: 'fever',
        deck: 'rally',
      },
    ).play.match.outcome
  expect(ofMore(3, PERILS.replace('fever', 'rum-cache'))).toBeNull()
  expect(ofMore(3, PERILS)?.winners).toEqual([0])
  // A quarter of 60 is 15.
  const sixteen = 'skeleton-guard ambush-in-the-palms giant-crab castaways castaways quicksand'
  expect(ofMore(4, sixteen.replace('quicksand', 'rum-cache'))).toBeNull()
  expect(ofMore(4, sixteen)?.winners).toEqual([0])
})

test.each([
  [PERILS, RICHES, [1]],
  [PERILS, `${PERILS} rum-cache`, [1]],
  [RICHES, `${PERILS} rum-cache`, [0, 1]],
])(
  'DL-45 of several at home with enough the one with most points wins, level ones share a draw',
  (one, other, winners) => {
    const setting = { map: MAP, on: ON, seats: 3, units: BOTH_HOME, homes: ['1', '3'], adventures: 'fever' }
    const m = at({ step: 'match', at: 'next', seat: 2 }, { ...setting, options: { points: true }, kept: [one, other] })
    expect(m.play.match.outcome?.winners).toEqual(winners)
  },
)

test('DL-45 in the optional game the treasure alone does not win, nor points in the standard game', () => {
  const units = [`ship 0.1 at 2 items ${TREASURE}`, 'crew 0.1 aboard 0']
  const optional = moving({ options: { points: true }, units, adventures: 'fever' })
  play(optional, { unit: 0 }, { to: optional.hex(1) })
  expect(optional.play.match.outcome).toBeNull()
  const standard = moving({ units: ['ship 0.1 at 1', 'crew 0.1 at 4'], kept: [`${HALF} rum-cache`] })
  expect(standard.play.match.outcome).toBeNull()
})

test('DL-46 after 60 rounds most points win, level is a draw', () => {
  const late = (kept: string[]) =>
    at(
      { step: 'match', at: 'next', seat: 1 },
      { map: MAP, on: ON, units: ['crew 0.1 at 4', 'crew 1.1 at 4'], kept, round: 60 },
    )
  expect(late(['fever', 'skeleton-guard']).play.match.outcome).toEqual({ winners: [1], scores: [2, 4] })
  expect(late(['fever', 'quicksand']).play.match.outcome).toEqual({ winners: [0, 1], scores: [2, 2] })
  const inTime = at(
    { step: 'match', at: 'next', seat: 1 },
    { map: MAP, on: ON, units: ['crew 0.1 at 4', 'crew 1.1 at 4'], round: 59, deck: 'rally' },
  )
  expect(inTime.play.match.outcome).toBeNull()
  expect(inTime.board.round).toBe(60)
})

test('DL-46 a round is over when the turn comes back to the first player', () => {
  for (const [seat, round] of [
    [1, 59],
    [2, 59],
    [0, 60],
  ] as const) {
    const setting = { map: MAP, on: ON, seats: 3, round: 59, deck: 'rally', first: 1 }
    expect(at({ step: 'match', at: 'next', seat }, setting).board.round).toBe(round)
  }
})

test('DL-46 the optional game ends when all is explored and nobody could reach the share', () => {
  const units = ['crew 0.1 at 4 items jewelled-idol', 'crew 1.1 at 4 items machete']
  const hopeless = moving({ options: { points: true }, units, kept: ['fever', 'rum-cache'] })
  expect(hopeless.play.match.outcome).toEqual({ winners: [0], scores: [6, 3] })
  const unexplored = moving({ options: { points: true }, units, adventures: 'fever' })
  expect(unexplored.play.match.outcome).toBeNull()
})

test('DL-46 as long as items others carry or that lie about could still make the share, it goes on', () => {
  const units = ['crew 0.1 at 4', 'crew 1.1 at 4 items old-sea-chart']
  const kept = [
    'skeleton-guard ambush-in-the-palms giant-crab castaways castaways quicksand snake-pit fever cursed-totem hidden-tunnel rum-cache message-in-a-bottle',
  ]
  const setting = { options: { points: true }, units, kept }
  const short = moving(setting)
  expect(short.play.match.outcome).toEqual({ winners: [0], scores: [25, 2] })
  expect(moving({ ...setting, ground: ['jewelled-idol at 4', 'machete at 4'] }).play.match.outcome).toBeNull()
})
