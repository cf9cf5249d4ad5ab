import { toPlaces } from '@nassau/kernel'
import { accept } from '@nassau/kernel/host'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { choiceOf, firstLayout, put } from './arrangement.ts'

const asks = fc.record({ ship: fc.nat(10), cannon: fc.nat(4), crew: fc.nat(4), parrot: fc.nat(4) }).map(tray =>
  toPlaces(
    0,
    [
      { thing: 'ship', count: tray.ship, to: ['sails', 'hull'] },
      { thing: 'cannon', count: tray.cannon, to: ['cannons'] },
      { thing: 'crew', count: tray.crew, to: ['crew'] },
      { thing: 'parrot', count: tray.parrot, to: ['sails', 'hull', 'cannons', 'crew', 'parrot'] },
    ],
    [{ place: 'parrot', least: 0, most: 1 }],
  ),
)

test('the first layout, and any that taps make of it, can be chosen', () => {
  fc.assert(
    fc.property(asks, fc.array(fc.nat(20), { maxLength: 20 }), (ask, taps) => {
      let laid = firstLayout(ask)
      expect(accept(ask, choiceOf(laid))).toBeDefined()
      for (const tap of taps) laid = put(ask, laid, tap % Math.max(1, laid.length))
      expect(accept(ask, choiceOf(laid))).toBeDefined()
    }),
  )
})

test('a die goes where it is put, if it may', () => {
  const ask = toPlaces(0, [{ thing: 'ship', count: 2, to: ['sails', 'hull'] }])
  const laid = firstLayout(ask)
  expect(choiceOf(laid).assign).toEqual(['sails', 'hull'])
  expect(choiceOf(put(ask, laid, 0, 'hull')).assign).toEqual(['hull', 'hull'])
  expect(choiceOf(put(ask, laid, 0, 'crew')).assign).toEqual(['sails', 'hull'])
})

test('a tap takes a die to the next place it may stand in, and round again', () => {
  const ask = toPlaces(0, [{ thing: 'ship', count: 1, to: ['sails', 'hull'] }])
  const once = put(ask, firstLayout(ask), 0)
  expect(choiceOf(once).assign).toEqual(['hull'])
  expect(choiceOf(put(ask, once, 0)).assign).toEqual(['sails'])
})
