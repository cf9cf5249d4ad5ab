import { heard, labelAt, play, playAs } from '@nassau/kernel/testing'
import { expect, test } from 'vitest'
import { allPass, at, beginning, type Posed, type Setting, shipAt } from '../test-kit.ts'

const dawn = (setting: Setting): Posed =>
  at(beginning(), { cards: 'treasure-map,treasure-map', cardsGone: 'mutiny*4', ...setting })

test('KP-25 KP-32 KP-39 a turn is upkeep, movement, combat', () => {
  const m = dawn({ ships: ['E8 rum 2', 'A5'], tiles: ['E8 french small-merchant'], dice: 'red -1' })
  expect(m.board.phase).toBe('movement')
  play(m, { stop: true })
  expect(m.board.phase).toBe('combat')
  play(m, { attack: null })
  expect(m.isAtRest()).toBe(true)
})

test('KP-39 without a target the combat phase passes unasked', () => {
  const m = dawn({ ships: ['E8 rum 2', 'A5'], dice: 'red -1' })
  play(m, { stop: true })
  expect(m.isAtRest()).toBe(true)
})

test('KP-48 KP-49 KP-58 what was played for a turn ends with it', () => {
  const m = dawn({ ships: ['E9 assaults 2', 'A5 ambushes 1'], soldiers: { french: 2, british: 1 }, dice: 'red' })
  expect(m.board.ships.map(({ assaults, ambushes }) => [assaults, ambushes])).toEqual([
    [0, 0],
    [0, 0],
  ])
  expect(m.board.soldiers).toEqual({ british: 0, french: 0, spanish: 0 })
})

test('KP-54 a tailwind is for its turn alone', () => {
  const m = at(
    { step: 'match', at: 'turn', sealed: [null, null] },
    { ships: ['E9 hand tailwind', 'A5'], cards: 'treasure-map*4', cardsGone: 'mutiny*4', dice: 'red red' },
  )
  play(m, { play: 'tailwind' })
  expect(m.board.tailwinds).toBe(1)
  play(m, { sail: 'black' }, { stop: true })
  expect(heard(m, 'turn')).toMatchObject([{ seat: 0 }, { seat: 1 }])
  expect(m.board.tailwinds).toBe(0)
})

test('KP-58 soldiers stand down when the next turn begins', () => {
  const m = at(
    { step: 'match', at: 'turn', sealed: [null, null] },
    {
      ships: ['E8 rum 2 hand soldiers', 'A5'],
      tiles: ['E8 french small-merchant'],
      cards: 'treasure-map*4',
      cardsGone: 'mutiny*4',
      dice: 'red -1 red',
    },
  )
  play(m, { stop: true }, { play: 'soldiers', nation: 'french' })
  expect(m.board.soldiers.french).toBe(1)
  play(m, { attack: null })
  expect(m.board).toMatchObject({ turn: 1, soldiers: { french: 0 } })
})

test('KP-18 whoever has a mutiny in their upkeep neither sails nor fights this turn', () => {
  const m = at(beginning(), {
    ships: ['E8 rum 2 captain ivo', 'A5 hand mutiny'],
    tiles: ['E8 french small-merchant'],
    dice: 'red -1 black',
  })
  expect(labelAt(m)).toBe('upkeep.mutinies')
  playAs(m, 1, { play: 'mutiny', on: 0 })
  allPass(m)
  expect(m.isAtRest()).toBe(true)
  expect(heard(m, 'sent-to-lair')).toMatchObject([{ seat: 0, endsTurn: true }])
})

test('KP-70 and is not served by the lair it was sent to', () => {
  const m = at(beginning(), { ships: ['E8 rum 2 scurvy 1 captain ivo', 'A5 hand mutiny'], dice: 'red -1 black' })
  playAs(m, 1, { play: 'mutiny', on: 0 })
  allPass(m)
  expect(shipAt(m, 0)).toMatchObject({ rum: 1, scurvy: 1, captain: null, drawn: [] })
})

test('KP-18 a turn that a mutiny ended is followed by the next player’s whole turn', () => {
  const m = at(
    { step: 'match', at: 'turn', sealed: [null, null] },
    {
      ships: ['E8 rum 2 captain ivo', 'A5 hand mutiny'],
      cards: 'treasure-map*4',
      cardsGone: 'mutiny*3',
      dice: 'red -1 black red',
    },
  )
  playAs(m, 1, { play: 'mutiny', on: 0 })
  allPass(m)
  expect(m.board.turn).toBe(1)
  expect(labelAt(m)).toBe('movement.sail')
})
