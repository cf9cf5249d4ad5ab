import { expect, test } from 'vitest'
import { fuzzWire } from './fuzz-wire.ts'

test('two thousand messages that must be refused change nothing, break nothing and get the right status', async () => {
  const { messages, choices, kinds, findings } = await fuzzWire(2000, 7)
  expect(findings).toEqual([])
  expect(messages).toBe(2000)
  expect(choices).toBeGreaterThan(40)
  for (const kind of [
    'malformed',
    'mangled',
    'out of turn',
    'not offered',
    'stale',
    'replayed',
    'cross-seat',
    'untimely',
  ])
    expect([kinds[`${kind}, HTTP`] ?? 0, kinds[`${kind}, channel`] ?? 0].every(n => n > 5)).toBe(true)
})
