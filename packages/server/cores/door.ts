/**
 * The door of a house of many processes: it takes connections at the one port, reads how each begins, and hands it to
 * the process its match belongs to. That is for speed only: any process serves any match.
 *
 *   GET /live?brief&match=M       ┐
 *   GET, POST /api/matches/M…     ┴─▶ the process M belongs to
 *   anything else                 ──▶ each in its turn
 */
import { createServer, type Server, type Socket } from 'node:net'

/** Whoever says nothing for so long (ms) is cut off. */
const SILENCE_MS = 30_000
/** How many bytes of what is said first can name a match. */
const LONGEST_NAME = 2048

const NAMED = /^[A-Z]+ \/(?:live\?(?:[^\s#]*&)?match=|api\/matches\/)([\w-]+)/

/** The match that the beginning of a request names, if it does. */
export const matchIn = (head: Buffer): string | null =>
  NAMED.exec(head.toString('latin1', 0, LONGEST_NAME))?.[1] ?? null

/** A number that is the same for the same match everywhere (FNV-1a). */
export function hashOf(match: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < match.length; i++) hash = Math.imul(hash ^ match.charCodeAt(i), 0x01000193)
  return hash >>> 0
}

/** `hand` gives a connection, and what was read of it, to a process. */
export function openDoor(most: number, hand: (socket: Socket, head: Buffer) => void): Server {
  // Nothing is read ahead: once the first bytes are here the rest stays in the kernel, for whoever gets the socket.
  const door = createServer({ highWaterMark: 0, allowHalfOpen: true, noDelay: true }, socket => {
    const giveUp = (): void => void socket.destroy()
    socket.on('error', giveUp)
    socket.on('end', giveUp)
    socket.setTimeout(SILENCE_MS, giveUp)
    socket.on('readable', () => {
      const head: unknown = socket.read()
      if (!Buffer.isBuffer(head)) return
      socket.removeAllListeners('readable')
      socket.removeListener('end', giveUp)
      hand(socket, head)
    })
  })
  // Those that were handed on do not count here.
  door.maxConnections = most
  return door
}
