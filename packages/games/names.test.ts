import { YOU } from '@nassau/kernel'
import { expect, test } from 'vitest'
import { botNamed, namesAtTable, toldTo } from './names.ts'

const bot = (level = 'mate') => ({ name: null, level })
const person = (name: string | null) => ({ name, level: null })

test('bots have names of their own, those that know their game and those that do not', () => {
  const names = namesAtTable([person('Skipper'), bot(), bot(), bot('swab'), bot('swab')])
  expect(names).toEqual(['Skipper', 'Grace', 'Ines', 'Pip', 'Biscuit'])
  expect(names.map(botNamed)).toEqual([null, 'mate', 'mate', 'swab', 'swab'])
})

test('captains have names of their own, whatever their temper', () => {
  const names = namesAtTable([bot('captain'), bot('bold-captain'), bot('mate')])
  expect(names).toEqual(['Teach', 'Zheng', 'Grace'])
  expect(names.map(botNamed)).toEqual(['captain', 'captain', 'mate'])
})

test('a bot never takes the name of somebody at the table, wherever they sit', () => {
  expect(namesAtTable([bot(), person('Grace'), bot()])).toEqual(['Ines', 'Grace', 'Tom'])
})

test('two people of the same name are told apart, and no name ends in a number', () => {
  expect(namesAtTable([person('Anne'), person('Anne'), person('Anne II')])).toEqual(['Anne', 'Anne II', 'Anne II II'])
  const full = namesAtTable(Array.from({ length: 10 }, () => bot()))
  expect(new Set(full).size).toBe(10)
  expect(full.filter(name => /\d/.test(name))).toEqual([])
})

test('whoever has not come yet has no name', () => {
  expect(namesAtTable([person(null), bot()])).toEqual(['', 'Grace'])
})

test('whoever reads is YOU, whatever they are called; nobody else is, even by that name', () => {
  expect(toldTo(1, ['you', 'Wren', 'Grace'])).toEqual(['“you”', YOU, 'Grace'])
  expect(toldTo(0, ['you', 'Wren'])).toEqual([YOU, 'Wren'])
  expect(toldTo(null, ['Wren', 'Grace'])).toEqual(['Wren', 'Grace'])
})
