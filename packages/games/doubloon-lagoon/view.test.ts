import { FastChance } from '@nassau/kernel/bots'
import { Play, setUp } from '@nassau/kernel/host'
import { expect, test } from 'vitest'
import { fullDeck, less } from './cards/decks.ts'
import { EDITION } from './edition/edition.ts'
import { doubloonLagoon, newLagoon } from './game.ts'
import { determinize, view } from './view.ts'

/** A lagoon in which every card is somewhere. */
function dealt() {
  const lagoon = newLagoon(3)
  lagoon.hands = [['rally', 'storm'], ['ambush'], ['belay-that', 'reef']].map(hand =>
    hand.filter(card => card !== 'reef'),
  )
  lagoon.discards = ['fair-wind']
  lagoon.deck = less(fullDeck(EDITION.events), [...lagoon.hands.flat(), ...lagoon.discards])
  lagoon.kept = [['fever'], [], []]
  lagoon.ground = [{ at: 5, item: 'machete' }]
  const adventures = less(fullDeck(EDITION.adventures), ['fever', 'machete'])
  lagoon.adventures = adventures.map(card => ({ card, seers: [], isEarly: false }))
  lagoon.adventures[0]?.seers.push(1)
  return lagoon
}

test('DL-12 a seat sees its own hand, and of others only how many cards they hold', () => {
  const seen = view(dealt(), 0)
  expect(seen.hand).toEqual(['rally', 'storm'])
  expect(seen.held).toEqual([2, 1, 1])
  expect(seen.deck).toBe(35)
  expect(view(dealt(), null).hand).toBeNull()
})

test('DL-37 a card slipped under the deck is known to whoever saw it, and to nobody else', () => {
  const lagoon = dealt()
  const [bottom] = lagoon.adventures
  expect(view(lagoon, 1).adventures[0]).toEqual({ card: bottom?.card, seers: [1], isEarly: false })
  expect(view(lagoon, 0).adventures[0]).toEqual({ card: null, seers: [1], isEarly: false })
  expect(
    view(lagoon, 1)
      .adventures.slice(1)
      .every(({ card }) => card === null),
  ).toBe(true)
})

test('a lagoon imagined behind a view has every card once, shows the same, and differs where the seat cannot see', () => {
  const lagoon = dealt()
  const bottoms = new Set<string>()
  for (const seat of [null, 0, 1, 2])
    for (let seed = 0; seed < 20; seed++) {
      const other = determinize(view(lagoon, seat), seat, new FastChance(seed), EDITION)
      expect(view(other, seat)).toEqual(view(lagoon, seat))
      const events = [...other.hands.flat(), ...other.deck, ...other.discards]
      expect(events.toSorted()).toEqual(fullDeck(EDITION.events).toSorted())
      const adventures = [...other.adventures.map(({ card }) => card), 'fever', 'machete']
      expect(adventures.toSorted()).toEqual(fullDeck(EDITION.adventures).toSorted())
      if (seat === 0) bottoms.add(other.adventures[0]?.card ?? '')
    }
  expect(bottoms.size).toBeGreaterThan(5)
})

test('DL-37 buried deep, a lagoon drawn from a view never has the treasure in the upper part of the deck', () => {
  const rng = new FastChance(5)
  const options = { points: false, 'quick-start': true, 'buried-deep': true }
  const { board } = new Play(doubloonLagoon, EDITION, setUp(doubloonLagoon, EDITION, options, 2, rng), rng)
  const places = new Set<number>()
  for (let i = 0; i < 300; i++) {
    const { adventures } = determinize(view(board, 0), 0, rng, EDITION)
    const at = adventures.findIndex(({ card }) => card === 'kreths-treasure')
    expect(adventures[at]?.isEarly).toBe(false)
    places.add(at)
  }
  expect(places.size).toBe(25 - EDITION.treasureUnder)
})
