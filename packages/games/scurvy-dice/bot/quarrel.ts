/**
 * What a quarrel at the island is worth to the mate (SD-31 to SD-35): coins it would bring home less
 * a share of what its rivals would, if it fights, goes first, comes second or shares.
 */
import type { Seat } from '@nassau/kernel'
import { roomIn, type Ship, shipOf } from '../board.ts'
import { canLand } from '../captains.ts'
import type { Edition } from '../edition/edition.ts'
import type { Share } from '../steps/negotiation.ts'
import type { SeaView } from '../view.ts'
import { type Odds, oddsOf, remembered } from './odds.ts'

/** Crew that no mercy costs on average (SD-35), in whole hands. */
const UNMERCIFUL = 1
/** What an agreement may fall short of a fight by: a fight costs crew that may be wanted later. */
export const PEACE = 0.5

export type Quarrel = {
  /** What it is worth to come second, or to share out like this. */
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
  const [us, them] = [handsOf(edition, shipOf(sea, me)), handsOf(edition, shipOf(sea, rival))]
  const { crew } = shipOf(sea, me)
  const theirCrew = shipOf(sea, rival).crew
  let rest = 0
  for (const seat of others) if (seat !== rival) rest += handsOf(edition, shipOf(sea, seat))(shipOf(sea, seat).crew)
  const landing = landingOn(sea)
  const mine = (a: number, b: number, isFirst: boolean): number =>
    isFirst ? landing.first(us(a), them(b), rest) : landing.next(them(b), us(a), rest)
  const yours = (a: number, b: number, isFirst: boolean): number =>
    isFirst ? landing.first(them(b), us(a), rest) : landing.next(us(a), them(b), rest)

  const bout = boutOf(oddsOf(edition), {
    mine: (ours, theirs, isFirst) => mine(ours, theirs, isFirst) - scurvy(sea, ours) + scurvy(sea, theirs) / 2,
    yours: (ours, theirs, isFirst) => yours(ours, theirs, isFirst) - scurvy(sea, theirs) + scurvy(sea, ours) / 2,
  })
  return {
    second: landing.next(them(theirCrew) + rest, us(crew), 0),
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

/** How many treasure dice a ship lands with so much crew left. */
function handsOf(edition: Edition, ship: Ship): (crew: number) => number {
  const [all, room] = [canLand(edition, ship), roomIn(ship)]
  return crew => (crew === ship.crew ? all : Math.min(crew, room))
}

/** What it comes to for one of them if ships land one after the other and each takes the dearest dice left, so many. */
type Landing = {
  /** For the first, before another and the rest. */
  first(own: number, other: number, rest: number): number
  /** For the next, after another and before the rest. */
  next(other: number, own: number, rest: number): number
}

function landingOn(sea: SeaView): Landing {
  /** What the dearest n dice are worth. */
  const upTo = [0]
  for (const coins of sea.island) upTo.push((upTo.at(-1) ?? 0) + coins)
  const worth = (dice: number): number => upTo[Math.min(dice, sea.island.length)] ?? 0
  return {
    first: (own, other, rest) => lessTheirs(sea, worth(own), worth(own + other + rest) - worth(own)),
    next(other, own, rest) {
      const coins = worth(other + own) - worth(other)
      return lessTheirs(sea, coins, worth(other + own + rest) - coins)
    },
  }
}

/** What it comes to if they share like this. */
function shareOf(sea: SeaView, offer: readonly Share[], among: readonly Seat[], me: Seat): number {
  let [own, others] = [0, 0]
  for (const [i, coins] of sea.island.entries()) {
    const taker = offer[i] ?? 'island'
    if (taker === me) own += coins
    else if (taker !== 'island' && among.includes(taker)) others += coins
  }
  return lessTheirs(sea, own, others)
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
