import { expect, test } from 'vitest'
import { cutlass, SEATS } from '../fixtures/cutlass.ts'
import { type Card, duelGame, duelOf } from '../fixtures/duel.ts'
import { awaitedFor, heardBy, NoChance, Play, project, Referee, secretFrom } from '../host.ts'
import { type Game, PASS, repeat } from '../index.ts'
import type { AnyPhase } from '../rules.ts'

const opening = { options: {}, seats: repeat('Anne', SEATS), secret: secretFrom('hearing') }

test('what was said to some is heard by them; the others hear what was said to them, or nothing', () => {
  const [secret, other, all] = [{ kind: 'secret' }, { kind: 'other' }, { kind: 'all' }]
  const said = [
    { event: secret, to: [1], otherwise: other },
    { event: secret, to: [2], otherwise: null },
    { event: all, to: null, otherwise: null },
  ]
  expect(heardBy(said, 1)).toEqual([secret, all])
  expect(heardBy(said, 2)).toEqual([other, secret, all])
  expect(heardBy(said, null)).toEqual([other, all])
})

test('what was said stays said, whatever rules do later with the lists they said it with', () => {
  const rolled = [1]
  const choose: AnyPhase = cutlass.steps.turn.choose ?? {}
  const talkative: Game = {
    ...cutlass,
    steps: {
      ...cutlass.steps,
      turn: {
        ...cutlass.steps.turn,
        choose: {
          ...choose,
          take(ctx, f, choice, seat) {
            const event = { kind: 'showed', rolled }
            ctx.tell(event)
            choose.take?.(ctx, f, choice, seat)
            rolled.push(6)
          },
        },
      },
    },
  }
  const referee = new Referee(talkative, opening)
  referee.apply(0, { play: null })
  expect(rolled).toEqual([1, 6])
  expect(referee.log(null)[0]?.event).toEqual({ kind: 'showed', rolled: [1] })
})

test('in a window whom the table waits for is known without a whole projection', () => {
  const hands: Card[][] = [[], [], []]
  const play = new Play(duelGame, duelGame.edition, duelOf(hands), new NoChance())
  for (const seat of hands.keys()) play.take(seat, { boast: 'quiet' })
  for (const seat of hands.keys()) play.take(seat, { aim: (seat + 1) % 3 })
  for (let passed = 0; passed < 2; passed++) {
    expect(play.asking?.phase.silent).toBe(true)
    for (const viewer of [0, 1, 2, null]) {
      const seen = project(play, viewer)
      expect(awaitedFor(play, viewer)).toEqual(seen.awaiting)
    }
    play.take(passed, PASS)
  }
  expect(awaitedFor(play, null)).toEqual([0, 1, 2])
})
