import { assertPlain } from '@nassau/kernel/testing'
import fc from 'fast-check'
import * as honeycomb from 'honeycomb-grid'
import { expect, test } from 'vitest'
import {
  DIRECTIONS,
  disk,
  distance,
  distances,
  type Field,
  fieldOf,
  type Hex,
  pathTo,
  reach,
  ring,
  spaceAt,
  step,
} from './hexes.ts'

const FLAT = { offset: -1, orientation: honeycomb.Orientation.FLAT } as const
const Oracle = honeycomb.defineHex(FLAT)
/** The names honeycomb gives our directions on flat-topped hexes. */
const { SE, S, SW, NW, N, NE } = honeycomb.Direction
const COMPASS = [SE, S, SW, NW, N, NE]

const anyHex = fc.record({ q: fc.integer({ min: -30, max: 30 }), r: fc.integer({ min: -30, max: 30 }) })
const anyField: fc.Arbitrary<Field> = fc.subarray(disk(4), { minLength: 1 }).map(fieldOf)
const plain = ({ q, r }: Hex): Hex => ({ q, r })
const name = ({ q, r }: Hex): string => `${q},${r}`

test('the distance of two hexes is what honeycomb says', () => {
  fc.assert(fc.property(anyHex, anyHex, (a, b) => distance(a, b) === honeycomb.distance(FLAT, a, b)))
})

test('a step in each direction leads to the neighbour honeycomb finds there, and n steps to the nth', () => {
  fc.assert(
    fc.property(anyHex, fc.nat({ max: 5 }), fc.nat({ max: 9 }), (hex, direction, n) => {
      let oracle = new Oracle(hex)
      for (let i = 0; i < n; i++) oracle = honeycomb.neighborOf(oracle, COMPASS[direction] ?? N)
      expect(step(hex, direction, n)).toEqual(plain(oracle))
    }),
  )
})

test('the six directions go round the clock, opposite ones three apart', () => {
  for (const direction of DIRECTIONS.keys()) {
    const here = step({ q: 0, r: 0 }, direction)
    expect(distance(here, step({ q: 0, r: 0 }, (direction + 1) % 6))).toBe(1)
    expect(step(here, (direction + 3) % 6)).toEqual({ q: 0, r: 0 })
  }
  expect(() => step({ q: 0, r: 0 }, 6)).toThrow('no-such-direction')
})

test('a ring holds the hexes of honeycomb, clockwise from direction 0, each next to the one before', () => {
  fc.assert(
    fc.property(anyHex, fc.integer({ min: 1, max: 8 }), (center, radius) => {
      const ours = ring(center, radius)
      const theirs = new honeycomb.Grid(Oracle, honeycomb.ring({ center, radius })).toArray()
      expect(ours.map(name).sort()).toEqual(theirs.map(name).sort())
      expect(ours[0]).toEqual(step(center, 0, radius))
      expect(ours[radius]).toEqual(step(center, 1, radius))
      expect(ours.every((hex, i) => distance(hex, ours[i - 1] ?? ours.at(-1) ?? center) === 1)).toBe(true)
    }),
  )
  expect(ring({ q: 2, r: -1 }, 0)).toEqual([{ q: 2, r: -1 }])
})

test('a disk is the origin and ring after ring, as plain data', () => {
  expect(disk(0)).toEqual([{ q: 0, r: 0 }])
  expect(disk(4)).toHaveLength(61)
  expect(disk(4).slice(37)).toEqual(ring({ q: 0, r: 0 }, 4))
  expect(new Set(disk(6).map(name)).size).toBe(127)
  assertPlain(disk(4))
  assertPlain(fieldOf(disk(2)))
})

test('a field numbers its spaces in the order given and knows the six neighbours of each', () => {
  fc.assert(
    fc.property(anyField, field => {
      for (const [space, hex] of field.hexes.entries()) {
        expect(spaceAt(field, hex)).toBe(space)
        const around = COMPASS.map(way => name(honeycomb.neighborOf(new Oracle(hex), way)))
        expect(field.neighbours[space]).toEqual(around.map(there => field.hexes.findIndex(h => name(h) === there)))
      }
    }),
  )
})

test('a hex outside the field has no space', () => {
  const inside = new Set(disk(4).map(name))
  fc.assert(fc.property(anyHex, hex => spaceAt(fieldOf(disk(4)), hex) >= 0 === inside.has(name(hex))))
  expect(spaceAt(fieldOf([]), { q: 0, r: 0 })).toBe(-1)
})

test('a field with one hex twice is a bug', () => {
  expect(() => fieldOf([...disk(1), { q: 1, r: 0 }])).toThrow('hex-twice')
})

test('steps over an open disk are distances, and land in the way is gone around', () => {
  const field = fieldOf(disk(3))
  expect(distances(field, 0)).toEqual(field.hexes.map(hex => distance(hex, { q: 0, r: 0 })))
  // A wall across the middle but for one hex at its far end.
  const wall = new Set([-3, -2, -1, 0, 1, 2].map(q => spaceAt(field, { q, r: 0 })))
  const from = spaceAt(field, { q: 0, r: 1 })
  const to = spaceAt(field, { q: 0, r: -1 })
  expect(distances(field, from, space => !wall.has(space))[to]).toBe(7)
  wall.add(spaceAt(field, { q: 3, r: 0 }))
  expect(distances(field, from, space => !wall.has(space))[to]).toBe(-1)
})

/** A field, a place to start, a budget, and what entering each space costs; 5 stands for no entry. */
const anyJourney = anyField.chain(field =>
  fc.record({
    field: fc.constant(field),
    from: fc.nat({ max: field.hexes.length - 1 }),
    budget: fc.oneof(fc.nat({ max: 14 }), fc.constant(Infinity)),
    fees: fc.array(fc.nat({ max: 5 }), { minLength: field.hexes.length, maxLength: field.hexes.length }),
    uphill: fc.nat({ max: 2 }),
  }),
)

test('the cheapest costs are those of going over all borders again and again until nothing changes', () => {
  fc.assert(
    fc.property(anyJourney, ({ field, from, budget, fees, uphill }) => {
      const feeOf = (space: number): number => fees[space] ?? 5
      const costOf = (space: number, before: number): number | null =>
        feeOf(space) === 5 ? null : feeOf(space) + (feeOf(space) > feeOf(before) ? uphill : 0)
      const reached = reach(field, from, budget, costOf)
      expect(reached.costs).toEqual(costsByPatience(field, from, budget, costOf))

      for (const [space, cost] of reached.costs.entries()) {
        const path = pathTo(reached, space)
        if (cost < 0) expect(path).toEqual([])
        else expect([path[0], path.at(-1)]).toEqual([from, space])
        let paid = 0
        for (const [i, there] of path.entries()) {
          const before = path[i - 1]
          if (before === undefined) continue
          expect(field.neighbours[before]).toContain(there)
          paid += costOf(there, before) ?? Infinity
        }
        if (cost >= 0) expect(paid).toBe(cost)
      }
    }),
  )
})

test('a step at no cost goes on, and what is dear from one side may be cheap from another', () => {
  const row = fieldOf([0, 1, 2, 3].map(q => ({ q, r: 0 })))
  expect(reach(row, 0, 1, space => (space === 2 ? 1 : 0))).toEqual({ costs: [0, 0, 1, 1], cameFrom: [-1, 0, 1, 2] })
  expect(reach(row, 0, 0, space => (space === 2 ? 1 : 0)).costs).toEqual([0, 0, -1, -1])
  expect(
    pathTo(
      reach(row, 1, 0, () => 1),
      1,
    ),
  ).toEqual([1])
})

test('a cost that is no whole number is a bug', () => {
  expect(() => reach(fieldOf(disk(1)), 0, 4, () => 0.5)).toThrow('cost-not-whole')
  expect(() => reach(fieldOf(disk(1)), 0, 4, () => -1)).toThrow('cost-not-whole')
})

/** Bellman and Ford's way, as plainly as can be. */
function costsByPatience(
  field: Field,
  from: number,
  budget: number,
  costOf: (space: number, from: number) => number | null,
): number[] {
  const costs = field.hexes.map((_, space) => (space === from ? 0 : Infinity))
  for (let round = 0; round < field.hexes.length; round++)
    for (const [here, around] of field.neighbours.entries())
      for (const there of around.filter(space => space >= 0)) {
        const cost = (costs[here] ?? Infinity) + (costOf(there, here) ?? Infinity)
        costs[there] = Math.min(costs[there] ?? Infinity, cost)
      }
  return costs.map(cost => (cost > budget || cost === Infinity ? -1 : cost))
}
