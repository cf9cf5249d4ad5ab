/**
 * Where the captain puts its counters (DL-8). Every card of the deck is as likely the treasure, so its chance to find it is
 * its share of all counters, in the end. Those on its own shore are its own: as many as fit there go there, so close
 * together that its crews walk from one to the next. The others go where it comes a little sooner than anyone else.
 */
import type { Chance } from '@nassau/kernel'
import { MOVEMENT } from '../board.ts'
import { anyBest } from '../bot/setup.ts'
import type { Sight } from '../bot/sight.ts'
import { FAR } from '../bot/ways.ts'

type Placing = { counter: number }

/** A hex is on our own shore if nearly nowhere else we are so far ahead of everyone: this part of the greatest lead. */
const OWN = 2 / 3
/** What a point of walking costs, against a hex of room that is taken from others or a turn of the way there. */
const STEEP = 0.3
/** What each counter within a turn's walk is worth, in turns of the way there. */
const COMPANY = 2
/** How much it matters to be near to others, so that what they placed is taken on the way, beside being near to us. */
const TOWARDS = 1.5

export function placeAsCaptain(now: Sight, options: readonly Placing[], rng: Chance): Placing {
  const { map, ways, home } = now
  const ours = (hex: number): number => ways.land(hex)[home] ?? FAR
  const steepness = (hex: number): number => STEEP * (map.walking[0]?.[hex] ?? 0)
  const most = Math.max(...map.counterSpaces.map(hex => leadAt(now, hex)))
  const shore = options.filter(({ counter }) => leadAt(now, counter) >= OWN * most)
  if (shore.length > 0)
    return anyBest(shore, ({ counter }) => -roomTaken(now, counter, shore) - ours(counter) - steepness(counter), rng)
  const ahead = options.filter(({ counter }) => leadAt(now, counter) >= 1)
  const worth = ({ counter }: Placing): number =>
    COMPANY * companyOf(now, counter) - ours(counter) - TOWARDS * theirs(now, counter) - steepness(counter)
  return anyBest(ahead.length > 0 ? ahead : options, worth, rng)
}

/** Turns until the first of the others is there, all setting out from their ports. */
function theirs({ view, ways, seat }: Sight, hex: number): number {
  const land = ways.land(hex)
  return Math.min(
    FAR,
    ...view.homes.flatMap((port, owner) => (owner === seat || port === null ? [] : (land[port] ?? FAR))),
  )
}

/** By how many turns we are there before the others. */
const leadAt = (now: Sight, hex: number): number => theirs(now, hex) - (now.ways.land(hex)[now.home] ?? FAR)

/** How many of these hexes, its own included, a counter makes useless: counters are never neighbours. */
const roomTaken = ({ map }: Sight, hex: number, among: readonly Placing[]): number =>
  among.filter(({ counter }) => counter === hex || map.field.neighbours[hex]?.includes(counter)).length

/** How many counters a crew on this hex could walk to in a turn. */
const companyOf = ({ view, ways }: Sight, hex: number): number =>
  view.counters.filter(counter => (ways.walk(counter)[hex] ?? FAR) <= MOVEMENT).length
