import { once } from 'node:events'
import { connect } from 'node:net'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { openServer, type TestServer } from '../fixtures/house.ts'
import { Handshakes } from './handshake.ts'

let server: TestServer
beforeAll(async () => {
  server = await openServer()
})
afterAll(() => server.destroy())

/** What a server answers to a raw request, until it ends the connection. */
async function answerTo(address: string, lines: readonly string[]): Promise<string> {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  socket.write(`${lines.join('\r\n')}\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n`)
  let answer = ''
  socket.on('data', chunk => (answer += String(chunk)))
  await once(socket, 'close')
  return answer
}

test('a handshake that is none is told what is missing; whoever asks to talk elsewhere gets an answer and the end', async () => {
  const key = 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=='
  const live = 'GET /live HTTP/1.1'
  const { address } = server
  expect(await answerTo(address, [live])).toContain('a key of 16 bytes')
  expect(await answerTo(address, [live, key, 'Sec-WebSocket-Version: 7'])).toContain('version 13')
  expect(await answerTo(address, ['GET /healthz HTTP/1.1', key])).toMatch(/^HTTP\/1.1 200/)
  expect(await answerTo(address, ['GET /nowhere HTTP/1.1', key])).toMatch(/^HTTP\/1.1 404/)
  const plain = await fetch(`${address}/live`)
  expect([plain.status, await plain.json()]).toMatchObject([400, { error: { says: 'this address speaks WebSocket' } }])
})

test('a browser that offers protocols is given the first of them', async () => {
  const socket = new WebSocket(`${server.address.replace('http', 'ws')}/live`, ['nassau', 'other'])
  await once(socket, 'open')
  expect(socket.protocol).toBe('nassau')
  socket.terminate()
})

test('a handshake with an unknown token is refused, and its connection ends', async () => {
  const refused = await new Promise<{ status: number | undefined; isEnded: Promise<unknown> }>(resolve =>
    new WebSocket(`${server.address.replace('http', 'ws')}/live`, { headers: { authorization: 'Bearer nassau_x' } })
      .once('unexpected-response', (_request, response) =>
        resolve({ status: response.statusCode, isEnded: once(response.socket, 'end') }),
      )
      .on('error', () => undefined),
  )
  expect(refused.status).toBe(401)
  await refused.isEnded
})

test('whoever is gone before the handshake is over gets no line: nothing would ever say that it is over', async () => {
  const app = fastify()
  const handshakes = new Handshakes(app)
  // Who asks is looked up, and meanwhile the connection breaks.
  app.addHook('onRequest', async ({ raw }) => {
    raw.socket.destroy()
    await once(raw.socket, 'close')
  })
  const accepted = new Promise(resolve => {
    app.get('/live', (request, reply) => {
      resolve(handshakes.accept(request))
      reply.hijack()
    })
  })
  const { hostname, port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const client = connect(Number(port), hostname)
  const asked = ['GET /live HTTP/1.1', 'Host: x', 'Upgrade: websocket', 'Connection: Upgrade']
  client.write(
    [...asked, 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==', 'Sec-WebSocket-Version: 13', '\r\n'].join('\r\n'),
  )
  expect(await accepted).toBe(null)
  await app.close()
})
