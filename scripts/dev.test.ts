import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'

const SCRIPT = join(import.meta.dirname, 'dev.ts')

test('one command opens pages and server at one address, whichever ports are taken, and ends both', async () => {
  const taken = createServer().listen(0, 'localhost')
  await once(taken, 'listening')
  const address = taken.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const folder = mkdtempSync(join(tmpdir(), 'nassau-dev-'))
  const dev = spawn(process.execPath, [SCRIPT, '--port', `${port}`, '--data', folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(dev, 'exit')
  try {
    let open = ''
    for await (const line of createInterface(dev.stdout)) {
      open = /open at (\S+)/.exec(line)?.[1] ?? ''
      if (open) break
    }
    expect(open).not.toContain(`:${port}/`)
    expect(await (await fetch(open)).text()).toContain('/@vite/client')
    expect((await fetch(new URL('/api/games', open))).status).toBe(200)
  } finally {
    dev.kill('SIGINT')
    taken.close()
  }
  expect(await ended).toEqual([0, null])
  rmSync(folder, { recursive: true, force: true })
})

test('a port that is none is refused', async () => {
  const dev = spawn(process.execPath, [SCRIPT, '--port', 'x'], { stdio: 'ignore' })
  expect(await once(dev, 'exit')).toEqual([2, null])
})
