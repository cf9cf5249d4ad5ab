/** The mate looks around: who has the treasure, whom to hunt, what there is to do. */
import type { Projection, Seat } from '@nassau/kernel'
import { isAshore, MOVEMENT, manned, type Unit, unitsWhere } from '../board.ts'
import { treasureOf } from '../cards/decks.ts'
import type { Edition } from '../edition/edition.ts'
import { mapOf } from '../edition/map.ts'
import type { DoubloonLagoon } from '../rules.ts'
import { strengthOf } from '../sailing/strength.ts'
import type { LagoonView } from '../view.ts'
import { isEnough, pointsOf } from '../winning.ts'
import { itemWorth } from './items.ts'
import type { Plan } from './plans.ts'
import { type Sight, shipUnder } from './sight.ts'
import { FAR, waysOf } from './ways.ts'

/** Rounds after which the mate dares anything. */
const DARING = 40

export function lookAround(seen: Projection<DoubloonLagoon>, seat: Seat, edition: Edition, plan: Plan): Sight {
  const { view, options } = seen
  const map = mapOf(edition)
  const { crews, ashore, ships, bands } = musterOf(view, seat)
  const sight: Sight = {
    view,
    edition,
    seat,
    map,
    ways: waysOf(map, plan.delays),
    crews,
    ashore,
    ships,
    bands,
    isByPoints: options.points,
    home: view.homes[seat] ?? -1,
    isHomeward: false,
    holder: null,
    quarry: null,
    stake: 0,
    boldness: Math.min(1, view.round / DARING),
    track: [],
    isRace: false,
    plan,
    tasks: null,
    berths: null,
    spots: new Map(),
  }
  if (options.points) weighPoints(sight)
  else seekTreasure(sight)
  sight.track = trackOf(sight)
  return sight
}

/** Who is in play, looked through once for the whole choice. */
function musterOf(view: LagoonView, seat: Seat): Pick<Sight, 'crews' | 'ashore' | 'ships' | 'bands'> {
  const [crews, ashore, ships]: [number[], number[], number[]] = [[], [], []]
  const bands: Unit[][] = view.homes.map(() => [])
  for (let id = 0; id < view.units.length; id++) {
    const unit = view.units[id]
    if (!unit || unit.at === null) continue
    if (unit.kind === 'crew') bands[unit.owner]?.push(unit)
    if (unit.owner !== seat) continue
    if (unit.kind === 'ship') ships.push(id)
    else crews.push(id)
    if (isAshore(unit)) ashore.push(id)
  }
  return { crews, ashore, ships, bands }
}

/** DL-41 Whoever has the treasure must be brought home, or stopped. */
function seekTreasure(sight: Sight): void {
  const treasure = treasureOf(sight.edition)
  const [found] = unitsWhere(sight.view, ({ items }) => items.includes(treasure))
  if (found === undefined) return
  sight.isHomeward = sight.view.units[found]?.owner === sight.seat
  if (sight.isHomeward) sight.holder = found
  else Object.assign(sight, { quarry: found, stake: 14, isRace: true })
}

/** DL-45 Whether these points win at home. */
const hasEnough = ({ view, edition }: Sight, seat: Seat): boolean =>
  isEnough(view, edition, seat, pointsOf(view, edition, seat))

/** DL-45 Who has points enough must be stopped; when all is explored, points are to be had from others only. */
function weighPoints(sight: Sight): void {
  const { view, seat, ways } = sight
  sight.isHomeward = hasEnough(sight, seat)
  let nearest = FAR
  for (const [id, { kind, owner, at }] of view.units.entries()) {
    if (kind !== 'ship' || owner === seat || at === null || view.isOut[owner] || !hasEnough(sight, owner)) continue
    const away = ways.sail(view.homes[owner] ?? -1)[at] ?? FAR
    if (away >= nearest) continue
    nearest = away
    Object.assign(sight, { quarry: id, stake: 8, isRace: true })
  }
  if (sight.quarry === null && !sight.isHomeward && view.adventures.length === 0) seekPrey(sight)
}

/** The enemy unit with most to take for its strength. */
function seekPrey(sight: Sight): void {
  const { view, seat } = sight
  let most = 0
  for (const [id, { owner, at, items }] of view.units.entries()) {
    if (owner === seat || at === null || items.length === 0) continue
    const loot = items.reduce((sum, item) => sum + itemWorth(sight, item), 0)
    const worth = loot / (3 + strengthOf(view, [shipUnder(view, id) ?? id]))
    if (worth <= most) continue
    most = worth
    Object.assign(sight, { quarry: id, stake: loot })
  }
}

function trackOf({ view, ways, map, quarry, isRace }: Sight): number[] {
  const ship = quarry === null ? null : shipUnder(view, quarry)
  const unit = ship === null ? undefined : view.units[ship]
  if (ship === null || !unit || unit.at === null) return []
  const track = [unit.at]
  if (!isRace || manned(view, ship) === 0) return track
  const home = ways.sail(view.homes[unit.owner] ?? -1)
  let here = unit.at
  while ((home[here] ?? 0) > 0 && track.length < 12) {
    for (let hexes = 0; hexes < MOVEMENT; hexes++)
      here = map.field.neighbours[here]?.find(next => next >= 0 && (home[next] ?? FAR) < (home[here] ?? 0)) ?? here
    track.push(here)
  }
  return track
}
