import { repeat } from '@nassau/kernel'
import { choicesOf } from '@nassau/kernel/bots'
import { asked, heard, play, seatsAsked } from '@nassau/kernel/testing'
import { expect, test } from 'vitest'
import { POWERS } from './captains.ts'
import { EDITION } from './edition/edition.ts'
import type { BuildFrame } from './steps/build.ts'
import type { BoardingFrame } from './steps/fighting/boarding.ts'
import type { CannonsFrame } from './steps/fighting/cannons.ts'
import { at, parts } from './test-kit.ts'
import { view } from './view.ts'

const fire = (): CannonsFrame => ({
  step: 'cannons',
  at: 'order',
  fired: [],
  seat: 0,
  shots: [],
  target: 0,
  ships: 0,
  parrots: 0,
  hit: [],
})
const boarding = (): BoardingFrame => ({
  step: 'boarding',
  at: 'order',
  tried: [],
  seat: 0,
  target: 0,
  round: 0,
  ties: [],
})
const refit = (): BuildFrame => ({
  step: 'build',
  at: 'cove',
  seat: 0,
  tray: { ship: 0, cannon: 0, crew: 0, parrot: 0 },
  rolling: 0,
})
const USE = { use: true }

test('SD-43 one captain is dealt to each player, power side up, all different', () => {
  const m = at(
    { step: 'match', at: 'open' },
    {
      ships: ['', '', '', ''],
      options: { captains: true },
      dice: `#0 ${'#0 '.repeat(7)} 1 1 1 1 1 1 1 ${'crew '.repeat(10)}`,
    },
  )
  const captains = m.board.ships.map(({ captain }) => captain)
  expect(new Set(captains).size).toBe(4)
  expect(m.board.ships.every(({ captain, isReady }) => captain !== null && isReady)).toBe(true)
})

test('SD-44 an activation power turns the card over when used; a passive one does not', () => {
  const active = at(refit(), { ships: ['crew 4 cache 3 captain grace-omalley', ''], dice: 'crew '.repeat(6) })
  play(active, USE)
  expect(active.board.ships[0]?.isReady).toBe(false)
  const passive = at(
    { ...boarding(), at: 'clash', target: 1 },
    { ships: ['crew 2 captain anne-bonny', 'crew 1'], dice: 'ship ship ship' },
  )
  expect(passive.board.ships[0]?.isReady).toBe(true)
})

test('SD-44 a card that lies face down has no power', () => {
  const m = at(refit(), { ships: ['crew 4 cache 3 captain grace-omalley used yes', ''] })
  expect(asked(m).kind).toBe('pick')
})

test('SD-45 a card shows name, skill, phase, type and text', () => {
  const m = at(refit(), { ships: ['crew 4 captain blackbeard', ''] })
  expect(view(m.board, EDITION).ships[0]?.card).toMatchObject({
    name: 'Blackbeard',
    skill: 'Blood and Plunder',
    phase: 'cannons',
    type: 'activation',
  })
  expect(view(m.board, EDITION).ships[0]?.card?.text).not.toBe('')
})

test('SD-46 Blackbeard takes one die of choice from each ship he hit, after his last roll', () => {
  const m = at(fire(), {
    ships: ['sails 2 cannons 3 captain blackbeard', 'crew 2 hull 1', 'crew 2'],
    dice: 'crew | crew cannon',
  })
  play(m, { assign: [1, 2, 2] }, USE)
  expect([...choicesOf(asked(m))]).toEqual([{ take: 'hull' }, { take: 'crew' }])
  play(m, { take: 'hull' }, { take: 'crew' })
  expect(m.board.ships.map(parts)).toEqual(['sails 2', 'crew 1', ''])
  expect(m.board.ships[0]).toMatchObject({ plunder: 2, isReady: false })
})

test('SD-46 a ship that lost nothing was not hit', () => {
  const m = at(fire(), { ships: ['sails 2 cannons 1 captain blackbeard', 'hull 1'], dice: 'crew' })
  play(m, { assign: [1] })
  expect(m.isAtRest()).toBe(true)
})

test('SD-46 if no die is left on it, a destroyed one is taken', () => {
  const m = at(fire(), { ships: ['sails 2 cannons 1 captain blackbeard', 'crew 1 wreck 9'], dice: 'crew' })
  play(m, { assign: [1] }, USE)
  expect(m.board.ships[1]?.wreck).toBe(9)
  expect(m.board.ships[0]?.plunder).toBe(1)
})

test('SD-46 at the refit the dice may be rolled into the ship; a new hunt sends them home', () => {
  const m = at(refit(), { ships: ['crew 9 wreck 1 plunder 2 captain blackbeard used yes', ''], dice: 'crew crew crew' })
  play(m, { pick: ['plunder', 'plunder'] }, { pick: [] }, { assign: repeat('crew' as const, 12) })
  expect(m.board.ships[0]).toMatchObject({ crew: 12, plunder: 0 })

  const next = at(
    { step: 'hunt', at: 'muster' },
    { ships: ['crew 12 plunder 1', 'crew 7'], dice: `1 1 1 1 1 ${'crew '.repeat(10)}` },
  )
  expect(heard(next, 'rolled')[0]?.dice.crew).toBe(10)
  expect(next.board.ships.map(({ plunder }) => plunder)).toEqual([0, 0])
})

test('SD-46 plundered dice may also be left aside', () => {
  const m = at(refit(), { ships: ['crew 9 wreck 1 plunder 1', ''], dice: 'crew' })
  play(m, { pick: [] })
  expect(m.board.ships[0]?.plunder).toBe(1)
})

test('SD-47 the edition has eight captains, at least three passive, touching every phase', () => {
  expect(EDITION.captains).toHaveLength(8)
  const powers = EDITION.captains.map(({ power }) => POWERS[power])
  expect(powers.filter(({ type }) => type === 'passive').length).toBeGreaterThanOrEqual(3)
  expect(new Set(powers.map(({ phase }) => phase))).toEqual(
    new Set(['building', 'cannons', 'boarding', 'melee', 'loot', 'refit', 'scoring']),
  )
})

test('SD-47 Quick Hands: one parrot counts as a ship icon when sails are rolled in boarding', () => {
  const m = at(boarding(), {
    ships: ['sails 3 crew 2 captain calico-jack', 'sails 1 crew 1'],
    dice: 'parrot parrot ship | ship | parrot parrot | ship',
  })
  play(m, { board: 1 })
  expect(heard(m, 'chased')).toMatchObject([{ icons: 2, isCaught: true }])
})

test('SD-47 First over the Rail: one more fight point in the first round only', () => {
  const m = at(
    { ...boarding(), at: 'clash', target: 1 },
    { ships: ['crew 2 captain anne-bonny', 'crew 2'], dice: 'crew crew crew crew | crew crew crew' },
  )
  play(m, { fightOn: true })
  expect(heard(m, 'melee').map(({ sides }) => sides.map(({ points }) => points))).toEqual([
    [5, 4],
    [4, 2],
  ])
})

test('SD-47 The Articles: one more re-roll, and picking none keeps the power', () => {
  const ships = ['crew 8 wreck 2 captain black-bart', '']
  const kept = at(refit(), { ships, dice: 'ship ship' })
  play(kept, { pick: [] }, { pick: [] }, { pick: [] })
  expect(kept.board.ships[0]?.isReady).toBe(true)
  const used = at(refit(), { ships, dice: 'ship ship crew' })
  play(used, { pick: [] }, { pick: [] }, { pick: ['ship'] })
  expect(used.board.ships[0]?.isReady).toBe(false)
  expect(asked(used).kind).toBe('assign')
})

test('SD-47 Shore Raid: two more hands for carrying', () => {
  const loot = { step: 'loot', at: 'next', waiting: [0], queue: [], seat: 0, extra: 0 } as const
  const m = at(
    { ...loot, waiting: [0], queue: [] },
    { ships: ['crew 1 hull 4 captain henry-morgan', ''], island: [4, 3, 2, 1] },
  )
  play(m, USE)
  expect(asked(m)).toMatchObject({ max: 3 })
})

test('SD-47 No Quarter: a loser beaten by 3 or more loses one crew more', () => {
  const m = at(
    { ...boarding(), at: 'clash', target: 1 },
    { ships: ['crew 3 captain charles-vane', 'crew 3'], dice: 'crew crew crew ship ship ship' },
  )
  expect(m.board.ships[1]?.crew).toBe(1)
  const close = at(
    { ...boarding(), at: 'clash', target: 1 },
    { ships: ['crew 2 captain charles-vane', 'crew 3'], dice: 'crew ship ship ship ship' },
  )
  expect(close.board.ships[1]?.crew).toBe(2)
})

test('SD-47 Hidden Cove: treasure set aside cannot be stolen this hunt', () => {
  const m = at(boarding(), { ships: ['sails 2 crew 2 hull 2', 'cache 4,4 hidden yes', 'crew 1'], dice: 'ship ship' })
  play(m, { board: 1 })
  expect(m.isAtRest()).toBe(true)
})

test("SD-47 Gentleman's Purse: own scurvy dice are ignored at scoring", () => {
  const m = at({ step: 'scoring', at: 'begin', left: [] }, { ships: ['at 5 scurvy 3 captain stede-bonnet', ''] })
  expect(seatsAsked(m)).toEqual([0])
  play(m, USE)
  expect(m.board.ships[0]).toMatchObject({ at: 5, isReady: false })
})

test("SD-47 SD-37 Gentleman's Purse in dangerous waters: no drifting back this hunt", () => {
  const setting = { ships: ['at 5 captain stede-bonnet', 'crew 1'], muerta: 3, options: { 'dangerous-waters': true } }
  const m = at({ step: 'scurvy', at: 'begin', left: [] }, setting)
  play(m, USE)
  expect(m.board.ships[0]).toMatchObject({ at: 5, isReady: false, isImmune: true })
  const drifting = at({ step: 'scurvy', at: 'begin', left: [] }, setting)
  play(drifting, { use: false })
  expect(drifting.board.ships[0]).toMatchObject({ at: 2, isReady: true })
})
