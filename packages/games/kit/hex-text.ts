/**
 * Hex maps as text (DL-2). A mark is a flat-topped hex; its neighbours stand two lines above and
 * below it, and one line above or below, two characters to the left or right:
 *
 *       4
 *     3   5        so the marks of one line stand four characters apart,
 *       ⬡          and every other line is shifted by two
 *     2   0
 *       1
 */
import { bad, good, type Result } from '@nassau/kernel'
import type { Hex } from './hexes.ts'

/** Where a mark stands in its text, both counted from 1. */
export type Place = { line: number; column: number }

export type HexText = {
  /** In reading order; the margin left of and above the map does not count. */
  hexes: Hex[]
  /** The character of each hex. */
  marks: string[]
  places: Place[]
}

/** Lines and columns a map may have, so that a stray mark far out is an error and not a huge map. */
const LARGEST = 1000

/** Reads a map. Blank lines around it and an indentation of all of it are no part of it. */
export function readHexText(text: string): Result<HexText> {
  const marks: string[] = []
  const places: Place[] = []
  for (const [row, line] of text.split(/\r?\n/).entries()) {
    for (const [i, mark] of Array.from(line).entries()) {
      if (mark === ' ') continue
      const place = { line: row + 1, column: i + 1 }
      if (mark.trim() === '') return badAt(place, `${nameOfBlank(mark)}; expected a mark or a space`)
      if (Math.max(place.line, place.column) > LARGEST)
        return badAt(place, `too far out; expected at most ${LARGEST} lines and columns`)
      marks.push(mark)
      places.push(place)
    }
  }
  if (places.length === 0) return bad('the map is empty; expected at least one mark')

  const shift = commonShift(places)
  const stray = places.findIndex(place => shiftOf(place) !== shift)
  const strayAt = places[stray]
  if (strayAt)
    return badAt(strayAt, `the mark "${marks[stray]}" is off the lattice; expected ${columnsNear(strayAt, shift)}`)
  return good({ hexes: hexesAt(places), marks, places })
}

/** Draws hexes in the same layout, each as `width` characters: what `cell` says, cut or filled with blanks. */
export function drawHexes(hexes: readonly Hex[], cell: (index: number) => string, width: number): string {
  const left = least(hexes.map(({ q }) => q))
  const top = least(hexes.map(lineOf))
  const lines: string[][] = []
  for (const [index, hex] of hexes.entries()) {
    const row = lineOf(hex) - top
    const line = lines[row] ?? []
    lines[row] = line
    const start = (hex.q - left) * (width + 1)
    for (const [i, character] of Array.from(cell(index)).slice(0, width).entries()) line[start + i] = character
  }
  return Array.from(lines, line =>
    Array.from(line ?? [], character => character ?? ' ')
      .join('')
      .trimEnd(),
  ).join('\n')
}

/** The line of text a hex stands on, counted from that of the origin: two lines a hex, one for half a hex. */
const lineOf = ({ q, r }: Hex): number => 2 * r + q

function hexesAt(places: readonly Place[]): Hex[] {
  const left = least(places.map(({ column }) => column))
  const top = least(places.map(({ line }) => line))
  return places.map(({ line, column }) => {
    const q = (column - left) / 2
    // Where the first line is a shifted one, the difference is odd for every mark alike.
    return { q, r: Math.floor((line - top - q) / 2) }
  })
}

/** Which of the four ways to lay the lattice over the text a mark belongs to. */
const shiftOf = ({ line, column }: Place): number => (column + 2 * line) % 4

/** The way most marks belong to, so that a single stray one is blamed wherever it stands. */
function commonShift(places: readonly Place[]): number {
  const counts = [0, 0, 0, 0]
  for (const place of places) counts[shiftOf(place)] = (counts[shiftOf(place)] ?? 0) + 1
  return counts.indexOf(Math.max(...counts))
}

/** The columns of this line, left and right of the place, where a mark may stand. */
function columnsNear({ line, column }: Place, shift: number): string {
  const back = (shiftOf({ line, column }) - shift + 4) % 4
  const right = `column ${column - back + 4}`
  return column - back < 1 ? right : `column ${column - back} or ${right}`
}

const nameOfBlank = (mark: string): string =>
  mark === '\t' ? 'a tab' : `an odd kind of blank (U+${mark.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')})`

const badAt = ({ line, column }: Place, says: string): Result<never> =>
  bad(`line ${line}, column ${column}: ${says}`, line)

const least = (numbers: readonly number[]): number => numbers.reduce((a, b) => Math.min(a, b), Infinity)
