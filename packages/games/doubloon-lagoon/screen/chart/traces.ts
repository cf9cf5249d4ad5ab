/** What others' turns have left to be seen on the map: the ways they went, and what was lost and gained where. */
import type { Seat } from '@nassau/kernel'
import type { Trace, Way } from '@nassau/ui/hexes'
import type { Edition } from '../../edition/edition.ts'
import type { LagoonEvent } from '../../events.ts'
import type { LagoonView } from '../../view.ts'
import { placesOf } from './focus.ts'
import { courseOf } from './ways.ts'

export function waysOf(events: readonly LagoonEvent[], seat: Seat | null, edition: Edition): Way[] {
  return events.flatMap((event): Way[] => {
    if (event.kind !== 'sailed' && event.kind !== 'walked' && event.kind !== 'landed') return []
    const { unit, from, at } = event
    if (unit.owner === seat || from === at) return []
    const course = courseOf([event], unit.unit, edition)
    return [{ owner: unit.owner, spaces: course.length > 1 ? course : [from, at] }]
  })
}

export function marksOf(events: readonly LagoonEvent[], view: Pick<LagoonView, 'units'>): Trace[] {
  return events.flatMap((event, i): Trace[] => {
    const mark = markOf(event)
    // Whoever is gone has no place any more: then it was where the last thing happened.
    const at = mark ? placesOf(view, events.slice(0, i + 1)).at(-1) : undefined
    return mark && at !== undefined ? [{ at, ...mark }] : []
  })
}

/** Steps or a ship lost, something found, a ship taken. */
function markOf(event: LagoonEvent): Omit<Trace, 'at'> | null {
  switch (event.kind) {
    case 'steps-lost':
      return { says: `−${event.steps}`, isLoss: true, owner: event.crew.owner }
    case 'sunk':
      return { says: '✕', isLoss: true, owner: event.ship.owner }
    case 'captured':
      return { says: '⚑', isLoss: false, owner: event.seat }
    case 'gathered':
    case 'claimed':
      return { says: '+', isLoss: false, owner: event.crew.owner }
    case 'picked-pocket':
      return { says: '−', isLoss: true, owner: event.from.owner }
    case 'grew':
      return { says: '↑', isLoss: false, owner: event.unit.owner }
    default:
      return null
  }
}
