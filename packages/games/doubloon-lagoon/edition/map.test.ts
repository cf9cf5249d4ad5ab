import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { distances } from '../../kit/hexes.ts'
import standard from './edition.json' with { type: 'json' }
import { EDITION, readEdition } from './edition.ts'
import { isIsland, mapOf } from './map.ts'

const map = mapOf(EDITION)

const problemOf = (lines: readonly string[]): string | null => {
  const read = readEdition({ ...standard, map: lines })
  return read.ok ? null : read.problem.says
}
/** The standard map with one mark changed; line and column count from 1. */
const withMark = (line: number, column: number, mark: string): string[] =>
  standard.map.map((text, i) => (i + 1 === line ? text.slice(0, column - 1) + mark + text.slice(column) : text))

test('DL-2 the map is the one drawn beside it: 463 hexes, 138 on islands, 96 of them shoreline', () => {
  const text = readFileSync(new URL('./map.txt', import.meta.url), 'utf8')
  expect(`${standard.map.join('\n')}\n`).toBe(text)
  expect(map.terrain).toHaveLength(463)
  expect(map.terrain.filter(isIsland)).toHaveLength(138)
  expect(map.isShore.filter(isShore => isShore)).toHaveLength(96)
})

test('DL-2 the map is its own mirror image both ways, so that the ports are equal', () => {
  const wide = standard.map.map(line => line.padEnd(49))
  expect(wide.map(line => Array.from(line).reverse().join(''))).toEqual(wide)
  expect([...standard.map].reverse()).toEqual(standard.map)
})

test('DL-2 neighbours stand two lines above and below, or one line and two characters aside', () => {
  const { field, places } = map
  for (const [space, neighbours] of field.neighbours.entries())
    for (const next of neighbours) {
      if (next < 0) continue
      const [here, there] = [places[space], places[next]]
      const apart = [
        Math.abs((here?.line ?? 0) - (there?.line ?? 0)),
        Math.abs((here?.column ?? 0) - (there?.column ?? 0)),
      ]
      expect([
        [2, 0],
        [1, 2],
      ]).toContainEqual(apart)
    }
})

test('DL-1 four sheets, each with one home port at its outer corner: 1 2 above, 3 4 below', () => {
  expect(map.ports.map(port => map.places[port])).toEqual([
    { line: 4, column: 3 },
    { line: 4, column: 47 },
    { line: 34, column: 3 },
    { line: 34, column: 47 },
  ])
})

test('DL-3 shoreline counts as sea for ships and as land for crews; a sea hex is never land', () => {
  for (const [space, terrain] of map.terrain.entries()) {
    const canWalk = map.walking[0]?.[space] !== null
    const canSail = map.sailing[space] !== null
    expect(canWalk).toBe(terrain !== 'sea')
    expect(canSail).toBe(terrain === 'sea' || terrain === 'port' || map.isShore[space])
  }
})

test('DL-2 ports and home land are no shoreline, and ships never enter home land', () => {
  for (const [space, terrain] of map.terrain.entries()) {
    if (terrain === 'port' || terrain === 'home') expect(map.isShore[space]).toBe(false)
    if (terrain === 'home') expect(map.sailing[space]).toBeNull()
  }
})

test('DL-4 a coastal hex costs crews its terrain, and every hex costs a ship 1', () => {
  const shore = map.terrain.findIndex((terrain, space) => terrain === 'jungle' && map.isShore[space])
  expect(map.walking[0]?.[shore]).toBe(2)
  expect(new Set(map.sailing)).toEqual(new Set([1, null]))
})

test('DL-2 every hex of the islands can be reached: ships get to all shores', () => {
  const steps = distances(map.field, map.ports[0] ?? -1, space => map.sailing[space] !== null)
  expect(map.isShore.every((isShore, space) => !isShore || (steps[space] ?? -1) > 0)).toBe(true)
})

const empty = ['A   ~   A', '  ~   ~', 'A   ~   A']

test.each([
  [
    'an unknown mark',
    withMark(7, 9, 'x'),
    'edition, at map: line 7, column 9: "x" is no mark; expected one of ~ A H b g j h s m',
  ],
  [
    'a mark off the lattice',
    withMark(7, 10, 'b'),
    'edition, at map: line 7, column 10: the mark "b" is off the lattice',
  ],
  ['a tab', ['~\t~'], 'edition, at map: line 1, column 2: a tab'],
  ['no mark at all', ['  '], 'edition, at map: the map is empty'],
  ['three ports', withMark(4, 3, '~'), 'edition, at map: 3 ports (A); expected 4, one in each quarter of the map'],
  [
    'two ports in a quarter',
    withMark(4, 3, '~').map((text, i) => (i === 3 ? `${text.slice(0, 42)}A${text.slice(43)}` : text)),
    'one in each, none is above left',
  ],
  [
    'a port without sea',
    ['A   b   ~   A', '  b   ~   ~', 'b   ~   ~   ~', '  ~   ~   ~', 'A   ~   ~   A'],
    'line 1, column 1: a port (A) without sea next to it',
  ],
  [
    'ports with no way between them',
    ['A   H   ~   A', '  ~   H   ~', '~   H   ~   ~', '  H   ~   ~', 'H   ~   ~   ~', '  ~   ~   ~', 'A   ~   ~   A'],
    'no ship can come here from the port at line 1, column 1; expected sea between all ports',
  ],
  [
    'no room for the counters',
    empty,
    '0 island hexes away from ports; expected at least 25, one for each adventure counter',
  ],
  [
    'an island no ship can reach',
    [
      'A   ~   ~   ~   A',
      '  ~   ~   ~   ~',
      '~   ~   H   ~   ~',
      '  ~   H   H   ~',
      '~   ~   b   ~   ~',
      '  ~   H   H   ~',
      '~   ~   H   ~   ~',
      '  ~   ~   ~   ~',
      'A   ~   ~   ~   A',
    ],
    'line 5, column 9: no ship can land on this island',
  ],
])('DL-1 DL-2 a map with %s is refused with its place and what was expected', (_what, lines, says) => {
  expect(problemOf(lines)).toContain(says)
})
