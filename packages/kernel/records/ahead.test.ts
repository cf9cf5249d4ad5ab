import { pig } from '@nassau/games/pig'
import { expect, test } from 'vitest'
import { secretFrom } from '../chance/sealed.ts'
import { cutlass, SEATS } from '../fixtures/cutlass.ts'
import { duelGame } from '../fixtures/duel.ts'
import { labouring } from '../fixtures/labouring.ts'
import { playOn } from '../fixtures/records.ts'
import { duelReferee, HOLD, names, QUIET, ROLL } from '../fixtures/referees.ts'
import type { Game } from '../game.ts'
import type { Rules } from '../rules.ts'
import { type Rehearsal, rehearse, type Weighing, weigh } from './ahead.ts'
import { Referee } from './referee.ts'

const open = (game: Game): Referee =>
  new Referee(game, { options: {}, seats: ['Anne', 'Bart'], secret: secretFrom('ahead') })

/** As it comes back from another thread. */
const elsewhere = <T>(plain: T): T => structuredClone(plain)

function must<T>(value: T | null): T {
  return value ?? expect.fail('there is nothing to work out')
}

const rehearsalOf = (referee: Referee, seat: number, choice: unknown): Rehearsal =>
  must(referee.rehearsal(seat, choice))

test('what a rehearsal worked out is not worked out again, and the record is the same to the last byte', () => {
  const { game, effort } = labouring(pig)
  const [ahead, onTheSpot] = [open(game), open(game)]
  for (const choice of [ROLL, ROLL, HOLD, ROLL, HOLD]) {
    const [seat = 0] = ahead.project(null).awaiting
    const rehearsal = rehearsalOf(ahead, seat, choice)
    ahead.rehearsed(rehearsal, rehearse(game, elsewhere(rehearsal)))
    const before = effort.done
    ahead.apply(seat, choice)
    expect(effort.done).toBe(before)
    onTheSpot.apply(seat, choice)
  }
  expect(ahead.lines).toEqual(onTheSpot.lines)
  expect(ahead.lines.join()).toContain('"worked"')
})

test('a rehearsal uses the dice that will come, and none of them', () => {
  const told: number[] = []
  const { game } = labouring(pig)
  const step = game.steps.turn?.decide
  const listening: Game = {
    ...game,
    steps: {
      turn: {
        decide: {
          ...step,
          take(ctx, f, choice, seat) {
            told.push(ctx.rng.die(1000))
            step?.take?.(ctx, f, choice, seat)
          },
        },
      },
    },
  }
  const referee = open(listening)
  for (let i = 0; i < 3; i++) {
    const [seat = 0] = referee.project(null).awaiting
    rehearse(listening, rehearsalOf(referee, seat, ROLL))
    referee.apply(seat, ROLL)
  }
  expect([told[0], told[2], told[4]]).toEqual([told[1], told[3], told[5]])
  expect(new Set(told).size).toBe(3)
})

test('a rehearsal of another choice, seat or moment is no good: it is worked out on the spot', () => {
  const { game, effort } = labouring(pig)
  const referee = open(game)
  referee.rehearsed(rehearsalOf(referee, 0, ROLL), ['of a roll'])
  referee.apply(0, HOLD)
  expect(effort.done).toBe(1)
  const old = rehearsalOf(referee, 1, HOLD)
  referee.apply(1, HOLD)
  referee.apply(0, HOLD)
  referee.rehearsed(old, ['of before'])
  referee.apply(1, HOLD)
  expect(referee.lines.join()).not.toMatch(/of a roll|of before/)
})

test('what would be refused is not rehearsed', () => {
  const referee = open(pig)
  expect(referee.rehearsal(0, { do: 'swim' })).toBeNull()
  expect(referee.rehearsal(1, ROLL)).toBeNull()
  expect(referee.rehearsal(7, ROLL)).toBeNull()
})

/** How many choices each seat may take back after each of a match's first choices. */
function linesOf<R extends Rules>(game: Game<R>, make: () => Referee<R>, isAhead: boolean): number[] {
  const counts: number[] = []
  for (let n = 1; n <= 12; n++) {
    const referee = make()
    playOn(referee, 5, n)
    for (const seat of referee.header.seats.keys()) {
      const weighing = isAhead ? referee.weighing(seat) : null
      if (weighing) referee.weighed(weighing, weigh(game, elsewhere(weighing)))
      if (isAhead) expect(referee.weighing(seat)).toBeNull()
      counts.push(referee.undoable(seat))
    }
  }
  return counts
}

test('the information line is the same wherever it is found', () => {
  const duel = () => duelReferee([['parry'], ['feint'], ['dud']], 2)
  const other = () => new Referee(cutlass, { options: {}, seats: names(SEATS), secret: secretFrom('ahead') })
  const found = linesOf(duelGame, duel, true)
  expect(found).toEqual(linesOf(duelGame, duel, false))
  expect(new Set(found)).toContain(1)
  expect(linesOf(cutlass, other, true)).toEqual(linesOf(cutlass, other, false))
})

test('choices taken back do not stand in the way of weighing', () => {
  const referee = duelReferee([[], [], []])
  referee.apply(0, QUIET)
  referee.undo(0)
  referee.apply(0, QUIET)
  expect(weigh(duelGame, must<Weighing>(referee.weighing(0)))).toEqual([false])
})

test('what a weighing of another moment came to is not believed', () => {
  const referee = duelReferee([[], [], []])
  referee.apply(0, QUIET)
  const weighing = must<Weighing>(referee.weighing(0))
  referee.undo(0)
  referee.apply(0, { boast: 'loud' })
  referee.weighed(weighing, [true])
  expect(referee.undoable(0)).toBe(1)
})
