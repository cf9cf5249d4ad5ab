/**
 * The practical limit: a WebSocket loop that knows no rules. Every message is one row of SQLite; whatever
 * arrived in one turn of the loop is one commit, on the disk before it is sent to everyone at the table.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type WebSocket, WebSocketServer } from 'ws'
import { reportFrom } from './report.ts'

type Said = { match: string; seq: number; text: string }

const folder = mkdtempSync(join(process.env.BENCH_FOLDER ?? tmpdir(), 'nassau-bare-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
const database = new DatabaseSync(join(folder, 'bare.db'))
database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 4000;')
database.exec('CREATE TABLE said (match TEXT, seq INTEGER, text TEXT, PRIMARY KEY (match, seq))')
const add = database.prepare('INSERT INTO said VALUES (?, ?, ?)')

const rooms = new Map<string, { sockets: Set<WebSocket>; seq: number }>()
let gathered: Said[] = []

function commit(): void {
  const batch = gathered
  gathered = []
  database.exec('BEGIN IMMEDIATE')
  for (const { match, seq, text } of batch) add.run(match, seq, text)
  database.exec('COMMIT')
  for (const { match, text } of batch) for (const socket of rooms.get(match)?.sockets ?? []) socket.send(text)
}

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
server.on('connection', (socket, request) => {
  const match = request.url ?? ''
  const room = rooms.get(match) ?? { sockets: new Set(), seq: 0 }
  rooms.set(match, room)
  room.sockets.add(socket)
  socket.on('close', () => room.sockets.delete(socket))
  socket.on('message', data => {
    const text = Buffer.isBuffer(data) ? data.toString() : ''
    const message: { choice: unknown } = JSON.parse(text)
    if (gathered.length === 0) setImmediate(commit)
    gathered.push({ match, seq: room.seq++, text: JSON.stringify({ n: room.seq, ...message }) })
  })
})
server.on('listening', () => {
  const at = server.address()
  reportFrom(typeof at === 'object' && at ? at.port : 0)
})
