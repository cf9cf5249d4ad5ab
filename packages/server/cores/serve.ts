/**
 * A house as it is opened: one process, or as many as are wanted behind one port.
 *
 *                      ┌─ sockets ──▶ process 0 ┐
 *   port ─▶ the first ─┤                        ├─ batches, who follows what ─▶ the first ─▶ store
 *                      └─ sockets ──▶ process 1 ┘
 */
import { once } from 'node:events'
import type { Server as Door } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { checkAtStart } from '../keeping/check-at-start.ts'
import { Metrics } from '../metrics.ts'
import { logAt, type Server, serveHere } from '../serve.ts'
import { DEFAULTS, type Settings } from '../settings.ts'
import { openStore } from '../store/open-store.ts'
import { SqliteStore } from '../store/sqlite.ts'
import type { Tables } from '../tables/tables.ts'
import { collectQuietly } from '../threads/quiet-memory.ts'
import { Crew } from './crew.ts'
import { openDoor } from './door.ts'
import { Hub } from './hub.ts'
import type { Line } from './line.ts'
import { writeFor } from './one-writer.ts'
import { Rendezvous } from './rendezvous.ts'

/** A house, and its processes by their ids. `tables`: null where they are in other processes. */
export type OpenHouse = Server & { pids: () => number[]; tables: Tables | null }

export async function serve(wanted: Partial<Settings> = {}): Promise<OpenHouse> {
  collectQuietly()
  const settings: Settings = { ...DEFAULTS, ...wanted }
  if (settings.processes > 1) return serveOnCores(settings)
  const server = await serveHere(settings)
  return { ...server, pids: () => [process.pid] }
}

async function serveOnCores(settings: Settings): Promise<OpenHouse> {
  const log = logAt(settings.logLevel)
  const metrics = new Metrics({ tables: none, connections: none, waitingBots: none, waitingWork: none, isConnected })
  const fault = (where: string, thrown: unknown): void => {
    metrics.faults.inc({ where })
    log.error({ err: thrown, where }, 'a fault was survived')
  }
  const opened = await openStore(settings, {
    commit: size => metrics.batches.observe(size),
    death: thrown => fault('writer', thrown),
  })
  const { store } = opened
  await checkAtStart(settings, opened, thrown => fault('check', thrown))
  const rendezvous = new Rendezvous<Line>()
  const crew: Crew = new Crew({
    settings,
    fault,
    joined(slot, line) {
      // Nodes of a Redis hear of each other there.
      if (settings.redisUrl === null) hub.add(slot, line)
      if (store instanceof SqliteStore)
        writeFor(line, { commits: store.commits, rendezvous, wrote: (match, length) => hub.grown(slot, match, length) })
      line.on('roll', () => crew.roll())
      line.on('counts', async () => [await metrics.counts(), ...(await crew.counts())])
    },
    left(slot, line) {
      hub.remove(slot)
      rendezvous.leave(line)
    },
  })
  const hub = new Hub(crew.ownerOf)
  const door = openDoor(settings.mostConnections, (socket, head) => crew.hand(socket, head))

  const close = async (): Promise<void> => {
    const ended = crew.close()
    await sleep(settings.drainMs)
    door.close()
    await ended
    await store.close().catch((thrown: unknown) => fault('closing the store', thrown))
    metrics.close()
  }
  try {
    await listen(door, settings)
    await crew.start()
  } catch (thrown) {
    await close()
    throw thrown
  }
  let closing: Promise<void> | null = null
  return { address: addressOf(door), tables: null, pids: () => crew.pids, close: () => (closing ??= close()) }
}

const none = (): number => 0
const isConnected = (): boolean => true

async function listen(door: Door, { port, host }: Settings): Promise<void> {
  const listening = once(door, 'listening')
  door.listen({ port, host })
  await listening
}

/** As a browser on this machine would reach it. */
function addressOf(door: Door): string {
  const at = door.address()
  if (typeof at !== 'object' || !at) return ''
  const host = at.address === '0.0.0.0' || at.address === '::' ? '127.0.0.1' : at.address
  return `http://${host.includes(':') ? `[${host}]` : host}:${at.port}`
}
