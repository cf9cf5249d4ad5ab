/** Before the tests in a real browser: the client is built and a server started, with a store of its own. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@nassau/server'
import { build } from 'vite'
import type { TestProject } from 'vitest/node'

const CLIENT = join(import.meta.dirname, '../packages/client')

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the server can be reached. */
    address: string
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // As people get it: the test runner's own mode would build the slow one for developers.
  process.env.NODE_ENV = 'production'
  await build({ root: CLIENT, configFile: join(CLIENT, 'vite.config.ts'), logLevel: 'warn' })
  const folder = await mkdtemp(join(tmpdir(), 'nassau-e2e-'))
  const server = await serve({ folder, port: 0, pages: join(CLIENT, 'dist'), requestsAMinute: 100_000 })
  project.provide('address', server.address.replace('127.0.0.1', 'localhost'))
  return async () => {
    await server.close()
    await rm(folder, { recursive: true, force: true })
  }
}
