import type { Choice } from '@nassau/kernel'
import { asked, labelAt, offers, play, playAs } from '@nassau/kernel/testing'
import { expect, test } from 'vitest'
import type { DoubloonLagoon } from '../rules.ts'
import { at, type Posed, passAll, type Setting, turnOf, unit, whereIs } from '../test-kit.ts'
import { isCardPlay } from './cards.ts'

/** A beach and a grass beside it, three hexes of open sea, and another beach. */
const SEAS = ['3', '', '1', '', '4', '', '~', '', '6', '', '5', '', '2']
const ON = { 1: 'b', 2: 'g', 3: 'g', 4: '~', 5: 'b', 6: '~' }
type Segment = 'movement' | 'battle' | 'exploration'
const begun = (segment: Segment, units: readonly string[], more: Setting = {}) =>
  at(turnOf(0, segment), { map: SEAS, on: ON, units, ...more })

/** Seats 0 and 1 each have two crews on the beach, and seat 0 begins a battle. */
const SKIRMISH = ['crew 0.1 at 1', 'crew 0.2 at 1', 'crew 1.1 at 1', 'crew 1.2 at 1', 'crew 2.1 at 5']
function skirmish(more: Setting = {}): Posed {
  const m = begun('battle', SKIRMISH, { seats: 3, hands: ['rally', '', 'rally'], ...more })
  play(m, { battle: m.hex(1), against: 1 })
  return m
}

/** Two crews of seat 0 on a counter. */
function landed(more: Setting = {}): Posed {
  const units = ['crew 0.1 at 1', 'crew 0.2 at 1', 'crew 1.1 at 5']
  const m = begun('exploration', units, {
    counters: ['1'],
    adventures: 'rum-cache',
    hands: ['rally', 'rally'],
    ...more,
  })
  play(m, { explore: m.hex(1) })
  return m
}

/** A merchantman puts in for seat 0, who has two crews on the beach. */
function hailed(more: Setting = {}): Posed {
  const hands = ['passing-merchantman rally', 'rally']
  const m = begun('movement', ['crew 0.1 at 1', 'crew 0.2 at 1', 'crew 1.1 at 5'], { hands, ...more })
  play(m, { play: 'passing-merchantman', on: m.hex(1) })
  passAll(m)
  return m
}

test.each<[string, (more?: Setting) => Posed, seat: number, crew: number]>([
  ['battle.attackers', skirmish, 2, 4],
  [
    'battle.targets',
    more => {
      const m = skirmish(more)
      play(m, { pick: [0, 1] })
      return m
    },
    2,
    4,
  ],
  ['exploration.name', landed, 1, 2],
  ['passage.muster', hailed, 1, 2],
])('DL-38 in %s others may play a card while units are named, and the naming goes on', (label, pose, seat, crew) => {
  const m = pose()
  const before = asked(m)
  expect(labelAt(m)).toBe(label)
  expect(offers(m, seat)).toEqual([{ play: 'rally', on: crew }])
  playAs(m, seat, { play: 'rally', on: crew })
  passAll(m)
  expect(unit(m, crew).strength).toBe(4)
  expect([labelAt(m), asked(m)]).toEqual([label, before])
})

test('DL-38 whoever names units was asked with all cards just before, so a pick is only a pick', () => {
  for (const m of [skirmish(), landed(), hailed()])
    expect(asked(m)).toMatchObject({ kind: 'pick', seat: 0, from: [0, 1] })
})

/** The treasure is in reach of a pickpocket whose ship lies in its home port. */
const AT_HOME: Setting = {
  map: ['1', '', 'H', '', '2'],
  on: { 1: 'A', 2: 'H' },
  homes: ['', '1'],
}

test.each<[string, Segment, Setting]>([
  ['battle.attackers', 'battle', {}],
  ['exploration.name', 'exploration', { counters: ['1'], adventures: 'fever' }],
])('DL-38 DL-41 a card that wins the match ends it in %s', (label, segment, more) => {
  const units = ['crew 0.1 at 1 items kreths-treasure', 'crew 0.2 at 1', 'ship 1.1 at 1', 'crew 1.1 aboard 2']
  const m = begun(segment, units, { ...AT_HOME, ...more, hands: ['', 'pickpocket'] })
  play(m, segment === 'battle' ? { battle: m.hex(1), against: 1 } : { explore: m.hex(1) })
  expect(labelAt(m)).toBe(label)
  playAs(m, 1, { play: 'pickpocket', on: 0 })
  passAll(m)
  play(m, { take: 'kreths-treasure', crew: 3 })
  expect(m.play.match.outcome?.winners).toEqual([1])
})

test('DL-38 DL-40 a reef that sinks the merchantman leaves nobody to embark', () => {
  const m = hailed({ hands: ['passing-merchantman', 'hidden-reef'], dice: '1' })
  playAs(m, 1, { play: 'hidden-reef', on: 3 })
  passAll(m)
  expect([whereIs(m, 3), labelAt(m)]).toEqual(['gone', 'movement.choose'])
})

test('DL-38 DL-19 so does a raft whose crew captures the merchantman', () => {
  const m = hailed({ hands: ['passing-merchantman', 'driftwood-raft'] })
  playAs(m, 1, { play: 'driftwood-raft', on: 2 })
  passAll(m)
  play(m, { to: m.hex(1) }, { capture: 3 })
  expect([unit(m, 3).owner, labelAt(m)]).toEqual([1, 'movement.choose'])
})

test('DL-38 DL-43 a storm amid which the treasure sinks is not asked for any more', () => {
  const units = [
    'ship 0.1 at 4',
    'crew 0.1 aboard 0',
    'ship 1.1 at 5 items kreths-treasure',
    'crew 1.1 aboard 2',
    'crew 1.2 at 3',
  ]
  const m = begun('movement', units, { hands: ['storm hidden-reef'], dice: '1' })
  play(m, { play: 'storm', on: 0 })
  passAll(m)
  play(m, { play: 'hidden-reef', on: 2 })
  passAll(m)
  expect(m.play.match.outcome?.winners).toEqual([0, 1])
})

/** A list that is no first question of its segment: how it comes about, who is asked, and which crew of theirs rallies. */
type List = {
  segment: Segment
  units: readonly string[]
  more?: Setting
  choices: (hex: (name: number) => number) => Choice<DoubloonLagoon>[]
  seat?: number
  crew: number
}

/** Two ships at sea side by side; and a boarding that has gone on so long that its loser dies of the next round. */
const ABREAST = ['ship 0.1 at 4', 'crew 0.1 aboard 0', 'ship 1.2 at 4', 'crew 1.1 aboard 2', 'crew 1.2 at 5']
const LAST_STAND = [
  'ship 0.1 at 4',
  'crew 0.1 aboard 0 strength 4',
  'ship 1.2 at 4',
  'crew 1.1 aboard 2 strength 1',
  'crew 1.2 at 5',
]
const FINDS = { counters: ['1'] }

const LISTS: Readonly<Record<string, List>> = {
  'movement.act': { segment: 'movement', units: ['crew 0.1 at 1'], choices: () => [{ unit: 0 }], crew: 0 },
  'movement.gather': {
    segment: 'movement',
    units: ['crew 0.1 at 1'],
    more: { ground: ['machete at 1'] },
    choices: () => [{ end: true }],
    crew: 0,
  },
  'capture.offer': {
    segment: 'movement',
    units: ['crew 0.1 at 3', 'ship 1.1 at 1', 'crew 1.1 at 5'],
    choices: hex => [{ unit: 0 }, { to: hex(1) }],
    crew: 0,
  },
  'card.pinch': {
    segment: 'movement',
    units: ['crew 0.1 at 1', 'crew 1.1 at 1 items machete,spyglass'],
    more: { hands: ['rally pickpocket'] },
    choices: () => [{ play: 'pickpocket', on: 1 }],
    crew: 0,
  },
  'passage.storm': {
    segment: 'movement',
    units: ['ship 0.1 at 4', 'crew 0.1 aboard 0'],
    more: { hands: ['rally storm'] },
    choices: () => [{ play: 'storm', on: 0 }],
    crew: 1,
  },
  'passage.raft': {
    segment: 'movement',
    units: ['crew 0.1 at 1'],
    more: { hands: ['rally driftwood-raft'] },
    choices: () => [{ play: 'driftwood-raft', on: 0 }],
    crew: 0,
  },
  'battle.hailed': { segment: 'battle', units: ABREAST, choices: () => [{ end: true }], seat: 1, crew: 4 },
  'battle.answer': { segment: 'battle', units: ABREAST, choices: () => [{ from: 0, board: 2 }], seat: 1, crew: 4 },
  'aftermath.share': {
    segment: 'battle',
    units: [
      'crew 0.1 at 1 strength 4',
      'crew 0.2 at 1 strength 4',
      'crew 1.1 at 1 strength 1 items machete',
      'crew 1.2 at 5',
    ],
    more: { dice: '6 1' },
    choices: hex => [{ battle: hex(1), against: 1 }, { pick: [0, 1] }],
    crew: 1,
  },
  'aftermath.prize': {
    segment: 'battle',
    units: LAST_STAND,
    more: { boardings: ['0 2'], dice: '6 1' },
    choices: () => [],
    crew: 1,
  },
  'exploration.spy': {
    segment: 'exploration',
    units: ['crew 0.1 at 1 items spyglass'],
    more: { ...FINDS, adventures: 'machete fever' },
    choices: hex => [{ explore: hex(1) }],
    crew: 0,
  },
  'adventure.claim': {
    segment: 'exploration',
    units: ['crew 0.1 at 1'],
    more: { ...FINDS, adventures: 'machete' },
    choices: hex => [{ explore: hex(1) }],
    crew: 0,
  },
  'adventure.recruit': {
    segment: 'exploration',
    units: ['crew 0.1 at 1', 'crew 0.2 at 1'],
    more: { ...FINDS, adventures: 'castaways' },
    choices: hex => [{ explore: hex(1) }, { pick: [0, 1] }],
    crew: 1,
  },
  'adventure.emerge': {
    segment: 'exploration',
    units: ['crew 0.1 at 1'],
    more: { ...FINDS, adventures: 'hidden-tunnel' },
    choices: hex => [{ explore: hex(1) }],
    crew: 0,
  },
}

/** The match in which that list is asked. */
function reached({ segment, units, more, choices, seat = 0 }: List): Posed {
  const m = begun(segment, units, { hands: seat === 0 ? ['rally'] : ['', 'rally'], ...more })
  passAll(m)
  for (const choice of choices(name => m.hex(name))) {
    play(m, choice)
    passAll(m)
  }
  return m
}

test.each(Object.entries(LISTS))(
  'DL-38 in %s whoever is asked may play a card of their own, and is asked again',
  (label, list) => {
    const m = reached(list)
    const rally = { play: 'rally', on: list.crew }
    const plain = offers(m).filter(option => !isCardPlay(option))
    expect([labelAt(m), asked(m).seat, offers(m).at(-1)]).toEqual([label, list.seat ?? 0, rally])
    const before = unit(m, list.crew).strength
    play(m, rally)
    passAll(m)
    expect(unit(m, list.crew).strength).toBe(before + 1)
    // A unit in hand is put back: with a card its way may be another.
    if (label === 'movement.act') expect(labelAt(m)).toBe('movement.choose')
    else expect([labelAt(m), offers(m)]).toEqual([label, plain])
  },
)

test('DL-38 what answers itself is not asked because a card could be played', () => {
  const units = ['crew 0.1 at 1', 'crew 1.1 at 5']
  const m = begun('exploration', units, { ...FINDS, adventures: 'castaways', hands: ['rally'] })
  play(m, { explore: m.hex(1) })
  passAll(m)
  expect([unit(m, 0).strength, m.isAtRest()]).toEqual([4, true])
})

test('DL-38 inside a fight cards come before its dice: who loses steps or falls back plays none, nor does anyone else', () => {
  const units = ['crew 0.1 at 1 strength 9', 'crew 1.1 at 1', 'crew 1.2 at 1', 'crew 2.1 at 1']
  const m = begun('battle', units, { seats: 3, hands: ['rally', 'rally', 'rally'], dice: '5 1' })
  play(m, { battle: m.hex(1), against: 1 }, { pick: [1, 2] })
  passAll(m)
  expect([labelAt(m), asked(m).kind]).toEqual(['losses.choose', 'pick'])
  expect([0, 2].map(seat => m.play.asideOf(seat))).toEqual([undefined, undefined])
})
