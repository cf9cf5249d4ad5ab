/** Connections to our server that only say hello, and what they cost while nothing happens. */
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { liveAt } from '../load/nassau-wire.ts'
import { ServerProcess } from '../load/process.ts'

const WATCHED_S = 5
const AT_ONCE = 100

/** How many were opened and still are after a while, bytes each, and CPU-seconds a second of all. */
export type Idle = { opened: number; stillOpen: number; bytes: number; cpu: number }

export async function idleConnections(many: number): Promise<Idle> {
  const server = await ServerProcess.start('nassau.ts')
  const empty = await server.bytes()
  const sockets: WebSocket[] = []
  for (let i = 0; i < many; i += AT_ONCE)
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, many - i) }, () => hello(server.address, sockets)))
  const open = (): number => sockets.filter(({ readyState }) => readyState === WebSocket.OPEN).length
  const opened = open()
  const bytes = ((await server.bytes()) - empty) / many
  const before = server.cpu()
  await sleep(1000 * WATCHED_S)
  const cpu = (server.cpu() - before) / WATCHED_S
  const stillOpen = open()
  for (const socket of sockets) socket.terminate()
  await server.stop()
  return { opened, stillOpen, bytes, cpu }
}

function hello(address: string, sockets: WebSocket[]): Promise<void> {
  const socket = new WebSocket(liveAt(address), { perMessageDeflate: false })
  sockets.push(socket)
  return new Promise((resolve, reject) => {
    socket.once('open', () => socket.send('{"type":"hello","protocol":1}'))
    socket.once('message', () => resolve())
    socket.once('error', reject)
  })
}
