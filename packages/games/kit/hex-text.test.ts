import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import * as honeycomb from 'honeycomb-grid'
import { expect, test } from 'vitest'
import { drawHexes, type HexText, readHexText } from './hex-text.ts'
import { disk, distance, fieldOf, type Hex, spaceAt } from './hexes.ts'

const LAGOON = readFileSync(new URL('../doubloon-lagoon/edition/map.txt', import.meta.url), 'utf8').trimEnd()

const HEXAGON = `
                4
            4       4
        4       3       4
    4       3       3       4
4       3       2       3       4
    3       2       2       3
4       2       1       2       4
    3       1       1       3
4       2       0       2       4
    3       1       1       3
4       2       1       2       4
    3       2       2       3
4       3       2       3       4
    4       3       3       4
        4       3       4
            4       4
                4`.slice(1)

function read(text: string): HexText {
  const result = readHexText(text)
  return result.ok ? result.value : expect.fail(result.problem.says)
}

function refusal(text: string): [says: string, line: number | null] {
  const result = readHexText(text)
  return result.ok ? expect.fail('was read') : [result.problem.says, result.problem.line]
}

const anyHexes = fc.subarray(disk(5), { minLength: 1 })

test('DL-2 the map of the lagoon has 463 hexes, is drawn as it was read, and is mirrored both ways', () => {
  const { hexes, marks, places } = read(LAGOON)
  expect(hexes).toHaveLength(463)
  expect(drawHexes(hexes, i => marks[i] ?? '?', 1)).toBe(LAGOON)
  const markAt = new Map(places.map(({ line, column }, i) => [`${line} ${column}`, marks[i]]))
  for (const [i, { line, column }] of places.entries())
    for (const mirrored of [`${38 - line} ${column}`, `${line} ${50 - column}`])
      expect(markAt.get(mirrored)).toBe(marks[i])
})

test('DL-2 neighbours are two lines above and below, or one line and two characters away', () => {
  const { hexes, places } = read(LAGOON)
  const field = fieldOf(hexes)
  const spaces = new Map(places.map(({ line, column }, space) => [`${line} ${column}`, space]))
  for (const [space, { line, column }] of places.entries())
    expect(field.neighbours[space]).toEqual(
      [
        `${line + 1} ${column + 2}`,
        `${line + 2} ${column}`,
        `${line + 1} ${column - 2}`,
        `${line - 1} ${column - 2}`,
        `${line - 2} ${column}`,
        `${line - 1} ${column + 2}`,
      ].map(there => spaces.get(there) ?? -1),
    )
})

test('a hexagon is drawn with the origin in the middle and read as the same hexagon elsewhere', () => {
  const fromCentre = (hex: Hex): string => String(distance(hex, { q: 0, r: 0 }))
  const hexes = disk(4)
  const wide = drawHexes(hexes, i => fromCentre(hexes[i] ?? { q: 9, r: 9 }), 3)
  expect(wide).toBe(HEXAGON)

  const small = drawHexes(hexes, i => fromCentre(hexes[i] ?? { q: 9, r: 9 }), 1)
  const again = read(small)
  expect(again.hexes).toHaveLength(61)
  const middle = again.hexes[again.marks.indexOf('0')] ?? expect.fail('no middle')
  expect(again.marks).toEqual(again.hexes.map(hex => String(distance(hex, middle))))
  expect(drawHexes(again.hexes, i => again.marks[i] ?? '?', 1)).toBe(small)
})

test('columns and rows are the offset coordinates of honeycomb', () => {
  const { hexes, places } = read(LAGOON)
  for (const [i, { q, r }] of hexes.entries()) {
    const { col, row } = honeycomb.hexToOffset({ q, r, offset: -1, isPointy: false })
    expect(places[i]).toEqual({ line: 2 * row + (col % 2) + 1, column: 2 * col + 1 })
    expect(honeycomb.offsetToCube({ offset: -1, orientation: honeycomb.Orientation.FLAT }, { col, row })).toMatchObject(
      { q, r },
    )
  }
})

test('any hexes are the same map after drawing and reading, and the same text after reading and drawing', () => {
  fc.assert(
    fc.property(anyHexes, hexes => {
      const letter = (i: number): string => String.fromCodePoint(0x100 + i)
      const text = drawHexes(hexes, letter, 1)
      const { hexes: found, marks } = read(text)
      expect(drawHexes(found, i => marks[i] ?? '?', 1)).toBe(text)

      const before = fieldOf(hexes)
      const after = fieldOf(hexes.map((_, i) => found[marks.indexOf(letter(i))] ?? expect.fail('a hex was lost')))
      expect(after.neighbours).toEqual(before.neighbours)
    }),
  )
})

test('blank lines around a map and its indentation are no part of it', () => {
  const { hexes, places } = read('\n\n     ~\r\n   A\n     ~   \n\n')
  expect(fieldOf(hexes).neighbours[1]).toEqual([2, -1, -1, -1, -1, 0])
  expect(places).toEqual([
    { line: 3, column: 6 },
    { line: 4, column: 4 },
    { line: 5, column: 6 },
  ])
  expect(drawHexes(hexes, i => '~A~'[i] ?? '?', 1)).toBe('  ~\nA\n  ~')
  expect(spaceAt(fieldOf(hexes), { q: 0, r: 0 })).toBe(1)
})

test('a mark off the lattice is refused with its place and the columns it could stand in', () => {
  expect(refusal('~   ~ ~')).toEqual([
    'line 1, column 7: the mark "~" is off the lattice; expected column 5 or column 9',
    1,
  ])
  expect(refusal('~   ~\n ~\n~   ~')).toEqual([
    'line 2, column 2: the mark "~" is off the lattice; expected column 3',
    2,
  ])
  expect(refusal('~   ~\n  ~~\n~   ~')).toEqual([
    'line 2, column 4: the mark "~" is off the lattice; expected column 3 or column 7',
    2,
  ])
})

test('a stray mark is blamed even if it is the first one', () => {
  expect(refusal(' A\n  ~   ~\n~   ~')).toEqual([
    'line 1, column 2: the mark "A" is off the lattice; expected column 1 or column 5',
    1,
  ])
})

test('an empty map, a tab, an odd blank and a mark far out are refused', () => {
  expect(refusal('')).toEqual(['the map is empty; expected at least one mark', null])
  expect(refusal('  \n \n')).toEqual(['the map is empty; expected at least one mark', null])
  expect(refusal('~\n\t~')).toEqual(['line 2, column 1: a tab; expected a mark or a space', 2])
  expect(refusal('~\u00a0\u00a0 ~')).toEqual([
    'line 1, column 2: an odd kind of blank (U+00A0); expected a mark or a space',
    1,
  ])
  expect(refusal(`~${' '.repeat(1003)}~`)).toEqual([
    'line 1, column 1005: too far out; expected at most 1000 lines and columns',
    1,
  ])
})

test('cells are filled up or cut to their width, and lines are trimmed', () => {
  const hexes = [
    { q: 0, r: 0 },
    { q: 1, r: 0 },
    { q: 2, r: -1 },
  ]
  expect(drawHexes(hexes, i => ['ab', 'c', 'defg'][i] ?? '?', 3)).toBe('ab      def\n    c')
  expect(drawHexes([], () => '', 1)).toBe('')
})
