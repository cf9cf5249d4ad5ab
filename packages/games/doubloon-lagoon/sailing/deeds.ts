/** What a unit can do in its owner's movement segment (DL-14 to DL-19, DL-34), and why not more. */
import type { Denied, Seat } from '@nassau/kernel'
import { boardingOf, isLocked, manned, type Pieces, type Unit, unitOf, unitsWhere } from '../board.ts'
import type { Edition } from '../edition/edition.ts'
import type { To } from '../edition/map.ts'
import { areaOf, shipsFor } from './reach.ts'
import { prizesFor } from './targets.ts'

/** An item for another unit in the hex. */
export type Gift = { give: string; unit: number }
/** Go there, go aboard, hand an item on, try to leave a boarding with that ship, capture that one. */
export type Deed = To | { embark: number } | Gift | { breakOff: number } | { capture: number }

/** Whether there is anything the unit could do. */
export function canAct(lagoon: Pieces, edition: Edition, id: number): boolean {
  if (areaOf(lagoon, edition, id).options.length > 0) return true
  const unit = unitOf(lagoon, id)
  if (unit.at === null) return false
  return (
    shipsFor(lagoon, id).length > 0 ||
    giftsOf(lagoon, id).length > 0 ||
    grapplersOf(lagoon, id).length > 0 ||
    prizesOf(lagoon, id).length > 0
  )
}

/** Everything the unit can do: its whole area first. */
export function deedsOf(lagoon: Pieces, edition: Edition, id: number): readonly Deed[] {
  const { options } = areaOf(lagoon, edition, id)
  const ships = shipsFor(lagoon, id)
  const gifts = giftsOf(lagoon, id)
  const grapplers = grapplersOf(lagoon, id)
  const prizes = prizesOf(lagoon, id)
  if (ships.length + gifts.length + grapplers.length + prizes.length === 0) return options
  return [
    ...options,
    ...ships.map(ship => ({ embark: ship })),
    ...gifts,
    ...grapplers.map(ship => ({ breakOff: ship })),
    ...prizes.map(capture => ({ capture })),
  ]
}

/** DL-18 Items for other own units in the hex that have not handed them on themselves. */
function giftsOf(lagoon: Pieces, id: number): Gift[] {
  const { items, owner, at } = unitOf(lagoon, id)
  const gifts: Gift[] = []
  for (let i = 0; i < items.length; i++) {
    const give = items[i]
    if (give === undefined || items.indexOf(give) < i) continue
    for (let unit = 0; unit < lagoon.units.length; unit++) {
      const other = lagoon.units[unit]
      if (unit !== id && other?.at === at && other.owner === owner && !other.gave.includes(give))
        gifts.push({ give, unit })
    }
  }
  return gifts
}

/** DL-34 Ships that hold this one in a boarding it may still try to leave in this segment. */
function grapplersOf(lagoon: Pieces, id: number): number[] {
  if (!isLocked(lagoon, id) || unitOf(lagoon, id).isStuck) return []
  return unitsWhere(lagoon, (_unit, other) => boardingOf(lagoon, id, other)?.isTried === false)
}

/** DL-19 Enemy ships without crew in a crew's hex, to be had at any time in its owner's movement segment. */
export function prizesOf(lagoon: Pieces, id: number): number[] {
  const { kind, owner, at } = unitOf(lagoon, id)
  return kind === 'crew' && at !== null ? prizesFor(lagoon, owner, at) : []
}

/** Why units that someone might want to move are not offered. */
export function whyIdle(lagoon: Pieces, edition: Edition, seat: Seat): Denied<{ unit: number }>[] {
  return unitsWhere(lagoon, unit => unit.owner === seat && unit.at !== null)
    .filter(unit => !canAct(lagoon, edition, unit))
    .map(unit => ({
      wanted: movingOf(unitOf(lagoon, unit)),
      choice: { unit },
      ...idleBecause(lagoon, unit),
    }))
}

const MOVING_CREWS = [/*i18n*/ 'move crew 1', /*i18n*/ 'move crew 2', /*i18n*/ 'move crew 3'] as const

const movingOf = ({ kind, number }: Unit): string =>
  (kind === 'crew' ? MOVING_CREWS[number - 1] : undefined) ?? /*i18n*/ 'move a ship'

function idleBecause(lagoon: Pieces, id: number): { clause: string; because: string } {
  const unit = unitOf(lagoon, id)
  if (unit.isStuck) return { clause: 'DL-20', because: /*i18n*/ 'it is immobilized in this movement segment' }
  if (unit.kind === 'ship') {
    if (isLocked(lagoon, id)) return { clause: 'DL-34', because: /*i18n*/ 'a boarding holds it' }
    if (manned(lagoon, id) === 0) return { clause: 'DL-14', because: /*i18n*/ 'a ship needs a crew aboard to move' }
    return { clause: 'DL-14', because: /*i18n*/ 'it has no movement points left' }
  }
  if (unit.aboard !== null && isLocked(lagoon, unit.aboard))
    return { clause: 'DL-34', because: /*i18n*/ 'nobody leaves a ship that is held in a boarding' }
  if (unit.aboard !== null && unit.hasCrossed)
    return { clause: 'DL-15', because: /*i18n*/ 'a crew that has embarked does not disembark in the same turn' }
  if (unit.aboard !== null)
    return { clause: 'DL-17', because: /*i18n*/ 'a crew disembarks on a shoreline hex or in port' }
  return { clause: 'DL-16', because: /*i18n*/ 'it has too few movement points left for any hex around it' }
}

/** Why a unit in hand is not offered what it might expect. */
export function whyNot(lagoon: Pieces, edition: Edition, id: number): Denied<Deed>[] {
  const unit = unitOf(lagoon, id)
  const denied: Denied<Deed>[] = []
  if (unit.kind === 'crew' && unit.aboard === null) {
    denied.push({
      wanted: /*i18n*/ 'cross the sea',
      clause: 'DL-16',
      because: /*i18n*/ 'crews need a ship or a raft to cross sea',
    })
    if (unit.hasCrossed)
      denied.push({
        wanted: /*i18n*/ 'embark',
        clause: 'DL-15',
        because: /*i18n*/ 'a crew that has disembarked does not embark in the same turn',
      })
  }
  if (unit.kind === 'ship')
    denied.push({
      wanted: /*i18n*/ 'sail over land',
      clause: 'DL-14',
      because: /*i18n*/ 'ships keep to sea, shoreline and ports',
    })
  if (areaOf(lagoon, edition, id).options.length === 0)
    denied.push({ wanted: /*i18n*/ 'move', ...idleBecause(lagoon, id) })
  return denied
}
