import { expect, test } from 'vitest'
import { secretFrom } from './chance/sealed.ts'
import { type Parley, parleyGame } from './fixtures/parley.ts'
import type { Game } from './game.ts'
import { answerByOrders } from './orders.ts'
import { Referee } from './records/referee.ts'
import { PASS } from './steps.ts'

const opened = (): Referee<Parley> =>
  new Referee(parleyGame, { options: {}, seats: ['Anne', 'Bart'], secret: secretFrom('orders') })

const answer = (referee: Referee<Parley>, seat: number | null, ...orders: string[]): unknown =>
  answerByOrders(referee.game, orders, referee.project(seat), referee.edition)

test('an order answers what is its business and leaves the rest alone', () => {
  const referee = opened()
  expect(answer(referee, 0, 'agree')).toEqual({ say: 'aye' })
  expect(answer(referee, 0, 'quiet')).toBeNull()
  referee.apply(0, { say: 'nay' })
  expect(answer(referee, 0, 'agree', 'quiet')).toBeNull()
  for (const seat of [0, 1]) referee.apply(seat, { vote: 0 })
  expect(answer(referee, 1, 'agree', 'quiet')).toEqual(PASS)
})

test('only the orders that were given answer, and an order the game does not know gives none', () => {
  expect(answer(opened(), 0)).toBeNull()
  expect(answer(opened(), 0, 'mutiny')).toBeNull()
})

test('an order never answers for a seat that is not waited for, even if it could do something unasked', () => {
  const referee = opened()
  expect(referee.project(1).ask).not.toBeNull()
  expect(answer(referee, 1, 'agree')).toBeNull()
  expect(answer(referee, null, 'agree')).toBeNull()
})

test('of several orders with an answer the one the game names first is obeyed', () => {
  const order = (id: string, word: 'aye' | 'nay') => ({ id, says: id, isDefault: false, answer: () => ({ say: word }) })
  const game: Game<Parley> = { ...parleyGame, orders: [order('first', 'nay'), order('second', 'aye')] }
  const seen = opened().project(0)
  expect(answerByOrders(game, ['second', 'first'], seen, game.edition)).toEqual({ say: 'nay' })
  expect(answerByOrders(game, ['second'], seen, game.edition)).toEqual({ say: 'aye' })
})

test('an order is given the edition that is played', () => {
  const order = {
    id: 'count',
    says: 'count',
    isDefault: false,
    answer: (_seen: object, edition: Parley['edition']) => ({ vote: edition.rounds }),
  }
  const game: Game<Parley> = { ...parleyGame, orders: [order] }
  expect(answerByOrders(game, ['count'], opened().project(0), { rounds: 5 })).toEqual({ vote: 5 })
})
