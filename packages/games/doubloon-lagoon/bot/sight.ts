/** What the mate makes of its view: who has the treasure, what there is to do, who could come by. */
import type { Seat } from '@nassau/kernel'
import type { Unit } from '../board.ts'
import type { Edition } from '../edition/edition.ts'
import type { LagoonMap } from '../edition/map.ts'
import type { Deed } from '../sailing/deeds.ts'
import type { LagoonView } from '../view.ts'
import type { Plan } from './plans.ts'
import { SAILS, WALKS, type Ways } from './ways.ts'

/** A unit and what it does. */
export type Action = { unit: number; deed: Deed }

/** Something worth going to: a counter, an item, a ship for the taking, an enemy with the treasure. */
export type Task = {
  hex: number
  /** In counters: what exploring one is worth while the treasure is still hidden. */
  worth: number
  /** Our crew that already stands there to do it; null if none. */
  taker: number | null
  /** What the map knows of the way there (see `Ways`). */
  walk: readonly number[]
  onFoot: readonly number[]
  byShip: readonly number[]
}

/** A place to go to, and what it is worth. */
export type Spot = { to: number; worth: number }

/** One of our ships as those ashore see it. */
export type Berth = { ship: number; at: number; isManned: boolean; worth: number }

export type Sight = {
  view: LagoonView
  edition: Edition
  seat: Seat
  map: LagoonMap
  ways: Ways
  /** Our units in play; those crews that are ashore once more. */
  crews: readonly number[]
  ashore: readonly number[]
  ships: readonly number[]
  /** Every seat's crews in play. */
  bands: readonly (readonly Unit[])[]
  isByPoints: boolean
  /** Our home port. */
  home: number
  /** Whether a ship of ours should go home: with the treasure, or with points enough. */
  isHomeward: boolean
  /** Our unit that holds the treasure; null if none does, or if points decide. */
  holder: number | null
  /** The enemy unit to be hunted: it holds the treasure, goes home with points enough, or carries points we want. */
  quarry: number | null
  /** What it is worth to strike the quarry down, in steps of a battle. */
  stake: number
  /** From 0 to 1: the longer a match lasts, the more the mate dares. */
  boldness: number
  /** Where a quarry afloat is and will be, turn by turn; the last place is where it stays. */
  track: number[]
  /** Whether the quarry has won when it comes to the end of its track. */
  isRace: boolean
  /** What we go by. */
  plan: Plan
  /** What was worked out in this choice and may be wanted again: what to do, our ships for those ashore, and where each unit had best go. */
  tasks: Task[] | null
  berths: Berth[] | null
  spots: Map<number, Spot>
}

/** The ship a unit is or is aboard; null for a crew ashore. */
export const shipUnder = (view: LagoonView, id: number): number | null =>
  view.units[id]?.kind === 'ship' ? id : (view.units[id]?.aboard ?? null)

/** The strength a seat could bring to a space in one turn. */
export function forceAt({ bands, ways }: Sight, seat: Seat, space: number): number {
  const comers = ways.inOneTurn(space)
  let force = 0
  for (const { at, aboard, strength } of bands[seat] ?? [])
    if (((comers[at ?? -1] ?? 0) & (aboard === null ? WALKS : SAILS)) > 0) force += strength
  return force
}

/** The most strength any one enemy could bring to a space in one turn. */
export function threatAt(now: Sight, space: number): number {
  let most = 0
  for (let seat = 0; seat < now.bands.length; seat++)
    if (seat !== now.seat) most = Math.max(most, forceAt(now, seat, space))
  return most
}

/** What it costs to be where a stronger enemy could come. */
export const fear = (now: Sight, space: number, strength: number): number =>
  now.plan.fear * (1 - now.boldness) * Math.max(0, threatAt(now, space) - strength)

/** A unit's best place, worked out once a choice. */
export function spotOf({ spots }: Sight, id: number, workOut: () => Spot): Spot {
  const known = spots.get(id)
  if (known) return known
  const best = workOut()
  spots.set(id, best)
  return best
}
