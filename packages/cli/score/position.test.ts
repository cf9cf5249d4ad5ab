import { describe, expect, test } from 'vitest'
import { Stop } from '../errors.ts'
import { ball, die, ROUND, SEA, SKULL, score, ship, TIES } from './test-kit.ts'

function stopOf(game: string, position: unknown, chosen: string[] = []): Stop {
  try {
    score(game, position, chosen)
  } catch (fault) {
    if (fault instanceof Stop) return fault
    throw fault
  }
  throw new Error('it was accepted')
}

describe('a bad position is refused with the field and what would be right', () => {
  const sea = (dice: object[], rest: object = {}): object => ({ ...SEA, dice, ...rest })
  const [b1] = SEA.dice
  const six = [1, 2, 3, 4, 5, 6].map(n => ship(`b${n}`, 30 * n, 0, n))
  const turned = (turn: unknown): object => ({ ...b1, turn })

  test.each<[string, string, unknown, RegExp]>([
    ['no object', 'o-zone', [1], /the position is \[1\]; expected an object with disks and dice/],
    ['no disks', 'pirate-o-zone', { dice: [] }, /disks is missing; expected a list of disks/],
    ['too many disks', 'pirate-o-zone', sea([], { disks: [-90, -30, 30, 90].map(x => ({ ...SKULL, x })) }), /PZ-3/],
    ['an empty list of disks', 'pirate-o-zone', sea([], { disks: [] }), /there are 0 disks; expected 1 to 3/],
    ['a misspelt field', 'pirate-o-zone', { ...SEA, leage: 90 }, /leage is not known; the position has .*league/],
    ['a misspelt field of a die', 'pirate-o-zone', sea([{ ...b1, pips: 3 }]), /dice\[0\]\.pips is not known/],
    ['an unknown face', 'pirate-o-zone', sea([ship('b1', 0, 0, 7)]), /dice\[0\]\.face is 7; expected .* 1 to 6/],
    ['a half face', 'pirate-o-zone', sea([ship('b1', 0, 0, 2.5)]), /dice\[0\]\.face is 2\.5; expected a whole number/],
    ['an unknown face of a ball', 'pirate-o-zone', sea([ball('bc', 0, 0, 13)]), /face is 13; expected .* 1 to 12/],
    ['a number too big for JSON', 'o-zone', { disks: [{ name: 'a', diameter: Infinity }] }, /diameter is Infinity/],
    ['a number as text', 'pirate-o-zone', sea([{ ...b1, x: '4' }]), /dice\[0\]\.x is "4"; expected a number/],
    ['no turn', 'pirate-o-zone', sea([turned(undefined)]), /dice\[0\]\.turn is missing; expected an angle/],
    ['a null turn', 'pirate-o-zone', sea([turned(null)]), /dice\[0\]\.turn is null; expected an angle in degrees/],
    ['an endless turn', 'pirate-o-zone', sea([turned(1e300)]), /turn is 1e\+300; expected .* -360 to 360/],
    ['an unknown team', 'pirate-o-zone', sea([{ ...b1, team: 'red' }]), /team is "red"; expected "black" or "white"/],
    ['an unknown first', 'pirate-o-zone', { ...SEA, first: 'red' }, /first is "red"; expected "black" or "white"/],
    ['no first', 'pirate-o-zone', { ...TIES, first: undefined }, /first is missing.*PZ-18/],
    ['an unknown kind', 'pirate-o-zone', sea([die('b1', 0, 0, 1)]), /kind is "die"; expected "ship" or "cannonball"/],
    ['a ship in Classic', 'o-zone', { ...ROUND, dice: [b1] }, /kind is "ship"; expected "die"/],
    ['an id twice', 'pirate-o-zone', sea([b1 ?? {}, b1 ?? {}]), /dice\[1\]\.id is "b1", as dice\[0\]\.id is/],
    ['an empty id', 'pirate-o-zone', sea([{ ...b1, id: '' }]), /dice\[0\]\.id is ""; expected a name/],
    ['six ships', 'pirate-o-zone', sea(six), /black has 6 ships; expected at most 5 \(PZ-1\)/],
    [
      'two cannonballs',
      'pirate-o-zone',
      sea([ball('w1', 0, 0, 1), ball('w2', 40, 0, 1)]),
      /white has 2 cannonballs; expected at most 1 \(PZ-1\)/,
    ],
    [
      'six dice',
      'o-zone',
      { ...ROUND, aside: { black: 4, white: 0 } },
      /black has 6 dice, those set aside included; expected at most 5 \(OZ-2\)/,
    ],
    ['a negative aside', 'o-zone', { ...ROUND, aside: { black: -1, white: 0 } }, /aside\.black is -1; expected/],
    ['half an aside', 'o-zone', { ...ROUND, aside: { black: 1 } }, /aside\.white is missing; expected/],
    ['a die off the table', 'pirate-o-zone', sea([ship('b1', 382, 0, 1)]), /x is 382; expected .* -381 to 381.*OZ-15/],
    [
      'a disk off the table',
      'pirate-o-zone',
      sea([], { disks: [{ ...SKULL, x: 357 }] }),
      /disks\[0\]\.x is 357; expected a number from -356 to 356, so that Skull Island lies wholly on the table \(PZ-5\)/,
    ],
    ['a disk larger than the table', 'o-zone', { ...ROUND, disks: [{ ...SKULL, diameter: 800 }] }, /fits on the table/],
    [
      'overlapping disks',
      'pirate-o-zone',
      sea([], { disks: [SKULL, { ...SKULL, name: 'Parrot Cay', x: 49.9 }] }),
      /disks\[0\] \(Skull Island\) and disks\[1\] \(Parrot Cay\) overlap: .* 49\.90 mm apart; expected at least 50 mm/,
    ],
    ['a target of 4', 'o-zone', { ...ROUND, disks: [{ ...SKULL, value: 4 }] }, /value is 4; expected 3 or 6.*OZ-3/],
    ['a worthless island', 'pirate-o-zone', sea([], { disks: [{ ...SKULL, value: 0 }] }), /value is 0.*PZ-3/],
    ['a league of nothing', 'pirate-o-zone', { ...SEA, league: 0 }, /league is 0; expected a length in mm above 0/],
    ['a flat table', 'o-zone', { ...ROUND, table: { width: 762, length: -1 } }, /table\.length is -1; expected/],
  ])('%s', (_what, game, position, says) => {
    const { message, exitCode } = stopOf(game, position)
    expect(message).toMatch(says)
    expect(exitCode).toBe(2)
  })

  test.each<[string, string, object, string[], RegExp]>([
    [
      'a ship that is no candidate',
      'pirate-o-zone',
      TIES,
      ['b1', 'w9'],
      /--choose b1 .*expected one of w1, w2 \(PZ-22\)/,
    ],
    ['a choice too many', 'pirate-o-zone', SEA, ['b1'], /--choose b1 settles no tie; nothing is left to choose/],
    ['a choice in Classic', 'o-zone', ROUND, ['b1'], /there is nothing to choose in Classic O-Zone/],
  ])('%s', (_what, game, position, ids, says) => {
    const { message, exitCode } = stopOf(game, position, ids)
    expect(message).toMatch(says)
    expect(exitCode).toBe(2)
  })
})

test('PZ-5 disks that touch do not overlap', () => {
  const disks = [SKULL, { ...SKULL, name: 'Parrot Cay', x: 30, y: 40 }]
  expect(score('pirate-o-zone', { ...SEA, disks }).disks).toHaveLength(2)
})

test('a die may have a size of its own', () => {
  const [b1] = TIES.dice
  const small = { ...SEA, dice: [{ ...b1, kind: 'ship', size: 10, x: 30 }] }
  expect(score('pirate-o-zone', small).disks).toMatchObject([{ control: [2, 0] }])
  expect(score('pirate-o-zone', { ...small, dice: [{ ...b1, kind: 'ship', size: 9, x: 30 }] }).disks).toMatchObject([
    { control: [1, 0] },
  ])
})
