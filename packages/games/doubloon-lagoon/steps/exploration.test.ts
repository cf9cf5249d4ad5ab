import { PASS } from '@nassau/kernel'
import { asked, heard, labelAt, play, playAs, seatsAsked } from '@nassau/kernel/testing'
import { expect, test } from 'vitest'
import { at, options, passAll, type Setting, turnOf, unit } from '../test-kit.ts'

const LAND = ['~   1', '  2   3', '~   4']
const ON = { 1: 'b', 2: 'b', 3: 'g', 4: 'b' }
const exploring = (setting: Setting) => at(turnOf(0, 'exploration'), { map: LAND, on: ON, ...setting })

test('DL-35 a crew on a counter may explore: the counter goes, the top card is drawn and carried out', () => {
  const m = exploring({ units: ['crew 0.1 at 1'], counters: ['1', '3'], adventures: 'jewelled-idol fever' })
  expect(options(m)).toEqual([{ end: true }, { explore: m.hex(1) }])
  play(m, { explore: m.hex(1) })
  passAll(m)
  expect(heard(m, 'adventure')).toMatchObject([{ card: 'jewelled-idol' }])
  expect(m.board.counters).toEqual([m.hex(3)])
  expect(m.board.adventures.map(({ card }) => card)).toEqual(['fever'])
})

test('DL-35 nobody explores from aboard, from beside a counter, or in another’s turn', () => {
  const units = ['ship 0.1 at 1', 'crew 0.1 aboard 0', 'crew 0.2 at 2', 'crew 1.1 at 3']
  expect(exploring({ units, counters: ['1', '3'], adventures: 'fever fever' }).isAtRest()).toBe(true)
})

test('DL-35 the player names the exploring unit or units', () => {
  const m = exploring({ units: ['crew 0.1 at 1', 'crew 0.2 at 1'], counters: ['1'], adventures: 'rum-cache' })
  play(m, { explore: m.hex(1) })
  expect(asked(m)).toEqual({ kind: 'pick', seat: 0, from: [0, 1], min: 1, max: 2 })
  play(m, { pick: [1] })
  passAll(m)
  expect([0, 1].map(id => unit(m, id).extra)).toEqual([0, 2])
})

test('DL-35 DL-39 if the draw is cancelled, the counter stays and those units explore no more this turn', () => {
  const units = ['crew 0.1 at 1', 'crew 0.2 at 1']
  const m = exploring({ units, counters: ['1'], adventures: 'rum-cache', hands: ['', 'false-chart'] })
  play(m, { explore: m.hex(1) }, { pick: [0] })
  expect(heard(m, 'adventure')).toEqual([])
  expect(seatsAsked(m)).toEqual([1])
  playAs(m, 1, { play: 'false-chart' })
  play(m, PASS)
  expect(m.board.counters).toEqual([m.hex(1)])
  expect(m.board.adventures).toHaveLength(1)
  expect(labelAt(m)).toBe('exploration.choose')
  play(m, { explore: m.hex(1) })
  passAll(m)
  expect([0, 1].map(id => unit(m, id).extra)).toEqual([0, 2])
})

test('DL-39 who draws is not asked to stop the own draw, though they hold a false chart', () => {
  const m = exploring({
    units: ['crew 0.1 at 1'],
    counters: ['1'],
    adventures: 'rum-cache',
    hands: ['false-chart', ''],
  })
  play(m, { explore: m.hex(1) })
  expect(seatsAsked(m)).toEqual([1])
  play(m, PASS)
  expect(heard(m, 'adventure')).toHaveLength(1)
})

test('DL-35 who is aboard when the segment begins does not explore, though the ship lies on the counter', () => {
  const units = ['ship 0.1 at 1', 'crew 0.1 aboard 0', 'crew 0.2 at 1']
  const m = exploring({ units, counters: ['1'], adventures: 'rum-cache' })
  play(m, { explore: m.hex(1) })
  passAll(m)
  expect(heard(m, 'explores')[0]?.units).toMatchObject([{ unit: 2 }])
})

test('DL-38 an exploration segment in which nothing happens has one moment for everyone who holds cards', () => {
  const units = ['crew 0.1 at 2', 'crew 1.1 at 3', 'crew 2.1 at 3']
  const m = exploring({ units, seats: 3, hands: ['storm', '', 'rally'] })
  expect(labelAt(m)).toBe('moment.offer')
  expect(seatsAsked(m)).toEqual([0, 2])
  playAs(m, 2, { play: 'rally', on: 2 })
  passAll(m)
  expect(unit(m, 2).strength).toBe(4)
  expect(m.isAtRest()).toBe(true)
})

test('DL-38 there is none where nobody holds a card, or where something was asked anyway', () => {
  expect(exploring({ units: ['crew 0.1 at 2'] }).isAtRest()).toBe(true)
  const m = exploring({ units: ['crew 0.1 at 1'], counters: ['1'], adventures: 'fever', hands: ['', 'rally'] })
  expect(labelAt(m)).toBe('exploration.choose')
  play(m, { end: true })
  expect(m.isAtRest()).toBe(true)
})

test('DL-38 while an item is claimed anyone may play a card; the claim goes on', () => {
  const units = ['crew 0.1 at 1 items spyglass', 'crew 1.1 at 1']
  const m = exploring({ units, counters: ['1'], adventures: 'machete', hands: ['', 'pickpocket'] })
  play(m, { explore: m.hex(1) })
  passAll(m)
  expect(labelAt(m)).toBe('exploration.spy')
  playAs(m, 1, { play: 'pickpocket', on: 0 })
  passAll(m)
  play(m, { take: 'spyglass', crew: 1 }, { under: false })
  expect(labelAt(m)).toBe('adventure.claim')
  play(m, { crew: 0 })
  expect([0, 1].map(id => unit(m, id).items)).toEqual([['machete'], ['spyglass']])
})

test('DL-38 while castaways choose whom to join anyone may play a card', () => {
  const units = ['crew 0.1 at 1 strength 4', 'crew 0.2 at 1 strength 4', 'crew 1.1 at 2']
  const m = exploring({ units, counters: ['1'], adventures: 'castaways', hands: ['', 'rally'] })
  play(m, { explore: m.hex(1) }, { pick: [0, 1] })
  passAll(m)
  expect(labelAt(m)).toBe('adventure.recruit')
  playAs(m, 1, { play: 'rally', on: 2 })
  passAll(m)
  expect(options(m)).toEqual([{ crew: 0 }, { crew: 1 }])
})

test('DL-35 a crew must begin the segment on the counter: one that comes there later does not explore it', () => {
  const m = exploring({ units: ['crew 0.1 at 1'], counters: ['1', '4'], adventures: 'hidden-tunnel fever' })
  play(m, { explore: m.hex(1) })
  passAll(m)
  play(m, { to: m.hex(4) })
  expect(m.isAtRest()).toBe(true)
})

test('DL-36 an item goes to an exploring unit of the player’s choice', () => {
  const m = exploring({
    units: ['crew 0.1 at 1', 'crew 0.2 at 1', 'crew 0.3 at 1'],
    counters: ['1'],
    adventures: 'machete',
  })
  play(m, { explore: m.hex(1) }, { pick: [0, 1] })
  passAll(m)
  expect(options(m)).toEqual([{ crew: 0 }, { crew: 1 }, { crew: null }])
  play(m, { crew: 1 })
  expect(unit(m, 1).items).toEqual(['machete'])
})

test('DL-36 refused, it stays in the hex', () => {
  const m = exploring({ units: ['crew 0.1 at 1'], counters: ['1'], adventures: 'machete' })
  play(m, { explore: m.hex(1) })
  passAll(m)
  play(m, { crew: null })
  expect(m.board.ground).toEqual([{ at: m.hex(1), item: 'machete' }])
  expect(unit(m, 0).items).toEqual([])
})

test('DL-36 other cards are done with after use; DL-45 they count for their explorer', () => {
  const m = exploring({ units: ['crew 0.1 at 1'], counters: ['1'], adventures: 'rum-cache' })
  play(m, { explore: m.hex(1) })
  passAll(m)
  expect(m.board.kept).toEqual([['rum-cache'], []])
  expect(m.board.ground).toEqual([])
})

test('DL-37 with the spyglass an explorer sees the top card first, and nobody else does', () => {
  const m = exploring({
    units: ['crew 0.1 at 1 items spyglass'],
    counters: ['1'],
    adventures: 'fever machete quicksand',
  })
  play(m, { explore: m.hex(1) })
  passAll(m)
  expect(m.whispered).toMatchObject([{ to: [0], event: { kind: 'spied', card: 'fever' } }])
  expect(options(m)).toEqual([{ under: false }, { under: true }])
  play(m, { under: true })
  expect(heard(m, 'adventure')).toMatchObject([{ card: 'machete' }])
  expect(m.board.adventures).toEqual([
    { card: 'fever', seers: [0], isEarly: false },
    { card: 'quicksand', seers: [], isEarly: false },
  ])
})

test('DL-37 the card seen may be kept on top; without a spyglass among the explorers nothing is seen', () => {
  const seen = exploring({ units: ['crew 0.1 at 1 items spyglass'], counters: ['1'], adventures: 'rum-cache machete' })
  play(seen, { explore: seen.hex(1) })
  passAll(seen)
  play(seen, { under: false })
  expect(heard(seen, 'adventure')).toMatchObject([{ card: 'rum-cache' }])
  const units = ['crew 0.1 at 1', 'crew 0.2 at 1 items spyglass']
  const unseen = exploring({ units, counters: ['1'], adventures: 'rum-cache machete' })
  play(unseen, { explore: unseen.hex(1) }, { pick: [0] })
  passAll(unseen)
  expect(unseen.whispered).toEqual([])
})
