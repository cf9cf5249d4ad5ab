import { HEX_HALF } from '@nassau/ui/hexes'
import { expect, test } from 'vitest'
import { spotsFor } from './spots.ts'

test.each(Array.from({ length: 16 }, (_, count) => count))('%i pieces have a spot each, all inside the hex', count => {
  const spots = spotsFor(count)
  expect(new Set(spots.map(({ x, y }) => `${x},${y}`)).size).toBe(count)
  for (const { x, y } of spots) expect(Math.hypot(x, y)).toBeLessThan(HEX_HALF)
})
