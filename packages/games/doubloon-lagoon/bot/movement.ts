/**
 * The mate's movement segment, deed by deed: a ship without crew is taken, whoever is better off aboard embarks, then ships sail,
 * then crews land, then those ashore walk. Every deed is weighed anew from what lies there.
 */
import { crewsAboard, manned, ROOM, unitOf, unitsWhere } from '../board.ts'
import { prizesOf } from '../sailing/deeds.ts'
import { areaOf, shipsFor } from '../sailing/reach.ts'
import { aboardWorth, berthsOf, bestAshore } from './ashore.ts'
import { homeShip, homeward, stow } from './homeward.ts'
import { type Action, type Sight, threatAt } from './sight.ts'
import { bestStop } from './stops.ts'
import { MARGIN } from './ways.ts'

/** What to do next, or null to end the segment. */
export function nextDeed(now: Sight): Action | null {
  return (
    seizeShip(now) ??
    stow(now) ??
    (now.isHomeward ? homeward(now) : null) ??
    embarkFirst(now) ??
    sail(now) ??
    land(now) ??
    walk(now)
  )
}

/** DL-19 A ship for the taking is taken before anything else: it may sail in the same segment. */
function seizeShip({ view, seat }: Sight): Action | null {
  for (const unit of unitsWhere(view, ({ kind, owner }) => kind === 'crew' && owner === seat)) {
    const [capture] = prizesOf(view, unit)
    if (capture !== undefined) return { unit, deed: { capture } }
  }
  return null
}

/** Crews who are better off aboard go there before the ship sails. */
function embarkFirst(now: Sight): Action | null {
  const { view, edition } = now
  for (const id of now.ashore) {
    const crew = unitOf(view, id)
    if (crew.hasCrossed || crew.isStuck) continue
    const best = bestAshore(now, id)
    for (const { ship, at, worth } of berthsOf(now)) {
      if (worth <= best.worth) continue
      if (shipsFor(view, id).includes(ship)) return { unit: id, deed: { embark: ship } }
      if (at === crew.at || manned(view, ship) >= ROOM) continue
      const way = areaOf(view, edition, id).options.find(({ to }) => to === at)
      if (way) return { unit: id, deed: way }
    }
  }
  return null
}

/** Whether this ship is the one that goes home. */
const isHomebound = (now: Sight, ship: number): boolean => now.isHomeward && homeShip(now) === ship

function sail(now: Sight): Action | null {
  for (const id of now.ships) {
    if (isHomebound(now, id) || areaOf(now.view, now.edition, id).options.length === 0) continue
    const { to } = bestStop(now, id)
    if (to !== unitOf(now.view, id).at) return { unit: id, deed: { to } }
  }
  return null
}

function land(now: Sight): Action | null {
  let best: { unit: number; to: number; gain: number } | null = null
  for (const ship of now.ships) {
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
  const { at } = unitOf(now.view, ship)
  const { kept } = now.plan
  const alone = manned(now.view, ship) > 1 ? 0 : kept.ship + (threatAt(now, at ?? -1) > 0 ? kept.threatened : 0)
  return aboardWorth(now, ship, at ?? -1) + alone
}

function walk(now: Sight): Action | null {
  for (const unit of now.ashore) {
    if (areaOf(now.view, now.edition, unit).options.length === 0) continue
    const { to } = bestAshore(now, unit)
    if (to !== unitOf(now.view, unit).at) return { unit, deed: { to } }
  }
  return null
}
