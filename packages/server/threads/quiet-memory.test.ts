import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { endAll, startNode } from '../fixtures/processes.ts'

const folder = mkdtempSync(join(tmpdir(), 'nassau-heap-'))
afterAll(() => {
  endAll()
  rmSync(folder, { recursive: true, force: true })
})

/** How often all of a house's memory was looked through. */
async function sweeps(address: string): Promise<number> {
  const metrics = await (await fetch(`${address}/metrics`)).text()
  return Number(/nodejs_gc_duration_seconds_count\{kind="major"\} (\d+)/.exec(metrics)?.[1] ?? 0)
}

test('large requests that are refused do not have all memory looked through again and again', async () => {
  const { address } = await startNode(folder, '--usual-quotas')
  const large = { method: 'POST', body: JSON.stringify({ name: 'a'.repeat(50_000) }) }
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' }
  const before = await sweeps(address)
  const ask = () =>
    fetch(`${address}/%61pi/me`, { ...large, headers }).then(
      said => said.status,
      () => 'cut off',
    )
  const answers: (number | string)[] = []
  for (let i = 0; i < 20; i++) answers.push(...(await Promise.all(Array.from({ length: 100 }, ask))))
  expect(answers).toContain(429)
  expect((await sweeps(address)) - before).toBeLessThan(3)
})

test.runIf(process.platform === 'linux')(
  'who collects and compiles beside the main thread lets it go first',
  async () => {
    const { pids } = await startNode(folder)
    const [house = 0] = pids
    const task = `/proc/${house}/task`
    const priorities: Record<string, number[]> = {}
    for (const thread of readdirSync(task)) {
      const name = readFileSync(`${task}/${thread}/comm`, 'utf8').trim()
      priorities[name] = [...(priorities[name] ?? []), getPriority(Number(thread))]
    }
    expect(priorities['node-MainThread']).toEqual([0])
    expect(priorities['node-V8Worker']?.length).toBeGreaterThan(0)
    expect(new Set(priorities['node-V8Worker'])).toEqual(new Set([19]))
  },
)
