import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineFrom, lookOf, nameFrom, readable } from './words.ts'

test.each([
  ['Anne Bonny', 'Anne Bonny'],
  ['  Anne \t Bonny ', 'Anne Bonny'],
  ["Grace O'Malley", "Grace O'Malley"],
  ['Störtebeker', 'Störtebeker'],
  ['鄭一嫂', '鄭一嫂'],
  ['Емельян', 'Емельян'],
  ['Botolph House', 'Botolph House'],
  ['An\u200Bne', 'Anne'],
])('%s may be a name', (given, name) => {
  expect(nameFrom(given)).toBe(name)
})

test.each([
  ['nothing', ''],
  ['nothing to be seen', '\u200B\u2060'],
  ['only marks', '...'],
  ['too long', 'a'.repeat(33)],
  ['a page', '<b>Anne</b>'],
  ['Latin with a Cyrillic а', 'Аnne'],
  ['Latin with a Greek ο', 'Bοnny'],
  ['the house', 'Nassau'],
  ['nearly the house', 'Na55au'],
  ['a keeper', 'K e e p e r'],
  ['a keeper with a name', 'Keeper Anne'],
  ['a bot with a name', 'Bot-Teach'],
  ['nobody', 'Empty Chair II'],
])('%s is refused as a name', (_what, given) => {
  expect(() => nameFrom(given)).toThrow(/name/)
})

test('names that pass for each other look the same', () => {
  for (const [one, other] of [
    ['Anne', 'anne'],
    ['Bill', 'BiII'],
    ['Morgan', 'M0rgan'],
    ['Anne', 'Ánne'],
    ['Marn', 'Mam'],
    ['сора', 'copa'],
  ] as const)
    expect(lookOf(one)).toBe(lookOf(other))
  expect(lookOf('Anne')).not.toBe(lookOf('Hanne'))
})

test('a line turns nothing around, hides nothing and does not pile up', () => {
  expect(lineFrom('ahoy\u202Eevil\nnext')).toBe('ahoyevil next')
  expect(lineFrom(`q${'\u0301'.repeat(40)}`)).toBe(`q${'\u0301'.repeat(3)}`)
  expect(() => lineFrom(' \u2066 ')).toThrow('nothing to read')
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), text => {
      const once = readable(text)
      expect(readable(once)).toBe(once)
      expect(once).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u)
    }),
  )
})
