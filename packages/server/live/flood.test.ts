/** Who sends too much over the live channel is told so, then cut off, and others are not touched by it. */
import { once } from 'node:events'
import { PROTOCOL } from '@nassau/protocol'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { Client } from '../fixtures/client.ts'
import { openServer } from '../fixtures/house.ts'
import { quotasTimes } from '../quotas/quotas.ts'

test('who floods the channel is told to slow down, then cut off', async () => {
  const strict = await openServer({
    quotas: quotasTimes(1e6, { messages: { most: 5, everyMs: 5000, says: 'messages' } }),
  })
  const eager = new Client(strict.address)
  await eager.connect()
  const closed = new Promise(resolve => eager.socket?.once('close', resolve))
  for (let i = 0; i < 300; i++) eager.say({ type: 'unwatch', match: 'aaaaaaaaaaaaaaaa' })
  expect(await closed).toBe(1013)
  expect(eager.sent.some(text => text.includes('too-many'))).toBe(true)
  await strict.destroy()
})

test('pings nobody asked for, and messages in pieces, count as messages', async () => {
  const strict = await openServer({
    quotas: quotasTimes(1e6, { messages: { most: 5, everyMs: 5000, says: 'messages' } }),
  })
  for (const flood of [(socket: WebSocket) => socket.ping(), (socket: WebSocket) => socket.send('', { fin: false })]) {
    const socket = new WebSocket(`${strict.address.replace('http', 'ws')}/live`)
    await once(socket, 'open')
    for (let i = 0; i < 300; i++) flood(socket)
    const [code] = await once(socket, 'close')
    expect(code).toBe(1013)
  }
  await strict.destroy()
})

test('who was cut off for flooding is not let in again for a while; others are', async () => {
  const few = { most: 1, everyMs: 3_600_000, says: 'of these' }
  const messages = { most: 5, everyMs: 5000, says: 'messages' }
  const strict = await openServer({ proxies: 1, quotas: quotasTimes(1e6, { messages, 'cut-offs': few }) })
  const line = async (from: string): Promise<WebSocket> => {
    const headers = { 'x-forwarded-for': from }
    const socket = new WebSocket(`${strict.address.replace('http', 'ws')}/live`, { headers })
    await once(socket, 'open')
    return socket
  }
  const flooder = await line('203.0.113.1')
  for (let i = 0; i < 100; i++) flooder.send('{}')
  await once(flooder, 'close')
  await expect(line('203.0.113.1')).rejects.toThrow('429')
  const other = await line('203.0.113.2')
  other.terminate()
  await strict.destroy()
})

test('a connection says hello once, and whoever asks for matches that are not there is soon told no more', async () => {
  const strays = { most: 3, everyMs: 3_600_000, says: 'of these' }
  const strict = await openServer({ quotas: quotasTimes(1e6, { strays }) })
  const eager = new Client(strict.address)
  await eager.connect()
  const again = eager.next(({ type }) => type === 'refused')
  eager.say({ type: 'hello', protocol: PROTOCOL })
  expect(await again).toMatchObject({ error: { code: 'malformed', says: 'a connection says hello once' } })
  await eager.cut()
  const refusals = (): string[] => eager.sent.map(text => JSON.parse(text).error?.code).filter(Boolean)
  eager.sent.length = 0
  const socket = new WebSocket(`${strict.address.replace('http', 'ws')}/live`, {
    headers: { cookie: [...eager.cookies].map(pair => pair.join('=')).join('; ') },
  })
  await once(socket, 'open')
  socket.on('message', data => eager.sent.push(Buffer.isBuffer(data) ? data.toString() : ''))
  const last = Object.fromEntries(Array.from({ length: 50 }, (_, i) => [`nobody${i}`.padEnd(12, 'z'), 0]))
  socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, last }))
  await expect.poll(refusals).toContain('too-many')
  socket.send('{}')
  await expect.poll(refusals).toContain('malformed')
  expect(refusals()).toEqual(['not-found', 'not-found', 'not-found', 'too-many', 'malformed'])
  socket.terminate()
  await strict.destroy()
})

test('a long message counts as several', async () => {
  const strict = await openServer({
    quotas: quotasTimes(1e6, { messages: { most: 10, everyMs: 3_600_000, says: 'messages' } }),
  })
  const eager = new Client(strict.address)
  await eager.connect()
  const refused = eager.next(message => message.type === 'refused' && message.error.code === 'too-many')
  const last = Object.fromEntries(Array.from({ length: 180 }, (_, i) => [`nobody${i}`.padEnd(12, 'z'), 0]))
  for (let i = 0; i < 4; i++) eager.say({ type: 'hello', protocol: PROTOCOL, last })
  expect(await refused).toMatchObject({ error: { quota: { what: 'messages', most: 10 } } })
  await strict.destroy()
})
