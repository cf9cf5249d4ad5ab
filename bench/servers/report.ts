/** A measured server is a process: it says where it listens, and on demand what it has used so far. */
export type Usage = {
  /** CPU-seconds of the whole process, its threads included. */
  cpu: number
  /** Bytes after a full collection: the heap and what lies outside of it. */
  bytes: number
}

/** Tells the parent where this server listens, and from then on answers whatever it asks with the usage. */
export function reportFrom(port: number): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    globalThis.gc?.()
    const { heapUsed, external } = process.memoryUsage()
    process.send?.({ cpu: (user + system) / 1e6, bytes: heapUsed + external } satisfies Usage)
  })
  process.once('disconnect', () => process.exit())
  process.send?.({ port })
}
