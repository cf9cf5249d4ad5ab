/** What a seat sees: all but other hands and the order of the decks. */
import { type Chance, RulesBug, type Seat } from '@nassau/kernel'
import type { Lagoon, Unexplored, Unit } from './board.ts'
import { fullDeck, less, treasureOf } from './cards/decks.ts'
import type { Edition } from './edition/edition.ts'

export type LagoonView = Omit<Lagoon, 'hands' | 'deck' | 'adventures'> & {
  /** The seat's own cards; null for a spectator. */
  hand: string[] | null
  /** How many cards each seat holds. */
  held: number[]
  /** How many cards are left in the event deck. */
  deck: number
  /** The adventure deck, its top last: cards this seat has seen there, and who has seen which. */
  adventures: { card: string | null; seers: Seat[]; isEarly: boolean }[]
}

type Open = Omit<Lagoon, 'hands' | 'deck' | 'adventures'>

const showUnit = (unit: Unit): Unit => ({
  kind: unit.kind,
  owner: unit.owner,
  number: unit.number,
  strength: unit.strength,
  at: unit.at,
  aboard: unit.aboard,
  items: [...unit.items],
  spent: unit.spent,
  extra: unit.extra,
  calm: unit.calm,
  isStuck: unit.isStuck,
  hasCrossed: unit.hasCrossed,
  hasAttacked: unit.hasAttacked,
  gave: [...unit.gave],
})

const showOpen = (lagoon: Open): Open => ({
  units: lagoon.units.map(showUnit),
  homes: [...lagoon.homes],
  counters: [...lagoon.counters],
  ground: lagoon.ground.map(({ at, item }) => ({ at, item })),
  discards: [...lagoon.discards],
  kept: lagoon.kept.map(cards => [...cards]),
  lost: [...lagoon.lost],
  explored: lagoon.explored.map(cards => [...cards]),
  played: lagoon.played.map(cards => [...cards]),
  ending: lagoon.ending,
  boardings: lagoon.boardings.map(({ one, other, isTried }) => ({ one, other, isTried })),
  isOut: [...lagoon.isOut],
  first: lagoon.first,
  turn: lagoon.turn,
  segment: lagoon.segment,
  round: lagoon.round,
})

export const view = (lagoon: Lagoon, seat: Seat | null): LagoonView => ({
  ...showOpen(lagoon),
  hand: seat === null ? null : [...(lagoon.hands[seat] ?? [])],
  held: lagoon.hands.map(hand => hand.length),
  deck: lagoon.deck.length,
  adventures: lagoon.adventures.map(({ card, seers, isEarly }) => ({
    card: seat !== null && seers.includes(seat) ? card : null,
    seers: [...seers],
    isEarly,
  })),
})

/** A lagoon that could be behind a view: unseen cards are shuffled and dealt anew. */
export function determinize(seen: LagoonView, seat: Seat | null, rng: Chance, edition: Edition): Lagoon {
  const events = rng.shuffle(less(fullDeck(edition.events), [...seen.discards, ...(seen.hand ?? [])]))
  const hands = seen.held.map((n, owner) => (owner === seat && seen.hand ? [...seen.hand] : events.splice(0, n)))
  const known = seen.adventures.flatMap(({ card }) => card ?? [])
  const open = [
    ...seen.units.flatMap(({ items }) => items),
    ...seen.ground.map(({ item }) => item),
    ...seen.kept.flat(),
    ...seen.lost,
  ]
  const unseen = rng.shuffle(less(fullDeck(edition.adventures), [...open, ...known]))
  const adventures = seen.adventures.map(({ card, seers, isEarly }) => ({
    card: card ?? draw(unseen),
    seers: [...seers],
    isEarly,
  }))
  sinkTreasure(seen, adventures, treasureOf(edition), rng)
  return { ...showOpen(seen), hands, deck: events.slice(0, seen.deck), adventures }
}

function draw(cards: string[]): string {
  const card = cards.pop()
  if (card === undefined) throw new RulesBug('no-such-card', { left: 0 })
  return card
}

/** The treasure is never in the upper part of the deck: dealt there, it changes places with a card further down. */
function sinkTreasure(seen: LagoonView, deck: Unexplored[], treasure: string, rng: Chance): void {
  const found = deck.find(({ card, isEarly }) => card === treasure && isEarly)
  const lower = deck.filter(({ isEarly }, i) => !isEarly && seen.adventures[i]?.card === null)
  if (!found || lower.length === 0) return
  const other = rng.pick(lower)
  found.card = other.card
  other.card = treasure
}
