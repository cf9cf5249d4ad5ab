/**
 * The lagoon as text: the map, each hex its terrain's mark and what is there, with letters for the
 * columns and numbers for the rows; then a line a seat, its units with the numbers that choices name
 * them by.
 */
import { i18n } from '#i18n'
import { drawHexes } from '../../kit/hex-text.ts'
import { listed } from '../../kit/lists.ts'
import { adventureOf, eventOf } from '../cards/decks.ts'
import type { Edition } from '../edition/edition.ts'
import { columnName, hexName, type LagoonMap, MARKS, mapOf } from '../edition/map.ts'
import type { LagoonView } from '../view.ts'

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
    aboard === null || aboard === undefined
      ? hexName(edition, at ?? 0)
      : i18n._('aboard ship {number}', { number: view.units[aboard]?.number })
  const carries = (items ?? []).map(item => i18n._(adventureOf(edition, item).name))
  const held = view.boardings.some(({ one, other }) => one === id || other === id)
  return [
    `#${id}`,
    kind === 'crew' ? i18n._('crew {number} ({strength})', { number, strength }) : i18n._('ship {number}', { number }),
    where,
    ...(isStuck ? [i18n._('immobilized')] : []),
    ...(held ? [i18n._('boarding')] : []),
    ...(carries.length > 0 ? [i18n._('with {items}', { items: listed(carries) })] : []),
  ].join(' ')
}

function homeOf(view: LagoonView, edition: Edition, seat: number): string {
  const home = view.homes[seat] ?? null
  return home === null ? '-' : hexName(edition, home)
}

function seatLine(view: LagoonView, names: readonly string[], edition: Edition, seat: number): string {
  const name = names[seat] ?? i18n._('seat {seat}', { seat })
  if (view.isOut[seat]) return `  ${i18n._('{name}: out', { name })}`
  const units = view.units.flatMap(({ owner, at }, id) =>
    owner === seat && at !== null ? [unitLine(view, edition, id)] : [],
  )
  const kept = view.kept[seat]?.reduce((sum, card) => sum + adventureOf(edition, card).value, 0)
  const says = i18n._('{name} ({marks}), home {hex}, cards {cards}, kept {points}: {units}', {
    name,
    marks: `${SHIPS.charAt(seat)}${CREWS.charAt(seat)}`,
    hex: homeOf(view, edition, seat),
    cards: view.held[seat],
    points: kept,
    units: units.join('; '),
  })
  return `${seat === view.turn ? '*' : ' '} ${says}`.trimEnd()
}

export function draw(view: LagoonView, names: readonly string[], edition: Edition): string {
  const decks = [
    i18n._('Round {round}', { round: view.round }),
    i18n._('event deck {cards}, discards {discards}', { cards: view.deck, discards: view.discards.length }),
    i18n._('adventures left {cards}', { cards: view.adventures.length }),
  ].join('   ')
  const cards = (view.hand ?? []).map(card => i18n._(eventOf(edition, card).name))
  const hand = cards.length > 0 ? [i18n._('Hand: {cards}', { cards: listed(cards) })] : []
  const ground = view.ground.map(
    ({ at, item }) => `${hexName(edition, at)}: ${i18n._(adventureOf(edition, item).name)}`,
  )
  return [
    decks,
    ...drawMap(view, mapOf(edition)),
    ...view.held.map((_, seat) => seatLine(view, names, edition, seat)),
    ...ground,
    ...hand,
  ].join('\n')
}
