import { heard } from '@nassau/kernel/testing'
import { expect, test } from 'vitest'
import { at } from '../test-kit.ts'

const scoring = () => ({ step: 'scoring', at: 'begin', left: [] }) as const
const scored = (ships: string[], more: Partial<Parameters<typeof at>[1]> = {}) =>
  at({ ...scoring(), left: [] }, { ships, ...more })

test('SD-41 forward a space for each coin held, aboard or set aside, then back one for each scurvy die', () => {
  const m = scored(['at 2 hold 4,1 cache 3 scurvy 2', 'at 5'])
  expect(m.board.ships.map(ship => ship.at)).toEqual([8, 5])
})

test('SD-41 all treasure dice go back to the pool', () => {
  const m = scored(['at 2 hold 4,1 cache 3 scurvy 2', 'at 5 scurvy 1'])
  for (const ship of m.board.ships) expect(ship).toMatchObject({ hold: [], cache: [], scurvy: 0 })
})

test('SD-5 a token never goes back beyond the start', () => {
  const m = scored(['at 1 scurvy 4', 'at 0'])
  expect(m.board.ships[0]?.at).toBe(0)
})

test('SD-41 only where the token stops counts: coins and scurvy are added up before the floor', () => {
  const m = scored(['at 0 hold 3 scurvy 2', ''])
  expect(m.board.ships[0]?.at).toBe(1)
})

test.each([
  [['at 5', 'at 9', 'at 3'], 0, 1, 'the one in the lead'],
  [['at 9', 'at 9', 'at 3'], 2, 2, 'nobody new, when the lead is tied'],
])('SD-6 after %j with dog %i the Scurvy Dog is %i: %s', (ships, dog, next) => {
  expect(scored(ships, { dog }).board.dog).toBe(next)
})

test('SD-44 a used card turns back when its owner ends the hunt behind where it began', () => {
  const m = scored(['at 4 from 6 captain black-bart used yes', 'at 6 from 6 captain blackbeard used yes'])
  expect(m.board.ships.map(({ isReady }) => isReady)).toEqual([true, false])
  expect(heard(m, 'power-back')).toMatchObject([{ seat: 0 }])
})
