import { expect, test } from 'vitest'
import { disk, fieldOf } from '../../../kit/hexes.ts'
import { EDITION } from '../../edition/edition.ts'
import { mapOf } from '../../edition/map.ts'
import { islandsOf, patchesOf } from './patches.ts'

const map = mapOf(EDITION)
const inOrder = (spaces: readonly number[]): number[] => spaces.toSorted((a, b) => a - b)

test('every space lies in one patch, and no patch is much of the map', () => {
  const patches = patchesOf(map.field)
  expect(inOrder(patches.flat())).toEqual([...map.field.hexes.keys()])
  expect(Math.max(...patches.map(patch => patch.length))).toBeLessThan(map.field.hexes.length / 8)
})

test('islands are what hangs together, and no more', () => {
  const field = fieldOf(disk(2))
  const ways = field.neighbours[0] ?? []
  expect(islandsOf(field, space => space === ways[0] || space === ways[3])).toHaveLength(2)
  expect(islandsOf(field, space => space === ways[0] || space === ways[1])).toHaveLength(1)
  expect(islandsOf(field, () => false)).toEqual([])
})

test('all land of the standard map is on one island each', () => {
  const isLand = (space: number): boolean => map.isSea[space] === false
  const islands = islandsOf(map.field, isLand)
  expect(inOrder(islands.flat())).toEqual([...map.field.hexes.keys()].filter(isLand))
  expect(islands.length).toBeGreaterThan(4)
})
