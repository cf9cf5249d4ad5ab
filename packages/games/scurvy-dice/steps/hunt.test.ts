import { asked, heard, play, seatsAsked } from '@nassau/kernel/testing'
import { expect, test } from 'vitest'
import { at } from '../test-kit.ts'

const TEN = 'crew crew crew crew crew crew crew crew crew crew'

test('SD-4 SD-7 three treasure dice and one a player: coins to Parrot Island, skulls to Isla de la Muerta', () => {
  const m = at({ step: 'hunt', at: 'muster' }, { ships: ['', '', ''], dice: `1 skull 4 2 skull 3 | ${TEN}` })
  expect(m.board.island).toEqual([4, 3, 2, 1])
  expect(m.board.muerta).toBe(2)
})

test('SD-8 a roll without coins is rolled again, all of it', () => {
  const m = at(
    { step: 'hunt', at: 'muster' },
    { ships: ['', ''], dice: `skull skull skull skull skull | 1 skull skull skull 2 | ${TEN}` },
  )
  expect(m.board).toMatchObject({ island: [2, 1], muerta: 3 })
})

test('SD-9 the phases come in order, and treasure left leads to a refit and back to cannons', () => {
  const m = at(
    { step: 'hunt', at: 'voyage' },
    {
      ships: ['sails 2 cannons 1 crew 1 hull 1', 'sails 1 crew 1 hull 1'],
      island: [4, 3, 2],
      dice: 'crew '.repeat(6),
    },
  )
  const steps: string[] = []
  const note = (): void => {
    const step = m.play.match.stack.at(-1)?.step ?? ''
    if (steps.at(-1) !== step) steps.push(step)
  }
  note()
  play(m, { assign: ['hold'] })
  note()
  play(m, { board: null }, { board: null })
  note()
  play(m, { pick: [4] }, { pick: [3] })
  note()
  expect(steps).toEqual(['cannons', 'boarding', 'loot', 'build'])
  expect(m.board).toMatchObject({ loots: 1, island: [2] })
})

test('SD-9 SD-41 once the island is bare the hunt is scored', () => {
  const m = at({ step: 'hunt', at: 'voyage' }, { ships: ['sails 2 crew 1 hull 1 at 3', 'sails 1 hull 1'], island: [4] })
  play(m, { pick: [4] })
  expect(m.isAtRest()).toBe(true)
  expect(m.board.ships[0]?.at).toBe(7)
})

test('SD-38 in a refit treasure aboard is set aside', () => {
  const m = at({ step: 'hunt', at: 'refit' }, { ships: ['hull 2 crew 8 hold 4,3', 'crew 10 cache 1'], island: [1] })
  expect(m.board.ships.map(({ hold, cache }) => [hold, cache])).toEqual([
    [[], [4, 3]],
    [[], [1]],
  ])
})

test('SD-40 after the twelfth loot phase what is left goes back unscored', () => {
  const ships = ['at 3', 'at 5']
  const eleventh = at({ step: 'hunt', at: 'aftermath' }, { ships, island: [4], loots: 10, dice: TEN })
  expect(eleventh.board.island).toEqual([4])
  const twelfth = at({ step: 'hunt', at: 'aftermath' }, { ships, island: [4], loots: 11 })
  expect(twelfth.isAtRest()).toBe(true)
  expect(twelfth.board).toMatchObject({ island: [], ships: [{ at: 3 }, { at: 5 }] })
})

test('SD-12 SD-49 kept parrots turn when boarding begins and again before loot, from the Scurvy Dog on', () => {
  const m = at(
    { step: 'voyage', at: 'turnBefore' },
    { ships: ['sails 2 parrot 1', 'sails 1 crew 1 parrot 1', 'crew 1 parrot 1'], dog: 1, island: [1] },
  )
  expect(seatsAsked(m)).toEqual([1])
  expect(asked(m)).toMatchObject({ options: [{ turn: null }, { turn: 'crew' }, { turn: 'cannons' }] })
  play(m, { turn: null })
  expect(seatsAsked(m)).toEqual([2])
  play(m, { turn: 'cannons' }, { turn: 'crew' })
  expect(m.board.ships.map(({ crew, cannons, parrot }) => [crew, cannons, parrot])).toEqual([
    [1, 0, 0],
    [1, 0, 1],
    [1, 1, 0],
  ])
  play(m, { board: null }, { board: null })
  expect(m.play.match.stack.at(-1)).toMatchObject({ step: 'parrots', before: 'loot' })
  expect(seatsAsked(m)).toEqual([1])
  expect(heard(m, 'parrot-turned')).toHaveLength(2)
})

test('SD-9 every phase has its heading in the log, and says if nobody can do anything in it', () => {
  const m = at({ step: 'hunt', at: 'voyage' }, { ships: ['sails 2 crew 1 hull 1', 'sails 1 hull 1'], island: [4] })
  play(m, { pick: [4] })
  expect(heard(m, 'phase').map(({ phase, isIdle }) => [phase, isIdle])).toEqual([
    ['cannons', true],
    ['boarding', true],
    ['loot', false],
    ['scoring', false],
  ])
  const begun = at({ step: 'hunt', at: 'muster' }, { ships: ['', ''], dice: `1 2 3 4 1 | ${TEN}` })
  expect(heard(begun, 'phase')).toMatchObject([{ phase: 'building' }])
})
