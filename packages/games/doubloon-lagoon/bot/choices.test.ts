import { PASS } from '@nassau/kernel'
import { type Bot, FastChance } from '@nassau/kernel/bots'
import { project } from '@nassau/kernel/host'
import { labelAt, play, playAs, seatsAsked } from '@nassau/kernel/testing'
import { expect, test } from 'vitest'
import type { DoubloonLagoon } from '../rules.ts'
import { lossesOf } from '../steps/battle/losses.ts'
import { at, options, type Posed, type Setting, turnOf, unit, whereIs } from '../test-kit.ts'
import { mate } from './bot.ts'

const bot: Bot<DoubloonLagoon> = mate
const rng = new FastChance(1)

/** What the mate would choose for the seat that is asked. */
const wanted = (m: Posed, seat = seatsAsked(m)[0] ?? -1) => bot.choose(project(m.play, seat), rng, m.edition)

/** What the mate would say unasked. */
const unasked = (m: Posed, seat: number) => bot.interject?.(project(m.play, seat), rng, m.edition)

/** The mate plays for whoever is asked, until the step named comes or the turn is over. */
function playOn(m: Posed, until = ''): void {
  while (!m.isAtRest() && !m.play.isOver && labelAt(m) !== until) playAs(m, seatsAsked(m)[0] ?? -1, wanted(m))
}

/** Six beaches in the sea between two ports, four hexes from each: 0 is home to seat 0, 9 to seat 1. */
const ISLAND = [
  '    ~   ~   ~   ~',
  '  ~   ~   2   ~   ~',
  '0   7   1   3   8   9',
  '  ~   ~   4   ~   ~',
  '    ~   6   5   ~',
  '      ~   ~   ~',
]
const BEACHES = { 0: 'A', 7: '~', 8: '~', 9: 'A' }
const moving = (setting: Setting, seat = 0): Posed =>
  at(turnOf(seat, 'movement'), { map: ISLAND, on: BEACHES, homes: ['0', '9'], turn: seat, ...setting })

const FLEET = [
  'crew 0.1 aboard 3',
  'crew 0.2 aboard 3',
  'crew 0.3 aboard 3',
  'ship 0.1 at 0',
  'crew 1.1 aboard 5',
  'ship 1.2 at 9',
]

test('crews are landed where counters lie, one each, and explore', () => {
  const m = moving({ units: FLEET, counters: ['2', '4'], adventures: 'jewelled-idol pearl-of-the-lagoon' })
  playOn(m)
  expect(m.board.counters).toEqual([])
  expect(m.board.units.flatMap(({ items }) => items).sort()).toEqual(['jewelled-idol', 'pearl-of-the-lagoon'])
})

test('DL-41 the treasure ashore goes aboard and home in one turn, if one turn is enough', () => {
  const m = moving({
    units: ['crew 0.1 at 2 items kreths-treasure', 'crew 0.2 aboard 2', 'ship 0.1 at 1', 'crew 1.1 at 5'],
  })
  playOn(m)
  expect(m.play.match.outcome?.winners).toEqual([0])
})

test('DL-42 a captain without a ship takes the nearest that is empty', () => {
  const m = moving({ units: ['crew 0.1 at 1 items kreths-treasure', 'ship 1.1 at 2', 'crew 1.1 at 5'] })
  playOn(m, 'battle.choose')
  expect(unit(m, 1).owner).toBe(0)
})

test('DL-40 a captain who owns no ship hails the merchantman', () => {
  const m = moving({ units: ['crew 0.1 at 1', 'crew 1.1 at 5'], hands: ['passing-merchantman'] })
  expect(wanted(m)).toMatchObject({ play: 'passing-merchantman' })
})

test('an enemy with the treasure is gone for, and a stack attacks where one crew would not', () => {
  const units = ['crew 0.1 at 1', 'crew 0.2 at 1', 'crew 1.1 at 3 items kreths-treasure']
  const m = moving({ units })
  playOn(m, 'battle.choose')
  expect([whereIs(m, 0), whereIs(m, 1)]).toEqual(['3', '3'])
  play(m, wanted(m))
  expect(wanted(m)).toEqual({ pick: [0, 1] })
})

const facing = (ours: number, theirs: number): Posed =>
  at(turnOf(0, 'battle'), {
    map: ISLAND,
    on: BEACHES,
    units: [`crew 0.1 at 1 strength ${ours}`, `crew 1.1 at 1 strength ${theirs}`],
  })

test.each([
  [5, 3, true],
  [4, 3, true],
  [3, 3, false],
  [2, 4, false],
])('DL-21 with strength %i against %i the mate attacks: %s', (ours, theirs, isFought) => {
  expect(wanted(facing(ours, theirs))).toEqual(isFought ? { battle: facing(3, 3).hex(1), against: 1 } : { end: true })
})

test('DL-28 all against the weakest: only those named count', () => {
  const units = ['crew 0.1 at 1', 'crew 0.2 at 1', 'crew 1.1 at 1 strength 5', 'crew 1.2 at 1 strength 2']
  const m = at(turnOf(0, 'battle'), { map: ISLAND, on: BEACHES, units })
  play(m, wanted(m))
  play(m, { pick: [0, 1] })
  expect(wanted(m)).toEqual({ pick: [3] })
})

test('DL-26 steps are lost by the strongest, so that nobody falls who need not', () => {
  const losses = lossesOf(0, 0, [0, 1], 2)
  const m = at(losses, { map: ISLAND, on: BEACHES, units: ['crew 0.1 at 1 strength 1', 'crew 0.2 at 1 strength 3'] })
  expect(wanted(m)).toEqual({ pick: [1, 1] })
})

test('DL-26 whoever carries the treasure loses steps last', () => {
  const losses = lossesOf(0, 0, [0, 1], 1)
  const units = ['crew 0.1 at 1 strength 4 items kreths-treasure', 'crew 0.2 at 1 strength 2']
  expect(wanted(at(losses, { map: ISLAND, on: BEACHES, units }))).toEqual({ pick: [1] })
})

test('DL-23 a lucky shot is kept until the dice have fallen, and fired if it turns the result', () => {
  const m = at(turnOf(0, 'battle'), {
    map: ISLAND,
    on: BEACHES,
    units: ['crew 0.1 at 1 strength 5', 'crew 1.1 at 1 strength 3'],
    hands: ['lucky-shot'],
    dice: '3 3',
  })
  play(m, wanted(m))
  expect(labelAt(m)).toBe('fight.before')
  expect(wanted(m)).toEqual(PASS)
  play(m, PASS, PASS)
  expect(labelAt(m)).toBe('fight.after')
  expect(wanted(m)).toEqual({ play: 'lucky-shot' })
})

const HOMING = ['crew 0.1 aboard 1 items kreths-treasure', 'ship 0.1 at 6', 'crew 1.1 aboard 3', 'ship 1.2 at 8']

test('DL-40 the ship with the treasure is becalmed unasked, once, and before it sails', () => {
  const m = moving({ units: HOMING, hands: ['', 'becalmed becalmed'] })
  expect(unasked(m, 1)).toEqual({ play: 'becalmed', on: 1 })
  playAs(m, 1, { play: 'becalmed', on: 1 })
  play(m, PASS)
  expect(m.play.asideOf(1)).toBeUndefined()
})

test('DL-40 with a full hand, any enemy who is about to sail is becalmed', () => {
  const units = ['crew 0.1 aboard 1', 'ship 0.1 at 6', 'crew 1.1 aboard 3', 'ship 1.2 at 8']
  expect(unasked(moving({ units, hands: ['', 'becalmed ambush belay-that'] }), 1)).toEqual({ play: 'becalmed', on: 1 })
  expect(unasked(moving({ units, hands: ['', 'becalmed belay-that'] }), 1)).toBeNull()
})

test('DL-40 a reef is kept for a manned ship of an enemy', () => {
  const units = ['crew 0.1 aboard 1', 'ship 0.1 at 6', 'crew 1.1 at 2', 'ship 1.2 at 4']
  const hands = ['hidden-reef']
  expect(wanted(moving({ units, hands }))).not.toHaveProperty('play')
  units[2] = 'crew 1.1 aboard 3'
  expect(wanted(moving({ units, hands }))).toEqual({ play: 'hidden-reef', on: 3 })
})

test('DL-39 a reef under the treasure is belayed, and a belay of the belay again', () => {
  const m = moving({ units: HOMING, hands: ['belay-that belay-that', 'hidden-reef belay-that'] })
  playAs(m, 1, { play: 'hidden-reef', on: 1 })
  expect(wanted(m, 0)).toEqual({ play: 'belay-that' })
  playAs(m, 0, { play: 'belay-that' })
  expect(options(m)).toHaveLength(2)
  playAs(m, 1, { play: 'belay-that' })
  expect(wanted(m, 0)).toEqual({ play: 'belay-that' })
})

test('DL-39 nothing is belayed that does no harm', () => {
  const m = moving({ units: HOMING, hands: ['fair-wind belay-that', 'rally belay-that'] })
  playAs(m, 1, { play: 'rally', on: 2 })
  expect(wanted(m, 0)).toEqual(PASS)
})

test('DL-32 a ship with the treasure refuses a boarding; whoever hunts it calls one', () => {
  const m = at(turnOf(1, 'battle'), {
    map: ISLAND,
    on: BEACHES,
    homes: ['0', '9'],
    turn: 1,
    units: ['crew 0.1 aboard 1 items kreths-treasure', 'ship 0.1 at 8', 'crew 1.1 aboard 3', 'ship 1.2 at 8'],
  })
  expect(wanted(m)).toEqual({ from: 3, board: 1 })
  play(m, { from: 3, board: 1 })
  expect(wanted(m)).toEqual({ agree: false })
})

test('DL-45 with points enough a ship goes home', () => {
  const kept = ['skeleton-guard giant-crab ambush-in-the-palms fever snake-pit quicksand castaways castaways']
  const items = 'items jewelled-idol,chest-of-doubloons,pearl-of-the-lagoon'
  const units = [`crew 0.1 aboard 1 ${items}`, 'ship 0.1 at 7', 'crew 1.1 at 5']
  const m = moving({ units, kept, counters: ['2'], adventures: 'fever', options: { points: true }, first: 1 })
  playOn(m)
  expect(unit(m, 1).at).toBe(m.board.homes[0])
})
