import type { Ask } from '@nassau/kernel'
import { type Bot, drawAsk, FastChance, sample, swab } from '@nassau/kernel/bots'
import { accept, allAsks, Play, project, setUp } from '@nassau/kernel/host'
import { expect, test } from 'vitest'
import { MOST_ROUNDS } from '../board.ts'
import { EDITION } from '../edition/edition.ts'
import { doubloonLagoon } from '../game.ts'
import type { DoubloonLagoon } from '../rules.ts'
import { mate } from './bot.ts'

type Options = DoubloonLagoon['options']

const OPTIONS: readonly Options[] = [
  { points: false, 'quick-start': false, 'buried-deep': false },
  { points: false, 'quick-start': true, 'buried-deep': true },
  { points: true, 'quick-start': false, 'buried-deep': false },
  { points: true, 'quick-start': true, 'buried-deep': false },
]

function begin(seats: number, options: Options, seed: number): { play: Play<DoubloonLagoon>; rng: FastChance } {
  const rng = new FastChance(seed)
  return { play: new Play(doubloonLagoon, EDITION, setUp(doubloonLagoon, EDITION, options, seats, rng), rng), rng }
}

/** In random matches the mate is asked at one choice in so many; it would be slow to ask it always. */
const ASKED_EVERY = 6

test('the mate only ever chooses what is offered, asked or unasked, however the match came about', () => {
  for (let seed = 0; seed < 100; seed++) {
    const seats = 2 + (seed % 3)
    const { play, rng } = begin(
      seats,
      OPTIONS[seed % OPTIONS.length] ?? { points: false, 'quick-start': true, 'buried-deep': false },
      seed,
    )
    for (let asks = play.asks; asks !== null; asks = play.asks) {
      const ask = rng.pick(allAsks(asks))
      const isAsked = rng.below(ASKED_EVERY) === 0
      const choice = isAsked ? mate.choose(project(play, ask.seat), rng, EDITION) : sample(ask, rng)
      expect(accept(ask, choice), JSON.stringify(choice)).toBeDefined()
      const seat = rng.below(seats)
      const aside = isAsked ? play.asideOf(seat) : undefined
      const word = aside && mate.interject?.(project(play, seat), rng, EDITION)
      if (aside && word !== null) expect(accept(aside, word), JSON.stringify(word)).toBeDefined()
      if (aside && rng.below(3) === 0) play.take(seat, sample(aside, rng))
      else play.take(ask.seat, accept(ask, choice) ?? choice)
    }
  }
})

/** A match of bots, each with its words unasked; and how it ended. */
function playOut(bots: readonly Bot[], options: Options, seed: number): Play<DoubloonLagoon> {
  const { play, rng } = begin(bots.length, options, seed)
  const take = (ask: Ask, choice: unknown): void => {
    play.take(ask.seat, accept(ask, choice) ?? expect.fail(`not offered: ${JSON.stringify(choice)}`))
  }
  while (!play.isOver) {
    const ask = drawAsk(play, rng)
    take(ask, bots[ask.seat]?.choose(project(play, ask.seat), rng, EDITION))
    for (let seat = 0; play.hasAsides && seat < bots.length; seat++) {
      const aside = play.asideOf(seat)
      const word = aside && bots[seat]?.interject?.(project(play, seat), rng, EDITION)
      if (aside && word) take(aside, word)
    }
  }
  return play
}

test.each([2, 3, 4])(
  'DL-41 DL-46 %i mates settle it among themselves: few matches are drawn or last sixty rounds',
  seats => {
    for (const options of OPTIONS) {
      let unsettled = 0
      for (let seed = 0; seed < 25; seed++) {
        const { board, match } = playOut(
          Array.from({ length: seats }, () => mate),
          options,
          seed,
        )
        if (board.round > MOST_ROUNDS || match.outcome?.winners.length !== 1) unsettled++
      }
      expect(unsettled, JSON.stringify(options)).toBeLessThanOrEqual(3)
    }
  },
)

test('one mate beats three swabs nearly always, wherever it sits', () => {
  for (const options of OPTIONS) {
    let wins = 0
    for (let seed = 0; seed < 20; seed++) {
      const bots = Array.from({ length: 4 }, (_, seat) => (seat === seed % 4 ? mate : swab))
      if (playOut(bots, options, seed).match.outcome?.winners.join() === String(seed % 4)) wins++
    }
    expect(wins, JSON.stringify(options)).toBeGreaterThanOrEqual(19)
  }
})

test('DL-6 every port is chosen as first and as second, so that none of three always lies between the others', () => {
  const pairs = new Set<string>()
  for (let seed = 0; seed < 200; seed++) {
    const { play, rng } = begin(3, { points: false, 'quick-start': true, 'buried-deep': false }, seed)
    for (let ports = 0; ports < 2; ports++) {
      const ask = drawAsk(play, rng)
      play.take(ask.seat, accept(ask, mate.choose(project(play, ask.seat), rng, EDITION)) ?? expect.fail())
    }
    const { homes, first } = play.board
    pairs.add(`${homes[first]} then ${homes[(first + 1) % 3]}`)
  }
  expect(pairs.size).toBe(12)
})

test('a mate needs no rules but what its seat sees: equal sights, equal choices', () => {
  const { play, rng } = begin(3, { points: false, 'quick-start': true, 'buried-deep': false }, 5)
  for (let asks = play.asks; asks !== null; asks = play.asks) {
    const ask = rng.pick(allAsks(asks))
    const seen = project(play, ask.seat)
    const [once, again] = [seen, structuredClone(seen)].map(one => mate.choose(one, new FastChance(1), EDITION))
    expect(again).toEqual(once)
    play.take(ask.seat, accept(ask, once) ?? sample(ask, rng))
  }
})
