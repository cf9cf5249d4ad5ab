import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { nassau, scratch } from '../test-kit.ts'

const NASSAU = fileURLToPath(new URL('../nassau.ts', import.meta.url))

test('serve says where it is in one line, answers there, and stops at Ctrl-C', async () => {
  expect(await opensAndStops()).toContain('"fleet":"alone"')
})

test('so it does with many processes, all of which a terminal tells to stop', async () => {
  expect(await opensAndStops('--processes', '2')).toContain('"processes":"2 of 2"')
})

test('where the port is taken it says so and ends', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const address = taken.address()
  const port = typeof address === 'object' ? address?.port : 0
  const data = scratch()
  const child = spawn(process.execPath, [NASSAU, 'serve', '--port', String(port), '--data', data, '--no-build'])
  let err = ''
  child.stderr.on('data', text => (err += String(text)))
  onTestFinished(() => {
    child.kill('SIGKILL')
    taken.close()
    rmSync(data, { recursive: true })
  })
  const [code] = await once(child, 'exit')
  expect([code, err]).toEqual([2, expect.stringContaining(`port ${port} is taken`)])
}, 30_000)

/** What it says of its readiness. */
async function opensAndStops(...words: string[]): Promise<string> {
  const data = scratch()
  const child = spawn(process.execPath, [NASSAU, 'serve', '--port', '0', '--data', data, '--no-build', ...words], {
    detached: true,
  })
  const lines: string[] = []
  const first = await new Promise<string>(resolve =>
    createInterface({ input: child.stdout }).on('line', line => {
      lines.push(line)
      resolve(line)
    }),
  )
  const address = /^Nassau is open at (http:\S+)$/.exec(first)?.[1]
  expect((await fetch(`${address}/healthz`)).status).toBe(200)
  expect(await (await fetch(`${address}/`)).text()).toContain('<title>')
  const readiness = await (await fetch(`${address}/readyz`)).text()
  const gone = new Promise(resolve => child.once('exit', resolve))
  // A terminal tells the whole group.
  process.kill(-(child.pid ?? 0), 'SIGINT')
  expect(await gone).toBe(0)
  expect(lines).toHaveLength(1)
  rmSync(data, { recursive: true })
  return readiness
}

test('serve refuses a port that is none', () => {
  expect(nassau(['serve', '--port', 'harbour']).code).toBe(2)
})

test('serve refuses a number of processes that is none', () => {
  const { code, err } = nassau(['serve', '--processes', 'many'])
  expect([code, err.includes('whole number')]).toEqual([2, true])
})
