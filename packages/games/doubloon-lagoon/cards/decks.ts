/** The cards of an edition: looked up by their ids, and dealt out as decks. */
import { RulesBug } from '@nassau/kernel'
import type { Adventure, Edition, EventCard } from '../edition/edition.ts'
import type { EventEffect, ItemEffect } from './effects.ts'

type Catalogue = {
  adventures: ReadonlyMap<string, Adventure>
  events: ReadonlyMap<string, EventCard>
  treasure: string
  /** The value of all adventures together. */
  total: number
}

const CATALOGUES = new WeakMap<Edition, Catalogue>()

function catalogueOf(edition: Edition): Catalogue {
  const known = CATALOGUES.get(edition)
  if (known) return known
  const catalogue = {
    adventures: new Map(edition.adventures.map(card => [card.id, card])),
    events: new Map(edition.events.map(card => [card.id, card])),
    treasure: itemWith(edition, 'treasure')?.id ?? '',
    total: edition.adventures.reduce((sum, { value, copies }) => sum + value * copies, 0),
  }
  CATALOGUES.set(edition, catalogue)
  return catalogue
}

export function adventureOf(edition: Edition, id: string): Adventure {
  const card = catalogueOf(edition).adventures.get(id)
  if (!card) throw new RulesBug('no-such-adventure', { id })
  return card
}

export function eventOf(edition: Edition, id: string): EventCard {
  const card = catalogueOf(edition).events.get(id)
  if (!card) throw new RulesBug('no-such-event', { id })
  return card
}

export const itemWith = ({ adventures }: Edition, effect: ItemEffect): Adventure | undefined =>
  adventures.find(card => card.effect === effect)

/** The id of Kreth's Treasure (DL-37). */
export const treasureOf = (edition: Edition): string => catalogueOf(edition).treasure

/** The value of all adventures together: 60 in the standard edition (DL-37). */
export const totalValue = (edition: Edition): number => catalogueOf(edition).total

/** How much items with one effect give together. */
export function amountOf(edition: Edition, items: readonly string[], effect: ItemEffect): number {
  let amount = 0
  for (const item of items) {
    const card = adventureOf(edition, item)
    if (card.effect === effect) amount += card.amount
  }
  return amount
}

export const has = (edition: Edition, items: readonly string[], effect: ItemEffect): boolean =>
  items.length > 0 && amountOf(edition, items, effect) > 0

/** The cards of a hand with that effect, each kind once. */
export const heldWith = (edition: Edition, hand: readonly string[], effect: EventEffect): string[] =>
  hand.filter((card, i) => eventOf(edition, card).effect === effect && hand.indexOf(card) === i)

/** Every card of a deck by its id, as often as there are copies. */
export function fullDeck(cards: readonly { id: string; copies: number }[]): string[] {
  const deck: string[] = []
  for (const { id, copies } of cards) for (let copy = 0; copy < copies; copy++) deck.push(id)
  return deck
}

/** Takes one of these cards out of a pile. */
export function takeOut(pile: string[], card: string): void {
  const i = pile.indexOf(card)
  if (i < 0) throw new RulesBug('no-such-card', { card, pile })
  pile.splice(i, 1)
}

/** What is left of `cards` when each of `without` is taken out once. */
export function less(cards: readonly string[], without: readonly string[]): string[] {
  const owed = new Map<string, number>()
  for (const card of without) owed.set(card, (owed.get(card) ?? 0) + 1)
  const left: string[] = []
  for (const card of cards) {
    const n = owed.get(card) ?? 0
    if (n > 0) owed.set(card, n - 1)
    else left.push(card)
  }
  if (left.length + without.length !== cards.length) throw new RulesBug('no-such-card', { cards, without })
  return left
}
