import { type Pig, pig } from '@nassau/games/pig'
import { expect, test } from 'vitest'
import { oneOf } from '../asks/ask.ts'
import { NoChance } from '../chance/chance.ts'
import { good } from '../errors.ts'
import { HOLD, names, ROLL, SECRET, stateOf } from '../fixtures/referees.ts'
import type { Game } from '../game.ts'
import { setUp } from '../play.ts'
import { Referee } from './referee.ts'
import { verify } from './verify.ts'

/** Pig whose rules use chance, change the board, tell something and then break, if the seat holds. */
const broken: Game<Pig> = {
  ...pig,
  steps: {
    turn: {
      decide: {
        ...pig.steps.turn.decide,
        take(ctx, f, choice, seat) {
          pig.steps.turn.decide?.take?.(ctx, f, choice, seat)
          if (JSON.stringify(choice) !== JSON.stringify(HOLD)) return
          ctx.rng.die()
          throw new TypeError('the rules broke')
        },
      },
    },
  },
}

test('if rules break, the match is as it was, can be played on, and its record holds', () => {
  const referee = new Referee(broken, { options: {}, seats: names(2), secret: SECRET })
  const twin = new Referee(broken, { options: {}, seats: names(2), secret: SECRET })
  for (let i = 0; i < 5; i++) {
    const seat = referee.project(null).awaiting[0] ?? 0
    const before = stateOf(referee)
    expect(() => referee.apply(seat, HOLD)).toThrow('the rules broke')
    expect(stateOf(referee)).toBe(before)
    referee.apply(seat, ROLL)
    twin.apply(seat, ROLL)
  }
  expect(referee.close()).toBe(twin.close())
  expect(verify(() => good(broken), referee.close()).ok).toBe(true)
})

/** Pig whose rules cannot ask once there is something to lose. */
const speechless: Game<Pig> = {
  ...pig,
  steps: {
    turn: {
      decide: {
        ...pig.steps.turn.decide,
        ask(_board, f: Pig['frame']) {
          if (f.atStake > 0) throw new TypeError('nothing to ask')
          return oneOf(f.seat, [ROLL, HOLD])
        },
      },
    },
  },
}

test('rules that break when they should ask break the choice before, and the match is as it was', () => {
  const referee = new Referee(speechless, { options: {}, seats: names(2), secret: SECRET })
  const before = stateOf(referee)
  expect(() => referee.apply(0, ROLL)).toThrow('nothing to ask')
  expect(stateOf(referee)).toBe(before)
  const from = { ...setUp(pig, pig.edition, {}, 2, new NoChance()), stack: [{ ...TURN, atStake: 3 }] }
  expect(() => new Referee(speechless, { options: {}, seats: names(2), secret: SECRET, from })).toThrow(
    'nothing to ask',
  )
})
const TURN = { step: 'turn', at: 'decide', seat: 0, turns: 0 } as const
