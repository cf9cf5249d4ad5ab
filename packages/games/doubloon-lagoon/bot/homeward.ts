/** Bringing the treasure home, or a ship when there are points enough (DL-41, DL-45, DL-47). */
import { isLocked, manned, ROOM, unitOf } from '../board.ts'
import { has, treasureOf } from '../cards/decks.ts'
import { deedsOf } from '../sailing/deeds.ts'
import { areaOf, shipsFor } from '../sailing/reach.ts'
import { strengthOf } from '../sailing/strength.ts'
import { type Action, type Sight, shipUnder, threatAt } from './sight.ts'
import { FAR, turnsFor } from './ways.ts'

/** How many hexes nearer home each point is worth by which an enemy who could come is stronger. */
const CAUTION = 0.35

/** The next deed on the way home, or null if nothing more can be done about it. */
export function homeward(now: Sight): Action | null {
  const { view, holder } = now
  const ship = homeShip(now)
  if (ship === null) return holder === null ? seekShip(now, now.crews) : meet(now, holder)
  return isLocked(view, ship) ? breakOff(now, ship) : manned(view, ship) > 0 ? takeHome(now, ship) : man(now, ship)
}

/** The ship that has the treasure; where points decide, the one that can be home first. */
export function homeShip(now: Sight): number | null {
  if (now.holder !== null) return shipUnder(now.view, now.holder)
  let best: { ship: number; turns: number } | null = null
  for (const ship of now.ships) {
    const at = unitOf(now.view, ship).at ?? -1
    const turns = turnsToMan(now, ship) + turnsFor(now.ways.sail(now.home)[at] ?? FAR)
    if (turns < FAR && (best === null || turns < best.turns)) best = { ship, turns }
  }
  return best?.ship ?? null
}

function turnsToMan(now: Sight, ship: number): number {
  if (manned(now.view, ship) > 0) return 0
  const walk = now.ways.walk(unitOf(now.view, ship).at ?? -1)
  return Math.min(FAR, ...now.ashore.map(id => turnsFor(walk[unitOf(now.view, id).at ?? -1] ?? FAR)))
}

function breakOff(now: Sight, ship: number): Action | null {
  const deed = deedsOf(now.view, now.edition, ship).find(one => 'breakOff' in one)
  return deed ? { unit: ship, deed } : null
}

/** Friends who can make it come aboard; then as near home as is wise. */
function takeHome(now: Sight, ship: number): Action | null {
  const { view, edition, ways, home } = now
  const area = areaOf(view, edition, ship).options
  if (area.some(({ to }) => to === home)) return { unit: ship, deed: { to: home } }
  const friend = manned(view, ship) < ROOM ? comeAboard(now, ship) : null
  if (friend) return friend
  const away = ways.sail(home)
  const strength = strengthOf(view, [ship])
  const badness = (space: number): number =>
    (away[space] ?? FAR) + CAUTION * Math.max(0, threatAt(now, space) - strength)
  const at = unitOf(view, ship).at ?? -1
  let best = { to: at, badness: badness(at) }
  for (const { to } of area) {
    // It is never less than the way that is left.
    if ((away[to] ?? FAR) >= best.badness) continue
    const other = badness(to)
    if (other < best.badness) best = { to, badness: other }
  }
  return best.to === at ? null : { unit: ship, deed: { to: best.to } }
}

/** A crew that can still embark on this ship this turn. */
function comeAboard(now: Sight, ship: number): Action | null {
  const { view, edition } = now
  const { at } = unitOf(view, ship)
  for (const id of now.ashore) {
    const crew = unitOf(view, id)
    if (crew.hasCrossed || crew.isStuck) continue
    if (shipsFor(view, id).includes(ship)) return { unit: id, deed: { embark: ship } }
    const way = areaOf(view, edition, id).options.find(({ to }) => to === at)
    if (way && at !== crew.at) return { unit: id, deed: way }
  }
  return null
}

/** The nearest crew goes aboard a ship that lies empty. */
function man(now: Sight, ship: number): Action | null {
  return (
    comeAboard(now, ship) ?? approach(now, nearestTo(now, unitOf(now.view, ship).at ?? -1), unitOf(now.view, ship).at)
  )
}

function nearestTo(now: Sight, space: number): number | null {
  const walk = now.ways.walk(space)
  let best: { id: number; points: number } | null = null
  for (const id of now.ashore) {
    const points = walk[unitOf(now.view, id).at ?? -1] ?? FAR
    if (points < FAR && (best === null || points < best.points)) best = { id, points }
  }
  return best?.id ?? null
}

/** As far towards a space as the crew gets; null if that is nowhere. */
function approach(now: Sight, id: number | null, goal: number | null): Action | null {
  if (id === null || goal === null) return null
  const walk = now.ways.walk(goal)
  let best = { to: -1, points: walk[unitOf(now.view, id).at ?? -1] ?? FAR }
  for (const { to } of areaOf(now.view, now.edition, id).options) {
    const points = walk[to] ?? FAR
    if (points < best.points) best = { to, points }
  }
  return best.to < 0 ? null : { unit: id, deed: { to: best.to } }
}

/** The holder ashore and a ship come together where that brings the treasure home soonest. */
function meet(now: Sight, holder: number): Action | null {
  const { view, ways, map, home } = now
  const from = unitOf(view, holder).at ?? -1
  let best: { ship: number; space: number; turns: number; points: number } | null = null
  for (const ship of now.ships) {
    const at = unitOf(view, ship).at ?? -1
    const wait = turnsToMan(now, ship)
    for (const [space, points] of ways.walk(from).entries()) {
      if (points >= FAR || (map.sailing[space] ?? null) === null) continue
      const onFoot = ways.walk(space)[from] ?? FAR
      const there = ways.sail(space)[at] ?? FAR
      const onward = ways.sail(home)[space] ?? FAR
      const byShip = there === 0 ? 0 : wait
      const turns = Math.max(byShip + turnsFor(there + onward), Math.max(0, turnsFor(onFoot) - 1) + turnsFor(onward))
      if (best === null || turns < best.turns || (turns === best.turns && onFoot < best.points))
        best = { ship, space, turns, points: onFoot }
    }
  }
  if (best === null) return seekShip(now, [holder])
  const { ship, space } = best
  if (shipsFor(view, holder).includes(ship)) return { unit: holder, deed: { embark: ship } }
  return steer(now, ship, space) ?? approach(now, holder, space) ?? (manned(view, ship) === 0 ? man(now, ship) : null)
}

/** A ship as near to a space as it gets; null if that is no nearer. */
function steer(now: Sight, ship: number, goal: number): Action | null {
  const away = now.ways.sail(goal)
  let best = { to: -1, hexes: away[unitOf(now.view, ship).at ?? -1] ?? FAR }
  for (const { to } of areaOf(now.view, now.edition, ship).options) {
    const hexes = away[to] ?? FAR
    if (hexes < best.hexes) best = { to, hexes }
  }
  return best.to < 0 ? null : { unit: ship, deed: { to: best.to } }
}

/** DL-42 Without a ship: one of these crews to the nearest one on its island's shores, empty or weakly held. */
function seekShip(now: Sight, crews: readonly number[]): Action | null {
  let best: { crew: number; at: number; points: number } | null = null
  for (const [ship, { kind, at }] of now.view.units.entries()) {
    if (kind !== 'ship' || at === null) continue
    for (const crew of crews) {
      const onFoot = now.ways.walk(at)[unitOf(now.view, crew).at ?? -1] ?? FAR
      const points = onFoot + 4 * strengthOf(now.view, [ship])
      if (points < FAR && (best === null || points < best.points)) best = { crew, at, points }
    }
  }
  return best && approach(now, best.crew, best.at)
}

/** Items where they serve best: charts and guns in a ship's box, the treasure with a strong crew (DL-47). */
export function stow(now: Sight): Action | null {
  const { view, edition } = now
  for (const id of now.crews) {
    const { items, aboard } = unitOf(view, id)
    if (aboard === null || unitOf(view, aboard).gave.length > 0) continue
    const give = items.find(item => has(edition, [item], 'fast-ship') || has(edition, [item], 'deck-gun'))
    if (give !== undefined) return { unit: id, deed: { give, unit: aboard } }
  }
  return now.holder === null ? null : guard(now, now.holder)
}

/** The treasure goes to the strongest crew beside its holder. */
function guard(now: Sight, holder: number): Action | null {
  const { view, edition } = now
  const { at, strength, aboard } = unitOf(view, holder)
  const ship = shipUnder(view, holder)
  const treasure = treasureOf(edition)
  let best = { unit: -1, strength: strength === 0 ? 0 : Math.max(1, strength) }
  for (const id of now.crews) {
    const crew = unitOf(view, id)
    if (crew.at !== at || crew.aboard !== (ship ?? aboard) || crew.strength <= best.strength) continue
    if (!crew.gave.includes(treasure)) best = { unit: id, strength: crew.strength }
  }
  return best.unit < 0 ? null : { unit: holder, deed: { give: treasure, unit: best.unit } }
}
