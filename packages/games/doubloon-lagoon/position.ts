/** A position from outside: a board somebody made up or saved, checked before the rules see it. */
import { badAt, good, type Path, type Result } from '@nassau/kernel'
import * as z from 'zod/mini'
import { readWith } from '../kit/read-edition.ts'
import { CREWS, HEAD_WIND, type Lagoon, ROOM, SEGMENTS, unitNumbered } from './board.ts'
import { fullDeck } from './cards/decks.ts'
import type { Edition } from './edition/edition.ts'
import { mapOf } from './edition/map.ts'
import { ENDING_NAMES } from './winning.ts'

const whole = z.int().check(z.gte(0), z.lte(1_000_000))
const space = z.nullable(whole)
const cards = z.array(z.string())
const perSeat = <T>(of: z.ZodMiniType<T>): z.ZodMiniType<T[]> => z.array(of).check(z.minLength(2), z.maxLength(4))

const unit = z.strictObject({
  kind: z.enum(['crew', 'ship']),
  owner: whole,
  number: whole,
  strength: whole,
  at: space,
  aboard: z.nullable(whole),
  items: cards,
  spent: whole,
  extra: z.int().check(z.gte(-HEAD_WIND)),
  calm: z.nullable(whole),
  isStuck: z.boolean(),
  hasCrossed: z.boolean(),
  hasAttacked: z.boolean(),
  gave: cards,
})

const schema: z.ZodMiniType<Lagoon> = z.strictObject({
  units: z.array(unit),
  homes: perSeat(space),
  counters: z.array(whole),
  ground: z.array(z.strictObject({ at: whole, item: z.string() })),
  hands: perSeat(cards),
  deck: cards,
  discards: cards,
  adventures: z.array(z.strictObject({ card: z.string(), seers: z.array(whole), isEarly: z.boolean() })),
  kept: perSeat(cards),
  lost: cards,
  explored: perSeat(cards),
  played: perSeat(cards),
  ending: z.nullable(z.enum(ENDING_NAMES)),
  boardings: z.array(z.strictObject({ one: whole, other: whole, isTried: z.boolean() })),
  isOut: perSeat(z.boolean()),
  first: whole,
  turn: whole,
  segment: z.nullable(z.enum(SEGMENTS)),
  round: z.int().check(z.gte(1)),
})

type Oddity = { path: Path; says: string }

/** The board, or where it is wrong and what would be right. */
export function readBoard(data: unknown, edition: Edition, seats: number): Result<Lagoon> {
  const read = readWith('position', schema, data)
  if (!read.ok) return read
  const lagoon = read.value
  const odd =
    seatOddity(lagoon, seats) ??
    unitOddity(lagoon, edition) ??
    orderOddity(lagoon, seats) ??
    placeOddity(lagoon, edition) ??
    boardingOddity(lagoon) ??
    cardOddity(lagoon, edition)
  return odd ? badAt('position', odd.path, odd.says) : good(lagoon)
}

function seatOddity(lagoon: Lagoon, seats: number): Oddity | null {
  for (const key of ['homes', 'hands', 'kept', 'explored', 'played', 'isOut'] as const)
    if (lagoon[key].length !== seats)
      return { path: [key], says: `${lagoon[key].length} entries; expected ${seats}, one for each seat` }
  for (const key of ['first', 'turn'] as const)
    if (lagoon[key] >= seats) return { path: [key], says: `seat ${lagoon[key]}; expected 0 to ${seats - 1}` }
  const stray = lagoon.units.findIndex(({ owner }) => owner >= seats)
  return stray < 0 ? null : { path: ['units', stray, 'owner'], says: `expected a seat from 0 to ${seats - 1}` }
}

/** DL-3, DL-5, DL-14 Every unit where it can be, and crews aboard ships that have room for them. */
function unitOddity({ units }: Lagoon, edition: Edition): Oddity | null {
  const map = mapOf(edition)
  for (const [id, { kind, strength, at, aboard, owner, number }] of units.entries()) {
    const wrong = (key: string, says: string): Oddity => ({ path: ['units', id, key], says })
    if (at !== null && at >= map.terrain.length)
      return wrong('at', `no such hex; expected 0 to ${map.terrain.length - 1}, or null`)
    if (kind === 'ship') {
      if (at !== null && map.sailing[at] === null)
        return wrong('at', 'no ship can be there; expected sea, shore or port')
      if (aboard !== null) return wrong('aboard', 'a ship is aboard nothing; expected null')
      continue
    }
    if (strength > edition.mostSteps || (at !== null && strength === 0))
      return wrong('strength', `${strength} steps; expected 1 to ${edition.mostSteps} for a crew in play`)
    if (number < 1 || number > CREWS) return wrong('number', `expected 1 to ${CREWS}`)
    if (units.some((other, i) => i < id && other.kind === kind && other.owner === owner && other.number === number))
      return wrong('number', `seat ${owner} has crew ${number} already`)
    if (aboard === null) {
      if (at !== null && map.walking[0]?.[at] === null) return wrong('at', 'no crew can stand there; expected land')
      continue
    }
    const ship = units[aboard]
    if (ship?.kind !== 'ship' || ship.at === null) return wrong('aboard', `unit ${aboard} is no ship in play`)
    if (ship.at !== at) return wrong('at', `its ship is at ${ship.at}; expected the same`)
    if (ship.owner !== owner)
      return wrong('aboard', `unit ${aboard} belongs to seat ${ship.owner}; expected a ship of seat ${owner}`)
    if (units.filter(other => other.aboard === aboard).length > ROOM)
      return wrong('aboard', `more than ${ROOM} crews aboard unit ${aboard}`)
  }
  return null
}

/** DL-5 Units are known by their place in the list. */
function orderOddity({ units }: Lagoon, seats: number): Oddity | null {
  for (const [id, unit] of units.entries()) {
    const due = unitNumbered(id, seats)
    const isDue = unit.kind === due.kind && unit.number === due.number
    if (isDue && (due.kind === 'ship' || unit.owner === due.owner)) continue
    const whose = due.kind === 'crew' ? ` of seat ${due.owner}` : ''
    return { path: ['units', id], says: `${unit.kind} ${unit.number}; expected ${due.kind} ${due.number}${whose}` }
  }
  return null
}

/** DL-6, DL-8 Homes are ports; counters lie on land. DL-31 Things lie wherever a crew can be lost, aboard at sea too. */
function placeOddity(lagoon: Lagoon, edition: Edition): Oddity | null {
  const map = mapOf(edition)
  for (const [seat, home] of lagoon.homes.entries())
    if (home !== null && !map.ports.includes(home))
      return { path: ['homes', seat], says: `${home} is no port; expected one of ${map.ports.join(', ')}, or null` }
  for (const [i, counter] of lagoon.counters.entries()) {
    if (!map.counterSpaces.includes(counter))
      return { path: ['counters', i], says: `${counter} is no island hex; counters lie on islands` }
    if (lagoon.counters.indexOf(counter) < i) return { path: ['counters', i], says: `a second counter on ${counter}` }
  }
  const lying = lagoon.ground.findIndex(({ at }) => (map.walking[0]?.[at] ?? map.sailing[at] ?? null) === null)
  return lying < 0 ? null : { path: ['ground', lying, 'at'], says: 'nothing can lie there; expected land or sea' }
}

/** DL-32 Two ships of different owners in one hex. */
function boardingOddity({ boardings, units }: Lagoon): Oddity | null {
  for (const [i, { one, other }] of boardings.entries()) {
    const [a, b] = [units[one], units[other]]
    if (a?.kind !== 'ship' || b?.kind !== 'ship') return { path: ['boardings', i], says: 'expected two ships' }
    if (a.owner === b.owner || a.at === null || a.at !== b.at)
      return { path: ['boardings', i], says: 'expected ships of two owners in one hex' }
  }
  return null
}

/** DL-37, DL-40 No card that the edition lacks, and none more often than it is there. */
function cardOddity(lagoon: Lagoon, edition: Edition): Oddity | null {
  const events: [Path, readonly string[]][] = [
    ...lagoon.hands.map((hand, seat): [Path, string[]] => [['hands', seat], hand]),
    [['deck'], lagoon.deck],
    [['discards'], lagoon.discards],
  ]
  const adventures: [Path, readonly string[]][] = [
    ...lagoon.units.map(({ items }, id): [Path, string[]] => [['units', id, 'items'], items]),
    ...lagoon.ground.map(({ item }, i): [Path, string[]] => [['ground', i, 'item'], [item]]),
    ...lagoon.kept.map((kept, seat): [Path, string[]] => [['kept', seat], kept]),
    [['lost'], lagoon.lost],
    [['adventures'], lagoon.adventures.map(({ card }) => card)],
  ]
  return missing(events, fullDeck(edition.events)) ?? missing(adventures, fullDeck(edition.adventures))
}

/** The first pile with a card too many. */
function missing(piles: readonly (readonly [Path, readonly string[]])[], deck: readonly string[]): Oddity | null {
  const left = [...deck]
  for (const [path, pile] of piles)
    for (const card of pile) {
      const at = left.indexOf(card)
      if (at >= 0) left.splice(at, 1)
      else if (deck.includes(card))
        return { path, says: `one "${card}" too many; the edition has ${deck.filter(other => other === card).length}` }
      else return { path, says: `there is no card "${card}" in this edition` }
    }
  return null
}
