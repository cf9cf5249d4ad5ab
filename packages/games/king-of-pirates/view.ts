/** What a seat sees: everything but other hands, the order of the decks and what lies face down. Built by addition. */
import type { Chance, Seat } from '@nassau/kernel'
import { copyPlain } from '@nassau/kernel/host'
import { type Fight, type Hand, handSize, noCards, type Seas, type Ship } from './board.ts'
import { type Chart, chartOf } from './chart.ts'
import type { Edition } from './edition/edition.ts'
import { CARDS, type Card } from './words/names.ts'

export type ShipView = Omit<Ship, 'hand'> & {
  /** How many cards are held, and which, if they are one's own. */
  cards: number
  hand: Hand | null
}

export type SeasView = Omit<Seas, 'ships' | 'tiles' | 'actionDeck' | 'pirateDeck' | 'lootDeck'> & {
  ships: ShipView[]
  /** The front of each tile, by its number in the chart; null where none was laid or it lies face down. */
  tiles: (number | null)[]
  /** Cards left in each deck. */
  actionDeck: number
  pirateDeck: number
  lootDeck: number
}

const showShip = (ship: Ship, isOwn: boolean): ShipView => ({
  ...showDeck(ship),
  cards: handSize(ship.hand),
  hand: isOwn ? { ...ship.hand } : null,
})

/** What of a ship lies open. */
const showDeck = (ship: Omit<Ship, 'hand'>): Omit<Ship, 'hand'> => ({
  colour: ship.colour,
  at: ship.at,
  doubloons: ship.doubloons,
  rum: ship.rum,
  cannonballs: ship.cannonballs,
  scurvy: ship.scurvy,
  middles: [...ship.middles],
  captain: ship.captain,
  crew: [...ship.crew],
  drawn: [...ship.drawn],
  lost: ship.lost && { ...ship.lost },
  assaults: ship.assaults,
  ambushes: ship.ambushes,
  income: { ...ship.income },
})

type Open = Omit<Seas, 'ships' | 'tiles' | 'actionDeck' | 'pirateDeck' | 'lootDeck'>

const showOpen = (seas: Open): Open => ({
  dutchman: seas.dutchman,
  tileStates: [...seas.tileStates],
  dug: [...seas.dug],
  actionDiscards: { ...seas.actionDiscards },
  pirateDiscards: [...seas.pirateDiscards],
  lootDiscards: [...seas.lootDiscards],
  sails: seas.sails,
  first: seas.first,
  turn: seas.turn,
  round: seas.round,
  phase: seas.phase,
  isTurnOver: seas.isTurnOver,
  isMoored: seas.isMoored,
  tailwinds: seas.tailwinds,
  soldiers: { ...seas.soldiers },
  fight: seas.fight && showFight(seas.fight),
})

const showFight = (fight: Fight): Fight => copyPlain(fight)

export const view = (seas: Seas, seat: Seat | null): SeasView => ({
  ...showOpen(seas),
  ships: seas.ships.map((ship, owner) => showShip(ship, owner === seat)),
  tiles: seas.tiles.map((front, space) => (seas.tileStates[space] === 'down' ? null : front)),
  actionDeck: seas.actionDeck.length,
  pirateDeck: seas.pirateDeck.length,
  lootDeck: seas.lootDeck.length,
})

/** Seas that could be behind a view: other hands, decks and face-down tiles are drawn anew. */
export function determinize(seen: SeasView, _seat: Seat | null, rng: Chance, edition: Edition): Seas {
  const chart = chartOf(edition)
  const unseen = unseenActions(seen, edition, rng)
  const ships = seen.ships.map(ship => ({
    ...showDeck(ship),
    hand: ship.hand ? { ...ship.hand } : deal(unseen, ship.cards),
  }))
  return {
    ...showOpen(seen),
    ships,
    tiles: guessTiles(seen, chart, rng),
    actionDeck: unseen,
    pirateDeck: rng.shuffle(unseenPirates(seen, edition)),
    lootDeck: rng.shuffle(without(chart.lootCards, seen.lootDiscards)),
  }
}

function deal(deck: Card[], n: number): Hand {
  const hand = noCards()
  for (let i = 0; i < n; i++) {
    const card = deck.pop()
    if (card !== undefined) hand[card]++
  }
  return hand
}

/** Every action card that lies neither open nor in one's own hand, shuffled. */
function unseenActions(seen: SeasView, edition: Edition, rng: Chance): Card[] {
  const cards: Card[] = []
  for (const card of CARDS) {
    let n = edition.actions[card].copies - seen.actionDiscards[card]
    for (const { hand } of seen.ships) n -= hand?.[card] ?? 0
    for (; n > 0; n--) cards.push(card)
  }
  return rng.shuffle(cards)
}

function unseenPirates(seen: SeasView, edition: Edition): string[] {
  const seenIds = new Set(seen.pirateDiscards)
  for (const { captain, crew, drawn } of seen.ships)
    for (const id of [captain, ...crew, ...drawn]) if (id) seenIds.add(id)
  return edition.pirates.map(({ id }) => id).filter(id => !seenIds.has(id))
}

/** A list less some of its members, each as often as it is named. */
function without(all: readonly number[], some: readonly number[]): number[] {
  const left = [...some]
  return all.filter(one => {
    const at = left.indexOf(one)
    if (at < 0) return true
    left.splice(at, 1)
    return false
  })
}

/** Each set's unseen fronts, shuffled onto its face-down tiles. */
function guessTiles(seen: SeasView, chart: Chart, rng: Chance): (number | null)[] {
  const tiles = [...seen.tiles]
  for (const { tiles: fronts, spaces } of chart.sets) {
    const known = spaces.flatMap(space => seen.tiles[space] ?? [])
    const hidden = rng.shuffle(without(fronts, known))
    for (const space of spaces) if (seen.tileStates[space] === 'down') tiles[space] = hidden.pop() ?? null
  }
  return tiles
}
