/** What units, hexes and cards are called, in the language that is set. */
import type { I18n } from '@lingui/core'
import type { Seat } from '@nassau/kernel'
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
