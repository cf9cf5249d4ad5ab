import { heard, play, playAs } from '@nassau/kernel/testing'
import { expect, test } from 'vitest'
import type { Pledge, Vow } from './promises.ts'
import { brawlAmong } from './steps/fighting/brawl.ts'
import { talksAmong } from './steps/negotiation.ts'
import { at, type Posed } from './test-kit.ts'

const vow = (deed: Vow['deed'], until = 9): Vow => ({ by: 0, deed, target: 1, until, state: 'open' })
const pledge = (deed: Vow['deed']): Pledge => ({ by: 0, deed, target: 1 })

/** What became of seat 0's promise about seat 1, as it was told. */
const told = (m: Posed): string[] => [
  ...heard(m, 'promise-kept').map(({ deed }) => `kept: ${deed}`),
  ...heard(m, 'promise-broken').map(({ deed }) => `broken: ${deed}`),
]

const ALL: Vow[] = [vow('spare'), vow('attack'), vow('fire')]
const TURNED_ON = ['kept: attack', 'broken: spare']
const SHIPS = ['sails 2 cannons 1 crew 3 hull 2', 'sails 1 crew 2 hull 2', 'sails 1 crew 2 hull 2']

function firing(target: number | 'hold'): Posed {
  const m = at(
    { step: 'cannons', at: 'order', fired: [], seat: 0, shots: [], target: 0, ships: 0, parrots: 0, hit: [] },
    { ships: SHIPS, vows: ALL.map(one => ({ ...one })), dice: 'cannon' },
  )
  play(m, { assign: [target] })
  return m
}

test('SD-33 firing at someone breaks the promise to spare them and keeps those to attack and to fire', () => {
  const m = firing(1)
  expect(told(m)).toEqual(['kept: attack', 'kept: fire', 'broken: spare'])
  expect(m.board.vows.map(({ state }) => state)).toEqual(['broken', 'kept', 'kept'])
  expect(m.board.ships.map(({ broken }) => broken)).toEqual([1, 0, 0])
})

test('SD-33 holding fire, or firing at another, keeps and breaks nothing', () => {
  expect(told(firing('hold'))).toEqual([])
  expect(told(firing(2))).toEqual([])
})

test('SD-33 boarding someone is no fire, but an attack', () => {
  const m = at(
    { step: 'boarding', at: 'order', tried: [], seat: 0, target: 0, round: 0, ties: [] },
    { ships: SHIPS, vows: ALL.map(one => ({ ...one })), dice: 'crew crew | ship | ship | crew' },
  )
  play(m, { board: 1 })
  expect(told(m)).toEqual(TURNED_ON)
})

test('SD-33 so is drawing steel at the island, against those who fight and not those who let one go first', () => {
  const frame = { step: 'arrival', at: 'choose', tied: [0, 1, 2], sealed: [null, null, null], parleyed: [] } as const
  const arriving = (second: 'negotiate' | 'parley'): Posed => {
    const m = at(
      { ...frame, tied: [0, 1, 2], sealed: [null, null, null], parleyed: [], drawn: [] },
      { ships: SHIPS, island: [3], vows: ALL.map(one => ({ ...one })) },
    )
    playAs(m, 0, { do: 'melee' })
    playAs(m, 1, { do: second })
    playAs(m, 2, { do: 'negotiate' })
    return m
  }
  expect(told(arriving('negotiate'))).toEqual(TURNED_ON)
  expect(told(arriving('parley'))).toEqual([])
})

test('SD-33 so is insisting on a fight, and showing no mercy', () => {
  const insisting = at(talksAmong([0, 1], 3), { ships: SHIPS, island: [3], vows: ALL.map(one => ({ ...one })) })
  playAs(insisting, 0, { say: 'insist' })
  playAs(insisting, 1, { say: 'offer' })
  expect(told(insisting)).toEqual(TURNED_ON)

  const judging = (mercy: boolean): Posed => {
    const m = at(brawlAmong([0, 1], [], 3), {
      ships: SHIPS,
      island: [3],
      vows: ALL.map(one => ({ ...one })),
      dice: 'crew',
    })
    playAs(m, 0, { surrender: false })
    playAs(m, 1, { surrender: true })
    play(m, { mercy })
    return m
  }
  expect(told(judging(false))).toEqual(TURNED_ON)
  expect(told(judging(true))).toEqual([])
})

test('SD-33 a promise holds until the next hunt is over: then the spared were spared, the others were not attacked', () => {
  const over = (hunt: number): Posed =>
    at({ step: 'hunt', at: 'home' }, { ships: SHIPS, hunt, vows: ALL.map(one => ({ ...one, until: 3 })) })
  const early = over(2)
  expect(told(early)).toEqual([])
  expect(early.board.vows).toHaveLength(3)

  const late = over(3)
  expect(told(late)).toEqual(['kept: spare', 'broken: attack', 'broken: fire'])
  expect(late.board.vows).toEqual([])
  expect(late.board.ships[0]?.broken).toBe(2)
})

test('SD-33 the same promise given again is one promise that holds longer', () => {
  const m = at(talksAmong([0, 1], 3), { ships: SHIPS, island: [3], hunt: 2, vows: [vow('spare', 2)] })
  playAs(m, 0, { say: 'offer' })
  playAs(m, 1, { say: 'listen' })
  play(m, { assign: ['island'] }, { assign: ['spare-1', 'nothing'] }, { answer: 'accept' })
  expect(m.board.vows).toEqual([{ ...pledge('spare'), until: 3, state: 'open' }])
})
