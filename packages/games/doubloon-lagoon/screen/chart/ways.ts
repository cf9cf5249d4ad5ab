/** Ways over the map: the course a unit took, and what enemies could come to in their next turn. */
import type { Seat } from '@nassau/kernel'
import { pathTo, reach } from '../../../kit/hexes.ts'
import { isAshore, manned, type Pieces, type Unit } from '../../board.ts'
import type { Edition } from '../../edition/edition.ts'
import { mapOf } from '../../edition/map.ts'
import type { LagoonEvent } from '../../events.ts'
import { reachOf } from '../../sailing/reach.ts'

type Passage = Extract<LagoonEvent, { kind: 'sailed' | 'walked' | 'landed' }>

const isPassage = (event: LagoonEvent): event is Passage =>
  event.kind === 'sailed' || event.kind === 'walked' || event.kind === 'landed'

/** The hexes a unit has just come over, its start and its end included; empty if it has not moved by itself. */
export function courseOf(events: readonly LagoonEvent[], unit: number, edition: Edition): number[] {
  const passage = events.findLast(event => isPassage(event) && event.unit.unit === unit)
  if (!passage || !isPassage(passage)) return []
  const map = mapOf(edition)
  // With all gear every way a crew can have taken is there.
  const costs = passage.kind === 'sailed' ? map.sailing : map.walking[3]
  return pathTo(
    reach(map.field, passage.from, passage.cost, space => costs?.[space] ?? null),
    passage.at,
  )
}

const rested = (unit: Unit): Unit => ({
  ...unit,
  spent: 0,
  extra: 0,
  calm: null,
  isStuck: false,
  hasCrossed: false,
  gave: [],
})

/** Enemy units that could come to this space in their owner's next turn, by sea, by land, or by sea and then by land. */
export function threatsTo({ units }: Pieces, edition: Edition, seat: Seat | null, space: number): number[] {
  const { isShore, terrain } = mapOf(edition)
  const board: Pieces = { units: units.map(rested), boardings: [] }
  const canReach = (id: number, at: Pieces): boolean => (reachOf(at, edition, id).costs[space] ?? -1) >= 0
  return board.units.flatMap((unit, id) => {
    if (unit.owner === seat || unit.at === null || unit.at === space) return []
    if (unit.kind === 'ship') return manned(board, id) > 0 && canReach(id, board) ? [id] : []
    if (isAshore(unit)) return canReach(id, board) ? [id] : []
    const ship = unit.aboard ?? -1
    const landings = reachOf(board, edition, ship).costs.flatMap((cost, shore) =>
      cost >= 0 && (isShore[shore] || terrain[shore] === 'port') ? [shore] : [],
    )
    const lands = [unit.at, ...landings].some(at =>
      canReach(id, { ...board, units: board.units.map((other, i) => (i === id ? { ...other, at } : other)) }),
    )
    return lands ? [id] : []
  })
}
