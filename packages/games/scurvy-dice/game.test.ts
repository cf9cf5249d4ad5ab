import { FastChance, sample } from '@nassau/kernel/bots'
import { accept, allAsks, Play, project, setUp } from '@nassau/kernel/host'
import { fuzzMatch, playthrough, STYLES } from '@nassau/kernel/testing'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { POOL, type Sea, SHIP_DICE, standing } from './board.ts'
import { mate } from './bot/bot.ts'
import { scurvyDice } from './game.ts'
import type { ScurvyDice } from './rules.ts'

const options = fc.record({ short: fc.boolean(), captains: fc.boolean(), 'dangerous-waters': fc.boolean() })
const setting = fc.record({ seats: fc.integer({ min: 2, max: 4 }), options, seed: fc.nat() })

function begin(
  seats: number,
  chosen: ScurvyDice['options'],
  seed: number,
): { play: Play<ScurvyDice>; rng: FastChance } {
  const rng = new FastChance(seed)
  return {
    play: new Play(scurvyDice, scurvyDice.edition, setUp(scurvyDice, scurvyDice.edition, chosen, seats, rng), rng),
    rng,
  }
}

test.each(STYLES)('Scurvy Dice conforms when played in the style "%s"', style => {
  for (let seed = 0; seed < 6; seed++) {
    const chosen = { short: true, captains: seed % 2 === 0, 'dangerous-waters': seed % 3 === 0 }
    expect(fuzzMatch(scurvyDice, { seats: 2 + (seed % 3), options: chosen, seed, style }).findings).toEqual([])
  }
})

/** Dice in hand of whoever is building now. */
const inHand = (play: Play<ScurvyDice>): number => {
  const f = play.match.stack.at(-1)
  return f?.step === 'build' ? f.tray.ship + f.tray.cannon + f.tray.crew + f.tray.parrot : 0
}

const allTreasure = (sea: Sea): number =>
  sea.island.length +
  sea.muerta +
  sea.ships.reduce((sum, ship) => sum + ship.hold.length + ship.cache.length + ship.scurvy, 0)

test('SD-2 SD-4 SD-11 SD-12 dice are never lost or made, holds never overflow, one parrot at most', () => {
  fc.assert(
    fc.property(setting, ({ seats, options: chosen, seed }) => {
      const { play, rng } = begin(seats, chosen, seed)
      const { board: sea } = play
      for (let asks = play.asks; asks !== null; asks = play.asks) {
        const dice = sea.ships.reduce((sum, ship) => sum + standing(ship) + ship.wreck + ship.plunder, 0)
        expect(dice + inHand(play)).toBe(SHIP_DICE * seats)
        expect(allTreasure(sea)).toBe(POOL + seats)
        for (const ship of sea.ships) {
          expect(ship.at).toBeGreaterThanOrEqual(0)
          expect(ship.parrot).toBeLessThanOrEqual(1)
        }
        const ask = rng.pick(allAsks(asks))
        play.take(ask.seat, sample(ask, rng))
      }
      expect(play.match.stack).toEqual([])
    }),
    { numRuns: 25 },
  )
})

test('SD-11 a ship never takes more treasure aboard than it has hull', () => {
  fc.assert(
    fc.property(setting, ({ seats, options: chosen, seed }) => {
      const { play, rng } = begin(seats, chosen, seed)
      for (let asks = play.asks; asks !== null; asks = play.asks) {
        const ask = rng.pick(allAsks(asks))
        const holds = play.board.ships.map(({ hold }) => hold.length)
        play.take(ask.seat, sample(ask, rng))
        play.board.ships.forEach((ship, seat) => {
          if (ship.hold.length > (holds[seat] ?? 0)) expect(ship.hold.length).toBeLessThanOrEqual(ship.hull)
        })
      }
    }),
    { numRuns: 25 },
  )
})

test('the mate always chooses something that is offered, from what its seat sees alone', () => {
  fc.assert(
    fc.property(setting, ({ seats, options: chosen, seed }) => {
      const { play, rng } = begin(seats, chosen, seed)
      for (let asks = play.asks; asks !== null; asks = play.asks) {
        const ask = rng.pick(allAsks(asks))
        const choice = accept(ask, mate.choose(project(play, ask.seat), rng, play.edition))
        expect(choice).toBeDefined()
        play.take(ask.seat, choice)
      }
    }),
    { numRuns: 40 },
  )
})

test.each([
  ['two-short', { short: true, captains: false, 'dangerous-waters': false }, ['Anne', 'Bart'], 11],
  ['three-dangerous', { short: true, captains: false, 'dangerous-waters': true }, ['Anne', 'Bart', 'Calico'], 12],
  [
    'four-captains',
    { short: false, captains: true, 'dangerous-waters': false },
    ['Anne', 'Bart', 'Calico', 'Dirk'],
    13,
  ],
])('the playthrough %s goes as recorded', async (name, chosen, seats, seed) => {
  const text = playthrough(scurvyDice, { options: chosen, seats, seed, choices: 120 })
  await expect(text).toMatchFileSnapshot(`./playthroughs/${name}.txt`)
})
