/**
 * The mate's movement segment, deed by deed: whoever is better off aboard embarks, then ships sail,
 * then crews land, then those ashore walk. Every deed is weighed anew from what lies there.
 */
import { crewsAboard, manned, type Unit, unitOf } from './board.ts'
import { homeShip, homeward, stow } from './bot-homeward.ts'
import { chaseWorth, isAfloat } from './bot-hunt.ts'
import { type Action, crewsAshore, ownShips, type Sight, threatAt } from './bot-sight.ts'
import { sailingWorth, walkingWorth } from './bot-tasks.ts'
import { decay, FAR, turnsFor } from './bot-ways.ts'
import { areaOf, pointsLeft, shipsFor } from './reach.ts'

/** A change must be worth at least this, or units would fidget. */
const MARGIN = 0.05
/** What it is worth that a ship is not left empty; and more where an enemy could take it. */
const KEPT_SHIP = 0.25
const TAKEN_SHIP = 1.2
/** What each point is worth by which an enemy who could come is stronger. */
const FEAR = 0.06

/** What to do next, or null to end the segment. */
export function nextDeed(now: Sight): Action | null {
  return stow(now) ?? (now.isHomeward ? homeward(now) : null) ?? embarkFirst(now) ?? sail(now) ?? land(now) ?? walk(now)
}

/** What it costs to be where a stronger enemy could come. */
const fear = (now: Sight, space: number, strength: number): number =>
  FEAR * (1 - now.boldness) * Math.max(0, threatAt(now, space) - strength)

/** What it is worth to be aboard this ship, from the next turn on. */
function aboardWorth(now: Sight, ship: number, space: number): number {
  return sailingWorth(now, space) + (isAfloat(now) ? 1 : 0) + (ship === now.holder ? 3 : 0)
}

/** What a crew makes of ending its movement ashore on this space. */
function ashoreWorth(now: Sight, id: number, space: number): number {
  const crew = unitOf(now.view, id)
  const { now: atOnce, later } = walkingWorth(now, space, id)
  let byShip = 0
  for (const ship of ownShips(now)) {
    const at = unitOf(now.view, ship).at ?? -1
    const onFoot = turnsFor(now.ways.walk(at)[space] ?? FAR)
    const fetched = manned(now.view, ship) > 0 ? (now.ways.land(space)[at] ?? FAR) : FAR
    const worth = aboardWorth(now, ship, at) * decay(Math.max(1, Math.min(onFoot, fetched)))
    if (worth > byShip) byShip = worth
  }
  return atOnce + Math.max(later, byShip) - fear(now, space, crew.strength)
}

/** The best place a crew can go ashore to, where it stands included if it is ashore. */
export function bestAshore(now: Sight, id: number): { to: number; worth: number } {
  const { at, aboard } = unitOf(now.view, id)
  let best =
    aboard === null && at !== null ? { to: at, worth: ashoreWorth(now, id, at) + MARGIN } : { to: -1, worth: -FAR }
  for (const { to } of areaOf(now.view, now.edition, id).options) {
    const worth = ashoreWorth(now, id, to)
    if (worth > best.worth) best = { to, worth }
  }
  return best
}

/** Crews who are better off aboard go there before the ship sails. */
function embarkFirst(now: Sight): Action | null {
  const { view, edition } = now
  for (const id of crewsAshore(now)) {
    const crew = unitOf(view, id)
    if (crew.hasCrossed || crew.isStuck) continue
    const best = bestAshore(now, id)
    for (const ship of ownShips(now)) {
      const at = unitOf(view, ship).at ?? -1
      if (aboardWorth(now, ship, at) <= best.worth) continue
      if (shipsFor(view, id).includes(ship)) return { unit: id, deed: { embark: ship } }
      if (at === crew.at || manned(view, ship) >= 3) continue
      const way = areaOf(view, edition, id).options.find(({ to }) => to === at)
      if (way) return { unit: id, deed: way }
    }
  }
  return null
}

/** What it is worth to have a ship on this space: whom it can land now, what it can do later, whom it can fetch. */
function stopWorth(now: Sight, id: number, space: number): number {
  const { view, edition, tasks, ways } = now
  const crews = crewsAboard(view, id)
  const landers = crews.map(crew => unitOf(view, crew)).filter(crew => !crew.hasCrossed)
  const points = Math.max(0, ...landers.map(crew => pointsLeft(edition, crew)))
  const canLand = now.map.isShore[space] === true || now.map.terrain[space] === 'port'
  const atOnce: number[] = []
  for (const { hex, worth, taker } of canLand ? tasks : [])
    if (taker === null && (hex === space ? 1 : (ways.walk(hex)[space] ?? FAR)) <= points) atOnce.push(worth)
  atOnce.sort((a, b) => b - a)
  const landings = atOnce.slice(0, landers.length).reduce((sum, worth) => sum + worth, 0)
  const later = sailingWorth(now, space)
  const strength = crews.reduce((sum, crew) => sum + unitOf(view, crew).strength, 0)
  return landings + later + fetchWorth(now, space, later) + chaseWorth(now, id, space) - fear(now, space, strength)
}

/** What those ashore gain if the ship comes to this space. */
function fetchWorth(now: Sight, space: number, aboard: number): number {
  let worth = 0
  for (const id of crewsAshore(now)) {
    const { at } = unitOf(now.view, id)
    const { now: atOnce, later } = walkingWorth(now, at ?? -1, id)
    const gain = aboard - later - (atOnce > 0 ? 0.3 : 0)
    if (gain > 0) worth += gain * decay(Math.max(1, turnsFor(now.ways.walk(space)[at ?? -1] ?? FAR)))
  }
  return worth
}

/** The best stop for a ship, where it lies included. */
export function bestStop(now: Sight, id: number): { to: number; worth: number } {
  const at = unitOf(now.view, id).at ?? -1
  let best = { to: at, worth: stopWorth(now, id, at) + MARGIN }
  for (const { to } of areaOf(now.view, now.edition, id).options) {
    const worth = stopWorth(now, id, to)
    if (worth > best.worth) best = { to, worth }
  }
  return best
}

/** Whether this ship is the one that goes home. */
const isHomebound = (now: Sight, ship: number): boolean => now.isHomeward && homeShip(now) === ship

function sail(now: Sight): Action | null {
  for (const id of ownShips(now)) {
    if (isHomebound(now, id) || areaOf(now.view, now.edition, id).options.length === 0) continue
    const { to } = bestStop(now, id)
    if (to !== unitOf(now.view, id).at) return { unit: id, deed: { to } }
  }
  return null
}

function land(now: Sight): Action | null {
  let best: { unit: number; to: number; gain: number } | null = null
  for (const ship of ownShips(now)) {
    if (isHomebound(now, ship)) continue
    for (const unit of crewsAboard(now.view, ship)) {
      if (areaOf(now.view, now.edition, unit).options.length === 0) continue
      const { to, worth } = bestAshore(now, unit)
      const gain = worth - stayWorth(now, ship)
      if (gain > MARGIN && (best === null || gain > best.gain)) best = { unit, to, gain }
    }
  }
  return best && { unit: best.unit, deed: { to: best.to } }
}

/** What staying aboard is worth: more if nobody else would. */
function stayWorth(now: Sight, ship: number): number {
  const { at }: Unit = unitOf(now.view, ship)
  const kept = manned(now.view, ship) > 1 ? 0 : KEPT_SHIP + (threatAt(now, at ?? -1) > 0 ? TAKEN_SHIP : 0)
  return aboardWorth(now, ship, at ?? -1) + kept
}

function walk(now: Sight): Action | null {
  for (const unit of crewsAshore(now)) {
    if (areaOf(now.view, now.edition, unit).options.length === 0) continue
    const { to } = bestAshore(now, unit)
    if (to !== unitOf(now.view, unit).at) return { unit, deed: { to } }
  }
  return null
}
