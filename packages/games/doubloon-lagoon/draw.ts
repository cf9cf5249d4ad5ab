/**
 * The lagoon as text: the map, each hex its terrain's mark and what is there, with letters for the
 * columns and numbers for the rows; then a line a seat, its units with the numbers that choices name
 * them by.
 */
import { drawHexes } from '../kit/hex-text.ts'
import { listed } from '../kit/lists.ts'
import { adventureOf, eventOf } from './decks.ts'
import type { Edition } from './edition.ts'
import { columnName, hexName, type LagoonMap, MARKS, mapOf } from './map.ts'
import type { LagoonView } from './view.ts'

/** A ship and a crew of each seat. */
const SHIPS = 'ABCD'
const CREWS = 'abcd'
const COUNTER = '*'
const ITEM = '$'

const markOf = (map: LagoonMap, space: number): string =>
  Object.entries(MARKS).find(([, terrain]) => terrain === map.terrain[space])?.[0] ?? ' '

/** What is most worth seeing on a hex: a ship, a crew, an item, a counter. */
function pieceOn(view: LagoonView, space: number): string {
  const here = view.units.filter(({ at }) => at === space)
  const ship = here.find(({ kind }) => kind === 'ship')
  if (ship) return SHIPS.charAt(ship.owner)
  const [crew] = here
  if (crew) return CREWS.charAt(crew.owner)
  if (view.ground.some(({ at }) => at === space)) return ITEM
  return view.counters.includes(space) ? COUNTER : ''
}

/** A mark and a piece for each hex. */
const CELL = 2

/** The map's lines under the letters of the columns, each with the number of its row before it. */
function drawMap(view: LagoonView, map: LagoonMap): string[] {
  const { hexes } = map.field
  const lines = drawHexes(hexes, space => `${markOf(map, space)}${pieceOn(view, space)}`, CELL).split('\n')
  const columns = new Set(hexes.map(({ q }) => q)).size
  let letters = ''
  for (let column = 0; column < columns; column++) letters += columnName(column).padEnd(CELL + 1)
  return [letters, ...lines].map((line, i) => {
    const row = i % 2 === 1 ? String(Math.ceil(i / 2)) : ''
    return `${row.padStart(3)} ${line}`.trimEnd()
  })
}

function unitLine(view: LagoonView, edition: Edition, id: number): string {
  const { kind, number, strength, at, aboard, items, isStuck } = view.units[id] ?? {}
  const where =
    aboard === null || aboard === undefined ? hexName(edition, at ?? 0) : `aboard ship ${view.units[aboard]?.number}`
  const carries = (items ?? []).map(item => adventureOf(edition, item).name)
  const held = view.boardings.some(({ one, other }) => one === id || other === id)
  return [
    `#${id} ${kind} ${number}${kind === 'crew' ? ` (${strength})` : ''} ${where}`,
    isStuck ? ' immobilized' : '',
    held ? ' boarding' : '',
    carries.length > 0 ? ` with ${listed(carries)}` : '',
  ].join('')
}

function homeOf(view: LagoonView, edition: Edition, seat: number): string {
  const home = view.homes[seat] ?? null
  return home === null ? '-' : hexName(edition, home)
}

function seatLine(view: LagoonView, names: readonly string[], edition: Edition, seat: number): string {
  const name = names[seat] ?? `seat ${seat}`
  if (view.isOut[seat]) return `  ${name}: out`
  const units = view.units.flatMap(({ owner, at }, id) =>
    owner === seat && at !== null ? [unitLine(view, edition, id)] : [],
  )
  const kept = view.kept[seat]?.reduce((sum, card) => sum + adventureOf(edition, card).value, 0)
  return `${seat === view.turn ? '*' : ' '} ${name} (${SHIPS.charAt(seat)}${CREWS.charAt(seat)}), home ${homeOf(view, edition, seat)}, cards ${view.held[seat]}, kept ${kept}: ${units.join('; ')}`.trimEnd()
}

export function draw(view: LagoonView, names: readonly string[], edition: Edition): string {
  const decks = `Round ${view.round}   event deck ${view.deck}, discards ${view.discards.length}   adventures left ${view.adventures.length}`
  const hand =
    view.hand && view.hand.length > 0 ? [`Hand: ${listed(view.hand.map(card => eventOf(edition, card).name))}`] : []
  const ground = view.ground.map(({ at, item }) => `${hexName(edition, at)}: ${adventureOf(edition, item).name}`)
  return [
    decks,
    ...drawMap(view, mapOf(edition)),
    ...view.held.map((_, seat) => seatLine(view, names, edition, seat)),
    ...ground,
    ...hand,
  ].join('\n')
}
