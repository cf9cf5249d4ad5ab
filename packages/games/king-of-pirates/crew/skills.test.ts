import { heard, labelAt, offers } from '@nassau/kernel/testing'
import { expect, test } from 'vitest'
import type { Ship } from '../board.ts'
import { chartOf } from '../chart.ts'
import { EDITION } from '../edition/edition.ts'
import { newShip } from '../game.ts'
import { aside, at, beginning, duel, held, pirate, raid, sailing, shipAt } from '../test-kit.ts'
import {
  cluesOf,
  drawOf,
  extraLoot,
  handLimit,
  isProofAgainstScurvy,
  mostCannonballs,
  mostRum,
  prowess,
  speedOf,
  vacancies,
} from './skills.ts'

const chart = chartOf(EDITION)

/** A ship with these pirates aboard, the first in the cabin. */
const under = (captain: string | null, ...crew: string[]): Ship => ({
  ...newShip(0, 0),
  captain: captain === null ? null : pirate(captain),
  crew: crew.map(pirate),
})

/** The Widow Sable in the cabin: the other pirates' captain's skills are in force too. */
const widows = (...crew: string[]): Ship => under('widow', ...crew)

test('KP-61 fighter: +1 against players, in the cabin or before the mast, and none against nations', () => {
  expect(prowess(chart, under('ivo', 'hattie'), 'players')).toBe(1)
  expect(prowess(chart, under('bram', 'ivo'), 'players')).toBe(1)
  expect(prowess(chart, under('bram', 'hattie'), 'players')).toBe(2)
  expect(prowess(chart, under('bram', 'hattie'), 'nations')).toBe(0)
})

test('KP-61 raider: +1 against nations, and none against players', () => {
  expect(prowess(chart, under('jo', 'maren'), 'nations')).toBe(2)
  expect(prowess(chart, under('bess', 'ivo'), 'nations')).toBe(1)
  expect(prowess(chart, under('jo', 'maren'), 'players')).toBe(0)
})

test('KP-61 clue: each saves a map', () => {
  expect(cluesOf(chart, under('pia', 'moth'))).toBe(2)
  expect(cluesOf(chart, under('ivo', 'marrow'))).toBe(1)
  expect(cluesOf(chart, under(null))).toBe(0)
})

test('KP-61 room for one more cannonball, or one more rum', () => {
  expect(mostCannonballs(EDITION, under('oke', 'ruta'))).toBe(4)
  expect(mostCannonballs(EDITION, under('ivo', 'wick'))).toBe(3)
  expect(mostRum(EDITION, under('bess', 'corrigan', 'keg'))).toBe(7)
  expect(mostRum(EDITION, under('oke', 'ruta'))).toBe(4)
})

test('KP-61 the immune pirate cannot be assassinated, wherever they serve', () => {
  const m = at(sailing(), { ships: ['E8 captain widow', 'A5 hand assassination', 'A1 captain ivo crew jo'] })
  const victims = offers(m, 1).map(option => JSON.stringify(option))
  expect(victims).toHaveLength(2)
  expect(victims.join()).not.toContain(pirate('widow'))
})

test('KP-61 scapegoat: only such a pirate can be sacrificed in a mutiny', () => {
  const m = at(
    { step: 'mutiny', at: 'murmur', seat: 0, sealed: [null, null] },
    { ships: ['E8 captain ivo crew nib,pell,jo', 'A5'] },
  )
  expect(offers(m)).toEqual([{ pass: true }, { sacrifice: pirate('nib') }, { sacrifice: pirate('pell') }])
})

test('KP-61 sailor: +1 movement', () => {
  expect(speedOf(EDITION, under('ivo', 'annika'), 1)).toBe(2)
  expect(speedOf(EDITION, under('ramiro', 'annika'), 1)).toBe(3)
})

test('KP-22 KP-32 scurvy slows, down to one space', () => {
  const sick = { ...under('ramiro', 'annika'), scurvy: 1 }
  expect(speedOf(EDITION, sick, 1)).toBe(2)
  expect(speedOf(EDITION, { ...sick, scurvy: 9 }, 1)).toBe(1)
})

test('KP-61 looter: one more loot card from each conquered ship, city or stronghold', () => {
  expect(extraLoot(chart, under('ivo', 'royce'), 'french')).toBe(1)
  const m = raid('captain ivo crew royce', { dice: '6 6' })
  expect(heard(m, 'plundered')[0]?.loot).toHaveLength(3)
})

test('KP-62 duellist: +2 against players, only in the cabin', () => {
  expect(prowess(chart, under('keg'), 'players')).toBe(2)
  expect(prowess(chart, under('hattie'), 'players')).toBe(3)
  expect(prowess(chart, under('ivo', 'keg'), 'players')).toBe(0)
})

test('KP-62 conqueror: +2 against nations, only in the cabin', () => {
  expect(prowess(chart, under('oke'), 'nations')).toBe(2)
  expect(prowess(chart, under('ivo'), 'nations')).toBe(3)
  expect(prowess(chart, under('bess', 'oke'), 'nations')).toBe(0)
})

test.each(['bram', 'bess', 'nib'])('KP-62 under %s the crew drops every scurvy token it would get', captain => {
  const m = at(sailing(), { ships: [`E8 captain ${captain}`, 'A5 hand scurvy'] })
  aside(m, 1, { play: 'scurvy', on: 0 })
  expect(shipAt(m, 0).scurvy).toBe(0)
  expect(heard(m, 'scurvy')).toEqual([{ kind: 'scurvy', seat: 0, isDropped: true, tokens: 0, by: 'card' }])
})

test('KP-62 the upkeep die gives such a crew no scurvy either', () => {
  const m = at(beginning(), { ships: ['E8 rum 3 captain bess', 'A5'], cards: 'tailwind,tailwind', dice: 'red scurvy' })
  expect(shipAt(m, 0)).toMatchObject({ scurvy: 0, rum: 3 })
})

test('KP-62 scurvy a ship has already stays, and the skill works only in the cabin', () => {
  const m = at(sailing(), { ships: ['E8 scurvy 2 captain bess', 'A5 captain ivo crew bram hand scurvy'] })
  aside(m, 1, { play: 'scurvy', on: 1 })
  expect(m.board.ships.map(({ scurvy }) => scurvy)).toEqual([2, 1])
})

test('KP-62 two clues in the cabin', () => {
  expect(cluesOf(chart, under('ramiro'))).toBe(2)
  expect(cluesOf(chart, under('marrow'))).toBe(3)
  expect(cluesOf(chart, under('ivo', 'ramiro'))).toBe(0)
})

test.each([
  ['french', 'pia', 'maren'],
  ['spanish', 'ruta', 'jo'],
  ['british', 'corrigan', 'pell'],
] as const)('KP-62 +2 loot cards from the %s under %s or %s', (nation, one, other) => {
  for (const captain of [one, other]) {
    expect(extraLoot(chart, under(captain), nation)).toBe(2)
    for (const stranger of ['french', 'spanish', 'british'] as const)
      if (stranger !== nation) expect(extraLoot(chart, under(captain), stranger)).toBe(0)
    expect(extraLoot(chart, under('ivo', captain), nation)).toBe(0)
  }
})

test('KP-42 KP-62 extra loot is drawn with the rest', () => {
  const m = raid('captain pia crew royce', { loot: '100 100 100 200 300', dice: '6 6' })
  expect(heard(m, 'plundered')).toMatchObject([{ loot: [100, 100, 100, 200, 300] }])
  expect(shipAt(m, 0).doubloons).toBe(800)
})

test('KP-25 KP-62 more cards: one more each turn and one more in hand', () => {
  expect([drawOf(EDITION, under('moth')), handLimit(EDITION, under('moth'))]).toEqual([3, 7])
  expect([drawOf(EDITION, under('annika')), handLimit(EDITION, under('annika'))]).toEqual([3, 7])
  expect([drawOf(EDITION, under('ivo', 'moth')), handLimit(EDITION, under('ivo', 'moth'))]).toEqual([2, 6])
})

test('KP-62 a ship without a captain has no captain’s skill', () => {
  expect(prowess(chart, under(null), 'nations')).toBe(0)
  expect(isProofAgainstScurvy(chart, under(null))).toBe(false)
  expect(handLimit(EDITION, under(null))).toBe(6)
})

test('KP-62 all captains: the other pirates’ captain’s skills are in force, and add up', () => {
  expect(prowess(chart, widows('keg', 'hattie'), 'players')).toBe(1 + 2 + 2)
  expect(prowess(chart, widows('oke', 'ivo'), 'nations')).toBe(1 + 2 + 2)
  expect(cluesOf(chart, widows('ramiro', 'marrow'))).toBe(1 + 2 + 2)
  expect(extraLoot(chart, widows('pia', 'maren', 'royce'), 'french')).toBe(1 + 2 + 2)
  expect(drawOf(EDITION, widows('moth', 'annika'))).toBe(4)
  expect(handLimit(EDITION, widows('moth', 'annika'))).toBe(8)
  expect(isProofAgainstScurvy(chart, widows('jo', 'nib'))).toBe(true)
})

test('KP-62 all captains works only in the cabin', () => {
  expect(prowess(chart, under('jo', 'widow', 'oke'), 'nations')).toBe(1)
  expect(isProofAgainstScurvy(chart, under('jo', 'widow', 'nib'))).toBe(false)
})

test('KP-25 KP-62 all captains with two of more cards: four drawn, eight held', () => {
  const m = at(beginning(), {
    ships: ['E9 captain widow crew moth,annika middles gun-deck hand treasure-map*4', 'A5'],
    cardsGone: 'mutiny*4',
    dice: 'red',
  })
  expect(labelAt(m)).toBe('movement.sail')
  expect(held(m, 0)).toHaveLength(8)
})

test('KP-31 KP-62 the pickpocket captain is asked in every upkeep of their own', () => {
  for (const captain of ['wick', 'royce']) {
    const m = at(beginning(), { ships: [`E9 captain ${captain}`, 'A5 doubloons 500'] })
    expect(labelAt(m)).toBe('upkeep.steal')
  }
})

test('KP-40 KP-44 a captain’s combat skills count in the combat they are for', () => {
  const nation = raid('captain oke', { dice: '1 1' })
  expect(heard(nation, 'fought')).toMatchObject([{ attack: 4 }])
  const players = duel('captain oke', 'captain keg', { dice: '1 1 1 1' })
  expect(heard(players, 'fought')).toMatchObject([{ attack: 2, defence: 4 }])
})

test('KP-9 KP-10 KP-37 vacant places: two, and one more for each middle part', () => {
  expect(vacancies(EDITION, under(null))).toBe(2)
  expect(vacancies(EDITION, under('ivo', 'jo'))).toBe(0)
  expect(vacancies(EDITION, { ...under('ivo'), middles: ['rum-hold', 'gun-deck'] })).toBe(3)
})

test('KP-10 KP-61 rooms add up', () => {
  const full = { ...under('bess', 'oke', 'keg', 'ruta'), middles: ['rum-hold' as const, 'gun-deck' as const] }
  expect([mostRum(EDITION, full), mostCannonballs(EDITION, full)]).toEqual([8, 6])
})
