import { expect, test } from 'vitest'
import { cameFrom } from './rules-href.ts'

test.each([
  ['?from=%2Fhere%2Fabc-1', '/here/abc-1'],
  ['?from=%2Freplay%2Ftable%2Fabc', '/replay/table/abc'],
  ['?from=%2Flearn%2Fscurvy-dice', '/learn/scurvy-dice'],
  ['', null],
  ['?from=%2Fyou', null],
  ['?from=%2F%2Felsewhere.example%2Fhere%2Fabc', null],
  ['?from=https%3A%2F%2Felsewhere.example', null],
])('the rules lead back to tables alone: %s', (search, back) => {
  expect(cameFrom(search)).toBe(back)
})
