/** The mate looks around: who has the treasure, whom to hunt, what there is to do. */
import type { Projection, Seat } from '@nassau/kernel'
import { isAshore, MOVEMENT, manned, unitsWhere } from './board.ts'
import { forcesAt, ownCrews, ownShips, type Sight, shipUnder, type Task } from './bot-sight.ts'
import { itemWorth } from './bot-tasks.ts'
import { FAR, turnsFor, waysOf } from './bot-ways.ts'
import { totalValue, treasureOf } from './decks.ts'
import type { Edition } from './edition.ts'
import { mapOf } from './map.ts'
import type { DoubloonLagoon } from './rules.ts'
import { strengthOf } from './strength.ts'
import { pointsOf } from './winning.ts'

/** Rounds after which the mate dares anything. */
const DARING = 40

export function lookAround(seen: Projection<DoubloonLagoon>, seat: Seat, edition: Edition): Sight {
  const { view, options } = seen
  const map = mapOf(edition)
  const sight: Sight = {
    view,
    edition,
    seat,
    map,
    ways: waysOf(map),
    isByPoints: options.points,
    home: view.homes[seat] ?? -1,
    isHomeward: false,
    holder: null,
    quarry: null,
    stake: 0,
    boldness: Math.min(1, view.round / DARING),
    track: [],
    isRace: false,
    tasks: [],
  }
  if (options.points) weighPoints(sight)
  else seekTreasure(sight)
  sight.track = trackOf(sight)
  sight.tasks = tasksOf(sight)
  return sight
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
const isEnough = ({ view, edition }: Sight, seat: Seat): boolean =>
  pointsOf(view, edition, seat) * view.homes.length > totalValue(edition)

/** DL-45 Who has points enough must be stopped; when all is explored, points are to be had from others only. */
function weighPoints(sight: Sight): void {
  const { view, seat, ways } = sight
  sight.isHomeward = isEnough(sight, seat)
  let nearest = FAR
  for (const [id, { kind, owner, at }] of view.units.entries()) {
    if (kind !== 'ship' || owner === seat || at === null || view.isOut[owner] || !isEnough(sight, owner)) continue
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

/** What a counter is worth once the treasure is out: items and cards are still to be had. */
const IDLE_COUNTER = 0.25
/** What it is worth to reach a quarry ashore with odds that are even, and a ship for the taking. */
const QUARRY = 4
const EMPTY_SHIP = 1.2
const CONTESTED = 1
const SAFE = 0.15
const OURS_BY = 2

function tasksOf(sight: Sight): Task[] {
  const { view, edition, map } = sight
  const treasure = treasureOf(edition)
  const isOut = sight.holder !== null || sight.quarry !== null || view.ground.some(({ item }) => item === treasure)
  const tasks: Task[] = []
  const isEarly = !sight.isByPoints && view.adventures.at(-1)?.isEarly === true
  for (const hex of view.counters) {
    const worth = isOut && !sight.isByPoints ? IDLE_COUNTER : isEarly ? urgency(sight, hex) : 1
    tasks.push({ hex, worth, taker: standingAt(sight, hex) })
  }
  for (const { at, item } of view.ground)
    tasks.push({ hex: at, worth: itemWorth(sight, item), taker: standingAt(sight, at) })
  for (const [ship, { kind, at }] of view.units.entries()) {
    const worth = kind === 'ship' && at !== null ? shipWorth(sight, ship) : 0
    if (worth > 0 && at !== null) tasks.push({ hex: at, worth, taker: null })
  }
  const quarry = sight.quarry === null ? undefined : view.units[sight.quarry]
  if (sight.quarry !== null && quarry && quarry.at !== null && !map.isSea[quarry.at])
    tasks.push({ hex: quarry.at, worth: QUARRY * odds(sight, sight.quarry, quarry.at), taker: null })
  return tasks
}

/** What others could explore about as soon as we comes first; what is ours as long as we like can wait. */
function urgency({ view, seat, ways }: Sight, hex: number): number {
  const [walk, land] = [ways.walk(hex), ways.land(hex)]
  let [ours, theirs] = [FAR, FAR]
  for (const { kind, owner, at, aboard } of view.units) {
    if (kind === 'ship' || at === null) continue
    const turns = aboard === null ? turnsFor(walk[at] ?? FAR) : (land[at] ?? FAR)
    if (owner === seat) ours = Math.min(ours, turns)
    else theirs = Math.min(theirs, turns)
  }
  return theirs - ours >= OURS_BY ? SAFE : CONTESTED
}

/** What it is worth to come to an enemy's ship: to take it if it is empty, to storm it if we have none. */
function shipWorth(sight: Sight, ship: number): number {
  const { view, seat, quarry } = sight
  const { owner, at } = view.units[ship] ?? { owner: seat, at: null }
  if (owner === seat || at === null) return 0
  const isNeeded = ownShips(sight).length === 0
  if (manned(view, ship) > 0) return isNeeded ? 2 * odds(sight, ship, at) : 0
  if (quarry !== null && view.units[quarry]?.owner === owner) return 5
  return isNeeded ? 3 : view.isOut[owner] ? EMPTY_SHIP / 2 : EMPTY_SHIP
}

/** How good it looks to attack a unit with all who can be there this turn: 1 if well, little if badly. */
function odds(sight: Sight, unit: number, at: number): number {
  const { view } = sight
  const own = ownCrews(sight).map(id => view.units[id]?.strength ?? 0)
  const force = Math.max(0, ...own, forcesAt(sight, at)[sight.seat] ?? 0)
  const edge = force - strengthOf(view, [shipUnder(view, unit) ?? unit])
  return Math.min(1.2, Math.max(0.15, 0.6 + 0.15 * edge + 0.5 * sight.boldness))
}

function standingAt({ view, seat }: Sight, hex: number): number | null {
  const id = view.units.findIndex(unit => unit.at === hex && unit.owner === seat && isAshore(unit))
  return id < 0 ? null : id
}
