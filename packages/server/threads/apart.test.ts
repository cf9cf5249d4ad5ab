import { afterAll, expect, test } from 'vitest'
import { Apart } from './apart.ts'

const faults: unknown[] = []
const FILE = new URL('../fixtures/dull-process.ts', import.meta.url)
const apart = new Apart(FILE, fault => faults.push(fault), 2000)
afterAll(() => apart.close())

const ask = (does: 'answer' | 'stay' | 'die') => apart.run({ does })

test('one process answers one after the other; one that has died or does not answer is followed by another', async () => {
  const [first, second] = await Promise.all([ask('answer'), ask('answer')])
  expect(first).toEqual(expect.any(Number))
  expect(second).toBe(first)
  expect(faults).toEqual([])

  const [dead, next] = await Promise.all([ask('die'), ask('answer')])
  expect(dead).toBe(null)
  expect(next).toEqual(expect.any(Number))
  expect(next).not.toBe(first)
  expect(String(faults.splice(0))).toContain('it has ended')

  const [late, third] = await Promise.all([ask('stay'), ask('answer')])
  expect(late).toBe(null)
  expect(third).not.toBe(next)
  expect(String(faults.splice(0))).toContain('no answer in 2000 ms')
})
