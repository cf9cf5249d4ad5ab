import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { nassau, scratch } from '../test-kit.ts'

const NASSAU = fileURLToPath(new URL('../nassau.ts', import.meta.url))

test('serve says where it is in one line, answers there, and stops at Ctrl-C', async () => {
  const data = scratch()
  const child = spawn(process.execPath, [NASSAU, 'serve', '--port', '0', '--data', data, '--no-build'])
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
  const gone = new Promise(resolve => child.once('exit', resolve))
  child.kill('SIGINT')
  expect(await gone).toBe(0)
  expect(lines).toHaveLength(1)
  rmSync(data, { recursive: true })
})

test('serve refuses a port that is none', () => {
  expect(nassau(['serve', '--port', 'harbour']).code).toBe(2)
})
