import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { nassau } from './test-kit.ts'

// A game from outside the list: under this condition `#list` has it, and nothing else is told of it.
beforeEach(() => {
  vi.stubEnv('NODE_OPTIONS', '--conditions=nassau-fixtures')
})
afterEach(() => {
  vi.unstubAllEnvs()
})

test('a game from outside the list is played in the terminal to its end, in its own words', () => {
  const { code, out, err } = nassau(['play', 'last-bottle', '--seed', 'tide'], '3\n'.repeat(4))
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toContain('Skipper, how many bottles?')
  expect(out).toContain('2  take 2')
  expect(out).toContain('Skipper takes 3 bottles, 9 left. (LB-2)')
  expect(out).toContain('Grace takes one bottle, 8 left. (LB-2)')
  expect(out).toContain('Grace wins')
})

test('it is helped with, fuzzed, simulated and held to its law like any other', () => {
  expect(nassau(['--help']).out).toContain('Last Bottle, 2 to 4 seats')
  expect(nassau(['fuzz', 'last-bottle', '--matches', '20']).code).toBe(0)
  expect(nassau(['simulate', 'last-bottle', '--games', '20', '--seed', '1']).code).toBe(0)
  expect(nassau(['law', 'last-bottle']).out).toContain('Last Bottle: 3 clauses, all tested')
})

test('without the condition nobody has heard of it', () => {
  vi.unstubAllEnvs()
  const { code, err } = nassau(['play', 'last-bottle'])
  expect(code).toBe(2)
  expect(err).toContain('there is no game "last-bottle"')
})
