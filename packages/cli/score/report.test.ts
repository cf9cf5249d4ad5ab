import { expect, test } from 'vitest'
import { asJson } from './report.ts'
import { die, ROUND, SEA, score, ship, TIES } from './test-kit.ts'

const json = (game: string, position: unknown, chosen: string[] = []): unknown =>
  JSON.parse(asJson(score(game, position, chosen)))

test('--json has one shape: removed, sunk, disks, scores and steps', () => {
  expect(json('pirate-o-zone', { ...SEA, dice: [...SEA.dice, ship('b2', 0, 400, 1)] })).toEqual({
    removed: ['b2'],
    sunk: ['b1'],
    disks: [{ name: 'Skull Island', control: { black: 0, white: 1 }, winner: 'white' }],
    scores: { black: 0, white: 300 },
    steps: expect.arrayContaining([
      expect.objectContaining({ clause: 'PZ-17', kind: 'out-of-reach', id: 'b2', team: 'black', gap: 367 }),
      expect.objectContaining({ clause: 'PZ-26', winner: 'white', control: { black: 0, white: 1 } }),
    ]),
  })
})

test('OZ-17 a die that lies on a target counts as set aside', () => {
  const dice = [die('b3', 0, 690, 6)]
  expect(json('o-zone', { ...ROUND, dice })).toMatchObject({ scores: { black: 20, white: 0 } })
})

test('PZ-27 an island that nothing decides is split', () => {
  const dice = [ship('b1', 60, 0, 2), ship('w1', -60, 0, 2)]
  expect(json('pirate-o-zone', { ...SEA, dice })).toMatchObject({
    disks: [{ winner: 'split' }],
    scores: { black: 150, white: 150 },
  })
})

test('PZ-28 an island without control has no winner', () => {
  expect(json('pirate-o-zone', { ...SEA, dice: [] })).toMatchObject({
    disks: [{ winner: null }],
    scores: { black: 0, white: 0 },
  })
})

test('PZ-18 the team that fires first comes first', () => {
  expect(json('pirate-o-zone', { ...TIES, first: 'white' }, ['w1', 'b2'])).toMatchObject({
    sunk: ['b2', 'w1'],
  })
})

test('PZ-2 OZ-6 table and league have their usual measures unless told', () => {
  const { table: _table, league: _league, aside: _aside, ...rest } = SEA
  expect(json('pirate-o-zone', rest)).toEqual(json('pirate-o-zone', SEA))
})
