import { once } from 'node:events'
import { connect } from 'node:net'
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

test('a request that is never finished is cut off', async () => {
  const quotas = new Quotas(quotasTimes(1e6))
  const quick = { requestTimeout: 200, keepAliveTimeout: 200, connectionsCheckingInterval: 50 }
  let handled = 0
  const server = frontOf({ quotas, settings: DEFAULTS, metrics }, quick)(() => void handled++)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') return expect.fail('it listens nowhere')
  const line = connect(address.port, '127.0.0.1')
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
