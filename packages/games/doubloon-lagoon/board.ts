/** The lagoon: every unit, counter, item and card. Only hands and decks are hidden. */
import { RulesBug, type Seat } from '@nassau/kernel'
import { clockwise } from '../kit/lists.ts'
import { takeOut } from './cards/decks.ts'
import type { Ending } from './winning.ts'

/** DL-5 */
export const CREWS = 3
export const STEPS = 3
export const MOVEMENT = 4
/** DL-12 Cards kept at the end of the draw segment. */
export const HAND = 3
/** DL-14 Crews a ship carries. */
export const ROOM = 3
/** DL-46 */
export const MOST_ROUNDS = 60
/** DL-7 So many hexes fewer a ship sails that has the wind against it. */
export const HEAD_WIND = 2
/** How often in one segment a unit may be looked at and put back, so that no turn goes on for ever. */
export const MOST_HESITATIONS = 20

export type Unit = {
  kind: 'crew' | 'ship'
  owner: Seat
  /** Which crew of its owner (DL-5); which ship of the lagoon, in the order they came. */
  number: number
  /** Steps left (DL-26); a ship has none of its own. */
  strength: number
  /** The space it is on; null when eliminated or sunk. A crew aboard is where its ship is. */
  at: number | null
  /** The ship a crew is aboard. */
  aboard: number | null
  items: string[]
  /** Movement points used in this segment. */
  spent: number
  /** Movement points added for its owner's movement segment, this one or the next; less than none against the wind (DL-7). */
  extra: number
  /** DL-40 How many hexes it may sail in this segment at most; null if nothing holds it back. */
  calm: number | null
  /** DL-20 Immobilized until its owner's next movement segment is over. */
  isStuck: boolean
  /** DL-15 Whether it has embarked or disembarked this turn. */
  hasCrossed: boolean
  /** DL-21 Whether it has attacked this turn. */
  hasAttacked: boolean
  /** DL-18 Items it has handed on in this segment; it does not get them back, or they could go round for ever. */
  gave: string[]
}

/** DL-34 Two ships locked together. */
export type Boarding = {
  one: number
  other: number
  /** Whether breaking off has been tried in this movement segment. */
  isTried: boolean
}

/**
 * An adventure card in the deck, who has seen it there (DL-37, the spyglass), and whether it lies in
 * the upper part, which never holds the treasure.
 */
export type Unexplored = { card: string; seers: Seat[]; isEarly: boolean }

/** An item that lies on a hex (DL-31). */
export type Lying = { at: number; item: string }

/** DL-11 The segments in which action cards can be played. */
export const SEGMENTS = ['movement', 'battle', 'exploration'] as const
export type Segment = (typeof SEGMENTS)[number]

export type Lagoon = {
  /** Units keep their place in this list, eliminated or not: it is their name in choices. */
  units: Unit[]
  /** DL-6 Each seat's home port; null until chosen. */
  homes: (number | null)[]
  /** DL-8 Spaces with an adventure counter. */
  counters: number[]
  ground: Lying[]
  hands: string[][]
  /** The event deck, its top last. */
  deck: string[]
  discards: string[]
  /** The adventure deck, its top last. */
  adventures: Unexplored[]
  /** DL-45 Adventures that count for each seat without being carried. */
  kept: string[][]
  /** DL-47 Items lost at sea. */
  lost: string[]
  /** Adventures each seat has drawn and event cards it has played, one after another: what a match is told by. */
  explored: string[][]
  played: string[][]
  /** How it ended; null until then. */
  ending: Ending | null
  boardings: Boarding[]
  /** DL-44 */
  isOut: boolean[]
  /** DL-7 */
  first: Seat
  /** Whose turn it is. */
  turn: Seat
  /** The segment of that turn; null before the movement segment. */
  segment: Segment | null
  round: number
}

/** The part of a board that every view shows as it is: enough to know what units can do. */
export type Pieces = Pick<Lagoon, 'units' | 'boardings'>

export function unitOf(lagoon: Pieces, id: number): Unit {
  const unit = lagoon.units[id]
  if (!unit) throw new RulesBug('no-such-unit', { id })
  return unit
}

/** A unit as events name it. */
export type Tag = { unit: number; kind: Unit['kind']; owner: Seat; number: number }

export function tagOf(lagoon: Pieces, id: number): Tag {
  const { kind, owner, number } = unitOf(lagoon, id)
  return { unit: id, kind, owner, number }
}

/**
 * DL-5 What a unit is by its place in the list: each seat's crews, then ships in the order they came. Ships change
 * hands, so their owner cannot be told from it.
 */
export function unitNumbered(
  id: number,
  seats: number,
): { kind: 'crew'; owner: Seat; number: number } | { kind: 'ship'; number: number } {
  const crews = seats * CREWS
  return id < crews
    ? { kind: 'crew', owner: Math.floor(id / CREWS), number: (id % CREWS) + 1 }
    : { kind: 'ship', number: id - crews + 1 }
}

/** The space of a unit that is still in play. */
export function spaceOf(unit: Unit): number {
  if (unit.at === null) throw new RulesBug('unit-gone', { unit })
  return unit.at
}

export function handOf(lagoon: Lagoon, seat: Seat): string[] {
  const hand = lagoon.hands[seat]
  if (!hand) throw new RulesBug('no-such-hand', { seat })
  return hand
}

export function keptBy(lagoon: Lagoon, seat: Seat): string[] {
  const kept = lagoon.kept[seat]
  if (!kept) throw new RulesBug('no-such-seat', { seat })
  return kept
}

/** All seats from `first` on, clockwise. */
export const inTurn = (lagoon: Lagoon, first: Seat): Seat[] => clockwise(lagoon.hands, first)

/** Seats still in the game, from `first` on (DL-44). */
export const living = (lagoon: Lagoon, first: Seat): Seat[] =>
  inTurn(lagoon, first).filter(seat => lagoon.isOut[seat] === false)

/** The next seat clockwise that is still in the game. */
export const leftOf = (lagoon: Lagoon, seat: Seat): Seat => living(lagoon, seat).find(other => other !== seat) ?? seat

export const isCrew = (unit: Unit): boolean => unit.kind === 'crew'
/** A crew on its own feet. */
export const isAshore = (unit: Unit): boolean => unit.kind === 'crew' && unit.at !== null && unit.aboard === null

/** The units that fit, by number. */
export function unitsWhere(lagoon: Pieces, fits: (unit: Unit, id: number) => boolean): number[] {
  const found: number[] = []
  for (let id = 0; id < lagoon.units.length; id++) {
    const unit = lagoon.units[id]
    if (unit && fits(unit, id)) found.push(id)
  }
  return found
}

export function someUnit(lagoon: Pieces, fits: (unit: Unit, id: number) => boolean): boolean {
  for (let id = 0; id < lagoon.units.length; id++) {
    const unit = lagoon.units[id]
    if (unit && fits(unit, id)) return true
  }
  return false
}

export const crewsAboard = (lagoon: Pieces, ship: number): number[] => unitsWhere(lagoon, unit => unit.aboard === ship)

/** How many crews are aboard. */
export function manned(lagoon: Pieces, ship: number): number {
  let crews = 0
  for (const unit of lagoon.units) if (unit.aboard === ship) crews++
  return crews
}

/** Whether `seat` has a crew in that hex, ashore or aboard. */
export const hasCrewAt = (lagoon: Pieces, seat: Seat, space: number): boolean =>
  someUnit(lagoon, unit => unit.at === space && unit.owner === seat && unit.kind === 'crew')

/** The boarding these two ships are in, or undefined. */
export const boardingOf = (lagoon: Pieces, ship: number, other: number): Boarding | undefined =>
  lagoon.boardings.find(
    pair => (pair.one === ship && pair.other === other) || (pair.one === other && pair.other === ship),
  )

/** DL-34 Whether a boarding holds this ship. */
export const isLocked = (lagoon: Pieces, ship: number): boolean =>
  lagoon.boardings.length > 0 && lagoon.boardings.some(({ one, other }) => one === ship || other === ship)

/** DL-34 Ends every boarding of this ship. */
export function letGo(lagoon: Lagoon, ship: number): void {
  if (isLocked(lagoon, ship))
    lagoon.boardings = lagoon.boardings.filter(({ one, other }) => one !== ship && other !== ship)
}

/** Puts a unit on a space; a ship takes all aboard along. */
export function place(lagoon: Lagoon, id: number, space: number): void {
  const unit = unitOf(lagoon, id)
  unit.at = space
  if (unit.kind === 'ship') for (const crew of lagoon.units) if (crew.aboard === id) crew.at = space
}

/** Takes an item from the ground. */
export function pickUp(lagoon: Lagoon, unit: Unit, { at, item }: Lying): void {
  const i = lagoon.ground.findIndex(lying => lying.at === at && lying.item === item)
  if (i < 0) throw new RulesBug('no-such-item', { at, item })
  lagoon.ground.splice(i, 1)
  unit.items.push(item)
}

/** Moves an item from one unit to another. */
export function handOver(from: Unit, to: Unit, item: string): void {
  takeOut(from.items, item)
  to.items.push(item)
}

/** DL-26 A crew is gone; its items lie in the hex (DL-31), or are lost with it (DL-47). Says what lies there. */
export function eliminate(lagoon: Lagoon, id: number, fate: 'hex' | 'lost'): Lying[] {
  const crew = unitOf(lagoon, id)
  const at = spaceOf(crew)
  const { items, aboard } = crew
  Object.assign(crew, { strength: 0, at: null, aboard: null, items: [], isStuck: false, extra: 0 })
  // DL-34 A boarding ends when either ship has no crew.
  if (aboard !== null && manned(lagoon, aboard) === 0) letGo(lagoon, aboard)
  if (fate === 'lost') {
    lagoon.lost.push(...items)
    return []
  }
  const left = items.map(item => ({ at, item }))
  lagoon.ground.push(...left)
  return left
}

/** DL-47 A ship goes down with its box; whoever is still aboard stands in the hex. */
export function sink(lagoon: Lagoon, id: number): string[] {
  const ship = unitOf(lagoon, id)
  const { items } = ship
  lagoon.lost.push(...items)
  for (const crew of lagoon.units) if (crew.aboard === id) crew.aboard = null
  Object.assign(ship, { at: null, items: [], isStuck: false, extra: 0, calm: null })
  letGo(lagoon, id)
  return items
}

export const newCrew = (owner: Seat, number: number): Unit => ({
  ...newUnit(owner, number),
  kind: 'crew',
  strength: STEPS,
})
export const newShip = (owner: Seat, number: number): Unit => ({ ...newUnit(owner, number), kind: 'ship' })

const newUnit = (owner: Seat, number: number): Unit => ({
  kind: 'ship',
  owner,
  number,
  strength: 0,
  at: null,
  aboard: null,
  items: [],
  spent: 0,
  extra: 0,
  calm: null,
  isStuck: false,
  hasCrossed: false,
  hasAttacked: false,
  gave: [],
})
