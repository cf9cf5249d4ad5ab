/** The chart: what an edition's board and decks come to, worked out once an edition. */
import { RulesBug } from '@nassau/kernel'
import { disk, type Field, fieldOf, spaceAt } from '../kit/hexes.ts'
import { sum } from '../kit/lists.ts'
import type { Edition, Pirate } from './edition/edition.ts'
import { CARDS, type Card, NATIONS, type Nation } from './words/names.ts'

/** A space of the board, by its number. */
export type Space = number

/** What can be conquered: a ship on a tile, a city or a stronghold. */
export type Prize = { kind: string; nation: Nation; defence: number; loot: number }

/** What is on the front of a tile: a ship of a nation, or nothing. */
export type Tile = (Prize & { isWarship: boolean }) | null

/** What lies buried on an island, and how many maps it takes. */
export type Treasure = { maps: number; worth: number }

export type Ground = 'lair' | 'stronghold' | 'city' | 'treasure' | 'sea'

export type Chart = {
  field: Field
  ground: readonly Ground[]
  centre: Space
  /** The corner lairs, in the order of the compass colours. */
  corners: readonly Space[]
  /** The city or stronghold on a space. */
  towns: readonly (Prize | null)[]
  /** The treasure on a space before it is dug up. */
  treasures: readonly (Treasure | null)[]
  /** Every front a tile can have; the first is empty. */
  tiles: readonly Tile[]
  /** Both sets of tiles, as numbers of fronts, unshuffled, and the spaces they lie on. */
  sets: readonly { back: 'shark' | 'ocean'; tiles: readonly number[]; spaces: readonly Space[] }[]
  pirates: ReadonlyMap<string, Pirate>
  /** The three decks, unshuffled. */
  actionCards: readonly Card[]
  lootCards: readonly number[]
  /** What an average loot card is worth. */
  meanLoot: number
}

const CHARTS = new WeakMap<Edition, Chart>()

export function chartOf(edition: Edition): Chart {
  const known = CHARTS.get(edition)
  if (known) return known
  const chart = drawChart(edition)
  CHARTS.set(edition, chart)
  return chart
}

function drawChart(edition: Edition): Chart {
  const { board } = edition
  const field = fieldOf(disk(board.radius))
  const space = ([q, r]: readonly [number, number]): Space => spaceAt(field, { q, r })
  const ground = field.hexes.map((): Ground => 'sea')
  const towns = field.hexes.map((): Prize | null => null)
  const treasures = field.hexes.map((): Chart['treasures'][number] => null)

  for (const lair of [board.centre, ...board.corners]) ground[space(lair)] = 'lair'
  for (const nation of NATIONS) {
    ground[space(board.strongholds[nation])] = 'stronghold'
    towns[space(board.strongholds[nation])] = { kind: 'stronghold', nation, ...edition.stronghold }
    ground[space(board.cities[nation])] = 'city'
    towns[space(board.cities[nation])] = { kind: 'city', nation, ...edition.city }
  }
  for (const { at, maps, worth } of board.treasures) {
    ground[space(at)] = 'treasure'
    treasures[space(at)] = { maps, worth }
  }
  const dark = board.darkWater.map(space)
  const light = field.hexes.map((_, i) => i).filter(i => ground[i] === 'sea' && !dark.includes(i))
  const { tiles, ocean, shark } = tilesOf(edition)
  const loot = Object.entries(edition.loot).flatMap(([worth, copies]) => new Array<number>(copies).fill(Number(worth)))
  return {
    field,
    ground,
    centre: space(board.centre),
    corners: board.corners.map(space),
    towns,
    treasures,
    tiles,
    sets: [
      { back: 'shark', tiles: shark, spaces: dark },
      { back: 'ocean', tiles: ocean, spaces: light },
    ],
    pirates: new Map(edition.pirates.map(pirate => [pirate.id, pirate])),
    actionCards: CARDS.flatMap(card => new Array<Card>(edition.actions[card].copies).fill(card)),
    lootCards: loot,
    meanLoot: sum(loot) / Math.max(1, loot.length),
  }
}

/** KP-5 Every ship kind is shared equally among the nations. */
function tilesOf({ tiles }: Edition): { tiles: Tile[]; ocean: number[]; shark: number[] } {
  const fronts: Tile[] = [null]
  const ocean = new Array<number>(tiles.empty.ocean).fill(0)
  const shark = new Array<number>(tiles.empty.shark).fill(0)
  for (const { id, defence, loot, isWarship, ocean: light, shark: dark } of tiles.ships)
    for (const nation of NATIONS) {
      const front = fronts.push({ kind: id, nation, defence, loot, isWarship }) - 1
      ocean.push(...new Array<number>(light / NATIONS.length).fill(front))
      shark.push(...new Array<number>(dark / NATIONS.length).fill(front))
    }
  return { tiles: fronts, ocean, shark }
}

export function pirateOf(chart: Chart, id: string): Pirate {
  const pirate = chart.pirates.get(id)
  if (!pirate) throw new RulesBug('no-such-pirate', { id })
  return pirate
}

export const isLair = (chart: Chart, space: Space): boolean => chart.ground[space] === 'lair'

/** The neighbour of a space in a direction of the compass; null where the map ends. */
export function neighbour(chart: Chart, space: Space, direction: number): Space | null {
  const next = chart.field.neighbours[space]?.[direction] ?? -1
  return next < 0 ? null : next
}
