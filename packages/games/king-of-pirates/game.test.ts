import { FastChance, sample } from '@nassau/kernel/bots'
import { accept, allAsks, answerByOrders, type Heard, Play, project, setUp } from '@nassau/kernel/host'
import { fuzzMatch, playthrough, STYLES } from '@nassau/kernel/testing'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sum } from '../kit/lists.ts'
import { handSize, MOST_ROUNDS, piratesOf, placesOf, type Seas, type Ship, shipOf } from './board.ts'
import { mate } from './bot/bot.ts'
import { chartOf, isLair } from './chart.ts'
import { handLimit, mostCannonballs, mostRum } from './crew/skills.ts'
import { EDITION } from './edition/edition.ts'
import { kingOfPirates } from './game.ts'
import { orders } from './orders.ts'
import type { KingOfPirates } from './rules.ts'
import { CARDS } from './words/names.ts'

const chart = chartOf(EDITION)
const setting = fc.record({
  seats: fc.integer({ min: 2, max: 6 }),
  options: fc.record({ 'fair-winds': fc.boolean() }),
  seed: fc.nat(),
})

test.each(STYLES)('King of Pirates conforms when played in the style "%s"', style => {
  for (const seats of [2, 3, 4, 5, 6])
    for (const fairWinds of [false, true]) {
      // A large table takes thousands of choices: the deep checks are made at some of them.
      const every = seats === 2 && !fairWinds ? 1 : 4 * seats
      const { findings } = fuzzMatch(kingOfPirates, {
        seats,
        options: { 'fair-winds': fairWinds },
        seed: 1,
        style,
        every,
      })
      expect(findings).toEqual([])
    }
})

/** Where somebody has an aside, one choice in so many is one. */
const ASIDE_EVERY = 6

/** Plays a match at random, asides included, and looks at it before every choice. */
function wander(
  { seats, options, seed }: { seats: number; options: KingOfPirates['options']; seed: number },
  look: (play: Play<KingOfPirates>, rng: FastChance) => void,
  hear: (heard: Heard, seas: Seas) => void = () => undefined,
): Play<KingOfPirates> {
  const rng = new FastChance(seed)
  const match = setUp(kingOfPirates, EDITION, options, seats, rng)
  const play = new Play(kingOfPirates, EDITION, match, rng, heard => hear(heard, match.board))
  for (let asks = play.asks; asks !== null; asks = play.asks) {
    look(play, rng)
    const unasked = rng.below(ASIDE_EVERY) === 0 ? play.asideOf(rng.below(seats)) : undefined
    const ask = unasked ?? rng.pick(allAsks(asks))
    play.take(ask.seat, sample(ask, rng))
  }
  return play
}

const RUNS = { numRuns: 10 }

test('KP-16 KP-17 cards are never lost or made: 80 action cards, 20 pirates, 36 loot cards', () => {
  const loot = [...chart.lootCards].sort((a, b) => a - b)
  const everyone = EDITION.pirates.map(({ id }) => id).sort()
  const check = ({ board: seas }: Play<KingOfPirates>): void => {
    for (const card of CARDS) {
      const inHands = sum(seas.ships.map(({ hand }) => hand[card]))
      const inDeck = seas.actionDeck.filter(one => one === card).length
      expect(inHands + inDeck + seas.actionDiscards[card]).toBe(EDITION.actions[card].copies)
    }
    const aboard = seas.ships.flatMap(ship => [...piratesOf(ship), ...ship.drawn])
    expect([...aboard, ...seas.pirateDeck, ...seas.pirateDiscards].sort()).toEqual(everyone)
    expect([...seas.lootDeck, ...seas.lootDiscards].sort((a, b) => a - b)).toEqual(loot)
  }
  fc.assert(
    fc.property(setting, drawn => {
      wander(drawn, check)
    }),
    RUNS,
  )
})

test('KP-8 KP-9 KP-10 KP-19 KP-69 doubloons go by hundreds and never below 0, stores and crews never exceed their room', () => {
  const odd = (ship: Ship, isPromoting: boolean): boolean => {
    const stores = [ship.rum, ship.cannonballs, ship.scurvy, ship.doubloons, ...Object.values(ship.hand)]
    if (Math.min(...stores) < 0 || ship.doubloons % 100 > 0) return true
    if (piratesOf(ship).length > placesOf(ship, EDITION) || new Set(ship.middles).size < ship.middles.length)
      return true
    if (ship.captain === null && ship.crew.length > 0 && !isPromoting) return true
    // While a crew is chosen in a lair, those not yet placed still have their room.
    if (ship.drawn.length > 0) return false
    return ship.rum > mostRum(EDITION, ship) || ship.cannonballs > mostCannonballs(EDITION, ship)
  }
  const check = ({ board: seas, match }: Play<KingOfPirates>): void => {
    // A card may be played while a captain is chosen (KP-47): the promotion then waits below what it started.
    const promoting = match.stack.flatMap(f => (f.step === 'promotion' ? [f.seat] : []))
    expect(seas.ships.filter((ship, seat) => odd(ship, promoting.includes(seat)))).toEqual([])
  }
  fc.assert(
    fc.property(setting, drawn => {
      wander(drawn, check)
    }),
    RUNS,
  )
})

test('KP-4 KP-21 KP-33 tiles stay where they lie, turn up and are gone; nobody shares the open sea with the Dutchman', () => {
  const ORDER = ['down', 'up', 'gone']
  fc.assert(
    fc.property(setting, drawn => {
      let tiles: (number | null)[] | null = null
      let states: string[] = []
      wander(drawn, ({ board: seas }) => {
        expect(seas.tiles).toEqual(tiles ?? seas.tiles)
        tiles ??= [...seas.tiles]
        const isTurnedBack = (state: string, space: number): boolean =>
          ORDER.indexOf(state) < ORDER.indexOf(states[space] ?? 'down')
        expect(seas.tileStates.filter(isTurnedBack)).toEqual([])
        states = [...seas.tileStates]
        if (!isLair(chart, seas.dutchman)) expect(seas.ships.map(({ at }) => at)).not.toContain(seas.dutchman)
        expect(seas.fight === null || seas.phase === 'combat').toBe(true)
      })
    }),
    RUNS,
  )
})

test('KP-15 KP-25 turns go round clockwise, and no draw exceeds the limit of a hand', () => {
  fc.assert(
    fc.property(setting, drawn => {
      const turns: { seat: number; round: number }[] = []
      const { board: seas } = wander(
        drawn,
        () => undefined,
        ({ event }, now) => {
          if ('seat' in event && 'round' in event) turns.push({ seat: Number(event.seat), round: Number(event.round) })
          if (event.kind !== 'drew' || !('seat' in event)) return
          const ship = shipOf(now, Number(event.seat))
          expect(handSize(ship.hand)).toBeLessThanOrEqual(handLimit(EDITION, ship))
        },
      )
      turns.forEach(({ seat, round }, i) => {
        expect(seat).toBe((seas.first + i) % drawn.seats)
        expect(round).toBe(1 + Math.floor(i / drawn.seats))
      })
    }),
    RUNS,
  )
})

test('KP-64 a match ends with somebody at 10,000, or after 60 rounds', () => {
  fc.assert(
    fc.property(setting, drawn => {
      const { match } = wander(drawn, () => undefined)
      const { winners = [], scores = [] } = match.outcome ?? {}
      expect(scores).toEqual(match.board.ships.map(({ doubloons }) => doubloons))
      for (const winner of winners) expect(scores[winner]).toBe(Math.max(...scores))
      expect(Math.max(...scores) >= EDITION.goal || match.board.round === MOST_ROUNDS).toBe(true)
      expect(match.stack).toEqual([])
    }),
    RUNS,
  )
})

test('KP-67 whatever a standing order answers is offered', () => {
  fc.assert(
    fc.property(setting, drawn => {
      wander(drawn, (play, rng) => {
        if (rng.below(10) > 0 || play.asks === null) return
        const ask = rng.pick(allAsks(play.asks))
        const seen = project(play, ask.seat)
        for (const { id } of orders) {
          const answer = answerByOrders(kingOfPirates, [id], seen, EDITION)
          if (answer !== null) expect(accept(ask, answer)).toBeDefined()
        }
      })
    }),
    RUNS,
  )
})

test('the mate always chooses something that is offered, from what its seat sees alone', () => {
  fc.assert(
    fc.property(setting, drawn => {
      wander(drawn, (play, rng) => {
        if (rng.below(4) > 0 || play.asks === null) return
        const ask = rng.pick(allAsks(play.asks))
        expect(accept(ask, mate.choose(project(play, ask.seat), rng, EDITION))).toBeDefined()
      })
    }),
    RUNS,
  )
})

test.each([
  ['two', false, ['Anne', 'Bart'], 21],
  ['four-fair-winds', true, ['Anne', 'Bart', 'Calico', 'Dirk'], 22],
  ['six', false, ['Anne', 'Bart', 'Calico', 'Dirk', 'Edward', 'Flint'], 23],
])('the playthrough %s goes as recorded', async (name, fairWinds, seats, seed) => {
  const text = playthrough(kingOfPirates, { options: { 'fair-winds': fairWinds }, seats, seed, choices: 40 })
  await expect(text).toMatchFileSnapshot(`./playthroughs/${name}.txt`)
})
