import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { nassau } from '../test-kit.ts'

const FIRST_MATE = `python3 "${fileURLToPath(new URL('../../../examples/bots/first-mate.py', import.meta.url))}"`

test('a command against one of ours: a ladder with intervals, or the same as JSON', () => {
  const args = ['arena', 'pig', '--bot', FIRST_MATE, '--games', '6', '--seed', 'tide']
  const { code, out, err } = nassau(args)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toMatch(/bot +rating +95 % interval +seats +wins +a seat/)
  expect(out).toMatch(/first-mate\.py" +\+\d+ +[+-]\d+ to \+\d+ +6 +[456] /)
  const ladder: Record<string, unknown> = JSON.parse(nassau([...args, '--json']).out)
  expect(ladder).toMatchObject({ game: 'pig', games: 6, bots: ['swab', `exec:${FIRST_MATE}`], faults: [] })
})

test('what cannot be held is said in one sentence', () => {
  const refused = (...args: string[]): string => {
    const { code, err } = nassau(['arena', ...args])
    expect(code).toBe(2)
    return err
  }
  expect(refused('pig')).toContain('two bots or more')
  expect(refused('pig', '--bots', 'swab,swab,swab', '--seats', '3')).toContain('2 seats, not 3')
  expect(refused('pig', '--bots', 'swab,exec:no-such-program')).toContain('cannot be started')
})
