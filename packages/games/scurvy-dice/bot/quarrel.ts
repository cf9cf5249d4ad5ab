/**
 * What a quarrel at the island is worth to the mate (SD-31 to SD-35): coins it would bring home less
 * a share of what its rivals would, if it fights, goes first, comes second or shares.
 */
import type { Seat } from '@nassau/kernel'
import { sum } from '../../kit/lists.ts'
import { roomIn, shipOf } from '../board.ts'
import { canLand } from '../captains.ts'
import type { Edition } from '../edition/edition.ts'
import type { Share } from '../steps/negotiation.ts'
import type { SeaView } from '../view.ts'
import { type Odds, oddsOf, remembered } from './odds.ts'

/** Crew that no mercy costs on average (SD-35), in whole hands. */
const UNMERCIFUL = 1
/** What an agreement may fall short of a fight by: a fight costs crew that may be wanted later. */
export const PEACE = 0.5

/** A landing of one ship: who, and with how much crew. */
type Landing = { seat: Seat; crew: number }

export type Quarrel = {
  /** What it is worth to go first, second, or to share out like this. */
  first: number
  second: number
  share(offer: readonly Share[]): number
  /** To fight it out, with these crews. */
  fight(ours: number, theirs: number): number
  /** Whether to surrender before a round between these crews. */
  mustYield(ours: number, theirs: number): boolean
}

/** The quarrel of `me` with those of `among` that still matter, as a fight with the strongest of them. */
export function quarrelOf(sea: SeaView, edition: Edition, me: Seat, among: readonly Seat[]): Quarrel {
  const others = among.filter(seat => seat !== me)
  const rival = strongest(sea, others)
  const crewOf = (seat: Seat): number => shipOf(sea, seat).crew
  const rest = others.filter(seat => seat !== rival).map(seat => ({ seat, crew: crewOf(seat) }))
  const worth = (landings: readonly Landing[], for_: Seat): number => balance(sea, edition, landings, for_)
  const inOrder = (a: Landing, b: Landing, for_: Seat): number => worth([a, b, ...rest], for_)

  const bout = boutOf(oddsOf(edition), {
    mine: (ours, theirs, isFirst) => {
      const [us, them] = [
        { seat: me, crew: ours },
        { seat: rival, crew: theirs },
      ]
      return (isFirst ? inOrder(us, them, me) : inOrder(them, us, me)) - scurvy(sea, ours) + scurvy(sea, theirs) / 2
    },
    yours: (ours, theirs, isFirst) => {
      const [us, them] = [
        { seat: me, crew: ours },
        { seat: rival, crew: theirs },
      ]
      return (
        (isFirst ? inOrder(them, us, rival) : inOrder(us, them, rival)) - scurvy(sea, theirs) + scurvy(sea, ours) / 2
      )
    },
  })
  const [us, them] = [
    { seat: me, crew: crewOf(me) },
    { seat: rival, crew: crewOf(rival) },
  ]
  return {
    first: inOrder(us, them, me),
    second: worth([them, ...rest, us], me),
    share: offer => shareOf(sea, offer, among, me),
    fight: (ours, theirs) => bout(ours, theirs).mine,
    mustYield: (ours, theirs) => bout(ours, theirs).myYield > bout(ours, theirs).mine,
  }
}

export function strongest(sea: SeaView, seats: readonly Seat[]): Seat {
  let found = seats[0] ?? 0
  for (const seat of seats) if (shipOf(sea, seat).crew > shipOf(sea, found).crew) found = seat
  return found
}

/** What having no crew at the end of the phase costs (SD-37). */
const scurvy = (sea: SeaView, crew: number): number => (crew === 0 ? sea.muerta : 0)

/** Own coins, less a share of everyone else's: with one rival, theirs weigh as much as one's own. */
const lessTheirs = (sea: SeaView, own: number, others: number): number => own - others / (sea.ships.length - 1)

/** What it comes to if they land one after the other and each takes the dearest dice left. Asked very often. */
function balance(sea: SeaView, edition: Edition, landings: readonly Landing[], me: Seat): number {
  let [own, others, taken] = [0, 0, 0]
  for (const { seat, crew } of landings) {
    const ship = shipOf(sea, seat)
    const most = crew === ship.crew ? canLand(edition, ship) : Math.min(crew, roomIn(ship))
    const end = Math.min(sea.island.length, taken + most)
    let coins = 0
    for (; taken < end; taken++) coins += sea.island[taken] ?? 0
    if (seat === me) own += coins
    else others += coins
  }
  return lessTheirs(sea, own, others)
}

/** What it comes to if they share like this. */
function shareOf(sea: SeaView, offer: readonly Share[], among: readonly Seat[], me: Seat): number {
  const coinsOf = (isTheirs: (taker: Share) => boolean): number =>
    sum(sea.island.filter((_, i) => isTheirs(offer[i] ?? 'island')))
  const others = coinsOf(taker => taker !== me && taker !== 'island' && among.includes(taker))
  return lessTheirs(
    sea,
    coinsOf(taker => taker === me),
    others,
  )
}

/** What a fight between two comes to, with both free to surrender before every round. */
type Bout = { mine: number; yours: number; myYield: number; yourYield: number }
type Ends = Record<'mine' | 'yours', (ours: number, theirs: number, isFirst: boolean) => number>

function boutOf(odds: Odds, { mine, yours }: Ends): (ours: number, theirs: number) => Bout {
  /** How it goes on from here: whoever does better by surrendering does so. */
  function goesOn(a: number, b: number): { mine: number; yours: number } {
    if (a === 0 || b === 0) return { mine: mine(a, b, a > 0), yours: yours(a, b, b > 0) }
    const bout = fought(a, b)
    const iYield = bout.myYield > bout.mine
    if (iYield) return { mine: bout.myYield, yours: yours(Math.max(0, a - UNMERCIFUL), b, true) }
    if (bout.yourYield > bout.yours) return { mine: mine(a, Math.max(0, b - UNMERCIFUL), true), yours: bout.yourYield }
    return { mine: bout.mine, yours: bout.yours }
  }
  const fought: (a: number, b: number) => Bout = remembered((a, b) => {
    const { win, lose, tie } = odds.round(a, b)
    const [won, lost, tied] = [goesOn(a, b - 1), goesOn(a - 1, b), goesOn(a - 1, b - 1)]
    return {
      mine: win * won.mine + lose * lost.mine + tie * tied.mine,
      yours: win * won.yours + lose * lost.yours + tie * tied.yours,
      myYield: mine(Math.max(0, a - UNMERCIFUL), b, false),
      yourYield: yours(a, Math.max(0, b - UNMERCIFUL), false),
    }
  })
  return fought
}
