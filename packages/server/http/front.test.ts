import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { openServer } from '../fixtures/house.ts'
import { Metrics } from '../metrics.ts'
import { Quotas, quotasTimes } from '../quotas/quotas.ts'
import { DEFAULTS } from '../settings.ts'
import { frontOf, PATIENCE } from './front.ts'

const none = (): number => 0
const metrics = new Metrics({
  tables: none,
  connections: none,
  waitingBots: none,
  waitingWork: none,
  isConnected: () => true,
})

async function portOf(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') return expect.fail('it listens nowhere')
  return address.port
}

test('a request that is never finished is cut off', async () => {
  const quotas = new Quotas(quotasTimes(1e6))
  const quick = { requestTimeout: 200, keepAliveTimeout: 200, connectionsCheckingInterval: 50 }
  let handled = 0
  const server = frontOf({ quotas, settings: DEFAULTS, metrics }, quick)(() => void handled++)
  const line = connect(await portOf(server), '127.0.0.1')
  line.resume()
  line.write('POST /api/matches HTTP/1.1\r\nHost: here\r\nContent-Length: 99\r\n\r\n{')
  await once(line, 'close')
  expect(handled).toBe(1)
  server.close()
})

test('a house has the patience its front has, not what the framework or Node would have', async () => {
  const server = await openServer()
  const answer = await fetch(`${server.address}/healthz`)
  expect(answer.headers.get('keep-alive')).toBe(`timeout=${PATIENCE.keepAliveTimeout / 1000}`)
  await answer.text()
  await server.destroy()
})

test('a socket that was cut off holds on to nothing: what it holds is copied with it until all memory is looked through', async () => {
  const quotas = new Quotas({ ...quotasTimes(1), requests: { most: 1, everyMs: 3_600_000, says: 'requests' } })
  quotas.note('requests', '127.0.0.1')
  const server = frontOf({ quotas, settings: DEFAULTS, metrics })(() => undefined)
  const closed: Socket[] = []
  server.on('connection', socket => socket.once('close', () => closed.push(socket)))
  const port = await portOf(server)
  const ask = async (): Promise<string> => {
    const line = connect(port, '127.0.0.1')
    line.write('GET /api/me HTTP/1.1\r\nHost: here\r\n\r\n')
    let heard = ''
    line.on('error', () => undefined)
    line.on('data', data => {
      heard += String(data)
    })
    await once(line, 'close')
    return heard.slice(0, 12)
  }
  const answers = await Promise.all(Array.from({ length: 6 }, ask))
  // Four of an address are told that it is too much, after a while; any more hear nothing.
  expect(answers.sort()).toEqual(['', '', ...Array.from({ length: 4 }, () => 'HTTP/1.1 429')])
  // The other end may have heard of it first.
  await expect.poll(() => closed.length).toBe(6)
  for (const socket of closed) {
    expect(socket.eventNames()).toEqual(['error'])
    expect(Reflect.get(socket, '_httpMessage')).toBe(null)
  }
  server.close()
})
