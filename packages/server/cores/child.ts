/** One of many processes of a house: a whole server, except that its sockets are handed to it. */
import { once } from 'node:events'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { type LocalServer, serveHere } from '../serve.ts'
import type { Settings } from '../settings.ts'
import { collectQuietly } from '../threads/quiet-memory.ts'
import type { Among } from './among.ts'
import { Line } from './line.ts'
import { LocalFleet } from './local-fleet.ts'
import { writerBehind } from './one-writer.ts'

/** Where the line to the first process is. */
const LINE = 4

type Handed = { head: Uint8Array; number: number }

// Whoever stops the house stops the first process, and that one says so here; a terminal tells all at once.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
// Without the first process nothing can be kept and nobody can come.
const end = (): never => process.exit(1)
process.once('disconnect', end)

/** Connections that were handed to this process and are not closed. */
const open = new Set<Socket>()

function take(app: FastifyInstance, line: Line, most: number): void {
  process.on('message', ({ head, number }: Handed, socket: unknown) => {
    line.say('took', number)
    // It may have been closed on its way.
    if (!(socket instanceof Socket)) return
    if (open.size >= most) return void socket.destroy()
    open.add(socket)
    socket.once('close', () => open.delete(socket))
    socket.allowHalfOpen = true
    app.server.emit('connection', socket)
    socket.emit('data', Buffer.from(head))
    socket.resume()
  })
}

async function main(): Promise<void> {
  collectQuietly()
  const [settings]: Settings[] = await once(process, 'message')
  if (!settings) return
  const stream = new Socket({ fd: LINE })
  // Before the line tells all who wait for an answer that there is nobody any more who could give it.
  stream.once('close', end)
  const line = new Line(stream, thrown => process.emitWarning(String(thrown)))
  const isEmbedded = settings.databaseUrl === null
  const among: Among = {
    writer: isEmbedded ? writerBehind(line) : null,
    shared:
      settings.redisUrl === null
        ? {
            fleet: new LocalFleet(line, isEmbedded),
            meter: { take: (key, quota, cost) => line.ask('take', { key, quota, cost }) },
          }
        : null,
    roll: () => line.ask('roll', null),
    counts: () => line.ask('counts', null),
    answer(count, wellness) {
      line.on('count', count)
      line.on('wellness', wellness)
    },
    async open(app) {
      await app.ready()
      // It looks after its connections from the moment it listens, which it never does here.
      app.server.emit('listening')
      take(app, line, Math.ceil(settings.mostConnections / settings.processes))
    },
    async emptied(app) {
      app.server.closeIdleConnections()
      await Promise.all([...open].map(socket => once(socket, 'close')))
    },
  }
  let server: LocalServer | null = null
  line.on('close', async () => {
    await server?.close()
    process.exit(0)
  })
  // The store was looked at by the first process.
  server = await serveHere({ ...settings, check: 'none' }, among)
  line.say('ready', null)
}

await main()
