import { expect, test } from 'vitest'
import { disk } from '../../../kit/hexes.ts'
import { berth, driftOf, toneOf, wayOf } from './layout.ts'

test('the middle is deep, then comes the open sea, then the shallows', () => {
  const tones = disk(4).map(toneOf)
  expect(tones.filter(tone => tone === 'deep')).toHaveLength(19)
  expect(tones.filter(tone => tone === 'open')).toHaveLength(18)
  expect(tones.filter(tone => tone === 'shallow')).toHaveLength(24)
})

test('ships that share a space lie apart', () => {
  for (let of = 2; of <= 6; of++) {
    const berths = Array.from({ length: of }, (_, place) => berth(place, of, false))
    expect(new Set(berths.map(({ dx, dy }) => `${dx} ${dy}`)).size).toBe(of)
  }
})

test('a ship goes through every space it sailed, and on to where it was thrown', () => {
  const sailed = (seat: number, at: number) => ({ kind: 'sailed', seat, toward: 'red', at }) as const
  expect(wayOf([sailed(0, 5), sailed(1, 9), sailed(0, 6)], 0, 6)).toEqual([5, 6])
  expect(wayOf([sailed(0, 5)], 0, 40)).toEqual([5, 40])
  expect(wayOf([], 0, 7)).toEqual([7])
})

test('the Dutchman goes where he drifted, and on to where a card moved him', () => {
  expect(driftOf([{ kind: 'dutchman-drifts', toward: 'blue', at: 2 }], 2)).toEqual([2])
  expect(driftOf([{ kind: 'dutchman-drifts', toward: 'blue', at: 2 }], 9)).toEqual([2, 9])
})

test('a ship leaves what it stands on in sight', () => {
  expect(berth(0, 1, true).scale).toBeLessThan(0.6)
  expect(berth(0, 1, true).dx).toBeLessThan(-10)
})
