/** Attacks on the doors themselves: handshakes, frames, sizes, origins, tokens. Each says what went wrong, or null. */
import { connect } from 'node:net'
import type { Chance } from '@nassau/kernel'
import { WebSocket } from 'ws'
import type { Client } from '../fixtures/client.ts'

/** Whoever is not answered within so long (ms) was not answered. */
export const PATIENCE_MS = 10_000

type Door = { address: string; match: string; client: Client; rng: Chance }
type Knock = (door: Door) => Promise<string | null>

/** The status and code an answer must have. */
const mustBe = (
  answer: { status: number; body: Record<string, unknown> },
  status: number,
  code: string,
): string | null => {
  const error = Object(answer.body.error)
  return answer.status === status && error.code === code
    ? null
    : `${answer.status} ${String(error.code)}, not ${status} ${code}`
}

/** What is said to a raw connection, and how it is answered before it is closed. */
function talk(address: string, text: string | Buffer, more: Buffer | null = null): Promise<string> {
  const { hostname, port } = new URL(address)
  return new Promise(resolve => {
    const line = connect(Number(port), hostname)
    let heard = ''
    const timer = setTimeout(() => line.destroy(), PATIENCE_MS)
    line.once('connect', () => line.write(text))
    line.on('data', data => {
      const isFirst = heard === ''
      heard += data.toString('latin1')
      if (isFirst && more) line.write(more)
    })
    line.on('error', () => undefined)
    line.on('close', () => {
      clearTimeout(timer)
      resolve(heard)
    })
  })
}

/** A connection of its own: with which code it is closed after this was said, or which status the handshake had. */
function closedAfter(
  address: string,
  said: string | Buffer,
  headers: Record<string, string> = {},
): Promise<number | string> {
  return new Promise(resolve => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/live`, { headers })
    const timer = setTimeout(() => socket.terminate(), PATIENCE_MS)
    let isOpen = false
    socket.once('open', () => {
      isOpen = true
      socket.send(said)
    })
    // Whoever listens for this ends the connection, too.
    socket.once('unexpected-response', (request, { statusCode = 0 }) => {
      request.destroy()
      clearTimeout(timer)
      resolve(statusCode)
    })
    socket.on('error', () => undefined)
    socket.once('close', code => {
      clearTimeout(timer)
      if (isOpen) resolve(code)
    })
  })
}

const expectClose = async (closing: Promise<number | string>, code: number): Promise<string | null> => {
  const closed = await closing
  return closed === code ? null : `closed with ${closed}, not ${code}`
}

const UPGRADE =
  'GET /live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n'

const chat = (match: string, text: string): string => JSON.stringify({ type: 'chat', match, id: 'door', text })

export const KNOCKS: Readonly<Record<string, Knock>> = {
  'oversized body': async ({ client, match, rng }) =>
    mustBe(await client.act(match, 'chat', { text: 'x'.repeat(262_144 + rng.below(300_000)) }), 413, 'too-large'),
  'deep body': async ({ client, match, rng }) => {
    const depth = 20_000 + rng.below(80_000)
    const choice = `${'['.repeat(depth)}${']'.repeat(depth)}`
    const { n } = await client.look(match)
    const body = `{"id":"deep-${rng.below(2 ** 31)}","seen":${n + 1},"choice":${choice}}`
    const answer = await client.request('POST', `/api/matches/${match}/choose`, body)
    return mustBe(answer, 409, 'stale')
  },
  'deep choice': async ({ client, match, rng }) => {
    const { n, scene } = await client.look(match)
    const depth = 20_000 + rng.below(80_000)
    const body = `{"id":"deep-${rng.below(2 ** 31)}","seen":${n},"choice":${'['.repeat(depth)}${']'.repeat(depth)}}`
    const answer = await client.request('POST', `/api/matches/${match}/choose`, body)
    return scene.seen?.ask ? mustBe(answer, 422, 'not-offered') : mustBe(answer, 409, 'not-asked')
  },
  'oversized frame': ({ address, match, rng }) =>
    expectClose(closedAfter(address, chat(match, 'x'.repeat(17_000 + rng.below(100_000)))), 1009),
  'no UTF-8': async ({ address }) =>
    (await talk(address, UPGRADE, Buffer.from([0x81, 0x82, 0, 0, 0, 0, 0xff, 0xfe]))).includes('\x03\xef')
      ? null
      : 'not closed with 1007',
  'no mask': async ({ address }) =>
    (await talk(address, UPGRADE, Buffer.from([0x81, 0x02, 0x7b, 0x7d]))).includes('\x03\xea')
      ? null
      : 'not closed with 1002',
  'a reserved bit': async ({ address }) =>
    (await talk(address, UPGRADE, Buffer.from([0xf1, 0x80, 0, 0, 0, 0]))).includes('\x03\xea')
      ? null
      : 'not closed with 1002',
  'an encoded path': async ({ client, match, rng }) => {
    const path = rng.pick(['/%61pi/matches', '/a%70i/%6datches', '/api/%6Datches'])
    const foreign = { origin: 'https://evil.example' }
    return mustBe(await client.request('POST', `${path}/${match}/resign`, { id: 'r' }, foreign), 403, 'other-origin')
  },
  'an oversized name': async ({ client, rng }) =>
    mustBe(
      await client.post('/api/me', {
        name: rng.pick(['a'.repeat(33 + rng.below(100_000)), '<b>Anne</b>', 'Аnne', '\u200B', 'Keeper']),
      }),
      400,
      'malformed',
    ),
  'no such opcode': async ({ address, rng }) =>
    (await talk(address, UPGRADE, Buffer.from([0x83 + rng.below(5), 0x80, 0, 0, 0, 0]))).includes('\x03\xea')
      ? null
      : 'not closed with 1002',
  'other protocol': ({ address, rng }) =>
    expectClose(closedAfter(address, JSON.stringify({ type: 'hello', protocol: 2 + rng.below(1000) })), 4400),
  'other origin on the channel': ({ address }) =>
    expectClose(closedAfter(address, '', { origin: 'https://evil.example' }), 403),
  'other origin': async ({ client, match }) =>
    mustBe(
      await client.request('POST', `/api/matches/${match}/resign`, { id: 'r' }, { origin: 'https://evil.example' }),
      403,
      'other-origin',
    ),
  'unknown token': async ({ client, match, rng }) =>
    mustBe(
      await client.request(
        'POST',
        `/api/matches/${match}/resign`,
        { id: 'r' },
        { authorization: rng.pick(['Bearer x', 'Bearer ', 'Basic eDp5', 'nassau_x']) },
      ),
      401,
      'unknown',
    ),
  'unknown token on the channel': ({ address }) =>
    expectClose(closedAfter(address, '', { authorization: 'Bearer nassau_x' }), 401),
  'forged cookie': async ({ address, match, rng }) => {
    const cookie = `nassau=gAAAA.QW5uZQ.${rng.below(2 ** 31)}`
    const response = await fetch(`${address}/api/matches/${match}/resign`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: '{"id":"r"}',
    })
    return mustBe({ status: response.status, body: Object(JSON.parse(await response.text())) }, 403, 'not-yours')
  },
  'another type': async ({ client, match, rng }) =>
    mustBe(
      await client.request('POST', `/api/matches/${match}/chat`, 'id=a', {
        'content-type': rng.pick(['text/plain', 'application/x-www-form-urlencoded', 'x']),
      }),
      400,
      'malformed',
    ),
  'no such route': async ({ client, match, rng }) =>
    mustBe(
      await client.request('POST', `/api/matches/${match}/${rng.pick(['sing', 'choose/1', '__proto__'])}`, { id: 'a' }),
      404,
      'not-found',
    ),
  'a record before the end': async ({ client, match }) =>
    mustBe(await client.get(`/api/matches/${match}/record`), 409, 'not-over'),
  'a table for nobody': async ({ client, rng }) =>
    mustBe(
      await client.post(
        '/api/matches',
        rng.pick<object>([
          { id: 'a', game: 'chess', seats: [{ kind: 'me' }] },
          { id: 'a', game: 'pig', seats: [] },
          { id: 'a', game: 'pig', seats: [{ kind: 'me' }, { kind: 'me' }] },
          { id: 'a', game: 'pig', seats: [{ kind: 'me' }, { kind: 'bot', level: 'admiral' }] },
          { id: 'a', game: 'pig', seats: [{ kind: 'me' }, { kind: 'open' }], options: { short: true } },
          { id: 'a', game: 'pig', seats: [{ kind: 'me' }, { kind: 'open' }], edition: { goal: -1 } },
          { id: 'a', game: 'pig', seats: [{ kind: 'me' }, { kind: 'open' }], clock: { choiceMs: 1, bankMs: 0 } },
          { id: 'a', game: '__proto__', seats: Array.from({ length: 17 }, () => ({ kind: 'open' })) },
        ]),
      ),
      400,
      'malformed',
    ),
  'no HTTP': async ({ address, rng }) => {
    const said = rng.pick(['ARR\r\n\r\n', 'GET\r\n\r\n', '\x16\x03\x01\x02\r\n\r\n', 'GET / HTTP/9.9\r\n\r\n'])
    return (await talk(address, said)).startsWith('HTTP/1.1 400 ') ? null : 'not answered with 400'
  },
  'endless headers': async ({ address }) =>
    (await talk(address, `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`)).startsWith('HTTP/1.1 431 ')
      ? null
      : 'not answered with 431',
}
