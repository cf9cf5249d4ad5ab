/** The door: what is counted, who is believed, and what is not to be had through it. */
import { statSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Client } from '../fixtures/client.ts'
import { openServer, type TestServer } from '../fixtures/house.ts'
import { quotasTimes } from '../quotas/quotas.ts'

const PASSWORD = 'fifteen men on a chest'
const only = (what: 'requests' | 'sign-ins' | 'guests' | 'tables' | 'bots' | 'names', most: number) =>
  quotasTimes(1e6, { [what]: { most, everyMs: 3_600_000, says: 'of these' } })

let server: TestServer
beforeAll(async () => {
  server = await openServer()
})
afterAll(() => server.destroy())
const visitor = (at = server): Client => new Client(at.address)

/** A request whose path goes out as it is written. */
const raw = (at: TestServer, path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<{ status: number; text: string; again: string | undefined }>((resolve, reject) => {
    const { hostname, port } = new URL(at.address)
    const asked = httpRequest({ hostname, port, path, method, headers }, answer => {
      let text = ''
      answer.on('data', chunk => (text += String(chunk)))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text, again: answer.headers['retry-after'] }))
    })
    asked.on('error', reject).end()
  })

test('however an address is written, it is the same to what counts, and to who asks from where', async () => {
  const strict = await openServer({ quotas: only('requests', 3) })
  const written = ['/%61pi/games', '/api/games', '/a%70i/%67ames', '/%61pi/games', '/ap%69/games']
  const statuses = []
  for (const path of written) statuses.push((await raw(strict, path)).status)
  expect(statuses).toEqual([200, 200, 200, 429, 429])
  expect((await raw(strict, '/api/games')).again).toMatch(/^\d+$/)
  await strict.destroy()
  const foreign = { origin: 'https://elsewhere.example', 'content-type': 'application/json' }
  expect((await raw(server, '/%61pi/me', foreign, 'POST')).status).toBe(403)
  expect(JSON.parse((await raw(server, '/%61pi/me')).text)).toMatchObject({ kind: 'guest' })
})

test('whoever asks too much at once is cut off without a word, all but a few', async () => {
  const strict = await openServer({ quotas: only('requests', 1) })
  expect((await raw(strict, '/api/games')).status).toBe(200)
  const came = await Promise.allSettled(Array.from({ length: 12 }, () => raw(strict, '/api/games')))
  const told = came.flatMap(one => (one.status === 'fulfilled' ? [one.value.status] : []))
  expect(told).toEqual([429, 429, 429, 429])
  expect((await raw(strict, '/')).status).not.toBe(429)
  // Those who waited are gone: the next one is told again.
  expect((await raw(strict, '/api/games')).status).toBe(429)
  await strict.destroy()
})

test('of those who come without a cookie only so many are let in, and no sign-in is held against them', async () => {
  const strict = await openServer({ quotas: only('guests', 1) })
  const json = { 'content-type': 'application/json' }
  const post = (path: string, headers = {}) => raw(strict, path, { ...json, ...headers }, 'POST')
  expect((await post('/api/me')).status).toBe(400)
  const turnedAway = await post('/api/me')
  expect(JSON.parse(turnedAway.text)).toMatchObject({ error: { code: 'too-many', quota: { what: 'guests' } } })
  expect((await post('/api/auth/sign-out')).status).not.toBe(429)
  expect((await raw(strict, '/api/games')).status).toBe(200)
  await strict.destroy()
})

test('a client’s address is the one the outermost proxy has seen, not one it made up', async () => {
  const strict = await openServer({ quotas: only('requests', 2), proxies: 1 })
  const from = (chain: string) => raw(strict, '/api/games', { 'x-forwarded-for': chain })
  expect((await from('9.9.9.1, 203.0.113.1')).status).toBe(200)
  expect((await from('9.9.9.2, 203.0.113.1')).status).toBe(200)
  expect((await from('9.9.9.3, 203.0.113.1')).status).toBe(429)
  expect((await from('9.9.9.3, 203.0.113.2')).status).toBe(200)
  await strict.destroy()
  const alone = await openServer({ quotas: only('requests', 2) })
  const statuses = []
  for (const one of ['1', '2', '3'])
    statuses.push((await raw(alone, '/api/games', { 'x-forwarded-for': `9.9.9.${one}` })).status)
  expect(statuses).toEqual([200, 200, 429])
  await alone.destroy()
})

test('whoever guesses a password waits longer and longer, and locks nobody else out', async () => {
  const strict = await openServer({ proxies: 1 })
  const anne = visitor(strict)
  expect((await anne.post('/api/account', { username: 'anne', password: PASSWORD })).status).toBe(200)
  const tryFrom = (address: string, password: string) =>
    visitor(strict).request(
      'POST',
      '/api/auth/sign-in/username',
      { username: 'anne', password },
      { 'x-forwarded-for': address },
    )
  const statuses = []
  for (let i = 0; i < 8; i++) statuses.push((await tryFrom('203.0.113.7', 'not the password')).status)
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429])
  const refused = await tryFrom('203.0.113.7', PASSWORD)
  expect(refused.body.error).toMatchObject({
    code: 'too-many',
    says: expect.stringContaining('wrong passwords'),
    quota: { againMs: expect.any(Number) },
  })
  expect((await tryFrom('203.0.113.8', PASSWORD)).status).toBe(200)
  await strict.destroy()
  const few = await openServer({ quotas: only('sign-ins', 2) })
  const names = ['aaa', 'bbb', 'ccc'].map(name =>
    visitor(few).post('/api/auth/sign-in/username', { username: name, password: PASSWORD }),
  )
  expect((await Promise.all(names)).map(({ status }) => status).sort()).toEqual([401, 401, 429])
  await few.destroy()
})

test('of the library that signs people in, only what is meant is to be had', async () => {
  const anne = visitor()
  await anne.post('/api/account', { username: 'annetwo', password: PASSWORD })
  for (const path of [
    'update-user',
    'list-sessions',
    'revoke-session',
    'delete-user',
    'is-username-available',
    'sign-up/email',
    'change-email',
  ])
    expect([path, (await anne.post(`/api/auth/${path}`, { name: 'x', username: 'annetwo' })).status]).toEqual([
      path,
      404,
    ])
})

test('an account’s name is checked like a guest’s', async () => {
  const anne = visitor()
  await anne.post('/api/account', { username: 'annethree', password: PASSWORD })
  for (const name of ['a'.repeat(150), 'a'.repeat(100_000), '<b>', 'evil\u202Etxt.exe<', 'Nassau'])
    expect([name.length, (await anne.post('/api/me', { name })).status]).toEqual([name.length, 400])
  expect((await anne.post('/api/me', { name: 'Anne  Bonny' })).body).toMatchObject({
    name: 'Anne Bonny',
    kind: 'account',
  })
  expect((await anne.get('/api/me')).body).toMatchObject({ name: 'Anne Bonny' })
})

test('guests, tables, bots and names are counted, and whoever has had enough is told so', async () => {
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'swab' }] as const
  const wanted = { game: 'pig', seats: [...seats] }
  for (const what of ['tables', 'bots', 'names'] as const) {
    const strict = await openServer({ quotas: only(what, 2) })
    const anne = visitor(strict)
    const one = (id: string) =>
      what === 'names' ? anne.post('/api/me', { name: `Anne ${id}` }) : anne.post('/api/matches', { id, ...wanted })
    const answers = []
    for (const id of ['a', 'b', 'c']) answers.push(await one(id))
    expect([what, answers.map(({ status }) => status)]).toEqual([
      what,
      what === 'names' ? [200, 200, 429] : [201, 201, 429],
    ])
    expect(answers[2]?.body.error).toMatchObject({ quota: { what, most: 2 } })
    // What was made is found again, and does not count twice.
    if (what === 'tables') expect((await one('a')).status).toBe(201)
    await strict.destroy()
  }
  const strict = await openServer({ quotas: only('guests', 1) })
  expect((await visitor(strict).get('/api/me')).status).toBe(200)
  expect((await visitor(strict).get('/api/games')).status).toBe(200)
  expect((await visitor(strict).get('/api/me')).status).toBe(429)
  await strict.destroy()
})

test('files are their owner’s alone, and sessions are kept by hashes', async () => {
  const anne = visitor()
  await anne.post('/api/account', { username: 'annefour', password: PASSWORD })
  expect(statSync(server.folder).mode & 0o777).toBe(0o700)
  for (const file of ['nassau.db', 'nassau.db-wal'])
    expect(statSync(join(server.folder, file)).mode & 0o777).toBe(0o600)
  const database = new DatabaseSync(join(server.folder, 'nassau.db'), { readOnly: true })
  const tokens = database
    .prepare('SELECT token FROM session')
    .all()
    .map(({ token }) => String(token))
  database.close()
  expect(tokens.length).toBeGreaterThan(0)
  const cookies = decodeURIComponent([...anne.cookies.values()].join(' '))
  for (const token of tokens) {
    expect(token).toMatch(/^h:[\w-]{43}$/)
    expect(cookies).not.toContain(token.slice(2))
  }
  // A hash for a token is worth nothing.
  const thief = visitor()
  thief.cookies = new Map(
    [...anne.cookies].map(([name, value]) => [name, value.replace(/^[^.]+/, encodeURIComponent(tokens.at(-1) ?? ''))]),
  )
  expect((await thief.get('/api/me')).body).toMatchObject({ kind: 'guest' })
})

test('sessions kept by an earlier version stay good, and are hashed at the next start', async () => {
  let old = await openServer()
  const anne = visitor(old)
  await anne.post('/api/account', { username: 'anne', password: PASSWORD })
  const token =
    decodeURIComponent([...anne.cookies].find(([name]) => name.includes('session_token'))?.[1] ?? '').split('.')[0] ??
    ''
  const { folder } = old
  await old.close()
  const database = new DatabaseSync(join(folder, 'nassau.db'))
  expect(database.prepare('UPDATE session SET token = ?').run(token).changes).toBe(1)
  database.close()
  old = await openServer({}, folder)
  const again = visitor(old)
  again.cookies = anne.cookies
  expect((await again.get('/api/me')).body).toMatchObject({ kind: 'account' })
  await old.destroy()
})

test('metrics are for this machine, or for whoever has the token', async () => {
  expect((await raw(server, '/metrics')).status).toBe(200)
  expect((await raw(server, '/metrics', { 'x-forwarded-for': '203.0.113.9' })).status).toBe(403)
  const kept = await openServer({ metricsToken: 'a token of ours' })
  expect((await raw(kept, '/metrics')).status).toBe(403)
  expect((await raw(kept, '/metrics', { authorization: 'Bearer a token of theirs' })).status).toBe(403)
  const { status, text } = await raw(kept, '/metrics', { authorization: 'Bearer a token of ours' })
  expect(status).toBe(200)
  expect(text).toContain('nassau_bots_waiting 0')
  expect((await raw(kept, '/metrics', { authorization: 'Bearer a token of ours' })).text).toMatch(
    /nassau_request_seconds_count\{route="\/metrics",method="GET",status="403"\} 2/,
  )
  await kept.destroy()
})

test('there are only so many connections', async () => {
  const small = await openServer({ mostConnections: 2 })
  const { hostname, port } = new URL(small.address)
  const sockets = Array.from({ length: 4 }, () => connect(Number(port), hostname))
  const ended = await Promise.all(
    sockets.map(
      socket =>
        new Promise<boolean>(resolve => {
          socket.once('close', () => resolve(true)).once('error', () => resolve(true))
          setTimeout(() => resolve(false), 500)
        }),
    ),
  )
  expect(ended.filter(isEnded => isEnded)).toHaveLength(2)
  for (const socket of sockets) socket.destroy()
  await small.destroy()
})
