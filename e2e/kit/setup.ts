/** Before the tests in a real browser: the client is built and a server started, with a store of its own. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { quotasTimes, serve } from '@nassau/server'
import type { TestProject } from 'vitest/node'
import { buildClient, CLIENT } from '../../packages/cli/build-client.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the server can be reached. */
    address: string
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const says: string[] = []
  if (!(await buildClient(line => says.push(line)))) throw new Error(says.join('\n'))
  const folder = await mkdtemp(join(tmpdir(), 'nassau-e2e-'))
  const server = await serve({ folder, port: 0, pages: CLIENT, quotas: quotasTimes(1000) })
  project.provide('address', server.address.replace('127.0.0.1', 'localhost'))
  return async () => {
    await server.close()
    await rm(folder, { recursive: true, force: true })
  }
}
