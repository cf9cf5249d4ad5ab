/** What others' turns have left to be seen on the map: where they sailed, and what was won and lost where. */
import type { Seat } from '@nassau/kernel'
import type { Trace, Way } from '@nassau/ui/hexes'
import { sum } from '../../../kit/lists.ts'
import { type Chart, neighbour, type Space } from '../../chart.ts'
import type { SeasEvent } from '../../events.ts'
import type { SeasView } from '../../view.ts'
import { COLOURS } from '../../words/names.ts'

/** The six winds lie in a ring: three further on is straight back. */
const back = (toward: (typeof COLOURS)[number]): number =>
  (COLOURS.indexOf(toward) + COLOURS.length / 2) % COLOURS.length

/** One way a voyage: steps of one ship that follow each other. */
export function waysOf(events: readonly SeasEvent[], seat: Seat | null, chart: Chart): Way[] {
  const ways: { owner: Seat; spaces: Space[] }[] = []
  for (const event of events) {
    if (event.kind !== 'sailed' || event.seat === seat) continue
    const { seat: owner, toward, at } = event
    const from = neighbour(chart, at, back(toward)) ?? at
    const way = ways.findLast(other => other.owner === owner)
    if (way && way.spaces.at(-1) === from) way.spaces.push(at)
    else ways.push({ owner, spaces: [from, at] })
  }
  return ways
}

export function marksOf(events: readonly SeasEvent[], view: Pick<SeasView, 'ships'>): Trace[] {
  return events.flatMap((event, i): Trace[] => {
    const mark = markOf(event)
    if (!mark) return []
    // Where that captain was then: at the last place that was told of, or where the ship still lies.
    const told = events.slice(0, i + 1).findLast(other => 'at' in other && 'seat' in other && other.seat === mark.owner)
    const at = told && 'at' in told ? told.at : view.ships[mark.owner]?.at
    return at === undefined ? [] : [{ at, ...mark }]
  })
}

/** Doubloons won or taken, a captain or a crew lost. */
function markOf(event: SeasEvent): Omit<Trace, 'at'> | null {
  switch (event.kind) {
    case 'plundered':
      return { says: `+${sum(event.loot)}`, isLoss: false, owner: event.seat }
    case 'dug-up':
      return { says: `+${event.doubloons}`, isLoss: false, owner: event.seat }
    case 'robbed':
      return { says: `−${event.taken}`, isLoss: true, owner: event.loser }
    case 'pocket-picked':
      return { says: `−${event.doubloons}`, isLoss: true, owner: event.from }
    case 'mutiny':
    case 'haunted':
      return { says: '✕', isLoss: true, owner: event.seat }
    default:
      return null
  }
}
