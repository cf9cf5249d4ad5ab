import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { Client } from '../fixtures/client.ts'
import { scratch } from '../fixtures/house.ts'
import { endAll, type NodeProcess, startNode } from '../fixtures/processes.ts'

afterEach(endAll)

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const living = ({ pids }: NodeProcess): number[] => pids.filter(isAlive)

test('the first process is killed: the others end, and the house opens again with all that was acknowledged', async () => {
  const folder = scratch()
  const first = await startNode(folder, '--processes=2')
  const anne = new Client(first.address)
  const match = await anne.create({ game: 'pig', seats: [{ kind: 'me' }, { kind: 'open' }], isPublic: true })
  await anne.act(match, 'chat', { text: 'a word' })
  expect(living(first)).toHaveLength(2)
  await first.end('SIGKILL')
  await expect.poll(() => living(first), { timeout: 10_000 }).toEqual([])

  const second = await startNode(folder, '--processes=2')
  Object.assign(anne, { address: second.address })
  expect((await anne.look(match)).chat).toMatchObject([{ text: 'a word' }])
  expect(await second.end('SIGTERM')).toBe(0)
  expect(living(second)).toEqual([])
  rmSync(folder, { recursive: true })
})

test('a house that is to stop does, though one client never says a word and another never finishes, and tells the rest to come back', async () => {
  const folder = scratch()
  const house = await startNode(folder, '--processes=2')
  const { hostname, port, host } = new URL(house.address)
  const half = `POST /api/matches HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{`
  for (const says of ['', half]) {
    const line = connect(Number(port), hostname)
    line.on('error', () => undefined)
    line.write(says)
    await once(line, 'connect')
  }
  const anne = new Client(house.address)
  await anne.connect()
  const told = new Promise(resolve => anne.socket?.once('close', resolve))
  const ended = house.end('SIGTERM')
  expect(await told).toBe(1012)
  expect(await ended).toBe(0)
  expect(living(house)).toEqual([])
  rmSync(folder, { recursive: true })
})

test('a process that a terminal tells to stop waits until the first one says so', async () => {
  const folder = scratch()
  const house = await startNode(folder, '--processes=2')
  for (const pid of house.pids) process.kill(pid, 'SIGINT')
  const anne = new Client(house.address)
  for (let i = 0; i < 4; i++) expect((await anne.get('/readyz')).text).toContain('2 of 2')
  expect(living(house)).toEqual(house.pids)
  expect(await house.end('SIGTERM')).toBe(0)
  rmSync(folder, { recursive: true })
})
