import { isRecord } from '@nassau/kernel'
import { expect, test } from 'vitest'
import { DIRECTIONS, distance, step } from '../../kit/hexes.ts'
import { sum } from '../../kit/lists.ts'
import { chartOf } from '../chart.ts'
import { CAPTAIN_SKILLS, CARDS, COLOURS, NATIONS, SKILLS } from '../words/names.ts'
import standard from './edition.json' with { type: 'json' }
import { EDITION, readEdition } from './edition.ts'

const chart = chartOf(EDITION)

const count = <T>(list: readonly T[], wanted: T): number => list.filter(one => one === wanted).length

const problemOf = (data: unknown): string | null => {
  const read = readEdition(data)
  return read.ok ? null : read.problem.says
}

test('KP-2 61 spaces: 7 lairs, 3 strongholds, 3 cities, 6 treasure islands, 42 sea', () => {
  expect(chart.field.hexes).toHaveLength(61)
  const grounds = (['lair', 'stronghold', 'city', 'treasure', 'sea'] as const).map(one => count(chart.ground, one))
  expect(grounds).toEqual([7, 3, 3, 6, 42])
  for (const nation of NATIONS) {
    const kinds = chart.towns.flatMap(town => (town?.nation === nation ? [town.kind] : []))
    expect(kinds.sort()).toEqual(['city', 'stronghold'])
  }
})

test('KP-3 compass, lairs, strongholds, cities and treasures lie as the law says', () => {
  expect(COLOURS.map((colour, i) => `${colour} ${DIRECTIONS[i]?.q},${DIRECTIONS[i]?.r}`)).toEqual([
    'red 1,0',
    'blue 0,1',
    'green -1,1',
    'yellow -1,0',
    'black 0,-1',
    'white 1,-1',
  ])
  COLOURS.forEach((_, direction) => {
    expect(chart.field.hexes[chart.corners[direction] ?? -1]).toEqual(step({ q: 0, r: 0 }, direction, 4))
  })
  expect(EDITION.board.strongholds).toEqual({ british: [2, 2], french: [-4, 2], spanish: [2, -4] })
  expect(EDITION.board.cities).toEqual({ british: [-2, 4], french: [-2, -2], spanish: [4, -2] })
  expect(EDITION.board.treasures.map(({ at, maps, worth }) => `${at.join()} ${maps} ${worth}`)).toEqual([
    '2,0 3 2000',
    '-2,2 3 2000',
    '0,-2 3 2000',
    '0,2 4 3000',
    '-2,0 4 3000',
    '2,-2 4 3000',
  ])
})

test('KP-3 every corner lair is two from a stronghold, two from a city, two from a treasure', () => {
  const { hexes } = chart.field
  for (const corner of chart.corners)
    for (const ground of ['stronghold', 'city', 'treasure'] as const) {
      const from = hexes[corner]
      const away = hexes.flatMap((hex, space) => (from && chart.ground[space] === ground ? [distance(from, hex)] : []))
      expect(Math.min(...away)).toBe(2)
    }
})

test('KP-4 shark tiles lie on ring 1 and on the middle of the sides of ring 2, ocean tiles on rings 3 and 4', () => {
  const { hexes } = chart.field
  const rings = chart.sets.map(({ back, spaces }) => {
    const away = spaces.map(space => distance({ q: 0, r: 0 }, hexes[space] ?? { q: 9, r: 9 }))
    return [back, ...[1, 2, 3, 4].map(ring => count(away, ring))]
  })
  expect(rings).toEqual([
    ['shark', 6, 6, 0, 0],
    ['ocean', 0, 0, 18, 12],
  ])
  const corners = DIRECTIONS.map(({ q, r }) => `${2 * q},${2 * r}`)
  for (const [q, r] of EDITION.board.darkWater) expect(corners).not.toContain(`${q},${r}`)
})

test('KP-5 tiles and their numbers, shared equally among three nations', () => {
  const tally = chart.sets.map(({ tiles }) => {
    const kinds: Record<string, number> = {}
    for (const front of tiles) {
      const tile = chart.tiles[front] ?? null
      const name = tile ? `${tile.nation} ${tile.kind} ${tile.defence}/${tile.loot}` : 'empty'
      kinds[name] = (kinds[name] ?? 0) + 1
    }
    return kinds
  })
  const each = (kind: string, n: number): [string, number][] => NATIONS.map(nation => [`${nation} ${kind}`, n])
  expect(tally).toEqual([
    Object.fromEntries([...each('large-merchant 8/3', 2), ...each('warship 9/4', 2)]),
    Object.fromEntries([
      ...each('small-merchant 7/2', 4),
      ...each('large-merchant 8/3', 1),
      ...each('warship 9/4', 1),
      ['empty', 12],
    ]),
  ])
  expect(chart.tiles.flatMap(tile => (tile?.isWarship ? [tile.kind] : []))).toEqual(['warship', 'warship', 'warship'])
})

test('KP-6 cities: defence 10, loot 5; strongholds: defence 13, loot 8', () => {
  expect(EDITION.city).toEqual({ defence: 10, loot: 5 })
  expect(EDITION.stronghold).toEqual({ defence: 13, loot: 8 })
})

test('KP-9 KP-10 KP-66 the ship and its parts', () => {
  expect(EDITION.ship).toEqual({ sails: 1, fairWindSails: 2, places: 2, rum: 4, cannonballs: 2 })
  expect(EDITION.middle).toEqual({ cost: 2500, sails: 1, places: 1, 'rum-hold': 2, 'gun-deck': 2 })
})

test('KP-16 20 pirates, 36 loot cards, 80 action cards', () => {
  expect(EDITION.pirates).toHaveLength(20)
  expect(chart.lootCards).toHaveLength(36)
  expect([100, 200, 300, 400, 500].map(worth => count(chart.lootCards, worth))).toEqual([13, 12, 7, 3, 1])
  expect(chart.actionCards).toHaveLength(80)
  expect(CARDS.map(card => [card, count(chart.actionCards, card)])).toEqual([
    ['treasure-map', 16],
    ['tailwind', 8],
    ['assault', 8],
    ['mercenaries', 8],
    ['ambush', 6],
    ['citrus-fruits', 6],
    ['scurvy', 6],
    ['soldiers', 6],
    ['flying-dutchman', 4],
    ['assassination', 4],
    ['keelhauling', 4],
    ['mutiny', 4],
  ])
})

test('KP-13 KP-25 KP-45 KP-64 hands, ransom and goal', () => {
  expect(EDITION.hand).toEqual({ start: 3, draw: 2, limit: 6 })
  expect(EDITION.duelLoot).toBe(4)
  expect(EDITION.goal).toBe(10000)
})

test('KP-28 the upkeep die: scurvy 2, −1 rum 3, −2 rum 1; the compass die: six colours', () => {
  expect([...EDITION.upkeepDie].map(String).sort()).toEqual(['1', '1', '1', '2', 'scurvy', 'scurvy'])
  expect(COLOURS).toHaveLength(6)
})

test('KP-63 how often a skill is on the 20 cards', () => {
  const skills = EDITION.pirates.map(({ skill }) => skill)
  const captains = EDITION.pirates.map(({ captain }) => captain)
  expect(SKILLS.map(skill => count(skills, skill))).toEqual([2, 3, 3, 3, 3, 1, 2, 2, 1])
  expect(CAPTAIN_SKILLS.map(skill => count(captains, skill))).toEqual([2, 3, 2, 1, 2, 2, 2, 2, 2, 2])
})

test('KP-63 names and pairing are those of the law', () => {
  const paired = EDITION.pirates.map(({ name, skill, captain }) => `${name}: ${skill}, ${captain}`)
  expect(paired).toEqual([
    'Hattie Quill: fighter, duellist',
    'Bram Cutter: fighter, no-scurvy',
    'Old Marrow: clue, two-clues',
    'Pia Lantern: clue, loot-french',
    'Moth Dawson: clue, more-cards',
    'Gunner Oke: cannonball, conqueror',
    'Ruta Flint: cannonball, loot-spanish',
    'Tobiah Wick: cannonball, pickpocket',
    'Barrel Bess: rum, no-scurvy',
    'Sweet Corrigan: rum, loot-british',
    'Dunstan Keg: rum, duellist',
    'Ivo Blackwater: raider, conqueror',
    'Maren Holt: raider, loot-french',
    'Cinder Jo: raider, loot-spanish',
    'The Widow Sable: immune, all-captains',
    'Nib the Cabin Boy: scapegoat, no-scurvy',
    'Lucky Pell: scapegoat, loot-british',
    'Swift Annika: sailor, more-cards',
    'Tall Ramiro: sailor, two-clues',
    'Magpie Royce: looter, pickpocket',
  ])
})

test('the standard edition passes the check that every other edition must pass', () => {
  expect(problemOf(standard)).toBeNull()
})

const { board, tiles, pirates, actions } = standard
const mapOf = (change: Partial<typeof board>) => ({ ...standard, board: { ...board, ...change } })

test('KP-2 an edition with another board, other tiles and other numbers is taken as it is', () => {
  const own = {
    ...standard,
    name: 'My box',
    goal: 5000,
    board: { ...board, treasures: [...board.treasures, { at: [0, 3], maps: 2, worth: 1000 }] },
    tiles: { ...tiles, empty: { ocean: 11, shark: 0 } },
  }
  expect(problemOf(own)).toBeNull()
})

const shipTiles = (change: object) => ({
  ...standard,
  tiles: { ...tiles, ships: tiles.ships.map((ship, i) => (i === 0 ? { ...ship, ...change } : ship)) },
})

test.each([
  ['a number', 7, 'the top'],
  ['an unknown field', { ...standard, kraken: true }, 'kraken'],
  ['a missing part', { ...standard, ship: { ...standard.ship, sails: 0 } }, 'ship.sails'],
  ['a goal of words', { ...standard, goal: 'ten thousand' }, 'goal'],
  ['an unknown face', { ...standard, upkeepDie: ['scurvy', 'rum'] }, 'upkeepDie.1'],
  ['an unknown skill', { ...standard, pirates: [{ ...pirates[0], skill: 'juggler' }] }, 'pirates.0.skill'],
  [
    'an unknown captain’s skill',
    { ...standard, pirates: [{ ...pirates[0], captain: 'juggler' }] },
    'pirates.0.captain',
  ],
  ['a worth that is none', { ...standard, loot: { much: 3 } }, 'loot'],
  ['a corner too few', mapOf({ corners: board.corners.slice(1) }), 'board.corners'],
  ['a place off the map', mapOf({ centre: [5, 0] }), 'at board: (5, 0) is outside a board of radius 4'],
  ['a space used twice', mapOf({ centre: [4, 0] }), 'at board: (4, 0) is named twice'],
  ['tiles the nations cannot share', shipTiles({ ocean: 11 }), 'at tiles.ships: the small-merchant tiles'],
  ['shark tiles they cannot share', shipTiles({ ocean: 12, shark: 1 }), 'at tiles.ships: the small-merchant tiles'],
  [
    'too many shark tiles',
    { ...standard, tiles: { ...tiles, empty: { ocean: 12, shark: 1 } } },
    'at tiles: 13 shark tiles for 12 dark spaces',
  ],
  [
    'too few ocean tiles',
    { ...standard, tiles: { ...tiles, empty: { ocean: 11, shark: 0 } } },
    'at tiles: 29 ocean tiles for 30 light spaces',
  ],
  ['too few pirates', { ...standard, pirates: pirates.slice(3) }, 'at pirates: 17, at least 18 needed'],
  ['a pirate twice', { ...standard, pirates: [...pirates, pirates[0]] }, 'at pirates: "hattie-quill" is there twice'],
  ['no loot', { ...standard, loot: { '100': 0 } }, 'at loot: no cards at all'],
  [
    'too few action cards',
    {
      ...standard,
      actions: Object.fromEntries(Object.entries(actions).map(([card, told]) => [card, { ...told, copies: 1 }])),
    },
    'at actions: six players need 18 cards',
  ],
  [
    'a draw larger than a hand',
    { ...standard, hand: { start: 3, draw: 7, limit: 6 } },
    'at hand: more cards drawn in a turn than may be held',
  ],
])('%s is refused with the place that is wrong', (_what, data, place) => {
  expect(problemOf(data)).toContain(place)
})

test('KP-16 every card has a name and a text', () => {
  for (const card of CARDS) {
    const told: unknown = actions[card]
    expect(isRecord(told) && told.name !== '' && told.text !== '').toBe(true)
  }
  expect(sum(CARDS.map(card => actions[card].copies))).toBe(80)
})
