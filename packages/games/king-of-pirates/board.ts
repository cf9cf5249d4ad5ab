/** The seas: every ship, the tiles, the decks, and whose turn it is. Hands, decks and face-down tiles are secret. */
import { RulesBug, type Seat } from '@nassau/kernel'
import { type Chart, isLair, type Prize, type Space, type Tile } from './chart.ts'
import type { Edition } from './edition/edition.ts'
import type { Card, Middle, Nation, Source } from './words/names.ts'

/** A table that never gathers enough would sail for ever; after this many rounds the most doubloons win (KP-64). */
export const MOST_ROUNDS = 60

/** How many of each card. */
export type Hand = Record<Card, number>

export type Ship = {
  /** Its place on the compass: the colour, and the corner lair it started from. */
  colour: number
  at: Space
  doubloons: number
  rum: number
  cannonballs: number
  scurvy: number
  middles: Middle[]
  /** Pirates by their id. */
  captain: string | null
  crew: string[]
  /** Pirates drawn and not yet signed on or sent away. They lie open. */
  drawn: string[]
  hand: Hand
  /** The hand that the Dutchman took last, which everyone saw; a deck made anew would hide it again. */
  lost: Hand | null
  /** Assaults and ambushes played this turn (KP-48, KP-49). */
  assaults: number
  ambushes: number
  /** Doubloons gained so far, by where they came from. */
  income: Record<Source, number>
}

export const PHASES = ['upkeep', 'movement', 'combat'] as const
export type Phase = (typeof PHASES)[number]

/** A combat in progress (KP-68). */
export type Fight = {
  attacker: Seat
  /** The seat attacked, or the prize. */
  defender: Seat | null
  prize: Prize | null
  /** Where it is fought: a fighter carried off ends it. */
  at: Space
  attack: number[]
  defence: number[]
  /** Mercenaries on either side (KP-52). */
  forAttack: number
  forDefence: number
}

export type Seas = {
  ships: Ship[]
  dutchman: Space
  /** The front of the tile on each space, by its number in the chart; null where none was laid. */
  tiles: (number | null)[]
  /** What has become of it. */
  tileStates: ('down' | 'up' | 'gone')[]
  /** Treasure islands dug up. */
  dug: Space[]
  /** Decks are drawn from the end. */
  actionDeck: Card[]
  actionDiscards: Hand
  pirateDeck: string[]
  pirateDiscards: string[]
  lootDeck: number[]
  lootDiscards: number[]
  /** Sails a ship has before parts are bought (KP-9, KP-66). */
  sails: number
  /** Who moved first, and whose turn it is. */
  first: Seat
  turn: Seat
  round: number
  phase: Phase
  /** Whether the one whose turn it is was thrown back to a lair (KP-18, KP-21). */
  isTurnOver: boolean
  /** Whether the one whose turn it is has sailed as far as they will (KP-54). */
  isMoored: boolean
  /** Tailwinds played this turn (KP-54). */
  tailwinds: number
  /** Soldiers played for each nation this turn (KP-58). */
  soldiers: Record<Nation, number>
  fight: Fight | null
}

export const noCards = (): Hand => ({
  'treasure-map': 0,
  tailwind: 0,
  assault: 0,
  mercenaries: 0,
  ambush: 0,
  'citrus-fruits': 0,
  scurvy: 0,
  soldiers: 0,
  'flying-dutchman': 0,
  assassination: 0,
  keelhauling: 0,
  mutiny: 0,
})

export const handSize = (hand: Hand): number =>
  hand['treasure-map'] +
  hand.tailwind +
  hand.assault +
  hand.mercenaries +
  hand.ambush +
  hand['citrus-fruits'] +
  hand.scurvy +
  hand.soldiers +
  hand['flying-dutchman'] +
  hand.assassination +
  hand.keelhauling +
  hand.mutiny

export function shipOf<S>(seas: { ships: readonly S[] }, seat: Seat): S {
  const ship = seas.ships[seat]
  if (ship === undefined) throw new RulesBug('no-such-ship', { seat })
  return ship
}

/** Every pirate aboard, the captain first. */
export const piratesOf = (ship: Pick<Ship, 'captain' | 'crew'>): string[] =>
  ship.captain === null ? ship.crew : [ship.captain, ...ship.crew]

/** Pirate places aboard (KP-9, KP-10). */
export const placesOf = (ship: Pick<Ship, 'middles'>, edition: Edition): number =>
  edition.ship.places + ship.middles.length * edition.middle.places

type Water = Pick<Seas, 'tiles' | 'tileStates'>

/** The ship that lies face up on a space. */
export function shipTileAt(seas: Water, chart: Chart, space: Space): Tile {
  const front = seas.tiles[space] ?? null
  return front === null || seas.tileStates[space] !== 'up' ? null : (chart.tiles[front] ?? null)
}

/** What can be conquered on a space: the ship on its tile, or the town (KP-39). */
export const prizeAt = (seas: Water, chart: Chart, space: Space): Prize | null =>
  chart.towns[space] ?? shipTileAt(seas, chart, space)

/** The other ships on a seat's space that can be attacked there (KP-20, KP-39). */
export function preyOf(seas: { ships: readonly Pick<Ship, 'at'>[] }, chart: Chart, seat: Seat): Seat[] {
  const { at } = shipOf(seas, seat)
  if (isLair(chart, at)) return []
  const prey: Seat[] = []
  for (let other = 0; other < seas.ships.length; other++)
    if (other !== seat && seas.ships[other]?.at === at) prey.push(other)
  return prey
}

/** Each seat's place in the turn order: what a series of matches is counted by. */
export const positionsOf = (seas: Seas): string[][] =>
  seas.ships.map((_, seat) => [`turn ${1 + ((seat - seas.first + seas.ships.length) % seas.ships.length)}`])

/** What is worth averaging over matches: rounds, how many ended without a king, and doubloons by source. */
export function incomeOf(seas: Seas): Record<string, number> {
  const total = (source: Source): number => seas.ships.reduce((sum, { income }) => sum + income[source], 0)
  return {
    rounds: seas.round,
    'income: ships': total('ships'),
    'income: cities': total('cities'),
    'income: strongholds': total('strongholds'),
    'income: treasures': total('treasures'),
    'income: players': total('players'),
    'income: pockets': total('pockets'),
    'parts bought': seas.ships.reduce((sum, { middles }) => sum + middles.length, 0),
  }
}
