import { expect, test } from 'vitest'
import { orders } from '../orders.ts'

const order = orders.find(({ id }) => id === 'take-what-lies')

test.each([
  ['one crew takes it', [{ crew: 2 }, { crew: null }], { crew: 2 }],
  ['of two crews the captain names one', [{ crew: 1 }, { crew: 2 }, { crew: null }], null],
])('DL-36 without a question only %s', (_says, options, answer) => {
  const seen: Parameters<NonNullable<typeof order>['answer']>[0] = {
    ...JSON.parse('{}'),
    ask: { kind: 'list', at: 'adventure.claim', seat: 0, options },
  }
  expect(order?.answer(seen, JSON.parse('{}'))).toEqual(answer)
})
