import { expect, test } from 'vitest'
import { disk, fieldOf } from '../../../kit/hexes.ts'
import { EDITION } from '../../edition/edition.ts'
import { mapOf } from '../../edition/map.ts'
import { coastOf, outlinesOf } from './coastline.ts'

const field = fieldOf(disk(2))

test('an island of one hex has six corners', () => {
  expect(outlinesOf(field, space => space === 0).map(outline => outline.length)).toEqual([6])
})

test('a ring of land has a coast outside and one around its lagoon', () => {
  const ring = outlinesOf(field, space => space > 0 && space < 7)
  expect(ring.map(outline => outline.length).sort((a, b) => a - b)).toEqual([6, 18])
})

test('the coasts of the standard map are closed lines around all its lands', () => {
  const map = mapOf(EDITION)
  const isLand = (space: number): boolean => map.isSea[space] === false
  const edges = map.field.neighbours.reduce(
    (sum, around, space) => sum + (isLand(space) ? around.filter(next => next < 0 || !isLand(next)).length : 0),
    0,
  )
  const outlines = outlinesOf(map.field, isLand)
  expect(outlines.reduce((sum, { length }) => sum + length, 0)).toBe(edges)
  expect(coastOf(map.field, isLand, () => 0.5).match(/Z/g)).toHaveLength(outlines.length)
})
