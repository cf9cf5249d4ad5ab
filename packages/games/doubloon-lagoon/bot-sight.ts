/** What the mate makes of its view: who has the treasure, what there is to do, who could come by. */
import type { Seat } from '@nassau/kernel'
import { isAshore, MOVEMENT, unitsWhere } from './board.ts'
import { FAR, type Ways } from './bot-ways.ts'
import type { Deed } from './deeds.ts'
import type { Edition } from './edition.ts'
import type { LagoonMap } from './map.ts'
import type { LagoonView } from './view.ts'

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

/** The strength a seat could bring to a space in one turn. */
export function strengthWithin({ view, ways, map }: Sight, seat: Seat, space: number): number {
  const isSailable = (map.sailing[space] ?? null) !== null
  let strength = 0
  for (const { kind, owner, at, aboard, strength: steps } of view.units) {
    if (kind !== 'crew' || owner !== seat || at === null) continue
    const canCome =
      aboard === null
        ? (ways.walk(space)[at] ?? FAR) <= MOVEMENT
        : (ways.land(space)[at] ?? FAR) <= 1 || (isSailable && (ways.sail(space)[at] ?? FAR) <= MOVEMENT)
    if (canCome) strength += steps
  }
  return strength
}

/** The most strength any one enemy could bring to a space in one turn. */
export const threatAt = (sight: Sight, space: number): number =>
  sight.view.homes.reduce<number>(
    (most, _home, seat) => (seat === sight.seat ? most : Math.max(most, strengthWithin(sight, seat, space))),
    0,
  )
