import { heard, labelAt, offers, play } from '@nassau/kernel/testing'
import { expect, test } from 'vitest'
import {
  aside,
  at,
  denied,
  held,
  type Posed,
  pirate,
  place,
  type Setting,
  sailing,
  shipAt,
  whereIs,
} from '../test-kit.ts'
import { COLOURS, type Colour } from '../words/names.ts'

const STOP = { stop: true } as const
const TAILWIND = { play: 'tailwind' } as const
const sail = (colour: Colour) => ({ sail: colour })

const atSea = (setting: Setting): Posed => at(sailing(), setting)

/** How many spaces seat 0 can sail before only stopping is left, going to and fro between E8 and E9. */
function spaces(m: Posed): number {
  let sailed = 0
  while (offers(m).some(option => JSON.stringify(option).includes('sail'))) {
    play(m, sail(whereIs(m, 0) === 'E8' ? 'blue' : 'black'))
    sailed++
  }
  return sailed
}

test('KP-32 a ship may move one space a sail, in any of the six directions', () => {
  const m = atSea({ ships: ['E8', 'A5'] })
  expect(offers(m)).toEqual([
    STOP,
    sail('red'),
    sail('blue'),
    sail('green'),
    sail('yellow'),
    sail('black'),
    sail('white'),
  ])
  play(m, sail('white'))
  expect(whereIs(m, 0)).toBe('F7')
  expect(offers(m)).toEqual([STOP])
})

test('KP-3 the six colours are six directions', () => {
  const ends = COLOURS.map(colour => {
    const m = atSea({ ships: ['E5', 'A5'], dutchman: 'E1' })
    play(m, sail(colour))
    return whereIs(m, 0)
  })
  expect(ends).toEqual(['F5', 'E6', 'D5', 'D4', 'E4', 'F4'])
})

test('KP-3 nobody sails off the map', () => {
  const m = atSea({ ships: ['E9', 'A5'] })
  expect(offers(m)).toEqual([STOP, sail('yellow'), sail('black'), sail('white')])
})

test.each([
  ['one sail', 'E8', 1],
  ['a middle part more', 'E8 middles rum-hold', 2],
  ['both middle parts', 'E8 middles rum-hold,gun-deck', 3],
  ['a pirate with the movement skill', 'E8 captain ivo crew annika', 2],
  ['two of them, one in the cabin', 'E8 captain ramiro crew annika', 3],
  ['scurvy', 'E8 middles rum-hold,gun-deck scurvy 1', 2],
  ['scurvy never below one', 'E8 middles rum-hold,gun-deck scurvy 5', 1],
])('KP-10 KP-22 KP-32 KP-61 spaces: %s', (_what, ship, expected) => {
  expect(spaces(atSea({ ships: [ship, 'A5'] }))).toBe(expected)
})

test('KP-66 fair winds: one space more for the second sail', () => {
  expect(spaces(atSea({ ships: ['E8', 'A5'], options: { 'fair-winds': true } }))).toBe(2)
})

test('KP-54 a tailwind brings up to two more spaces, and two tailwinds four', () => {
  const m = atSea({ ships: ['E8 hand tailwind*2', 'A5'] })
  play(m, TAILWIND, TAILWIND)
  expect(spaces(m)).toBe(5)
})

test('KP-54 scurvy does not touch tailwinds', () => {
  const m = atSea({ ships: ['E8 scurvy 4 hand tailwind', 'A5'] })
  play(m, TAILWIND)
  expect(spaces(m)).toBe(3)
})

test('KP-54 a tailwind may come when the last space is sailed: the ship is asked before it stops', () => {
  const m = atSea({ ships: ['E8 hand tailwind', 'A5'] })
  play(m, sail('black'))
  expect(offers(m)).toEqual([STOP, TAILWIND])
  play(m, TAILWIND)
  expect(offers(m)).toContainEqual(sail('black'))
})

test('KP-54 only in one’s own turn', () => {
  const m = atSea({ ships: ['E8', 'A5 hand tailwind'] })
  expect(offers(m, 1)).toEqual([])
})

test('KP-67 asked when no space is left, whether a tailwind is in hand or not', () => {
  const m = atSea({ ships: ['E8', 'A5'] })
  play(m, sail('black'))
  expect(labelAt(m)).toBe('movement.sail')
})

test('KP-33 moving onto a face-down tile turns it over; a ship stays, face up', () => {
  const m = atSea({ ships: ['E8', 'A5'], tiles: ['F7 french small-merchant down'] })
  play(m, sail('white'))
  expect(m.board.tileStates[place('F7')]).toBe('up')
  expect(heard(m, 'tile-turned')).toEqual([
    { kind: 'tile-turned', seat: 0, at: place('F7'), ship: 'small-merchant', nation: 'french' },
  ])
  expect(whereIs(m, 0)).toBe('F7')
})

test('KP-33 empty tiles are removed', () => {
  const m = atSea({ ships: ['E8', 'A5'], tiles: ['F7 empty down'] })
  play(m, sail('white'))
  expect(m.board.tileStates[place('F7')]).toBe('gone')
  play(m, STOP)
  expect(m.isAtRest()).toBe(true)
})

test('KP-33 a tile is turned over once', () => {
  const m = atSea({ ships: ['E8', 'A5'], tiles: ['F7 french small-merchant'] })
  play(m, sail('white'))
  expect(heard(m, 'tile-turned')).toEqual([])
})

test.each<[string, string, Colour, string]>([
  ['a merchant', 'E8', 'white', 'F7'],
  ['a stronghold', 'F7', 'red', 'G7'],
  ['a city', 'C6', 'blue', 'C7'],
])('KP-34 on %s the mover may stop and fight, or sail on', (_what, from, way, to) => {
  const there = (): Posed => {
    const m = atSea({ ships: [`${from} middles rum-hold`, 'A5'], tiles: ['F7 french large-merchant down'] })
    play(m, sail(way))
    expect(whereIs(m, 0)).toBe(to)
    return m
  }
  const on = there()
  play(on, sail('black'))
  expect(whereIs(on, 0)).not.toBe(to)
  const stops = there()
  play(stops, STOP)
  expect(offers(stops)).toEqual([{ attack: null }, { attack: 'prize' }])
})

test.each(['F7 french warship down', 'F7 french warship'])('KP-24 entering %s stops the movement', tile => {
  const m = atSea({ ships: ['E8 middles rum-hold,gun-deck hand tailwind', 'A5'], tiles: [tile] })
  play(m, sail('white'))
  expect(labelAt(m)).toBe('combat.declared')
})

test('KP-24 KP-39 and forces combat, though another player is there as well', () => {
  const m = atSea({ ships: ['E8', 'F7'], tiles: ['F7 french warship down'], dice: '1 1' })
  play(m, sail('white'))
  expect(heard(m, 'attacks')).toEqual([
    { kind: 'attacks', seat: 0, against: null, prize: 'warship', nation: 'french', at: place('F7') },
  ])
  expect(heard(m, 'fought')).toMatchObject([{ attack: 2, defence: 9, isWon: false }])
})

test('KP-39 a ship that began its turn at a warship may sail off', () => {
  const m = atSea({ ships: ['F7', 'A5'], tiles: ['F7 french warship'] })
  play(m, sail('green'), STOP)
  expect(m.isAtRest()).toBe(true)
})

test('KP-39 or stay, and then the fight is optional', () => {
  const m = atSea({ ships: ['F7', 'A5'], tiles: ['F7 french warship'] })
  play(m, STOP)
  expect(offers(m)).toEqual([{ attack: null }, { attack: 'prize' }])
  play(m, { attack: null })
  expect(m.isAtRest()).toBe(true)
})

test('KP-24 KP-39 sailing off and back is entering it', () => {
  const m = atSea({ ships: ['F7 middles rum-hold', 'A5'], tiles: ['F7 french warship'], dice: '1 1' })
  play(m, sail('green'), sail('white'))
  expect(heard(m, 'fought')).toMatchObject([{ isWon: false }])
})

test('KP-35 staying put counts as ending the movement there: a lair serves, an island can be dug', () => {
  const lair = atSea({ ships: ['E9 scurvy 2', 'A5'], pirates: 'ivo,jo,bess' })
  play(lair, STOP)
  expect(shipAt(lair, 0).scurvy).toBe(0)
  const island = atSea({ ships: ['G5 hand treasure-map*3', 'A5'] })
  play(island, STOP)
  expect(labelAt(island)).toBe('dig.spade')
})

test('KP-37 sailing through a lair is not ending there', () => {
  const m = atSea({ ships: ['E8 scurvy 1 middles rum-hold,gun-deck', 'A5'] })
  play(m, sail('blue'), sail('white'))
  expect(shipAt(m, 0).scurvy).toBe(1)
  expect(heard(m, 'cured')).toEqual([])
})

test('KP-21 sailing onto the Dutchman costs hand, pirates and turn', () => {
  const m = atSea({
    ships: ['E8 rum 3 middles rum-hold captain ivo crew jo hand scurvy,ambush', 'A5'],
    dutchman: 'F7',
    dice: 'black',
  })
  play(m, sail('white'))
  expect(m.isAtRest()).toBe(true)
  expect(shipAt(m, 0)).toMatchObject({ captain: null, crew: [], rum: 3 })
  expect(whereIs(m, 0)).toBe('E1')
  expect(held(m, 0)).toEqual([])
  expect(m.board.pirateDiscards).toEqual([pirate('ivo'), pirate('jo')])
  expect(m.board.actionDiscards).toMatchObject({ scurvy: 1, ambush: 1 })
  expect(heard(m, 'haunted')).toMatchObject([{ seat: 0, pirates: [pirate('ivo'), pirate('jo')] }])
})

test('KP-21 KP-24 the Dutchman on a warship’s space spares the ship the combat, and nothing else', () => {
  const m = atSea({ ships: ['E8 captain ivo', 'A5'], tiles: ['F7 french warship down'], dutchman: 'F7', dice: 'black' })
  play(m, sail('white'))
  expect(m.isAtRest()).toBe(true)
  expect(m.board.tileStates[place('F7')]).toBe('up')
  expect(heard(m, 'attacks')).toEqual([])
})

test('KP-20 in a lair the Dutchman does no harm', () => {
  const m = atSea({ ships: ['E4 captain ivo hand scurvy', 'A5'], dutchman: 'E5' })
  play(m, sail('blue'))
  expect(whereIs(m, 0)).toBe('E5')
  expect(shipAt(m, 0).captain).toBe(pirate('ivo'))
  expect(held(m, 0)).toEqual(['scurvy'])
})

test('KP-51 KP-67 the Dutchman steered onto a ship between two of its spaces ends its turn', () => {
  const m = atSea({
    ships: ['E8 middles rum-hold captain ivo', 'A5 hand flying-dutchman'],
    dutchman: 'G6',
    dice: 'black',
  })
  play(m, sail('white'))
  aside(m, 1, { play: 'flying-dutchman', toward: 'green' })
  expect(whereIs(m, 0)).toBe('E1')
  expect(m.isAtRest()).toBe(true)
})

test('KP-53 KP-67 scurvy given between two spaces slows the ship at once', () => {
  const m = atSea({ ships: ['E8 middles rum-hold', 'A5 hand scurvy'] })
  play(m, sail('black'))
  aside(m, 1, { play: 'scurvy', on: 0 })
  expect(offers(m)).toEqual([STOP])
})

test('KP-70 a ship sent to a lair is served when it ends its own movement there, staying put', () => {
  const m = atSea({ ships: ['E1 rum 1 scurvy 2', 'A5'], pirates: 'ivo,jo,bess' })
  play(m, STOP, { captain: pirate('ivo') }, { crew: [pirate('jo')] })
  expect(shipAt(m, 0)).toMatchObject({ rum: 4, cannonballs: 2, scurvy: 0, captain: pirate('ivo') })
})

test('KP-3 KP-32 the end of the map and the end of a day’s sailing are refused with a reason', () => {
  const edge = atSea({ ships: ['E9', 'A5'] })
  expect(denied(edge, 0).map(({ clause, choice }) => [clause, choice])).toEqual([
    ['KP-3', sail('red')],
    ['KP-3', sail('blue')],
    ['KP-3', sail('green')],
  ])
  play(edge, sail('black'))
  expect(denied(edge, 0)).toMatchObject([{ wanted: 'sail on', clause: 'KP-32' }])
})

test('KP-32 KP-54 a bystander is not told why they may not sail in another’s movement, only of their own card', () => {
  const m = atSea({ ships: ['E9', 'A5 hand tailwind', 'A1'] })
  expect(denied(m, 1)).toMatchObject([{ wanted: 'play a tailwind', clause: 'KP-54' }])
  expect(denied(m, 2)).toEqual([])
})

test('KP-54 a tailwind is played in one’s own turn, and only while one may still sail in it', () => {
  const TAILWIND = { play: 'tailwind' }
  const ships = ['E8 hand tailwind*2', 'A5 hand tailwind']
  const m = atSea({ ships })
  expect(offers(m)).toContainEqual(TAILWIND)
  expect(offers(m, 1)).toEqual([])
  play(m, sail('black'))
  expect(offers(m)).toContainEqual(TAILWIND)
})

test.each([
  ['an island', 'G5 hand tailwind,treasure-map*3', 'dig.spade'],
  ['a lair, buying', 'E9 hand tailwind doubloons 2500', 'lair.buy'],
  ['a lair, hiring', 'E9 hand tailwind', 'lair.captain'],
])('KP-54 after the movement has ended at %s a tailwind is wasted no more, and why says so', (_what, ship, label) => {
  const m = atSea({ ships: [ship, 'A5'] })
  play(m, STOP)
  expect(labelAt(m)).toBe(label)
  expect(offers(m)).not.toContainEqual({ play: 'tailwind' })
  expect(denied(m, 0)).toContainEqual({
    wanted: 'play a tailwind',
    clause: 'KP-54',
    because: 'your movement has ended',
    choice: { play: 'tailwind' },
  })
})
