import { expect, test } from 'vitest'
import { jsonFile } from './json-file.ts'

const TEXT = `{
  "name": "mine",
  "cards": [
    { "id": "one" },
    { "id": 2 }
  ]
}`

test('a value is found by its path, and what is not there by what is around it', () => {
  const { where, data } = jsonFile('a.json', TEXT)
  expect(data).toMatchObject({ name: 'mine' })
  expect(where(['cards', 1, 'id'])).toBe('a.json:5:13')
  expect(where(['cards', 7, 'id'])).toBe('a.json:3:12')
  expect(where([])).toBe('a.json:1:1')
})

test.each([
  ['{"a": 1,}', /a\.json:1:9: this is not JSON: property name expected/],
  ['{\n  "a": NaN\n}', /a\.json:2:8: this is not JSON: invalid symbol/],
  ['', /a\.json:1:1: this is not JSON: value expected/],
  ['{"a": 1} // no', /a\.json:1:10: this is not JSON: invalid comment token/],
])('text that is not JSON is refused with line and column: %j', (text, says) => {
  expect(() => jsonFile('a.json', text)).toThrow(says)
})
