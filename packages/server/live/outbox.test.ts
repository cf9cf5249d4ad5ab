import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { Outbox } from './outbox.ts'

let server: WebSocketServer
let outbox: Outbox
let client: WebSocket
let heard: string[] = []
beforeAll(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  server.on('connection', (_socket, request) => (outbox = new Outbox(request.socket)))
  await once(server, 'listening')
  const { port }: Partial<AddressInfo> = Object(server.address())
  client = new WebSocket(`ws://127.0.0.1:${port}`)
  client.on('message', data => heard.push(Buffer.isBuffer(data) ? data.toString() : ''))
  await once(client, 'open')
})
afterAll(() => {
  client.terminate()
  server.close()
})

/** What a WebSocket library makes of what was put in. */
async function readBack(texts: readonly string[]): Promise<string[]> {
  heard = []
  for (const text of texts) outbox.put(text)
  while (heard.length < texts.length) await once(client, 'message')
  return heard
}

test('the very first text may be an empty one', async () => {
  expect(await readBack([''])).toEqual([''])
})

test('any text is framed as a WebSocket library reads it', async () => {
  const texts = fc.array(fc.string({ unit: 'grapheme', maxLength: 200 }), { maxLength: 4 })
  const isReadBack = async (said: string[]): Promise<void> => {
    expect(await readBack(said)).toEqual(said)
  }
  await fc.assert(fc.asyncProperty(texts, isReadBack))
})

test.each([125, 126, 65_535, 65_536, 70_000])('so is one of %i bytes', async length => {
  const text = 'é'.repeat(Math.floor(length / 2)) + 'e'.repeat(length % 2)
  expect(await readBack([text])).toEqual([text])
})

test('what is said in one turn leaves in one write, once all of it was said', async () => {
  const writes: string[] = []
  const own = new Outbox({ writable: true, writableLength: 0, write: text => writes.push(text) > 0 })
  for (const text of ['one', 'two']) {
    own.put(text)
    await Promise.resolve()
  }
  expect(writes).toEqual([])
  expect(own.waiting).toBe(10)
  await new Promise(resolve => setImmediate(resolve))
  expect(writes).toEqual(['\x81\x03one\x81\x03two'])
  expect(own.waiting).toBe(0)
})
