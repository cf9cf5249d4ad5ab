import { findRules } from '@nassau/games'
import { FastChance } from '@nassau/kernel/bots'
import { verify } from '@nassau/kernel/host'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Client, freshId } from '../fixtures/client.ts'
import { anyChoice, openServer, type TestServer } from '../fixtures/house.ts'
import { quotasTimes } from '../quotas/quotas.ts'

let server: TestServer
beforeAll(async () => {
  server = await openServer()
})
afterAll(() => server.destroy())

const visitor = (): Client => new Client(server.address)

async function tableForTwo(game: string, more: object = {}) {
  const [anne, bart] = [visitor(), visitor()]
  const match = await anne.create({ game, seats: [{ kind: 'me' }, { kind: 'open' }], isPublic: true, ...more })
  expect((await bart.act(match, 'join')).status).toBe(200)
  return { match, anne, bart }
}

for (const game of ['pig', 'scurvy-dice'])
  test(`two people play a whole match over plain requests, and its record can be verified: ${game}`, async () => {
    const { match, anne, bart } = await tableForTwo(game)
    const rng = new FastChance(3)
    let choices = 0
    for (let isOver = false; !isOver; )
      for (const person of [anne, bart]) {
        const table = await person.look(match)
        isOver = table.scene.status === 'over'
        const wanted = anyChoice(table, rng)
        if (isOver || !wanted) continue
        const { status, body } = await person.act(match, 'choose', { seen: table.n, ...wanted })
        expect([status, body]).toEqual([200, { match, n: expect.any(Number) }])
        choices++
        if (choices === 1)
          expect((await anne.get(`/api/matches/${match}/record`)).body.error).toMatchObject({ code: 'not-over' })
      }
    const record = await visitor().get(`/api/matches/${match}/record`)
    const verified = verify(findRules, record.text)
    expect(verified.ok && verified.value.choices).toBe(choices)
    expect((await anne.look(match)).scene.result?.how).toBe('played')
  })

test('what is repeated with the same id is done once', async () => {
  const { match, anne } = await tableForTwo('pig')
  const { n } = await anne.look(match)
  const roll = { id: freshId(), seen: n, choice: { do: 'hold' } }
  const first = await anne.post(`/api/matches/${match}/choose`, roll)
  expect(first.status).toBe(200)
  expect((await anne.post(`/api/matches/${match}/choose`, roll)).text).toBe(first.text)
  expect((await anne.look(match)).n).toBe(n + 1)
})

test('a stale choice is answered with the table as it is', async () => {
  const { match, anne, bart } = await tableForTwo('pig')
  const { n } = await anne.look(match)
  await anne.act(match, 'choose', { seen: n, choice: { do: 'hold' } })
  await bart.act(match, 'choose', { seen: n + 1, choice: { do: 'hold' } })
  const late = await anne.act(match, 'choose', { seen: n, choice: { do: 'hold' } })
  expect(late.status).toBe(409)
  expect(late.body).toMatchObject({ error: { code: 'stale' }, table: { type: 'table', n: n + 2 } })
})

test('every refusal has one shape and the right status', async () => {
  const { match, anne, bart } = await tableForTwo('pig')
  const { n } = await anne.look(match)
  const stranger = visitor()
  const at = `/api/matches/${match}`
  const wrong = { id: freshId(), seen: n, choice: { do: 'swim' } }
  const table: [string, Promise<{ status: number; body: Record<string, unknown> }>, number, string][] = [
    ['not offered', anne.post(`${at}/choose`, wrong), 422, 'not-offered'],
    ['not their turn', bart.act(match, 'choose', { seen: n, choice: { do: 'roll' } }), 409, 'not-asked'],
    ['no seat', stranger.act(match, 'choose', { seen: n, choice: { do: 'roll' } }), 403, 'not-yours'],
    ['no seat to resign', stranger.act(match, 'resign'), 403, 'not-yours'],
    ['full', stranger.act(match, 'join'), 409, 'started'],
    ['no such match', anne.get('/api/matches/aaaaaaaaaaaaaaaa'), 404, 'not-found'],
    ['no match id', anne.get('/api/matches/a'), 400, 'malformed'],
    ['no JSON', anne.request('POST', `${at}/chat`, '{"id":'), 400, 'malformed'],
    ['no body', anne.request('POST', `${at}/chat`), 400, 'malformed'],
    ['another type', anne.request('POST', `${at}/chat`, 'x', { 'content-type': 'text/plain' }), 400, 'malformed'],
    ['unknown field', anne.act(match, 'chat', { text: 'a', more: 1 }), 400, 'malformed'],
    ['long text', anne.act(match, 'chat', { text: 'a'.repeat(501) }), 400, 'malformed'],
    ['huge body', anne.act(match, 'chat', { text: 'a'.repeat(300_000) }), 413, 'too-large'],
    ['no vote', anne.act(match, 'vote', { agrees: true }), 409, 'no-vote'],
    ['unknown order', anne.act(match, 'orders', { orders: ['sing'] }), 400, 'malformed'],
    ['no rematch yet', anne.act(match, 'rematch'), 409, 'not-over'],
    ['unknown game', anne.post('/api/matches', { id: 'a', game: 'chess', seats: [{ kind: 'me' }] }), 400, 'malformed'],
    ['unknown token', anne.request('GET', '/api/me', undefined, { authorization: 'Bearer x' }), 401, 'unknown'],
    [
      'another site',
      anne.request('POST', `${at}/resign`, { id: 'r' }, { origin: 'https://evil.example' }),
      403,
      'other-origin',
    ],
    ['nowhere', anne.get('/nowhere'), 404, 'not-found'],
    ['long address', anne.get(`/api/matches/${'a'.repeat(300)}`), 400, 'malformed'],
    ['broken address', anne.get('/api/matches/%ff'), 400, 'malformed'],
  ]
  for (const [what, answer, status, code] of table) {
    const { status: got, body } = await answer
    expect([what, got, body]).toEqual([
      what,
      status,
      { error: expect.objectContaining({ code, says: expect.any(String) }) },
    ])
  }
  const refused = await anne.post(`${at}/choose`, { ...wrong, id: freshId() })
  expect(refused.body.error).toMatchObject({ clause: 'PG-2' })
  expect((await anne.look(match)).n).toBe(n)
})

test('matches are listed: public ones for all, one’s own with whose turn it is', async () => {
  const { match, anne, bart } = await tableForTwo('pig')
  const mine = await bart.get('/api/matches')
  expect(mine.body.matches).toMatchObject([{ match, seat: 1, awaiting: [0], status: 'playing' }])
  const all = await visitor().get('/api/matches?of=public')
  expect(all.text).toContain(match)
  const hidden = await anne.create({ game: 'pig', seats: [{ kind: 'me' }, { kind: 'open' }] })
  expect((await visitor().get('/api/matches?of=public')).text).not.toContain(hidden)
})

test('one who opens a private table gets a link, and who has it sits down', async () => {
  const [anne, bart] = [visitor(), visitor()]
  const match = await anne.create({ game: 'pig', seats: [{ kind: 'me' }, { kind: 'invited' }] })
  const { body } = await anne.get(`/api/matches/${match}`)
  const [link] = Array.isArray(body.links) ? body.links : []
  expect((await bart.get(`/api/matches/${match}`)).body.links).toBeUndefined()
  expect((await bart.act(match, 'join')).body.error).toMatchObject({ code: 'not-allowed' })
  const token = String(link).split('/').at(-1)
  expect((await bart.act(match, 'join', { token, entropy: 'salt of the sea' })).status).toBe(200)
  expect((await bart.look(match)).scene.status).toBe('playing')
})

test('the interface describes itself', async () => {
  const { body } = await visitor().get('/openapi.json')
  expect(Object.keys(Object(body.paths))).toEqual(
    expect.arrayContaining(['/api/matches', '/api/matches/{match}', '/api/matches/{match}/choose']),
  )
  const { responses } = Object(body.paths)['/api/matches/{match}/choose'].post
  expect(Object.keys(responses)).toEqual(['200', '409', '4XX', '5XX'])
  expect(responses['409'].content['application/json'].schema.anyOf).toHaveLength(2)
})

test('it can be looked after: health, readiness, metrics with the delay of the loop', async () => {
  expect((await visitor().get('/healthz')).status).toBe(200)
  expect((await visitor().get('/readyz')).status).toBe(200)
  const { text } = await visitor().get('/metrics')
  for (const name of ['nassau_choices_total', 'nassau_loop_delay_p99_seconds', 'nassau_commit_batch_bucket'])
    expect(text).toContain(name)
})

test('headers are strict, cookies are kept from scripts and from other sites', async () => {
  const { headers } = await fetch(`${server.address}/api/me`)
  expect(headers.get('content-security-policy')).toContain("default-src 'self'")
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/)
})

test('too many requests are refused', async () => {
  const strict = await openServer({
    quotas: quotasTimes(1e6, { requests: { most: 3, everyMs: 60_000, says: 'requests' } }),
  })
  const eager = new Client(strict.address)
  const statuses = await Promise.all([1, 2, 3, 4, 5].map(async () => (await eager.get('/api/games')).status))
  expect(statuses.sort()).toEqual([200, 200, 200, 429, 429])
  expect((await eager.get('/api/games')).body.error).toMatchObject({ code: 'too-many' })
  await strict.destroy()
})

test('a public linter finds nothing wrong with the description of the interface', async () => {
  const { text } = await visitor().get('/openapi.json')
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({ source: text, absoluteRef: 'openapi.json', config })
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([])
  const operations = Object.values<object>(JSON.parse(text).paths).flatMap(path =>
    Object.values<{ operationId: string; security: unknown }>(Object(path)),
  )
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
  for (const { operationId, security } of operations)
    expect([operationId, security]).toEqual([operationId, expect.any(Array)])
  // That it would find something.
  const broken = await lintFromString({
    source: text.replace('"operationId"', '"operationid"'),
    absoluteRef: 'openapi.json',
    config,
  })
  expect(broken.length).toBeGreaterThan(0)
})
