/** What a place ashore is worth to a crew: for what it can do there, and for the ship that could fetch it. */
import { manned, unitOf } from '../board.ts'
import { type Area, areaOf } from '../sailing/reach.ts'
import { isAfloat } from './hunt.ts'
import { type Berth, fear, type Sight, type Spot, spotOf } from './sight.ts'
import { FAR, MARGIN, turnsFor } from './ways.ts'
import { sailingWorth, walkingWorth } from './worth.ts'

/** What it is worth to be aboard this ship, from the next turn on. */
export function aboardWorth(now: Sight, ship: number, space: number): number {
  return sailingWorth(now, space) + (isAfloat(now) ? 1 : 0) + (ship === now.holder ? 3 : 0)
}

/** Our ships for those ashore; the same for all of them, so looked at once. */
export function berthsOf(now: Sight): readonly Berth[] {
  now.berths ??= now.ships.map(ship => {
    const at = unitOf(now.view, ship).at ?? -1
    return { ship, at, isManned: manned(now.view, ship) > 0, worth: aboardWorth(now, ship, at) }
  })
  return now.berths
}

/** What a crew makes of ending its movement ashore on this space, as long as nobody comes. */
function ashoreWorth(now: Sight, id: number, space: number): number {
  const { now: atOnce, later } = walkingWorth(now, space, id)
  let best = later
  for (const { at, isManned, worth } of berthsOf(now)) {
    // Aboard is never nearer than a turn away.
    if (worth * now.ways.decay(1) <= best) continue
    const onFoot = turnsFor(now.ways.walk(at)[space] ?? FAR)
    const fetched = isManned ? (now.ways.land(space)[at] ?? FAR) : FAR
    best = Math.max(best, worth * now.ways.decay(Math.max(1, Math.min(onFoot, fetched))))
  }
  return atOnce + best
}

/** The best place a crew can go ashore to, where it stands included if it is ashore. */
export function bestAshore(now: Sight, id: number): Spot {
  return spotOf(now, id, () => bestAshoreIn(now, id, areaOf(now.view, now.edition, id)))
}

/** The same in an area that the crew may have or not. */
export function bestAshoreIn(now: Sight, id: number, { options }: Area): Spot {
  const { at, aboard, strength } = unitOf(now.view, id)
  let best = { to: -1, worth: -FAR }
  if (aboard === null && at !== null)
    best = { to: at, worth: ashoreWorth(now, id, at) - fear(now, at, strength) + MARGIN }
  for (const { to } of options) {
    const hoped = ashoreWorth(now, id, to)
    // Fear only ever makes a place worse: who could come matters where it could still be the best.
    if (hoped <= best.worth) continue
    const worth = hoped - fear(now, to, strength)
    if (worth > best.worth) best = { to, worth }
  }
  return best
}
