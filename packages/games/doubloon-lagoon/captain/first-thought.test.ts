import type { Seat } from '@nassau/kernel'
import { type Bot, FastChance } from '@nassau/kernel/bots'
import { accept, Play, project, seatsAsked, setUp } from '@nassau/kernel/host'
import { labelAt, playAs } from '@nassau/kernel/testing'
import { expect, test } from 'vitest'
import { mate } from '../bot/bot.ts'
import { waysOf } from '../bot/ways.ts'
import { EDITION } from '../edition/edition.ts'
import { mapOf } from '../edition/map.ts'
import { doubloonLagoon } from '../game.ts'
import type { DoubloonLagoon } from '../rules.ts'
import { at, type Posed, type Setting, turnOf } from '../test-kit.ts'
import { firstThought } from './first-thought.ts'
import { judgement } from './judgement.ts'

const OPTIONS = { points: false, 'quick-start': false, 'buried-deep': false }
const { islands } = mapOf(EDITION)
const ways = waysOf(mapOf(EDITION))

/** Everything before the first turn, with these bots; and the counters each seat has placed. */
function placed(bots: readonly Bot<DoubloonLagoon>[], seed: number): { play: Play<DoubloonLagoon>; by: number[][] } {
  const rng = new FastChance(seed)
  const play = new Play(doubloonLagoon, EDITION, setUp(doubloonLagoon, EDITION, OPTIONS, bots.length, rng), rng)
  const by: number[][] = bots.map(() => [])
  while (play.board.counters.length < play.board.adventures.length) {
    const [seat = 0] = seatsAsked(play)
    const { ask } = project(play, seat)
    const choice = bots[seat]?.choose(project(play, seat), rng, EDITION)
    play.take(seat, (ask && accept(ask, choice)) ?? expect.fail(`not offered: ${JSON.stringify(choice)}`))
    const counter = play.board.counters.at(-1)
    if (counter !== undefined) by[seat]?.push(counter)
  }
  return { play, by }
}

/** Turns from a seat's port to a counter. */
const turnsTo = ({ board }: Play<DoubloonLagoon>, seat: Seat, hex: number): number =>
  ways.land(hex)[board.homes[seat] ?? -1] ?? 99

test('DL-8 the first seven counters fill the captain’s own island, on which no more fit', () => {
  for (let seed = 0; seed < 8; seed++) {
    const { play, by } = placed([firstThought, mate], seed)
    const own = (by[0] ?? []).slice(0, 7)
    const shore = islands[own[0] ?? -1]
    expect(own.map(hex => islands[hex])).toEqual(own.map(() => shore))
    for (const hex of own) expect(turnsTo(play, 0, hex)).toBeLessThanOrEqual(2)
  }
})

test('DL-8 the others go where the captain comes before its rival, nearly all within a walk of another counter', () => {
  let others = 0
  let inCompany = 0
  for (let seed = 0; seed < 8; seed++) {
    const { play, by } = placed([firstThought, mate], seed)
    for (const counter of (by[0] ?? []).slice(7)) {
      expect(turnsTo(play, 0, counter)).toBeLessThan(turnsTo(play, 1, counter))
      others++
      if (play.board.counters.some(hex => hex !== counter && (ways.walk(hex)[counter] ?? 99) <= 4)) inCompany++
    }
  }
  expect(inCompany / others).toBeGreaterThan(0.8)
})

/** A crew with the spyglass has begun to explore; these cards lie on top. */
function spying(adventures: string, setting: Setting = {}): Posed {
  const m = at(turnOf(0, 'exploration'), {
    map: ['1   2', '  ~'],
    units: ['crew 0.1 at 1 items spyglass', 'crew 1.1 at 2'],
    counters: ['1', '2'],
    adventures,
    ...setting,
  })
  while (!m.play.isOver && labelAt(m) !== 'exploration.spy') {
    const [seat = 0] = seatsAsked(m.play)
    playAs(m, seat, mate.choose(project(m.play, seat), new FastChance(1), m.edition))
  }
  return m
}
const wanted = (m: Posed, bot = firstThought): unknown => bot.choose(project(m.play, 0), new FastChance(1), m.edition)

test('DL-37 through a spyglass the captain looks for the treasure: whatever else it sees goes under the deck', () => {
  const idol = spying('jewelled-idol giant-crab')
  expect(wanted(idol)).toEqual({ under: true })
  expect(wanted(idol, mate)).toEqual({ under: false })
  expect(wanted(spying('kreths-treasure giant-crab'))).toEqual({ under: false })
})

test('DL-37 once the treasure is out, or where points count, it keeps what is good', () => {
  const units = ['crew 0.1 at 1 items spyglass', 'crew 1.1 at 2 items kreths-treasure']
  expect(wanted(spying('jewelled-idol giant-crab', { units }))).toEqual({ under: false })
  expect(wanted(spying('jewelled-idol giant-crab', { options: { points: true } }))).toEqual({ under: false })
})

test('DL-35 whether to explore is not weighed while the treasure is hidden: a captain always does', () => {
  const exploring = (units: string[]): Posed =>
    at(turnOf(0, 'exploration'), {
      map: ['1   2', '  ~'],
      units,
      counters: ['1'],
      adventures: 'jewelled-idol kreths-treasure',
    })
  const hidden = exploring(['crew 0.1 at 1', 'crew 1.1 at 2'])
  const found = exploring(['crew 0.1 at 1', 'crew 1.1 at 2 items kreths-treasure'])
  expect(labelAt(hidden)).toBe('exploration.choose')
  expect(judgement.ponders?.(project(hidden.play, 0), hidden.edition)).toBe(false)
  expect(judgement.ponders?.(project(found.play, 0), found.edition)).toBe(true)
})
