import { expect, test } from 'vitest'
import { distances } from '../../../kit/hexes.ts'
import { EDITION } from '../../edition/edition.ts'
import { isIsland, mapOf } from '../../edition/map.ts'
import { focusOf } from './focus.ts'

const { field, terrain, ports } = mapOf(EDITION)
const islands = new Set(terrain.flatMap((ground, space) => (isIsland(ground) ? [space] : [])))
const home = ports[0] ?? -1
const NOTHING = {
  view: { units: [] },
  field,
  fresh: [],
  isMine: true,
  held: null,
  ready: new Set<number>(),
  battle: null,
}

test('where much of the map may be chosen, one looks at home and at what lies nearest to it', () => {
  const [first, ...near] = focusOf({ ...NOTHING, legal: islands, rest: home })
  expect(first).toBe(home)
  expect(near.length).toBeGreaterThan(3)
  const away = distances(field, home)
  const farthest = Math.max(...near.map(space => away[space] ?? 0))
  const nearer = [...islands].filter(space => (away[space] ?? 0) < farthest)
  expect(near).toEqual(expect.arrayContaining(nearer))
})

test('a few hexes are looked at as they are', () => {
  const few = [...islands].slice(0, 5)
  expect(focusOf({ ...NOTHING, legal: new Set(few), rest: home })).toEqual(few)
})
