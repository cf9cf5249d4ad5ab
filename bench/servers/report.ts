/** A measured server is a process: it says where it listens, and on demand what it keeps in memory. */
import { createServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'

/** So long (ms) what is compiled and swept beside the main thread may take: it is in the way of counting, and not kept. */
const SETTLES_MS = 1000

/** Tells the parent where this server listens, and from then on answers whatever it asks with the bytes it keeps. */
export function reportFrom(port: number): void {
  process.on('message', async () => {
    await setTimeout(SETTLES_MS)
    globalThis.gc?.()
    // Bytes after a full collection: the heap and what lies outside of it.
    const { heapUsed, external } = process.memoryUsage()
    process.send?.({ bytes: heapUsed + external })
  })
  process.once('disconnect', () => process.exit())
  process.send?.({ port })
}

/** A port nobody listens at, for servers that must be told one. */
export function freePort(): Promise<number> {
  return new Promise(resolve => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const at = probe.address()
      probe.close(() => resolve(typeof at === 'object' && at ? at.port : 0))
    })
  })
}
