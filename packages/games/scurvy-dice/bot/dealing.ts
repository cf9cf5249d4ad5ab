/** How the mate deals with others: whom to shoot and whom to board. */

import type { Seat } from '@nassau/kernel'
import { repeat } from '@nassau/kernel'
import { sum } from '../../kit/lists.ts'
import { canCarry, coinsOf, PARTS, type Part, rivalsOf, roomIn, shipOf } from '../board.ts'
import type { Edition } from '../edition/edition.ts'
import { withinReach } from '../steps/fighting/boarding.ts'
import type { SeaView } from '../view.ts'
import { oddsOf, remembered } from './odds.ts'
import type { Plan } from './plans.ts'
import { hasSworn, isSpared } from './talking.ts'

/** The one of `seats` that `value` puts highest; of equals the first, so none is favoured by its number. */
function best(seats: readonly Seat[], value: (seat: Seat) => number): Seat {
  let found = seats[0] ?? 0
  for (const seat of seats) if (value(seat) > value(found)) found = seat
  return found
}

/** How far a rival is on the way to winning, with what it holds and may yet carry. */
function threat(sea: SeaView, seat: Seat, me: Seat): number {
  const ship = shipOf(sea, seat)
  const comesFirst = ship.sails >= shipOf(sea, me).sails
  return ship.at + coinsOf(ship) + 2 * canCarry(ship) + (comesFirst ? 3 : 0)
}

/** A promise to fire at someone outweighs some threat. */
const SWORN = 5

/** Whoever threatens most, of those we have not promised to spare. */
export function aim(sea: SeaView, me: Seat): Seat | 'hold' {
  const targets = rivalsOf(sea, me).filter(seat => !isSpared(sea, me, seat))
  const sworn = (seat: Seat): number => (hasSworn(sea, me, seat, deed => deed !== 'spare') ? SWORN : 0)
  return targets.length === 0 ? 'hold' : best(targets, seat => threat(sea, seat, me) + sworn(seat))
}

/** Sails if that puts us ahead of them, otherwise the hull that carries. */
export function splitShips(sea: SeaView, me: Seat, target: Seat, icons: number): { sails: number; hull: number } {
  const prey = shipOf(sea, target)
  const lead = prey.sails - shipOf(sea, me).sails
  const wanted = lead >= 0 && lead < icons ? lead + 1 : 0
  const sails = Math.min(prey.sails, Math.max(wanted, icons - prey.hull))
  return { sails, hull: icons - sails }
}

/** The last crew first; then sails if that puts us ahead; then crew, hull and the rest. */
export function shootParts(sea: SeaView, me: Seat, target: Seat, icons: number): Part[] {
  const left = { ...shipOf(sea, target) }
  const picked = new Map<Part, number>()
  for (let i = 0; i < icons; i++) {
    const overtakes = left.sails > 0 && left.sails === shipOf(sea, me).sails
    const order: Part[] = overtakes
      ? ['sails', 'crew', 'hull', 'parrot', 'cannons']
      : ['crew', 'hull', 'sails', 'parrot', 'cannons']
    const part = order.find(candidate => left[candidate] > 0)
    if (!part) break
    left[part]--
    picked.set(part, (picked.get(part) ?? 0) + 1)
  }
  return PARTS.flatMap(part => repeat(part, picked.get(part) ?? 0))
}

/** What the mate weighs when it boards, in coins. */
const THEIR_CREW = 1.2
const A_WORD_KEPT = 1

/** Board whoever has most to lose: treasure, and the crew that would carry more; nobody, if it costs us more. */
export function boardWhom(sea: SeaView, edition: Edition, me: Seat, plan: Plan): Seat | null {
  const gains = rivalsOf(sea, me)
    .filter(seat => !isSpared(sea, me, seat))
    .map(seat => ({ seat, gain: gainByBoarding(sea, edition, me, seat, plan) + swornGain(sea, me, seat) }))
    .toSorted((a, b) => b.gain - a.gain)
  const [top] = gains
  return top && top.gain > 0 ? top.seat : null
}

/** A promise to attack is worth keeping where it costs little. */
const swornGain = (sea: SeaView, me: Seat, seat: Seat): number =>
  hasSworn(sea, me, seat, deed => deed === 'attack') ? A_WORD_KEPT : 0

function gainByBoarding(sea: SeaView, edition: Edition, me: Seat, seat: Seat, plan: Plan): number {
  const [ship, prey] = [shipOf(sea, me), shipOf(sea, seat)]
  const odds = oddsOf(edition)
  const reach = withinReach(prey)
  const room = roomIn(ship)
  const coinsFor = (crew: number): number => sum(reach.slice(0, Math.min(crew, room)))
  /** Fought on as long as `fightOn` says, from these crews. */
  const worth: (ours: number, theirs: number) => number = remembered((ours, theirs) => {
    if (ours === 0) return 0
    if (theirs === 0) return 2 * coinsFor(ours)
    if (!fightOn(ours, theirs, plan)) return 0
    const { win, lose, tie } = odds.round(ours, theirs)
    return (
      win * (THEIR_CREW + worth(ours, theirs - 1)) +
      lose * (worth(ours - 1, theirs) - plan.loss) +
      tie * (THEIR_CREW - plan.loss + worth(ours - 1, theirs - 1))
    )
  })
  return odds.catches(ship.sails, prey.sails) * worth(ship.crew, prey.crew)
}

/** A boarding is fought on by whoever has the edge. */
export const fightOn = (ours: number, theirs: number, { edge }: Plan): boolean => ours >= theirs + edge
