import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { connect } from 'node:net'
import { findRules } from '@nassau/games'
import { FastChance } from '@nassau/kernel/bots'
import { verify } from '@nassau/kernel/host'
import { afterEach, expect, test } from 'vitest'
import { Client } from './fixtures/client.ts'
import { anyChoice, openServer, scratch } from './fixtures/house.ts'
import { endAll, startNode } from './fixtures/processes.ts'

const FOR_TWO = { seats: [{ kind: 'me' as const }, { kind: 'open' as const }], isPublic: true }

afterEach(endAll)

test('a server killed again and again loses nothing it has acknowledged, and every match goes on to its end', async () => {
  const folder = scratch()
  const rng = new FastChance(1)
  let server = await startNode(folder)
  const anne = new Client(server.address)
  const bart = new Client(server.address)
  const match = await anne.create({ game: 'scurvy-dice', options: { short: true }, ...FOR_TWO })
  await bart.act(match, 'join')
  const people = [anne, bart]
  let acknowledged = 0
  let kills = 0
  for (let isOver = false; !isOver; )
    for (const person of people) {
      const table = await person.look(match)
      isOver = table.scene.status === 'over'
      const wanted = anyChoice(table, rng)
      if (isOver || !wanted) continue
      const { status } = await person.act(match, 'choose', { seen: table.n, ...wanted })
      expect(status).toBe(200)
      acknowledged++
      if (acknowledged % 3 !== 0 || kills >= 3) continue
      kills++
      await server.end('SIGKILL')
      server = await startNode(folder)
      for (const one of people) Object.assign(one, { address: server.address })
      expect((await person.look(match)).n).toBe(table.n + 1)
    }
  const { text } = await anne.get(`/api/matches/${match}/record`)
  const verified = verify(findRules, text)
  expect(verified.ok && verified.value.choices).toBe(acknowledged)
  expect(kills).toBe(3)
  expect(await server.end('SIGTERM')).toBe(0)
  rmSync(folder, { recursive: true })
})

/** A connection that says this and never another word; resolves with the first that is heard, or at once if nothing is to be. */
async function silent(address: string, says: string, isAnswered: boolean): Promise<void> {
  const { hostname, port } = new URL(address)
  const line = connect(Number(port), hostname)
  // It is cut off in the end, as it should be.
  line.on('error', () => undefined)
  line.write(says)
  await once(line, isAnswered ? 'data' : 'connect')
}

test('a server that is to stop does, though one client never answers and another never finishes what it says', async () => {
  const folder = scratch()
  const server = await startNode(folder)
  const host = `Host: ${new URL(server.address).host}`
  const key = `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${Buffer.from('sixteen bytes ok').toString('base64')}`
  const upgrade = `GET /live HTTP/1.1\r\n${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${key}\r\n\r\n`
  await silent(server.address, upgrade, true)
  const half = `POST /api/matches HTTP/1.1\r\n${host}\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{`
  await silent(server.address, half, false)
  expect(await server.end('SIGTERM')).toBe(0)
  rmSync(folder, { recursive: true })
})

test('who is connected when a server stops is told to come back, and goes on where they were', async () => {
  const first = await openServer()
  const anne = new Client(first.address)
  await anne.connect()
  const match = await anne.create({ game: 'pig', ...FOR_TWO, clock: { choiceMs: 60_000, bankMs: 1000 } })
  await anne.watch(match)
  const bart = new Client(first.address)
  await bart.act(match, 'join')
  const { scene } = await anne.reach(match, 2)
  const closed = new Promise(resolve => anne.socket?.once('close', resolve))
  const second = await first.restart()
  expect(await closed).toBe(1012)
  Object.assign(anne, { address: second.address })
  await anne.connect()
  expect((await anne.look(match)).scene.clocks).toEqual(scene.clocks)
  expect(anne.tables.get(match)).toEqual(await anne.look(match))
  await second.destroy()
})

test('bots go on playing after a restart though nobody watches', async () => {
  const first = await openServer()
  const anne = new Client(first.address)
  const bots = [
    { kind: 'bot' as const, level: 'mate' },
    { kind: 'bot' as const, level: 'mate' },
  ]
  const match = await anne.create({ game: 'scurvy-dice', seats: bots })
  const second = await first.restart()
  const later = new Client(second.address)
  for (let i = 0; (await later.look(match)).scene.status !== 'over'; i++) {
    expect(i).toBeLessThan(300)
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  expect(verify(findRules, (await later.get(`/api/matches/${match}/record`)).text).ok).toBe(true)
  await second.destroy()
})
