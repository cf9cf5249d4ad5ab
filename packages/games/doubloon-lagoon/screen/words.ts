/** What units, hexes and cards are called, in the language that is set. */
import type { I18n } from '@lingui/core'
import type { Seat } from '@nassau/kernel'
import type { Explanation } from '@nassau/ui'
import type { Unit } from '../board.ts'
import type { Terrain } from '../edition/map.ts'

/** Who speaks to whom about what: enough to name any unit. */
export type Speaker = { i18n: I18n; names: readonly string[]; seat: Seat | null }

export const terrainWord = (i18n: I18n, terrain: Terrain): string =>
  ({
    sea: i18n._('sea'),
    port: i18n._('port'),
    home: i18n._('home land'),
    beach: i18n._('beach'),
    grass: i18n._('grass'),
    jungle: i18n._('jungle'),
    hills: i18n._('hills'),
    swamp: i18n._('swamp'),
    mountain: i18n._('mountain'),
  })[terrain]

/** `Crew 2` for one's own, `Grace’s crew 2` for others. */
export function unitWord({ i18n, names, seat }: Speaker, unit: Pick<Unit, 'kind' | 'number' | 'owner'>): string {
  const { number } = unit
  if (unit.owner === seat)
    return unit.kind === 'crew' ? i18n._('Crew {number}', { number }) : i18n._('Ship {number}', { number })
  const name = names[unit.owner] ?? ''
  return unit.kind === 'crew'
    ? i18n._('{name}’s crew {number}', { name, number })
    : i18n._('{name}’s ship {number}', { name, number })
}

/** The numbers of units on the map and in the list, so that nobody takes them for strengths. */
export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'] as const

/** What is drawn and written on the chart. */
export const CHART_MARKS = ['cost', 'counter', 'crew', 'aboard', 'stuck', 'grappled', 'carried', 'treasure'] as const
export type ChartMark = (typeof CHART_MARKS)[number]

/** And what it means. */
export const markRule = (i18n: I18n, mark: ChartMark): Explanation =>
  ({
    cost: { says: i18n._('So many movement points the unit in hand pays to get there.'), clause: 'DL-4' },
    counter: {
      says: i18n._('An adventure: a crew that is ashore here when the exploration segment begins may explore.'),
      clause: 'DL-35',
    },
    crew: { says: i18n._('A crew: its number above, its strength below, one for each step left.'), clause: 'DL-26' },
    aboard: {
      says: i18n._('A crew aboard and its strength: a ship fights with all of them.'),
      clause: 'DL-29',
    },
    stuck: { says: i18n._('Immobilized: it cannot move in its owner’s next movement segment.'), clause: 'DL-20' },
    grappled: { says: i18n._('Locked in a boarding: neither ship leaves the hex.'), clause: 'DL-34' },
    carried: { says: i18n._('So many items are carried here.'), clause: 'DL-18' },
    treasure: {
      says: i18n._('Kreth’s Treasure: in the standard game, whoever brings it home by ship wins.'),
      clause: 'DL-41',
    },
  })[mark]
