/** Where to look: at what is asked about, at one's own units when they are to be chosen from, at what has just happened. */
import { distances, type Field } from '../../../kit/hexes.ts'
import type { LagoonEvent } from '../../events.ts'
import type { LagoonView } from '../../view.ts'

type Looked = {
  view: Pick<LagoonView, 'units'>
  field: Field
  fresh: readonly LagoonEvent[]
  /** Whether the table waits for whoever looks. */
  isMine: boolean
  /** The unit in hand, units that can be taken, and hexes that can be chosen. */
  held: number | null
  ready: ReadonlySet<number>
  legal: ReadonlySet<number>
  /** Where a fight is going on, and what is asked about. */
  battle: number | null
  rest: number | null
}

/** So many hexes are a place; more of them are the whole map. */
const A_PLACE = 120
/** Of the whole map so many are shown, those nearest to what is asked about. */
const NEAREST = 7

const spaceIn = ({ units }: Looked['view'], id: number | null): number[] => {
  const at = units[id ?? -1]?.at ?? null
  return at === null ? [] : [at]
}

export function focusOf(looked: Looked): readonly number[] {
  const { view, field, fresh, isMine, held, ready, legal, battle, rest } = looked
  if (!isMine) {
    const happened = placesOf(view, fresh)
    if (happened.length > 0) return happened
    return battle === null ? [] : [battle]
  }
  if (battle !== null) return [battle]
  const hexes = legal.size <= A_PLACE ? [...legal] : []
  if (held !== null) return [...spaceIn(view, held), ...hexes]
  const chosenFrom = [...ready].flatMap(id => spaceIn(view, id))
  const asked = [...new Set([...chosenFrom, ...hexes])]
  return asked.length > 0 || rest === null ? asked : [rest, ...nearestOf(field, rest, legal)]
}

function nearestOf(field: Field, from: number, spaces: ReadonlySet<number>): number[] {
  const away = distances(field, from)
  return [...spaces].sort((a, b) => (away[a] ?? 0) - (away[b] ?? 0)).slice(0, NEAREST)
}

/** Where the last thing happened that has a place; from where to where, if something moved. */
export function placesOf(view: Looked['view'], events: readonly LagoonEvent[]): number[] {
  for (const event of events.toReversed()) {
    const places = placesIn(view, event)
    if (places.length > 0) return places
  }
  return []
}

/** A hex, the unit it happens to, or both. */
function placesIn(view: Looked['view'], event: LagoonEvent): number[] {
  switch (event.kind) {
    case 'sailed':
    case 'walked':
    case 'landed':
      return [event.from, event.at]
    case 'embarked':
    case 'gathered':
    case 'claimed':
    case 'steps-lost':
      return spaceIn(view, event.crew.unit)
    case 'captured':
    case 'struck':
      return spaceIn(view, event.ship.unit)
    case 'grew':
    case 'cornered':
    case 'spoils':
      return spaceIn(view, event.unit.unit)
    case 'picked-pocket':
      return spaceIn(view, event.from.unit)
    case 'played':
      return event.on ? spaceIn(view, event.on.unit) : []
    default:
      return 'at' in event && typeof event.at === 'number' && event.kind !== 'counter-placed' ? [event.at] : []
  }
}
