/** Which pieces stand on the map and where: ships, and crews on their own feet. Crews aboard are part of their ship. */
import type { Seat } from '@nassau/kernel'
import { centreOf } from '@nassau/ui/hexes'
import { isAshore } from '../../board.ts'
import type { LagoonMap } from '../../edition/map.ts'
import type { LagoonView } from '../../view.ts'
import { type Spot, spotsFor } from './spots.ts'

export type Placed = { id: number; space: number; spot: Spot }

/** Ships first, then crews; each seat's together. */
export function piecesOf({ units }: Pick<LagoonView, 'units'>): Placed[] {
  const standing = units.flatMap((unit, id) =>
    unit.at !== null && (unit.kind === 'ship' || isAshore(unit)) ? [{ id, space: unit.at, unit }] : [],
  )
  standing.sort(
    (a, b) => rank(a.unit.kind) - rank(b.unit.kind) || a.unit.owner - b.unit.owner || a.unit.number - b.unit.number,
  )
  return standing.flatMap(({ id, space }) => {
    const here = standing.filter(other => other.space === space)
    const spot = spotsFor(here.length)[here.findIndex(other => other.id === id)]
    return spot ? [{ id, space, spot }] : []
  })
}

const rank = (kind: 'crew' | 'ship'): number => (kind === 'ship' ? 0 : 1)

/** Where a piece on this space is drawn. */
export function pointOf(map: LagoonMap, space: number, spot: Spot): { x: number; y: number } {
  const hex = map.field.hexes[space]
  const { x, y } = hex ? centreOf(hex) : { x: 0, y: 0 }
  return { x: x + spot.x, y: y + spot.y }
}

/** Everything of everyone on a space, as unit numbers: those aboard right after their ship. */
export function unitsAt({ units }: Pick<LagoonView, 'units'>, space: number): number[] {
  const ids = units.flatMap(({ at, aboard }, id) => (at === space && aboard === null ? [id] : []))
  return ids.flatMap(id => [id, ...units.flatMap(({ aboard }, crew) => (aboard === id ? [crew] : []))])
}

/** Where the cursor begins: the seat's ship, its first crew, its port, or the first space. */
export function homeSpace({ units, homes }: Pick<LagoonView, 'units' | 'homes'>, seat: Seat | null): number {
  const own = units.filter(({ owner, at }) => owner === (seat ?? 0) && at !== null)
  return own.find(({ kind }) => kind === 'ship')?.at ?? own[0]?.at ?? homes[seat ?? 0] ?? 0
}

/** Whether any unit of the seat has left its port. */
export const isUnderWay = ({ units, homes }: Pick<LagoonView, 'units' | 'homes'>, seat: Seat | null): boolean =>
  units.some(({ owner, at }) => owner === seat && at !== null && at !== homes[seat])
