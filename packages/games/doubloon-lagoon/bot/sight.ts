/** What the mate makes of its view: who has the treasure, what there is to do, who could come by. */
import { repeat, type Seat } from '@nassau/kernel'
import { isAshore, MOVEMENT, unitsWhere } from '../board.ts'
import type { Edition } from '../edition/edition.ts'
import type { LagoonMap } from '../edition/map.ts'
import type { Deed } from '../sailing/deeds.ts'
import type { LagoonView } from '../view.ts'
import { FAR, type Ways } from './ways.ts'

/** A unit and what it does. */
export type Action = { unit: number; deed: Deed }

/** Something worth going to: a counter, an item, a ship for the taking, an enemy with the treasure. */
export type Task = {
  hex: number
  /** In counters: what exploring one is worth while the treasure is still hidden. */
  worth: number
  /** Our crew that already stands there to do it; null if none. */
  taker: number | null
}

export type Sight = {
  view: LagoonView
  edition: Edition
  seat: Seat
  map: LagoonMap
  ways: Ways
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
  tasks: Task[]
}

/** The ship a unit is or is aboard; null for a crew ashore. */
export const shipUnder = (view: LagoonView, id: number): number | null =>
  view.units[id]?.kind === 'ship' ? id : (view.units[id]?.aboard ?? null)

export const ownCrews = ({ view, seat }: Sight): number[] =>
  unitsWhere(view, unit => unit.kind === 'crew' && unit.owner === seat && unit.at !== null)

export const crewsAshore = ({ view, seat }: Sight): number[] =>
  unitsWhere(view, unit => unit.owner === seat && isAshore(unit))

export const ownShips = ({ view, seat }: Sight): number[] =>
  unitsWhere(view, unit => unit.kind === 'ship' && unit.owner === seat && unit.at !== null)

/** The strength each seat could bring to a space in one turn. */
export function forcesAt({ view, ways, map }: Sight, space: number): number[] {
  const forces = repeat(0, view.homes.length)
  const [walk, land] = [ways.walk(space), ways.land(space)]
  const sail = (map.sailing[space] ?? null) === null ? null : ways.sail(space)
  for (const { kind, owner, at, aboard, strength } of view.units) {
    if (kind === 'ship' || at === null) continue
    const canCome =
      aboard === null
        ? (walk[at] ?? FAR) <= MOVEMENT
        : (land[at] ?? FAR) <= 1 || (sail !== null && (sail[at] ?? FAR) <= MOVEMENT)
    if (canCome) forces[owner] = (forces[owner] ?? 0) + strength
  }
  return forces
}

/** The most strength any one enemy could bring to a space in one turn. */
export const threatAt = (sight: Sight, space: number): number =>
  forcesAt(sight, space).reduce((most, force, seat) => (seat !== sight.seat && force > most ? force : most), 0)

/** What each point is worth by which an enemy who could come is stronger. */
const FEAR = 0.1

/** What it costs to be where a stronger enemy could come. */
export const fear = (now: Sight, space: number, strength: number): number =>
  FEAR * (1 - now.boldness) * Math.max(0, threatAt(now, space) - strength)
