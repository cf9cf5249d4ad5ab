/** How the mate deals with others: whom to shoot and board, when to fight, what to offer. */

import type { Seat } from '@nassau/kernel'
import { repeat } from '@nassau/kernel'
import { byWorth, canCarry, coinsOf, PARTS, type Part, rivalsOf, roomIn, shipOf } from '../board.ts'
import type { Stance } from '../steps/arrival.ts'
import { withinReach } from '../steps/fighting/boarding.ts'
import type { NegotiationFrame, Share } from '../steps/negotiation.ts'
import type { SeaView } from '../view.ts'

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

export const aim = (sea: SeaView, me: Seat): Seat => best(rivalsOf(sea, me), seat => threat(sea, seat, me))

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

/** Roughly the chance to catch a ship, from the sails of both. */
const chanceToCatch = (sails: number, theirs: number): number =>
  Math.max(0, Math.min(0.9, 0.3 + 0.12 * sails - 0.1 * theirs))

/** Board where most treasure is likely to be had; nobody, if the fight costs more than it brings. */
export function boardWhom(sea: SeaView, me: Seat): Seat | null {
  const ship = shipOf(sea, me)
  const gain = (seat: Seat): number => {
    const prey = shipOf(sea, seat)
    const most = Math.min(ship.crew, roomIn(ship))
    const coins = withinReach(prey)
      .slice(0, most)
      .reduce((total, coin) => total + coin, 0)
    const wins = prey.crew === 0 ? 1 : ship.crew / (ship.crew + prey.crew)
    return chanceToCatch(ship.sails, prey.sails) * (coins * wins - (prey.crew > 0 ? 2 * (1 - wins) : 0))
  }
  const target = best(rivalsOf(sea, me), gain)
  return gain(target) > 0.5 ? target : null
}

/** Fight when stronger and there is not enough for all; yield the way when hopeless; else talk. */
export function chooseStance(sea: SeaView, me: Seat, tied: readonly Seat[]): Stance['do'] {
  const mine = shipOf(sea, me).crew
  const others = tied.filter(seat => seat !== me)
  const strongest = Math.max(...others.map(seat => shipOf(sea, seat).crew))
  const wanted = tied.reduce((total, seat) => total + canCarry(shipOf(sea, seat)), 0)
  if (canCarry(shipOf(sea, me)) === 0) return 'parley'
  if (wanted <= sea.island.length) return strongest > mine ? 'parley' : 'negotiate'
  if (mine >= strongest + 2) return 'melee'
  return strongest >= mine + 2 ? 'parley' : 'negotiate'
}

/** Dice dealt in turn, dearest first, the offerer first, each within what they can carry. */
export function makeOffer(sea: SeaView, among: readonly Seat[], me: Seat): Share[] {
  const start = among.indexOf(me)
  const order = [...among.slice(start), ...among.slice(0, start)]
  const room = new Map(order.map(seat => [seat, canCarry(shipOf(sea, seat))]))
  const offer: Share[] = []
  let turn = 0
  for (let i = 0; i < sea.island.length; i++) {
    let taker: Share = 'island'
    for (let tried = 0; tried < order.length && taker === 'island'; tried++, turn++) {
      const seat = order[turn % order.length] ?? me
      const left = room.get(seat) ?? 0
      if (left === 0) continue
      room.set(seat, left - 1)
      taker = seat
    }
    offer.push(taker)
  }
  return offer
}

/** Coins of an offer, or of a fair one, that go to `seat`. */
const shareOf = (coins: readonly number[], offer: readonly Share[], seat: Seat): number =>
  coins.reduce((total, coin, i) => total + (offer[i] === seat ? coin : 0), 0)

/** What counts as fair: this much of what we would have offered ourselves to come second. */
const FAIR = 0.75

export function answerOffer(sea: SeaView, me: Seat, f: NegotiationFrame): 'accept' | 'refuse' | 'insist' {
  const coins = [...sea.island].sort(byWorth)
  const offered = shareOf(coins, f.offer, me)
  const fair = shareOf(coins, makeOffer(sea, f.among, f.by), me)
  if (offered >= FAIR * fair) return 'accept'
  const strongest = Math.max(...f.among.filter(seat => seat !== me).map(seat => shipOf(sea, seat).crew))
  return shipOf(sea, me).crew > strongest ? 'insist' : 'refuse'
}
