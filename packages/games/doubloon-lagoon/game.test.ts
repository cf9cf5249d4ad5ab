import { PASS } from '@nassau/kernel'
import { FastChance, sample } from '@nassau/kernel/bots'
import { allAsks, answerByOrders, Play, project, promptOf, setUp } from '@nassau/kernel/host'
import { fuzzMatch, playthrough, STYLES } from '@nassau/kernel/testing'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Lagoon, manned, ROOM } from './board.ts'
import { fullDeck } from './cards/decks.ts'
import { EDITION, readEdition } from './edition/edition.ts'
import { mapOf } from './edition/map.ts'
import { doubloonLagoon } from './game.ts'
import type { DoubloonLagoon } from './rules.ts'
import { areaOf, pointsLeft, reachOf } from './sailing/reach.ts'

const setting = fc.record({
  seats: fc.integer({ min: 2, max: 4 }),
  options: fc.record({ points: fc.boolean(), 'quick-start': fc.boolean(), 'buried-deep': fc.boolean() }),
  seed: fc.nat(),
})

function begin(
  seats: number,
  chosen: DoubloonLagoon['options'],
  seed: number,
): { play: Play<DoubloonLagoon>; rng: FastChance } {
  const rng = new FastChance(seed)
  return { play: new Play(doubloonLagoon, EDITION, setUp(doubloonLagoon, EDITION, chosen, seats, rng), rng), rng }
}

/** Plays a random match, asides now and then, and looks at it before every choice. */
function watch(look: (play: Play<DoubloonLagoon>) => void): void {
  fc.assert(
    fc.property(setting, ({ seats, options, seed }) => {
      const { play, rng } = begin(seats, options, seed)
      for (let asks = play.asks; asks !== null; asks = play.asks) {
        look(play)
        const aside = play.asideOf(rng.below(seats))
        const ask = aside && rng.below(4) === 0 ? aside : rng.pick(allAsks(asks))
        play.take(ask.seat, sample(ask, rng))
      }
      expect(play.match.stack).toEqual([])
    }),
    { numRuns: 12 },
  )
}

/** So small that units meet all the time: where everyone crosses everyone's way, rare rules come up. */
const POND = [
  'A   ~   ~   A',
  '  ~   b   ~',
  '~   g   j   ~',
  '  b   h   b',
  '~   s   m   ~',
  '  b   g   b',
  '~   j   b   ~',
  '  b   g   b',
  '~   j   h   ~',
  '  b   m   b',
  '~   b   s   ~',
  '  ~   g   ~',
  '~   b   b   ~',
  '  ~   ~   ~',
  'A   ~   ~   A',
]

const pond = readEdition({ ...EDITION, map: POND })
if (!pond.ok) throw new Error(pond.problem.says)
const onPond = { ...doubloonLagoon, edition: pond.value }

test.each(STYLES)('Doubloon Lagoon conforms when played in the style "%s"', style => {
  for (let seed = 0; seed < 3; seed++) {
    const options = { points: seed % 2 === 1, 'quick-start': seed % 2 === 0, 'buried-deep': false }
    expect(fuzzMatch(doubloonLagoon, { seats: 2 + seed, options, seed, style, every: 8 }).findings).toEqual([])
  }
})

test.each(STYLES)('Doubloon Lagoon conforms on a pond when played in the style "%s"', style => {
  for (let seed = 0; seed < 3; seed++) {
    const options = { points: seed % 2 === 1, 'quick-start': true, 'buried-deep': false }
    const { findings } = fuzzMatch(onPond, { seats: 4 - seed, options, seed, style, every: 8 })
    expect(findings).toEqual([])
  }
})

const itemsOf = (lagoon: Lagoon): string[] => [
  ...lagoon.units.flatMap(({ items }) => items),
  ...lagoon.ground.map(({ item }) => item),
]

test('DL-8 DL-12 DL-36 no card is lost or made, and there is a counter for every adventure left', () => {
  const events = fullDeck(EDITION.events).toSorted()
  const adventures = fullDeck(EDITION.adventures).toSorted()
  watch(({ board: lagoon, match }) => {
    expect([...lagoon.hands.flat(), ...lagoon.deck, ...lagoon.discards].toSorted()).toEqual(events)
    const known = [...itemsOf(lagoon), ...lagoon.kept.flat(), ...lagoon.lost]
    expect([...lagoon.adventures.map(({ card }) => card), ...known].toSorted()).toEqual(adventures)
    const isSetUp = match.stack.some(({ step }) => step === 'turn')
    if (isSetUp) expect(lagoon.counters).toHaveLength(lagoon.adventures.length)
  })
})

test('DL-3 DL-14 DL-16 ships are on water, crews on land or aboard their own ship, never more than three', () => {
  const map = mapOf(EDITION)
  watch(({ board: lagoon }) => {
    for (const [id, unit] of lagoon.units.entries()) {
      if (unit.at === null) continue
      if (unit.kind === 'ship') {
        expect(map.sailing[unit.at]).toBe(1)
        expect(manned(lagoon, id)).toBeLessThanOrEqual(ROOM)
      } else if (unit.aboard === null) expect(map.isSea[unit.at]).toBe(false)
      else expect(lagoon.units[unit.aboard]).toMatchObject({ kind: 'ship', at: unit.at, owner: unit.owner })
    }
  })
})

test('DL-26 DL-27 DL-34 strengths stay between 1 and 5, and boardings are between manned ships in one hex', () => {
  watch(({ board: lagoon }) => {
    if (lagoon.homes.includes(null)) return
    for (const { kind, at, strength, items } of lagoon.units) {
      if (kind === 'ship') expect(strength).toBe(0)
      else expect(at === null ? strength === 0 && items.length === 0 : strength >= 1 && strength <= 5).toBe(true)
    }
    for (const { one, other } of lagoon.boardings) {
      expect(lagoon.units[one]?.at).toBe(lagoon.units[other]?.at)
      expect(lagoon.units[one]?.owner).not.toBe(lagoon.units[other]?.owner)
      expect(Math.min(manned(lagoon, one), manned(lagoon, other))).toBeGreaterThan(0)
    }
  })
})

test('DL-14 DL-16 what is offered to a unit is its reach, and never costs more than it has', () => {
  watch(({ board: lagoon, match }) => {
    const frame = match.stack.at(-1)
    if (frame?.step !== 'movement' || frame.at !== 'act') return
    const { options, costs } = areaOf(lagoon, EDITION, frame.unit)
    const reached = reachOf(lagoon, EDITION, frame.unit)
    expect(reached.costs.flatMap((cost, to) => (cost >= 0 ? [{ to }] : []))).toEqual(options)
    const unit = lagoon.units[frame.unit]
    if (unit && costs.length > 0) expect(Math.max(...costs)).toBeLessThanOrEqual(pointsLeft(EDITION, unit))
  })
})

test('every ask has a question of its own', () => {
  watch(({ match }) => {
    const frame = match.stack.at(-1)
    const question = frame
      ? promptOf(
          doubloonLagoon,
          frame,
          ['Anne', 'Bart', 'Calico', 'Dirk'].slice(0, match.seats),
          doubloonLagoon.edition,
        )
      : ''
    expect(question).not.toBe('Choose.')
    expect(question).not.toMatch(/undefined|someone|-1/)
  })
})

test('DL-46 no match goes beyond sixty rounds', () => {
  for (let seed = 0; seed < 10; seed++) {
    const { play, rng } = begin(2, { points: false, 'quick-start': true, 'buried-deep': false }, seed)
    for (let asks = play.asks; asks !== null; asks = play.asks) {
      const ask = rng.pick(allAsks(asks))
      expect(play.board.round).toBeLessThanOrEqual(60)
      play.take(ask.seat, sample(ask, rng))
    }
  }
})

test('DL-48 standing orders answer only where there is nothing to decide, or where told to', () => {
  const { play, rng } = begin(3, { points: false, 'quick-start': true, 'buried-deep': false }, 3)
  const answers = { 'pass-empty-handed': 0, 'never-answer': 0 }
  for (let asks = play.asks; asks !== null; asks = play.asks) {
    const ask = rng.pick(allAsks(asks))
    const seen = project(play, ask.seat)
    const [empty, never] = ['pass-empty-handed', 'never-answer'].map(id =>
      answerByOrders(doubloonLagoon, [id], seen, EDITION),
    )
    if (empty !== null) {
      answers['pass-empty-handed']++
      expect(ask).toEqual({ kind: 'list', seat: ask.seat, options: [PASS] })
    }
    if (never !== null) {
      answers['never-answer']++
      expect(play.match.stack.at(-1)?.step).toBe('reaction')
    }
    play.take(ask.seat, sample(ask, rng))
  }
  expect(Math.min(...Object.values(answers))).toBeGreaterThan(20)
})

test.each([
  ['two', doubloonLagoon, { points: false, 'quick-start': false, 'buried-deep': false }, ['Anne', 'Bart'], 1, 40],
  [
    'pond',
    onPond,
    { points: true, 'quick-start': true, 'buried-deep': false },
    ['Anne', 'Bart', 'Calico', 'Dirk'],
    5,
    140,
  ],
])('the playthrough %s goes as recorded', async (name, game, options, seats, seed, choices) => {
  const text = playthrough(game, { options, seats, seed, choices })
  await expect(text).toMatchFileSnapshot(`./playthroughs/${name}.txt`)
})
