/** Whether a map can be played on: ports, ways between them, room for the counters (DL-1, DL-8). */
import type { Problem } from '@nassau/kernel'
import { distances } from '../../kit/hexes.ts'
import type { Edition } from './edition.ts'
import { type LagoonMap, mapOf, readMarks, SHEETS, sheetOf } from './map.ts'

const SHEET_NAMES = ['above left', 'above right', 'below left', 'below right']

/** What is wrong with an edition's map and what would be right, and its line if it has one; or null. */
export function mapProblem(edition: Edition): Problem | null {
  const read = readMarks(edition.map)
  if (!read.ok) return read.problem
  const map = mapOf(edition)
  return portProblem(map) ?? wayProblem(map) ?? roomProblem(map, edition)
}

const placeIn = (map: LagoonMap, space: number): string => {
  const { line, column } = map.places[space] ?? { line: 0, column: 0 }
  return `line ${line}, column ${column}`
}

const wrongAt = (map: LagoonMap, space: number, says: string): Problem => ({
  says: `${placeIn(map, space)}: ${says}`,
  line: map.places[space]?.line ?? null,
})

/** DL-1 Four sheets, each with one home port. */
function portProblem(map: LagoonMap): Problem | null {
  const { ports, places } = map
  if (ports.length !== SHEETS)
    return { says: `${ports.length} ports (A); expected ${SHEETS}, one in each quarter of the map`, line: null }
  for (const [sheet, port] of ports.entries()) {
    const place = places[port]
    if (place && sheetOf(place, places) !== sheet)
      return wrongAt(
        map,
        port,
        `a port (A) where another shares its quarter; expected one in each, none is ${SHEET_NAMES[sheet]}`,
      )
  }
  return null
}

/** Every port lies at the sea, and ships can get from each to every other and to every island. */
function wayProblem(map: LagoonMap): Problem | null {
  const { field, ports, isSea, sailing, islands, counterSpaces } = map
  const [first = -1] = ports
  const steps = distances(field, first, space => sailing[space] !== null)
  for (const port of ports) {
    if (!field.neighbours[port]?.some(next => next >= 0 && isSea[next]))
      return wrongAt(map, port, 'a port (A) without sea next to it; expected a ~ beside it')
    if ((steps[port] ?? -1) < 0)
      return wrongAt(
        map,
        port,
        `no ship can come here from the port at ${placeIn(map, first)}; expected sea between all ports`,
      )
  }
  const landed = new Set(islands.filter((island, space) => island >= 0 && (steps[space] ?? -1) >= 0))
  const cutOff = counterSpaces.find(space => !landed.has(islands[space] ?? -1))
  return cutOff === undefined
    ? null
    : wrongAt(map, cutOff, 'no ship can land on this island; expected sea from the ports to every island')
}

/** DL-8, DL-9 A hex for every counter. */
function roomProblem(map: LagoonMap, edition: Edition): Problem | null {
  const counters = edition.adventures.reduce((n, { copies }) => n + copies, 0)
  const room = map.counterSpaces.length
  return room >= counters
    ? null
    : {
        says: `${room} island hexes away from ports; expected at least ${counters}, one for each adventure counter`,
        line: null,
      }
}
