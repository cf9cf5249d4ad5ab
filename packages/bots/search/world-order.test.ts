import { chiSquared } from '@nassau/kernel/fixtures/chi-squared'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { WorldOrder } from './world-order.ts'

const cards = ['ace', 'king', 'queen', 'knave', 'ten', 'ten', 'ten']

test('whatever is taken away, the others lie in the same order', () => {
  const keepsTheRest = (seed: number, world: number, taken: string): void => {
    const all = new WorldOrder(seed, world).shuffle([...cards])
    const rest = new WorldOrder(seed, world).shuffle(cards.filter(card => card !== taken))
    expect(rest).toEqual(all.filter(card => card !== taken))
    expect(all.toSorted()).toEqual(cards.toSorted())
  }
  fc.assert(fc.property(fc.nat(), fc.nat(1000), fc.constantFrom('ace', 'king', 'queen', 'knave'), keepsTheRest))
})

test('in many worlds every order comes as often, and a second list has one of its own', () => {
  const orders = Array.from({ length: 6000 }, (_, world) => new WorldOrder(5, world).shuffle(['a', 'b', 'c']).join(''))
  expect(chiSquared(orders, 6)).toBeLessThan(20.5)
  const pairs = Array.from({ length: 6000 }, (_, world) => {
    const order = new WorldOrder(5, world)
    return `${order.shuffle(['a', 'b']).join('')} ${order.shuffle(['a', 'b']).join('')}`
  })
  expect(chiSquared(pairs, 4)).toBeLessThan(16.3)
})
