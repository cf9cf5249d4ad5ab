import { expect, test } from 'vitest'
import type { Seat } from '../asks/ask.ts'
import { FastChance } from '../chance/chance.ts'
import { secretFrom } from '../chance/sealed.ts'
import { isRefusal } from '../errors.ts'
import { type Parley, parleyGame } from '../fixtures/parley.ts'
import { Referee } from '../records/referee.ts'
import { PASS } from '../steps.ts'
import {
  type Driver,
  type Due,
  due,
  endBeat,
  hold,
  letGo,
  newDriver,
  noteApplied,
  offered,
  type Player,
} from './driver.ts'

const AYE = { say: 'aye' }
const SHOUT = { shout: true }
const BOT: Player = { kind: 'bot', wantsAsides: false }
const HECKLER: Player = { kind: 'bot', wantsAsides: true }
const person = (...orders: string[]): Player => ({ kind: 'person', orders, stops: [] })

/** A table of three without whistles, and its driver. */
class Table {
  readonly driver: Driver = newDriver(3)
  readonly referee: Referee<Parley>
  readonly players: Player[]

  constructor(players: Player[], shouts = [1, 1, 1]) {
    this.players = players
    this.referee = new Referee(parleyGame, {
      options: {},
      seats: ['Anne', 'Bart', 'Calico'],
      secret: secretFrom('driver'),
      from: {
        board: { shouts, whistles: [false, false, false], blown: [], scores: [0, 0, 0] },
        stack: [{ step: 'parley', at: 'next', speaker: 2, left: 1 }],
        options: {},
        seats: 3,
        seq: 0,
        outcome: null,
      },
    })
  }

  /** What is due where no beat takes any time. */
  get due(): Due {
    endBeat(this.driver)
    return this.next
  }

  get next(): Due {
    return due(this.referee.open, this.driver, this.players)
  }

  take(seat: Seat, choice: unknown): this {
    return this.note(this.referee.apply(seat, choice))
  }

  takeBack(seat: Seat, back = 1, agreed: readonly Seat[] = []): this {
    return this.note(this.referee.undo(seat, back, agreed))
  }

  /** Who is offered what they may do unasked, one after the other, all letting it go by. */
  round(): Seat[] {
    const seats: Seat[] = []
    for (let next = this.due; next.kind === 'aside'; next = this.due) {
      seats.push(next.seat)
      offered(this.driver, next.seat)
    }
    return seats
  }

  private note(applied: ReturnType<Referee['apply']>): this {
    if (isRefusal(applied)) expect.fail(applied.because)
    noteApplied(this.driver, this.referee.open, applied)
    return this
  }
}

test('bots answer first, then standing orders, then people', () => {
  const voting = new Table([person(), person('agree'), BOT]).take(0, AYE)
  expect(voting.due).toEqual({ kind: 'bot', seat: 2 })
  voting.take(2, { vote: 1 })
  expect(voting.due).toEqual({ kind: 'people', seats: [0, 1] })
  const speaking = new Table([person('agree'), BOT, BOT])
  expect(speaking.due).toEqual({ kind: 'order', seat: 0, choice: AYE })
})

test('when nobody is asked any more the match is over', () => {
  const table = new Table([BOT, BOT, BOT]).take(0, AYE)
  for (const seat of [0, 1, 2]) table.take(seat, { vote: 0 })
  for (const seat of [1, 2]) table.take(seat, PASS)
  expect(table.due).toEqual({ kind: 'over' })
})

test('of several bots one is drawn, or they go as they sit', () => {
  const table = new Table([BOT, BOT, BOT]).take(0, AYE)
  expect(table.due).toEqual({ kind: 'bot', seat: 0 })
  const drawn = Array.from({ length: 40 }, (_, i) => {
    const next = due(table.referee.open, table.driver, table.players, new FastChance(i))
    return next.kind === 'bot' ? next.seat : null
  })
  expect(new Set(drawn)).toEqual(new Set([0, 1, 2]))
})

test('after a choice each seat that wants it is offered its asides once, behind the chooser first', () => {
  const table = new Table([HECKLER, HECKLER, HECKLER]).take(0, AYE)
  // All are asked to vote: nobody has an aside.
  expect(table.round()).toEqual([])
  table.take(1, { vote: 1 }).take(0, { vote: 1 })
  // Seat 2 is still waited for.
  expect(table.round()).toEqual([1, 0])
  expect(table.round()).toEqual([])
  table.players[1] = BOT
  table.take(2, { vote: 1 })
  expect(table.round()).toEqual([0])
})

test('an aside is spoken to by all who have not spoken unasked since the last answer', () => {
  const table = new Table([BOT, HECKLER, HECKLER], [1, 3, 3]).take(1, SHOUT)
  expect(table.round()).toEqual([2])
  table.take(2, SHOUT)
  // Both have: the table goes on.
  expect(table.round()).toEqual([])
  expect(table.due).toEqual({ kind: 'bot', seat: 0 })
})

test('an answer that an order gave and that was taken back is asked for by hand, once', () => {
  const table = new Table([person('agree'), person(), BOT]).take(0, AYE).takeBack(0)
  expect(table.due).toEqual({ kind: 'people', seats: [0] })
  // To speak unasked is no answer.
  expect(table.take(1, SHOUT).due).toEqual({ kind: 'people', seats: [0] })
  table.take(0, AYE)
  expect(table.driver.held).toEqual([false, false, false])
})

test('whoever’s choice was taken back answers by hand, not whoever asked for it', () => {
  const table = new Table([person('agree'), person('agree'), BOT]).take(0, AYE).take(1, { vote: 1 })
  table.takeBack(1, 2, [0, 2])
  expect(table.driver.held).toEqual([true, true, false])
  expect(table.due).toEqual({ kind: 'people', seats: [0] })
})

test('what was taken back is followed by no round of asides', () => {
  const table = new Table([BOT, HECKLER, HECKLER]).take(1, SHOUT).takeBack(1)
  expect(table.round()).toEqual([])
})

const waiting = (...stops: string[]): Player => ({ kind: 'person', orders: [], stops })

/** Where Anne, of three people, has spoken and two votes are still out: seats 0 and 1 have an aside. */
const midVote = (players: Player[], shouts = [1, 1, 1]): Table =>
  new Table(players, shouts).take(0, AYE).take(1, { vote: 1 }).take(0, { vote: 1 })

test('the table pauses where people may do something unasked, and goes on when the beat is over', () => {
  const table = midVote([person(), person(), person()])
  expect(table.next).toEqual({ kind: 'beat', moment: 'passing', speakers: [0, 1], waiting: [] })
  endBeat(table.driver)
  expect(table.next).toEqual({ kind: 'people', seats: [2] })
})

test('bots have no beat: nobody waits where only they could speak', () => {
  expect(midVote([BOT, BOT, person()]).next).toEqual({ kind: 'people', seats: [2] })
})

test('a beat depends on nothing that is hidden: whether somebody has a whistle makes no difference', () => {
  const [with_, without] = [true, false].map(hasWhistle => {
    const table = midVote([person(), person(), BOT], [0, 0, 0])
    table.referee.match.board.whistles[1] = hasWhistle
    return table.next
  })
  expect(with_).toEqual(without)
  expect(with_).toMatchObject({ kind: 'beat', speakers: [0, 1] })
})

test('whoever holds the table is waited for until they let it go on', () => {
  const table = midVote([person(), person(), BOT])
  hold(table.driver, 1)
  expect(table.next).toMatchObject({ kind: 'beat', waiting: [1] })
  letGo(table.driver, 1)
  expect(table.next).toMatchObject({ kind: 'beat', waiting: [] })
})

test('what is done unasked is followed by a beat of its own, in which the holder holds no more', () => {
  const table = midVote([person(), person(), person()])
  hold(table.driver, 1)
  table.take(1, SHOUT)
  expect(table.next).toMatchObject({ kind: 'beat', waiting: [] })
})

test('a stop waits for its seat, once a beat', () => {
  const table = midVote([waiting('anywhere'), waiting('speech'), BOT])
  expect(table.next).toMatchObject({ waiting: [0] })
  letGo(table.driver, 0)
  expect(table.next).toMatchObject({ waiting: [] })
  const speaking = new Table([BOT, waiting('speech'), BOT]).take(1, SHOUT)
  expect(speaking.next).toMatchObject({ moment: 'full', speakers: [1], waiting: [1] })
})

test('in a window, which is a question to everyone, and after a take-back nobody pauses', () => {
  const cheering = midVote([person(), person(), person()]).take(2, { vote: 1 })
  expect(cheering.next).toMatchObject({ kind: 'people' })
  expect(midVote([person(), person(), person()]).takeBack(0).next).toMatchObject({ kind: 'people' })
})
