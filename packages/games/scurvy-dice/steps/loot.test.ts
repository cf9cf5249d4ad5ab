import { asked, play, seatsAsked } from '@nassau/kernel/testing'
import { expect, test } from 'vitest'
import { at } from '../test-kit.ts'
import type { LootFrame } from './loot.ts'

const looting = (waiting: number[]): LootFrame => ({ step: 'loot', at: 'next', waiting, queue: [], seat: 0, extra: 0 })

test('SD-30 from fastest to slowest, one die a crew, never more than the hull holds; the looter picks', () => {
  const m = at(looting([0, 1, 2]), {
    ships: ['sails 1 crew 4 hull 2', 'sails 3 crew 2 hull 5', 'sails 2 crew 5 hull 5 hold 1,1,1'],
    island: [4, 3, 3, 2, 1, 1],
  })
  expect(asked(m)).toMatchObject({ seat: 1, max: 2, min: 0 })
  play(m, { pick: [4, 2] })
  expect(asked(m)).toMatchObject({ seat: 2, max: 2, from: [3, 3, 1, 1] })
  play(m, { pick: [3] })
  expect(asked(m)).toMatchObject({ seat: 0, max: 2 })
  play(m, { pick: [3, 1] })
  expect(m.board.ships.map(({ hold }) => hold)).toEqual([
    [3, 1],
    [4, 2],
    [3, 1, 1, 1],
  ])
  expect(m.board.island).toEqual([1])
})

test('SD-11 SD-30 a full hull takes nothing more', () => {
  const m = at(looting([0, 1]), { ships: ['sails 2 crew 3 hull 1 hold 4', 'sails 1 crew 1 hull 1'], island: [3] })
  expect(seatsAsked(m)).toEqual([1])
})

test('SD-30 a ship without crew carries nothing, and a bare island ends it', () => {
  const m = at(looting([0, 1]), { ships: ['sails 2 hull 3', 'sails 1 crew 1 hull 1'], island: [3] })
  play(m, { pick: [3] })
  expect(m.isAtRest()).toBe(true)
})

test('SD-31 ships of equal speed with crew arrive together; one without crew takes no part', () => {
  const m = at(looting([0, 1, 2]), {
    ships: ['sails 2 crew 1 hull 1', 'sails 2 crew 1 hull 1', 'sails 2 hull 1'],
    island: [3, 2],
  })
  expect(seatsAsked(m)).toEqual([0, 1])
})

test('SD-20 SD-31 a tie is not rolled out in the loot phase', () => {
  const m = at(looting([0, 1]), { ships: ['sails 3 crew 1 hull 1', 'sails 3 crew 1 hull 1'], island: [3, 2] })
  expect(m.rng.left).toBe(0)
  expect(seatsAsked(m)).toEqual([0, 1])
})

test('SD-36 who parleyed loots after the others of the tie and before slower ships', () => {
  const m = at(looting([0, 1, 2]), {
    ships: ['sails 2 crew 1 hull 1', 'sails 2 crew 1 hull 1', 'sails 1 crew 1 hull 1'],
    island: [3, 2, 1],
  })
  m.play.take(0, { do: 'parley' })
  m.play.take(1, { do: 'melee' })
  const order: number[] = []
  while (!m.isAtRest()) {
    order.push(...seatsAsked(m))
    play(m, { pick: [m.board.island[0] ?? 0] })
  }
  expect(order).toEqual([1, 0, 2])
})

test('SD-31 nor does a ship with no room for treasure: it has nothing to fight for', () => {
  const three = at(looting([0, 1, 2]), {
    ships: ['sails 2 crew 1 hull 1', 'sails 2 crew 1 hull 1', 'sails 2 crew 4'],
    island: [3, 2],
  })
  expect(seatsAsked(three)).toEqual([0, 1])

  const two = at(looting([0, 1]), { ships: ['sails 2 crew 1 hull 1', 'sails 2 crew 4'], island: [3, 2] })
  expect(asked(two)).toMatchObject({ kind: 'pick', seat: 0 })
})
