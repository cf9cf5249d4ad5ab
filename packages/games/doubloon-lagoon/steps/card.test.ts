import { PASS } from '@nassau/kernel'
import { asked, heard, labelAt, play, playAs, seatsAsked } from '@nassau/kernel/testing'
import { expect, test } from 'vitest'
import { EDITION } from '../edition/edition.ts'
import { reachOf } from '../sailing/reach.ts'
import { at, goals, options, passAll, type Setting, turnOf, unit, whereIs } from '../test-kit.ts'

/** Two islands: beaches 1 and 2 with grass 3 behind them, beach 5 across three sea hexes; 4 and 6 are sea. */
const SEAS = ['3', '', '1', '', '4', '', '~', '', '6', '', '5', '', '2']
const ON = { 1: 'b', 2: 'g', 3: 'g', 4: '~', 5: 'b', 6: '~' }
const moving = (setting: Setting, seat = 0) =>
  at(turnOf(seat, 'movement'), { map: SEAS, on: ON, turn: seat, ...setting })
const plays = (ask: unknown): unknown =>
  JSON.parse(JSON.stringify(ask)).options.filter((option: object) => 'play' in option)

const SHIP = ['ship 0.1 at 4', 'crew 0.1 aboard 0', 'crew 1.1 at 5']

test('DL-38 action cards can be played in movement, battle and exploration of one’s own turn', () => {
  const setting = { units: ['crew 0.1 at 1', 'crew 1.1 at 1'], counters: ['1'], hands: ['rally'] }
  const m = moving(setting)
  for (const segment of ['movement.choose', 'battle.choose', 'exploration.choose']) {
    expect(labelAt(m)).toBe(segment)
    expect(options(m)).toContainEqual({ play: 'rally', on: 0 })
    play(m, { end: true })
  }
})

test('DL-38 and unasked in those of any other player’s turn', () => {
  const setting = { units: ['crew 0.1 at 1', 'crew 1.1 at 1'], counters: ['1'], hands: ['', 'rally'] }
  for (const segment of ['movement', 'battle', 'exploration'] as const) {
    const m = at(turnOf(0, segment), { map: SEAS, on: ON, ...setting })
    expect(seatsAsked(m)).toEqual([0])
    playAs(m, 1, { play: 'rally', on: 1 })
    passAll(m)
    expect(unit(m, 1).strength).toBe(4)
    expect(labelAt(m)).toBe(`${segment}.choose`)
  }
})

test('DL-40 cards for movement are played in movement segments only', () => {
  const hands = ['fair-wind forced-march storm hidden-reef driftwood-raft', 'becalmed storm']
  const units = ['ship 0.1 at 1', 'crew 0.1 at 1', 'crew 1.1 at 1', 'ship 1.2 at 4']
  for (const segment of ['battle', 'exploration'] as const) {
    const m = at(turnOf(0, segment), { map: SEAS, on: ON, units, counters: ['1'], hands })
    expect(labelAt(m)).toBe(`${segment}.choose`)
    expect(plays(asked(m))).toEqual([])
    expect(m.play.asideOf(1)).toBeUndefined()
  }
})

test('DL-38 a card can be played while another has a unit in hand', () => {
  const m = moving({ units: ['crew 0.1 at 1', 'crew 1.1 at 5'], hands: ['', 'rally'] })
  play(m, { unit: 0 })
  playAs(m, 1, { play: 'rally', on: 1 })
  passAll(m)
  expect(labelAt(m)).toBe('movement.choose')
})

test('DL-40 fair wind: a ship of one’s own has 2 points more, in one’s own movement segment', () => {
  const m = moving({ units: SHIP, hands: ['fair-wind', 'fair-wind'] })
  expect(m.play.asideOf(1)).toBeUndefined()
  play(m, { play: 'fair-wind', on: 0 })
  passAll(m)
  expect(Math.max(...reachOf(m.board, m.edition, 0).costs)).toBe(3)
  expect(unit(m, 0).extra).toBe(2)
  expect(m.board.hands[0]).toEqual([])
  expect(m.board.discards).toEqual(['fair-wind'])
})

test('DL-40 becalmed: a ship of whoever moves goes at most 1 hex in this segment, fair wind or not', () => {
  const m = moving({ units: SHIP, hands: ['fair-wind becalmed', 'becalmed becalmed'] })
  expect(options(m)).not.toContainEqual({ play: 'becalmed', on: 0 })
  playAs(m, 1, { play: 'becalmed', on: 0 })
  passAll(m)
  expect(m.play.asideOf(1)).toBeUndefined()
  play(m, { play: 'fair-wind', on: 0 })
  passAll(m)
  play(m, { unit: 0 })
  expect(options(m)).toHaveLength(3)
  expect(goals(m)).toBe('1')
  play(m, { to: m.hex(1) })
  expect(options(m)).toContainEqual({ unit: 1 })
  expect(options(m)).not.toContainEqual({ unit: 0 })
  play(m, { end: true })
  expect(unit(m, 0).calm).toBeNull()
})

test('DL-40 forced march: one crew has 2 points more', () => {
  const m = moving({ units: ['crew 0.1 at 1 spent 4', 'crew 1.1 at 5'], hands: ['forced-march'] })
  expect(options(m)).toEqual([{ end: true }, { play: 'forced-march', on: 0 }])
  play(m, { play: 'forced-march', on: 0 })
  passAll(m)
  play(m, { unit: 0 })
  expect(goals(m)).toBe('3')
})

test('DL-40 DL-27 rally: one crew gains a step, one at five does not', () => {
  const m = moving({ units: ['crew 0.1 at 1', 'crew 0.2 at 1 strength 5', 'crew 1.1 at 5'], hands: ['rally'] })
  expect(plays(asked(m))).toEqual([{ play: 'rally', on: 0 }])
  play(m, { play: 'rally', on: 0 })
  passAll(m)
  expect(unit(m, 0).strength).toBe(4)
})

test('DL-27 whatever a card of one’s own edition gives, no crew grows beyond five', () => {
  const events = EDITION.events.map(card => (card.id === 'rally' ? { ...card, amount: 3 } : card))
  const m = moving({ units: ['crew 0.1 at 1 strength 4'], hands: ['rally'], edition: { events } })
  play(m, { play: 'rally', on: 0 })
  passAll(m)
  expect(unit(m, 0).strength).toBe(5)
})

test('DL-40 storm: any ship on the open sea, over up to 3 sea hexes, with all aboard', () => {
  const m = moving({
    units: ['ship 1.1 at 4', 'crew 1.1 aboard 0', 'ship 1.2 at 5', 'crew 0.1 at 3'],
    hands: ['storm'],
  })
  expect(plays(asked(m))).toEqual([{ play: 'storm', on: 0 }])
  play(m, { play: 'storm', on: 0 })
  passAll(m)
  expect(asked(m).seat).toBe(0)
  expect(goals(m)).toBe('6')
  play(m, { to: m.hex(6) })
  expect([whereIs(m, 0), whereIs(m, 1)]).toEqual(['6', '6'])
})

test('DL-34 a boarding ends when a card moves one of the ships', () => {
  const units = ['ship 1.1 at 4', 'crew 1.1 aboard 0', 'ship 0.2 at 4', 'crew 0.1 aboard 2']
  const m = moving({ units, hands: ['storm'], boardings: ['0 2'] })
  play(m, { play: 'storm', on: 0 })
  passAll(m)
  play(m, { to: m.hex(6) })
  expect(m.board.boardings).toEqual([])
})

test('DL-19 a crew aboard a ship driven beside an empty enemy ship may capture it', () => {
  const m = moving({
    units: ['ship 1.1 at 4', 'crew 1.1 aboard 0', 'ship 0.2 at 6', 'crew 0.1 at 3'],
    hands: ['storm'],
  })
  play(m, { play: 'storm', on: 0 })
  passAll(m)
  play(m, { to: m.hex(6) })
  expect(asked(m)).toMatchObject({ seat: 1, options: [{ capture: 2 }, { capture: null }] })
})

const WRECK = [
  'ship 1.1 at 1 items spyglass',
  'crew 1.1 aboard 0 items machete',
  'crew 1.2 aboard 0 strength 1 items jewelled-idol',
  'crew 0.1 at 3',
]

test('DL-40 hidden reef: a ship in a shoreline hex sinks on 1 or 2, each crew aboard loses a step, survivors stand there', () => {
  const m = moving({ units: [...WRECK, 'ship 0.2 at 4'], hands: ['hidden-reef'], dice: '2' })
  expect(plays(asked(m))).toEqual([{ play: 'hidden-reef', on: 0 }])
  play(m, { play: 'hidden-reef', on: 0 })
  passAll(m)
  expect(whereIs(m, 0)).toBe('gone')
  expect(unit(m, 1)).toMatchObject({ at: m.hex(1), aboard: null, strength: 2 })
  expect(whereIs(m, 2)).toBe('gone')
})

test('DL-47 items in the box are lost with the ship, and those of a carrier who dies; survivors keep theirs', () => {
  const m = moving({ units: WRECK, hands: ['hidden-reef'], dice: '1' })
  play(m, { play: 'hidden-reef', on: 0 })
  passAll(m)
  expect(unit(m, 1).items).toEqual(['machete'])
  expect(m.board.lost.toSorted()).toEqual(['jewelled-idol', 'spyglass'])
  expect(m.board.ground).toEqual([])
})

test('DL-40 on 3 and more the ship is spared', () => {
  const m = moving({ units: WRECK, hands: ['hidden-reef'], dice: '3' })
  play(m, { play: 'hidden-reef', on: 0 })
  passAll(m)
  expect(unit(m, 0).at).toBe(m.hex(1))
})

test('DL-34 a boarding ends when one of the ships is sunk', () => {
  const units = ['ship 1.1 at 1', 'crew 1.1 aboard 0', 'ship 0.2 at 1', 'crew 0.1 aboard 2']
  const m = moving({ units, hands: ['hidden-reef'], boardings: ['0 2'], dice: '1' })
  play(m, { play: 'hidden-reef', on: 0 })
  passAll(m)
  expect(m.board.boardings).toEqual([])
})

test('DL-39 steady hands must be played before the die is rolled, and then the ship is safe', () => {
  const m = moving({ units: WRECK, hands: ['hidden-reef', 'steady-hands'] })
  play(m, { play: 'hidden-reef', on: 0 }, PASS)
  expect(seatsAsked(m)).toEqual([0, 1])
  playAs(m, 1, { play: 'steady-hands' })
  passAll(m)
  expect(unit(m, 0).at).toBe(m.hex(1))
  expect(m.rng.left).toBe(0)
})

test('DL-40 driftwood raft: a crew on a shoreline hex crosses up to 4 sea hexes to another, in anyone’s movement', () => {
  const m = moving({ units: ['crew 0.1 at 3', 'crew 1.1 at 1', 'crew 1.2 at 3'], hands: ['', 'driftwood-raft'] })
  expect(m.play.asideOf(1)).toMatchObject({ options: [{ play: 'driftwood-raft', on: 1 }] })
  playAs(m, 1, { play: 'driftwood-raft', on: 1 })
  passAll(m)
  expect(goals(m)).toBe('5')
  play(m, { to: m.hex(5) })
  expect(whereIs(m, 1)).toBe('5')
})

test('DL-40 a raft also crosses between home land and ports, but never five sea hexes', () => {
  const column = (sea: number): string[] => ['1', '', ...Array.from({ length: sea }, () => ['~', '']).flat(), '2']
  for (const [sea, goal] of [
    [4, '2'],
    [5, undefined],
  ] as const) {
    const m = moving({ map: column(sea), on: { 1: 'H', 2: 'A' }, units: ['crew 0.1 at 1'], hands: ['driftwood-raft'] })
    if (goal === undefined) expect(plays(asked(m))).toEqual([])
    else {
      play(m, { play: 'driftwood-raft', on: 0 })
      passAll(m)
      expect(goals(m)).toBe(goal)
    }
  }
})

test('DL-20 an immobilized crew does not raft', () => {
  const m = moving({ units: ['crew 0.1 at 1 stuck yes'], hands: ['driftwood-raft'] })
  expect(plays(asked(m))).toEqual([])
})

test('DL-40 a raft is for crossing sea, not for going along the shore', () => {
  const m = moving({ map: ['~', '', '1', '', '2', '', '~'], units: ['crew 0.1 at 1'], hands: ['driftwood-raft'] })
  expect(plays(asked(m))).toEqual([])
})

test('DL-40 DL-42 passing merchantman: for one who owns no ship, where a crew stands on shoreline or in port', () => {
  const m = moving({
    units: ['crew 0.1 at 1', 'crew 0.2 at 1', 'crew 0.3 at 3', 'crew 1.1 at 5'],
    hands: ['passing-merchantman'],
  })
  expect(plays(asked(m))).toEqual([{ play: 'passing-merchantman', on: m.hex(1) }])
  play(m, { play: 'passing-merchantman', on: m.hex(1) })
  passAll(m)
  expect(asked(m)).toEqual({ kind: 'pick', seat: 0, from: [0, 1], min: 0, max: 2 })
  play(m, { pick: [1] })
  expect(unit(m, 4)).toMatchObject({ kind: 'ship', owner: 0, at: m.hex(1) })
  expect([0, 1].map(id => unit(m, id).aboard)).toEqual([null, 4])
  play(m, { unit: 4 }, { to: m.hex(6) })
  expect(whereIs(m, 1)).toBe('6')
})

test('DL-15 who embarks a merchantman in their own turn does not disembark in it; in another’s turn it costs nothing', () => {
  const units = ['crew 0.1 at 1', 'crew 1.1 at 1']
  for (const seat of [0, 1]) {
    const m = moving({ units, hands: ['passing-merchantman'] }, seat)
    playAs(m, 0, { play: 'passing-merchantman', on: m.hex(1) })
    passAll(m)
    play(m, { pick: [0] })
    expect(unit(m, 0)).toMatchObject({ aboard: 2, hasCrossed: seat === 0 })
  }
})

test('DL-40 whoever owns a ship, captured or not, gets no merchantman', () => {
  const m = moving({ units: ['crew 0.1 at 1', 'ship 0.9 at 6', 'crew 1.1 at 5'], hands: ['passing-merchantman'] })
  expect(plays(asked(m))).toEqual([])
})

test('DL-40 pickpocket: one item from an enemy unit in the same hex', () => {
  const units = [
    'crew 0.1 at 1',
    'crew 0.2 at 1',
    'crew 1.1 at 1 items machete,spyglass',
    'ship 1.2 at 1 items jewelled-idol',
    'crew 1.2 at 5 items fever',
  ]
  const m = moving({ units, hands: ['pickpocket'] })
  expect(plays(asked(m))).toEqual([
    { play: 'pickpocket', on: 2 },
    { play: 'pickpocket', on: 3 },
  ])
  play(m, { play: 'pickpocket', on: 2 })
  passAll(m)
  expect(options(m)).toEqual([
    { take: 'machete', crew: 0 },
    { take: 'machete', crew: 1 },
    { take: 'spyglass', crew: 0 },
    { take: 'spyglass', crew: 1 },
  ])
  play(m, { take: 'spyglass', crew: 1 })
  expect(unit(m, 1).items).toEqual(['spyglass'])
  expect(unit(m, 2).items).toEqual(['machete'])
})

test('DL-48 when a card is played everyone else is asked, whether they hold an answer or not', () => {
  const m = moving({ seats: 3, units: ['crew 0.1 at 1'], hands: ['rally', '', 'belay-that'] })
  play(m, { play: 'rally', on: 0 })
  expect(seatsAsked(m)).toEqual([1, 2])
  expect(m.play.askOf(1)).toMatchObject({ options: [PASS] })
  expect(m.play.askOf(2)).toMatchObject({ options: [PASS, { play: 'belay-that' }] })
})

test('DL-39 belay that: a card just played does nothing', () => {
  const m = moving({ units: ['crew 0.1 at 1'], hands: ['rally', 'belay-that'] })
  play(m, { play: 'rally', on: 0 }, { play: 'belay-that' })
  passAll(m)
  expect(unit(m, 0).strength).toBe(3)
  expect(heard(m, 'belayed').map(({ card }) => card)).toEqual(['rally'])
})

test('DL-48 a cancel may be cancelled, the last played resolving first', () => {
  const m = moving({ units: ['crew 0.1 at 1'], hands: ['rally belay-that', 'belay-that belay-that'] })
  play(m, { play: 'rally', on: 0 }, { play: 'belay-that' }, { play: 'belay-that' })
  expect(asked(m).seat).toBe(1)
  play(m, PASS)
  expect(heard(m, 'belayed').map(({ seat }) => seat)).toEqual([1])
  expect(asked(m)).toMatchObject({ seat: 1, options: [PASS, { play: 'belay-that' }] })
  play(m, PASS)
  expect(unit(m, 0).strength).toBe(4)
})

test('DL-48 and that cancel again', () => {
  const m = moving({ units: ['crew 0.1 at 1'], hands: ['rally belay-that', 'belay-that belay-that'] })
  play(m, { play: 'rally', on: 0 }, { play: 'belay-that' }, { play: 'belay-that' }, { play: 'belay-that' }, PASS, PASS)
  expect(heard(m, 'belayed').map(({ seat }) => seat)).toEqual([0, 0])
  expect(unit(m, 0).strength).toBe(3)
})

test('DL-39 cancels are for answers: none can be played unasked', () => {
  const m = moving({ units: ['crew 0.1 at 1'], hands: ['belay-that steady-hands false-chart', 'belay-that'] })
  expect(plays(asked(m))).toEqual([])
  expect(m.play.asideOf(1)).toBeUndefined()
})
