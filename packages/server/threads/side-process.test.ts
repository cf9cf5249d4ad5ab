import { afterAll, expect, test } from 'vitest'
import { SideProcess } from './side-process.ts'

const faults: unknown[] = []
const FILE = new URL('../fixtures/dull-process.ts', import.meta.url)
// Time enough to start on a machine with much else to do, and too little for anything.
const patient = new SideProcess(FILE, fault => faults.push(fault), 60_000)
const hasty = new SideProcess(FILE, fault => faults.push(fault), 300)
afterAll(async () => {
  for (const side of [patient, hasty]) await side.close()
})

test('one process answers one after the other; one that has died is followed by another', async () => {
  const ask = (does: 'answer' | 'die') => patient.run({ does })
  const [first, second] = await Promise.all([ask('answer'), ask('answer')])
  expect(first).toBe(patient.pid)
  expect(second).toBe(first)
  expect(faults).toEqual([])

  const [dead, next] = await Promise.all([ask('die'), ask('answer')])
  expect(dead).toBe(null)
  expect(next).toBe(patient.pid)
  expect(next).not.toBe(first)
  expect(String(faults.splice(0))).toContain('it has ended')
})

test('one that does not answer is given up', async () => {
  expect(await hasty.run({ does: 'stay' })).toBe(null)
  expect(hasty.pid).toBe(undefined)
  expect(String(faults.splice(0))).toContain('no answer in 300 ms')
})
