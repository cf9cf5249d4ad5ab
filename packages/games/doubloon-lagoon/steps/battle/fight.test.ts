import { PASS } from '@nassau/kernel'
import { asked, heard, labelAt, play, playAs, seatsAsked } from '@nassau/kernel/testing'
import { expect, test } from 'vitest'
import { at, options, type Posed, passAll, type Setting, turnOf, unit } from '../../test-kit.ts'
import { say } from '../../words/say.ts'

const SHORE = ['2', '', '1', '', '3', '', 'b', '', 'b', '', 'b', '', 'b']
const ON = { 1: 'b', 2: '~', 3: 'g' }

/** A battle of seat 0 on hex 1 against seat 1, all units there against all. */
function fighting(units: readonly string[], more: Setting = {}) {
  const m = at(turnOf(0, 'battle'), { map: SHORE, on: ON, units, ...more })
  play(m, { battle: m.hex(1), against: 1 })
  for (const step of ['battle.attackers', 'battle.targets']) {
    const ask = asked(m)
    if (labelAt(m) === step && ask.kind === 'pick') play(m, { pick: ask.from.map(Number) })
  }
  return m
}
const TWO = ['crew 0.1 at 1', 'crew 1.1 at 1']

test('DL-22 each side: one die and the total strength of its units named for this battle', () => {
  const m = fighting(['crew 0.1 at 1', 'crew 0.2 at 1 strength 2', 'crew 1.1 at 1', 'crew 1.2 at 3 strength 5'], {
    dice: '4 6',
  })
  passAll(m)
  expect(heard(m, 'battle-rolled')[0]).toMatchObject({ dice: [4, 6], ours: 9, theirs: 9 })
})

test.each([
  ['DL-22 the carrier of the cutlass adds 1, attacking or not', 'vanes-cutlass', 5, 'vanes-cutlass', 5],
  ['DL-22 the pistols add 1 to an attack only', 'brace-of-pistols', 5, 'brace-of-pistols', 4],
  ['DL-22 pikes are for boardings', 'boarding-pikes', 4, 'boarding-pikes', 4],
  ['DL-22 a treasure helps nobody to fight', 'kreths-treasure', 4, 'jewelled-idol', 4],
])('%s', (_says, our, ours, their, theirs) => {
  const m = fighting([`crew 0.1 at 1 items ${our}`, `crew 1.1 at 1 items ${their}`], { dice: '1 1' })
  passAll(m)
  expect(heard(m, 'battle-rolled')[0]).toMatchObject({ ours, theirs })
})

test('DL-29 a ship fights with all crews aboard; a swivel gun in its box adds 1 when it is attacked', () => {
  const units = ['crew 0.1 at 1', 'ship 1.2 at 1 items swivel-gun', 'crew 1.1 aboard 1', 'crew 1.2 aboard 1 strength 2']
  const m = fighting(units, { dice: '1 1' })
  passAll(m)
  expect(heard(m, 'battle-rolled')[0]).toMatchObject({ ours: 4, theirs: 7 })
  const guns = ['crew 1.1 at 1', 'ship 0.2 at 1 items swivel-gun', 'crew 0.1 aboard 1']
  const attacking = fighting(guns, { dice: '1 1' })
  passAll(attacking)
  expect(heard(attacking, 'battle-rolled')[0]).toMatchObject({ ours: 4, theirs: 4 })
})

test('DL-33 pikes aboard add 2 in a boarding, in the box or in a crew’s hands', () => {
  const units = [
    'ship 0.1 at 2 items boarding-pikes',
    'crew 0.1 aboard 0',
    'ship 1.2 at 2',
    'crew 1.1 aboard 2 items boarding-pikes',
  ]
  const m = at(turnOf(0, 'battle'), { map: SHORE, on: ON, units, boardings: ['0 2'], dice: '1 1' })
  passAll(m)
  expect(heard(m, 'battle-rolled')[0]).toMatchObject({ ours: 6, theirs: 6 })
})

test('DL-23 cards are played in turn, the attacker first, until both pass', () => {
  const m = fighting(TWO, { hands: ['swordmaster swordmaster', 'swordmaster'], dice: '1 1' })
  expect(asked(m).seat).toBe(0)
  play(m, PASS)
  expect(asked(m).seat).toBe(1)
  play(m, { play: 'swordmaster' })
  expect(seatsAsked(m)).toEqual([0])
  play(m, PASS)
  expect([labelAt(m), asked(m).seat]).toEqual(['fight.before', 0])
  play(m, { play: 'swordmaster' }, PASS, PASS, { play: 'swordmaster' }, PASS, PASS, PASS)
  expect(heard(m, 'battle-rolled')[0]).toMatchObject({ ours: 8, theirs: 6 })
})

test('DL-23 after the dice only cards that say so, in the same way', () => {
  const m = fighting(TWO, { hands: ['swordmaster lucky-shot', 'ambush lucky-shot'], dice: '3 4' })
  expect(options(m)).toEqual([PASS, { play: 'swordmaster' }, { play: 'lucky-shot' }])
  play(m, PASS)
  expect(options(m)).toEqual([PASS, { play: 'ambush' }, { play: 'lucky-shot' }])
  play(m, PASS)
  expect(options(m)).toEqual([PASS, { play: 'lucky-shot' }])
  play(m, { play: 'lucky-shot' }, PASS)
  expect(asked(m)).toMatchObject({ seat: 1, options: [PASS, { play: 'lucky-shot' }] })
  play(m, PASS, PASS)
  expect(heard(m, 'battle-result')[0]?.difference).toBe(0)
})

test('DL-40 an ambush is for the defender only and takes 2 off the attacker', () => {
  const m = fighting(TWO, { hands: ['ambush', 'ambush'], dice: '3 3' })
  expect(options(m)).toEqual([PASS])
  play(m, PASS, { play: 'ambush' }, PASS, PASS, PASS, PASS)
  expect(heard(m, 'battle-rolled')[0]).toMatchObject({ ours: 4, theirs: 6 })
})

test('DL-39 a battle card that is cancelled adds nothing', () => {
  const m = fighting(TWO, { hands: ['swordmaster', 'belay-that'], dice: '3 3' })
  play(m, { play: 'swordmaster' }, { play: 'belay-that' }, PASS)
  expect(asked(m).seat).toBe(1)
  passAll(m)
  expect(heard(m, 'battle-rolled')[0]).toMatchObject({ ours: 6, theirs: 6 })
  expect(m.board.discards.toSorted()).toEqual(['belay-that', 'swordmaster'])
})

test('DL-24 level: both sides are immobilized', () => {
  const m = fighting(TWO, { dice: '4 4' })
  passAll(m)
  expect([unit(m, 0), unit(m, 1)]).toMatchObject([
    { strength: 3, isStuck: true },
    { strength: 3, isStuck: true },
  ])
})

test.each([
  ['6 3', [3, false, 2, true]],
  ['3 6', [2, true, 3, false]],
])('DL-24 dice %s between equals: the loser loses a step and is immobilized', (dice, expected) => {
  const m = fighting(TWO, { dice })
  passAll(m)
  expect([0, 1].flatMap(id => [unit(m, id).strength, unit(m, id).isStuck])).toEqual(expected)
})

test('DL-20 a ship that is immobilized in a battle binds its crews as well', () => {
  const m = fighting(['crew 0.1 at 1', 'ship 1.2 at 1', 'crew 1.1 aboard 1'], { dice: '2 2' })
  passAll(m)
  expect([1, 2].map(id => unit(m, id).isStuck)).toEqual([true, true])
})

test.each([
  [1, 0, 1, false],
  [2, 0, 2, false],
  [3, 1, 0, true],
  [4, 1, 2, false],
  [5, 1, 2, false],
  [6, 2, 2, false],
  [7, 2, 2, false],
  [8, 3, 3, false],
  [9, 3, 3, false],
  [10, 3, 3, false],
])(
  'DL-24 by %i: the loser loses %i steps, retreats %i, immobilized %s; negative it is the attacker',
  (by, steps, retreat, immobilized) => {
    for (const isAttacker of [true, false]) {
      const strong = `strength ${4 + by}`
      const units = isAttacker
        ? ['crew 0.1 at 1 strength 4', `crew 1.1 at 1 ${strong}`]
        : [`crew 0.1 at 1 ${strong}`, 'crew 1.1 at 1 strength 4']
      const m = fighting(units, { dice: '2 2' })
      passAll(m)
      const difference = isAttacker ? -by : by
      expect(heard(m, 'battle-result')[0]).toMatchObject({ difference, steps, retreat, immobilized })
      const losers = new Set(heard(m, 'steps-lost').map(({ crew }) => crew.owner))
      if (steps > 0) expect([...losers]).toEqual([isAttacker ? 0 : 1])
    }
  },
)

/** What the log says of a battle's result. */
const resultSaid = (m: Posed): string =>
  heard(m, 'battle-result')
    .map(event => say(event, ['Anne', 'Bart'], m.edition).text)
    .join(' ')

test('DL-33 DL-26 the log says no more than a loser suffers: one step if there is one, and no retreat in a boarding', () => {
  const units = ['ship 0.1 at 2', 'crew 0.1 aboard 0 strength 9', 'ship 1.2 at 2', 'crew 1.1 aboard 2 strength 1']
  const m = at(turnOf(0, 'battle'), {
    map: SHORE,
    on: ON,
    units: [...units, 'crew 1.2 at 3'],
    boardings: ['0 2'],
    dice: '2 2',
  })
  passAll(m)
  expect(resultSaid(m)).toBe('+8: Bart loses 1 step.')
  const many = at(turnOf(0, 'battle'), {
    map: SHORE,
    on: ON,
    units: ['ship 0.1 at 2', 'crew 0.1 aboard 0 strength 9', 'ship 1.2 at 2', 'crew 1.1 aboard 2 strength 4'],
    boardings: ['0 2'],
    dice: '2 2',
  })
  passAll(many)
  expect(resultSaid(many)).toBe('+5: Bart loses 1 step.')
})

test('DL-38 in a fight a rally adds its step before the dice', () => {
  const m = fighting(TWO, { hands: ['rally', ''], dice: '1 1' })
  expect(options(m)).toEqual([PASS, { play: 'rally', on: 0 }])
  play(m, { play: 'rally', on: 0 }, PASS)
  expect([labelAt(m), asked(m).seat]).toEqual(['fight.before', 0])
  passAll(m)
  expect(heard(m, 'battle-rolled')[0]).toMatchObject({ ours: 5, theirs: 4 })
})

test('DL-38 so it does in answer to a pass, and both may play again', () => {
  const m = fighting(TWO, { hands: ['swordmaster', 'rally'], dice: '1 1' })
  play(m, PASS, { play: 'rally', on: 1 }, PASS, PASS)
  expect(asked(m)).toMatchObject({ seat: 0, options: [PASS, { play: 'swordmaster' }] })
  play(m, PASS)
  expect(heard(m, 'battle-rolled')[0]).toMatchObject({ ours: 4, theirs: 5 })
})

test('DL-38 whoever only looks on may play before the dice as well, and nobody after them', () => {
  const units = ['crew 0.1 at 1', 'crew 1.1 at 1 items vanes-cutlass', 'crew 2.1 at 1']
  const m = fighting(units, { seats: 3, hands: ['', '', 'pickpocket rally'], dice: '1 1' })
  playAs(m, 2, { play: 'pickpocket', on: 1 })
  playAs(m, 0, PASS)
  playAs(m, 1, PASS)
  playAs(m, 2, { take: 'vanes-cutlass', crew: 2 })
  expect(labelAt(m)).toBe('fight.before')
  play(m, PASS, PASS)
  expect(heard(m, 'battle-rolled')[0]).toMatchObject({ ours: 4, theirs: 4 })
  expect(labelAt(m)).toBe('fight.after')
  expect(m.play.asideOf(2)).toBeUndefined()
})
