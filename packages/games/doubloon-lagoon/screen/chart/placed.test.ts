import { expect, test } from 'vitest'
import { newLagoon } from '../../game.ts'
import { homeSpace, isUnderWay, piecesOf, unitsAt } from './placed.ts'

/** Two seats: crews 0 to 2 and ship 6 against crews 3 to 5 and ship 7. */
function lagoon() {
  const made = newLagoon(2)
  for (const id of [0, 1, 6]) Object.assign(made.units[id] ?? {}, { at: 20 })
  Object.assign(made.units[0] ?? {}, { aboard: 6 })
  Object.assign(made.units[3] ?? {}, { at: 20 })
  return made
}

test('a crew aboard is drawn with its ship, and everyone else on a hex has a spot of their own', () => {
  const pieces = piecesOf(lagoon())
  expect(pieces.map(({ id }) => id)).toEqual([6, 1, 3])
  expect(new Set(pieces.map(({ spot }) => spot)).size).toBe(3)
})

test('units of a hex are named with those aboard right after their ship', () => {
  expect(unitsAt(lagoon(), 20)).toEqual([1, 3, 6, 0])
})

test('the cursor begins at the own ship, or at a crew where there is none', () => {
  const board = lagoon()
  expect(homeSpace(board, 0)).toBe(20)
  Object.assign(board.units[6] ?? {}, { at: null })
  Object.assign(board.units[0] ?? {}, { at: 33, aboard: null })
  expect(homeSpace(board, 0)).toBe(33)
})

test('a seat is under way when a unit of it is not in its port', () => {
  const board = lagoon()
  board.homes = [20, 40]
  expect(isUnderWay(board, 0)).toBe(false)
  expect(isUnderWay(board, 1)).toBe(true)
})
