import { expect, test } from 'vitest'
import { passagesOf } from './passages.ts'

const BOOK = `# Book

## Ships

**A-1** Sails are speed.

<!-- example: speed -->

**A-2** Hull holds treasure.

## Cannons

> Fire!

<!-- example: fire -->
`

const told = (wanted: string) =>
  passagesOf(BOOK, wanted).map(({ html, example }) => [
    html
      .replace(/<[^>]+>|\s+/g, ' ')
      .trim()
      .replace(/\s+/g, ' '),
    example,
  ])

test('an example stands after the clause it belongs to', () => {
  expect(told('')).toEqual([
    ['Book Ships A-1 Sails are speed.', 'speed'],
    ['A-2 Hull holds treasure. Cannons Fire!', 'fire'],
  ])
})

test('a clause that is found brings its example and its heading along, and no other', () => {
  expect(told('SAILS ')).toEqual([['Ships A-1 Sails are speed.', 'speed']])
  expect(told('hull')).toEqual([['Ships A-2 Hull holds treasure.', null]])
  expect(told('kraken')).toEqual([])
})

test('the name of an example is not found', () => {
  expect(told('example')).toEqual([])
})
