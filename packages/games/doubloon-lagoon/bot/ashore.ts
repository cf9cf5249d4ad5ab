/** What a place ashore is worth to a crew: for what it can do there, and for the ship that could fetch it. */
import { manned, unitOf } from '../board.ts'
import { areaOf } from '../sailing/reach.ts'
import { isAfloat } from './hunt.ts'
import { fear, ownShips, type Sight } from './sight.ts'
import { decay, FAR, MARGIN, turnsFor } from './ways.ts'
import { sailingWorth, walkingWorth } from './worth.ts'

/** What it is worth to be aboard this ship, from the next turn on. */
export function aboardWorth(now: Sight, ship: number, space: number): number {
  return sailingWorth(now, space) + (isAfloat(now) ? 1 : 0) + (ship === now.holder ? 3 : 0)
}

/** One of our ships as those ashore see it. */
type Berth = { at: number; isManned: boolean; worth: number }

const berthsOf = (now: Sight): Berth[] =>
  ownShips(now).map(ship => {
    const at = unitOf(now.view, ship).at ?? -1
    return { at, isManned: manned(now.view, ship) > 0, worth: aboardWorth(now, ship, at) }
  })

/** What a crew makes of ending its movement ashore on this space. */
function ashoreWorth(now: Sight, id: number, space: number, berths: readonly Berth[]): number {
  const { now: atOnce, later } = walkingWorth(now, space, id)
  let best = later
  for (const { at, isManned, worth } of berths) {
    const onFoot = turnsFor(now.ways.walk(at)[space] ?? FAR)
    const fetched = isManned ? (now.ways.land(space)[at] ?? FAR) : FAR
    best = Math.max(best, worth * decay(Math.max(1, Math.min(onFoot, fetched))))
  }
  return atOnce + best - fear(now, space, unitOf(now.view, id).strength)
}

/** The best place a crew can go ashore to, where it stands included if it is ashore. */
export function bestAshore(now: Sight, id: number): { to: number; worth: number } {
  const { at, aboard } = unitOf(now.view, id)
  const berths = berthsOf(now)
  let best = { to: -1, worth: -FAR }
  if (aboard === null && at !== null) best = { to: at, worth: ashoreWorth(now, id, at, berths) + MARGIN }
  for (const { to } of areaOf(now.view, now.edition, id).options) {
    const worth = ashoreWorth(now, id, to, berths)
    if (worth > best.worth) best = { to, worth }
  }
  return best
}
