/** Courses: the ways to every space a ship can reach with the spaces it has left, step by step. */
import { shipTileAt } from '../../board.ts'
import type { Chart, Space } from '../../chart.ts'
import type { SeasEvent } from '../../events.ts'
import type { SeasView } from '../../view.ts'

/** The spaces a course leads through, the last one included. */
export type Course = readonly Space[]

type Leg = { course: Course; fogs: number }

/**
 * The shortest course to every space within `left` steps of `from`; of equally short ones the one with fewest unknown
 * waters on it. None leads through a warship or the Dutchman: there a ship stops, or worse.
 */
export function coursesFrom(view: SeasView, chart: Chart, from: Space, left: number): Map<Space, Course> {
  const found = new Map<Space, Course>()
  let rim = new Map<Space, Leg>([[from, { course: [], fogs: 0 }]])
  for (let step = 0; step < left && rim.size > 0; step++) {
    rim = nextRim(view, chart, rim, space => space === from || found.has(space))
    for (const [space, { course }] of rim) found.set(space, course)
    for (const space of rim.keys()) if (stopsShips(view, chart, space)) rim.delete(space)
  }
  return found
}

function nextRim(
  view: SeasView,
  chart: Chart,
  rim: ReadonlyMap<Space, Leg>,
  isKnown: (space: Space) => boolean,
): Map<Space, Leg> {
  const next = new Map<Space, Leg>()
  for (const [space, { course, fogs }] of rim) {
    const through = fogs + (view.tileStates[space] === 'down' ? 1 : 0)
    for (const beyond of chart.field.neighbours[space] ?? [])
      if (beyond >= 0 && !isKnown(beyond) && through < (next.get(beyond)?.fogs ?? Number.POSITIVE_INFINITY))
        next.set(beyond, { course: [...course, beyond], fogs: through })
  }
  return next
}

const stopsShips = (view: SeasView, chart: Chart, space: Space): boolean =>
  space === view.dutchman || shipTileAt(view, chart, space)?.isWarship === true

/** Whether something came up on the way that a captain wants to look at before sailing on. */
export const isNews = (fresh: readonly SeasEvent[]): boolean => fresh.some(({ kind }) => kind !== 'sailed')
