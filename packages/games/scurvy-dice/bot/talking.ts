/** How the mate talks (SD-31 to SD-33): when to fight instead, what to offer, what to promise and whom to trust. */
import type { Seat } from '@nassau/kernel'
import { sum } from '../../kit/lists.ts'
import { coinsOf, rivalsOf, shipOf } from '../board.ts'
import { canLand } from '../captains.ts'
import type { Edition } from '../edition/edition.ts'
import type { Pledge, Term } from '../promises.ts'
import type { Stance } from '../steps/arrival.ts'
import { type ANSWERS, canCounter, type NegotiationFrame, partiesTo, type Share } from '../steps/negotiation.ts'
import type { SeaView } from '../view.ts'
import { PEACE, type Quarrel, quarrelOf, strongest } from './quarrel.ts'

/** What promises are worth, in coins. */
const SPARED = 0.75
const SPARING = 0.4
const SPARING_THE_LEADER = 1.5
const ATTACKED = 1

/** How far a rival is: its place and what it has yet to bring home. */
const progress = (sea: SeaView, seat: Seat): number => shipOf(sea, seat).at + coinsOf(shipOf(sea, seat))

/** The one to beat: of all others, whoever is farthest. */
export const leaderFor = (sea: SeaView, me: Seat): Seat =>
  rivalsOf(sea, me).reduce((best, seat) => (progress(sea, seat) > progress(sea, best) ? seat : best))

/** Whether a promise binds us to leave this one alone; nobody is spared who would sail home and win. */
export const isSpared = (sea: SeaView, me: Seat, seat: Seat): boolean =>
  progress(sea, seat) < sea.goal && hasSworn(sea, me, seat, deed => deed === 'spare')

export const hasSworn = (sea: SeaView, me: Seat, seat: Seat, isMeant: (deed: Pledge['deed']) => boolean): boolean =>
  sea.vows.some(({ by, target, deed, state }) => by === me && target === seat && state === 'open' && isMeant(deed))

const fightNow = (sea: SeaView, quarrel: Quarrel, me: Seat, rival: Seat): number =>
  quarrel.fight(shipOf(sea, me).crew, shipOf(sea, rival).crew)

/** Fight if that brings more than sharing; let them pass if they would win such a fight; else talk. */
export function chooseStance(sea: SeaView, edition: Edition, me: Seat, tied: readonly Seat[]): Stance['do'] {
  const others = tied.filter(seat => seat !== me)
  const quarrel = quarrelOf(sea, edition, me, tied)
  const rival = strongest(sea, others)
  const fight = fightNow(sea, quarrel, me, rival)
  if (quarrel.second > fight) return wouldFight(sea, edition, rival, me, tied) ? 'parley' : 'negotiate'
  // The floor goes by lot: as likely as not the first pick would be ours.
  const shared = (): number => sum([me, rival].map(first => quarrel.share(dealFrom(sea, edition, tied, first)))) / 2
  const isBound = others.some(seat => isSpared(sea, me, seat))
  return !isBound && fight > quarrel.second && fight > shared() + PEACE ? 'melee' : 'negotiate'
}

/** Whether this rival has more of a fight with us alone than of a deal in which we pick first. */
function wouldFight(sea: SeaView, edition: Edition, rival: Seat, me: Seat, tied: readonly Seat[]): boolean {
  const theirs = quarrelOf(sea, edition, rival, [rival, me])
  return fightNow(sea, theirs, rival, me) > theirs.share(dealFrom(sea, edition, tied, me)) + PEACE
}

/** Dice dealt in turn, dearest first, from one seat on, each within what they can carry. */
function dealFrom(sea: SeaView, edition: Edition, among: readonly Seat[], first: Seat): Share[] {
  const start = among.indexOf(first)
  const order = [...among.slice(start), ...among.slice(0, start)]
  const room = order.map(seat => canLand(edition, shipOf(sea, seat)))
  let turn = 0
  return sea.island.map(() => {
    for (let tried = 0; tried < order.length; tried++) {
      const at = turn++ % order.length
      const left = room[at] ?? 0
      if (left === 0) continue
      room[at] = left - 1
      return order[at] ?? first
    }
    return 'island'
  })
}

/** The least `seat` should be content with in this quarrel: as much as a fight brings, or coming last. */
function leastFor(sea: SeaView, quarrel: Quarrel, seat: Seat, among: readonly Seat[]): number {
  const rival = strongest(
    sea,
    among.filter(other => other !== seat),
  )
  return Math.max(fightNow(sea, quarrel, seat, rival), quarrel.second) - PEACE
}

/** The deal that is best for us among those the others should accept; if there is none, the fairest. */
export function makeOffer(sea: SeaView, edition: Edition, among: readonly Seat[], me: Seat): Share[] {
  const ours = quarrelOf(sea, edition, me, among)
  const others = among.filter(seat => seat !== me)
  const deals = [me, ...others].map(first => dealFrom(sea, edition, among, first))
  const theirs = others.map(seat => {
    const quarrel = quarrelOf(sea, edition, seat, among)
    return { seat, quarrel, least: leastFor(sea, quarrel, seat, among) }
  })
  const taken = deals.filter(deal =>
    theirs.every(({ seat, quarrel, least }) => deal.includes(seat) && quarrel.share(deal) >= least),
  )
  const best = taken.toSorted((a, b) => ours.share(b) - ours.share(a))[0]
  return best ?? deals.at(-1) ?? []
}

/** With others at the table: to spare those one shares with, the leader excepted, and to be spared by them. */
export function makeTerms(sea: SeaView, f: NegotiationFrame, me: Seat): Term[] {
  const leader = leaderFor(sea, me)
  const [partner] = f.among.filter(seat => seat !== me && seat !== leader)
  return partiesTo(f).map((seat): Term => {
    if (sea.ships.length === 2) return 'nothing'
    if (seat !== me) return `spare-${me}`
    if (partner !== undefined) return `spare-${partner}`
    return f.among.includes(leader) ? 'nothing' : `fire-${leader}`
  })
}

/** What the promises of an offer are worth to us: a word that was broken before counts for less. */
function worthOfPledges(sea: SeaView, me: Seat, pledges: readonly Pledge[]): number {
  const leader = leaderFor(sea, me)
  return sum(
    pledges.map(({ by, deed, target }) => {
      if (by === me) {
        if (deed === 'spare') return target === leader ? -SPARING_THE_LEADER : -SPARING
        return target === leader ? 0 : -SPARING
      }
      if (target !== me) return 0
      return deed === 'spare' ? SPARED / (1 + shipOf(sea, by).broken) : -ATTACKED
    }),
  )
}

/** Accept what is worth as much as a fight, and never nothing; else counter, or fight if that is better than to wait. */
export function answerOffer(sea: SeaView, edition: Edition, me: Seat, f: NegotiationFrame): (typeof ANSWERS)[number] {
  const quarrel = quarrelOf(sea, edition, me, f.among)
  const least = leastFor(sea, quarrel, me, f.among)
  if (f.offer.includes(me) && quarrel.share(f.offer) + worthOfPledges(sea, me, f.pledges) >= least) return 'accept'
  if (canCounter(f)) return 'counter'
  const rival = strongest(
    sea,
    f.among.filter(seat => seat !== me),
  )
  const isBound = f.among.some(seat => isSpared(sea, me, seat))
  return !isBound && fightNow(sea, quarrel, me, rival) > quarrel.second ? 'insist' : 'refuse'
}
