/**
 * The map (DL-1 to DL-4): a text of marks, read once for an edition and worked out into what rules
 * ask of it. A space is a hex's number in reading order.
 */
import { bad, good, type Result, RulesBug, repeat } from '@nassau/kernel'
import { type HexText, type Place, readHexText } from '../../kit/hex-text.ts'
import { distances, type Field, fieldOf } from '../../kit/hexes.ts'
import { itemWith } from '../cards/decks.ts'
import type { Edition } from './edition.ts'

/** DL-2 What the marks of a text map mean. */
export const MARKS = {
  '~': 'sea',
  A: 'port',
  H: 'home',
  b: 'beach',
  g: 'grass',
  j: 'jungle',
  h: 'hills',
  s: 'swamp',
  m: 'mountain',
} as const
export type Terrain = (typeof MARKS)[keyof typeof MARKS]

/** DL-1 Ports, one to a sheet. */
export const SHEETS = 4

/** What entering a space costs, or null where that cannot be. */
export type Costs = readonly (number | null)[]

/** The option to go to a space. */
export type To = { readonly to: number }

export type LagoonMap = {
  field: Field
  /** Where each space's mark stands in the text. */
  places: readonly Place[]
  terrain: readonly Terrain[]
  isSea: readonly boolean[]
  /** DL-2 An island hex next to sea. */
  isShore: readonly boolean[]
  /** DL-4 What a ship pays. */
  sailing: Costs
  /** DL-4 What a crew pays, by what it carries: bit 1 a blade against growth, bit 2 ropes. */
  walking: readonly Costs[]
  /** DL-1 The home ports of sheets 1 to 4. */
  ports: readonly number[]
  /** DL-8 Where adventure counters may lie. */
  counterSpaces: readonly number[]
  /** Which island a space belongs to; -1 if none. */
  islands: readonly number[]
  /** The option to go to each space, made once: areas share them. And the one to place a counter there. */
  to: readonly To[]
  counterAt: readonly { readonly counter: number }[]
}

/** The marks that make an island. */
export const isIsland = (terrain: Terrain | undefined): boolean =>
  terrain !== undefined && terrain !== 'sea' && terrain !== 'port' && terrain !== 'home'

/** A text whose marks are all known; else where the first other one stands. */
export function readMarks(lines: readonly string[]): Result<HexText & { terrain: Terrain[] }> {
  const read = readHexText(lines.join('\n'))
  if (!read.ok) return read
  const terrain: Terrain[] = []
  for (const [space, mark] of read.value.marks.entries()) {
    if (!isMark(mark)) {
      const { line, column } = read.value.places[space] ?? { line: 0, column: 0 }
      return bad(
        `line ${line}, column ${column}: "${mark}" is no mark; expected one of ${Object.keys(MARKS).join(' ')}`,
        line,
      )
    }
    terrain.push(MARKS[mark])
  }
  return good({ ...read.value, terrain })
}

const isMark = (mark: string): mark is keyof typeof MARKS => Object.hasOwn(MARKS, mark)

const MAPS = new WeakMap<Edition, LagoonMap>()

/** The map of an edition; worked out when first wanted. */
export function mapOf(edition: Edition): LagoonMap {
  const known = MAPS.get(edition)
  if (known) return known
  const map = workOut(edition)
  MAPS.set(edition, map)
  return map
}

function workOut(edition: Edition): LagoonMap {
  const read = readMarks(edition.map)
  if (!read.ok) throw new RulesBug('bad-map', read.problem)
  const { hexes, places, terrain } = read.value
  const field = fieldOf(hexes)
  const isNextTo = (space: number, what: Terrain): boolean =>
    (field.neighbours[space] ?? []).some(next => next >= 0 && terrain[next] === what)
  const isShore = terrain.map((here, space) => isIsland(here) && isNextTo(space, 'sea'))
  return {
    field,
    places,
    terrain,
    isSea: terrain.map(here => here === 'sea'),
    isShore,
    sailing: terrain.map((here, space) => (here === 'sea' || here === 'port' || isShore[space] ? 1 : null)),
    walking: [0, 1, 2, 3].map(gear => terrain.map(here => walkingCost(edition, here, gear))),
    ports: portsBySheet(terrain, places),
    // DL-8 All land around a port belongs to the home port.
    counterSpaces: terrain.flatMap((here, space) => (isIsland(here) && !isNextTo(space, 'port') ? [space] : [])),
    islands: islandsOf(field, terrain),
    to: terrain.map((_, to) => ({ to })),
    counterAt: terrain.map((_, counter) => ({ counter })),
  }
}

/** DL-4, less what a crew's gear saves: a blade in jungle and swamp, ropes on hills and mountains. */
function walkingCost(edition: Edition, terrain: Terrain, gear: number): number | null {
  if (terrain === 'sea') return null
  const cost = edition.costs[terrain]
  if ((terrain === 'jungle' || terrain === 'swamp') && (gear & 1) > 0)
    return Math.max(1, cost - (itemWith(edition, 'cut-growth')?.amount ?? 0))
  if ((terrain === 'hills' || terrain === 'mountain') && (gear & 2) > 0)
    return Math.min(cost, itemWith(edition, 'climb')?.amount ?? cost)
  return cost
}

/** Which quarter of the map a place lies in: 0 1 above, 2 3 below (DL-1). */
export function sheetOf({ line, column }: Place, places: readonly Place[]): number {
  const middle = (numbers: number[]): number => (Math.min(...numbers) + Math.max(...numbers)) / 2
  const isBelow = line > middle(places.map(place => place.line))
  const isRight = column > middle(places.map(place => place.column))
  return (isBelow ? 2 : 0) + (isRight ? 1 : 0)
}

function portsBySheet(terrain: readonly Terrain[], places: readonly Place[]): number[] {
  const ports = terrain.flatMap((here, space) => (here === 'port' ? [space] : []))
  const sheet = (port: number): number => sheetOf(places[port] ?? { line: 0, column: 0 }, places)
  return ports.sort((a, b) => sheet(a) - sheet(b) || a - b)
}

function islandsOf(field: Field, terrain: readonly Terrain[]): number[] {
  const islands = repeat(-1, terrain.length)
  let island = 0
  for (const [space, here] of terrain.entries()) {
    if (!isIsland(here) || islands[space] !== -1) continue
    const steps = distances(field, space, next => isIsland(terrain[next]))
    for (const [other, n] of steps.entries()) if (n >= 0) islands[other] = island
    island++
  }
  return islands
}

/** What a hex is called: a letter for its column from the left, and its row; two lines of the text are a row. */
export function hexName(edition: Edition, space: number): string {
  const { places, left, top } = namesOf(mapOf(edition))
  const { line, column } = places[space] ?? { line: top, column: left }
  return `${columnName((column - left) / 2)}${Math.floor((line - top) / 2) + 1}`
}

/** A to Z, then AA to AZ and so on. */
export const columnName = (column: number): string =>
  (column < 26 ? '' : columnName(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26))

/** Where the text of a map begins. */
function namesOf({ places }: LagoonMap): { places: readonly Place[]; left: number; top: number } {
  let [left, top] = [Infinity, Infinity]
  for (const { line, column } of places) {
    left = Math.min(left, column)
    top = Math.min(top, line)
  }
  return { places, left, top }
}
