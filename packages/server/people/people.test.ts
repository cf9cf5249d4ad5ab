import { afterAll, beforeAll, expect, test } from 'vitest'
import { Authenticator } from '../fixtures/authenticator.ts'
import { Client, freshId } from '../fixtures/client.ts'
import { openServer, type TestServer } from '../fixtures/house.ts'
import { freshGuest, openGuest, sealGuest } from './guests.ts'

let server: TestServer
beforeAll(async () => {
  server = await openServer()
})
afterAll(() => server.destroy())

const visitor = (): Client => new Client(server.address)
const SOLO = { game: 'pig', seats: [{ kind: 'me' }, { kind: 'bot', level: 'swab' }] } as const
const PASSWORD = 'fifteen men on a chest'

/** A guest with a match who opens an account. */
async function upgraded(username: string) {
  const anne = visitor()
  const match = await anne.create({ ...SOLO, seats: [...SOLO.seats] })
  const { body: guest } = await anne.get('/api/me')
  const opened = await anne.post('/api/account', { username, password: PASSWORD })
  expect(opened.status).toBe(200)
  return { anne, match, guest }
}

const matchesOf = async (client: Client): Promise<string> => (await client.get('/api/matches')).text

test('whoever comes is somebody with a name, and stays the same', async () => {
  const anne = visitor()
  const { body } = await anne.get('/api/me')
  expect(body).toMatchObject({ kind: 'guest', name: expect.stringMatching(/^\w+ \w+$/) })
  expect((await anne.get('/api/me')).body).toEqual(body)
  expect((await visitor().get('/api/me')).body.person).not.toBe(body.person)
  await anne.post('/api/me', { name: 'Anne Bonny' })
  expect((await anne.get('/api/me')).body).toEqual({ ...body, name: 'Anne Bonny' })
})

test('a cookie nobody but us could have written', () => {
  const guest = freshGuest()
  const cookie = sealGuest(guest, 'key')
  expect(openGuest(cookie, 'key')).toEqual(guest)
  expect(openGuest(cookie, 'another key')).toBeNull()
  for (const forged of ['', 'a.b', 'a.b.c', cookie.replace('g', 'h'), `${cookie}x`])
    expect(openGuest(forged, 'key')).toBeNull()
})

test('a guest who opens an account stays the same person and keeps every match', async () => {
  const { anne, match, guest } = await upgraded('anne')
  expect((await anne.get('/api/me')).body).toEqual({ person: guest.person, name: guest.name, kind: 'account' })
  expect(await matchesOf(anne)).toContain(match)
  const { n, scene } = await anne.look(match)
  expect(scene.seat).toBe(0)
  expect((await anne.act(match, 'choose', { seen: n, choice: { do: 'hold' } })).status).toBe(200)
})

test('signing in elsewhere brings along what was played there as a guest', async () => {
  const { match, guest } = await upgraded('bart')
  const phone = visitor()
  const other = await phone.create({ ...SOLO, seats: [...SOLO.seats] })
  const stolen = new Map(phone.cookies)
  expect(
    (await phone.post('/api/auth/sign-in/username', { username: 'bart', password: 'wrong password' })).status,
  ).toBe(401)
  expect((await phone.post('/api/auth/sign-in/username', { username: 'bart', password: PASSWORD })).status).toBe(200)
  expect((await phone.get('/api/me')).body.person).toBe(guest.person)
  expect(await matchesOf(phone)).toContain(match)
  expect(await matchesOf(phone)).toContain(other)
  // The guest's old cookie is worth nothing any more.
  const thief = visitor()
  thief.cookies = stolen
  expect(await matchesOf(thief)).not.toContain(other)
})

test('sessions are listed and can be revoked', async () => {
  await upgraded('calico')
  const [phone, tablet] = [visitor(), visitor()]
  for (const device of [phone, tablet])
    await device.post('/api/auth/sign-in/username', { username: 'calico', password: PASSWORD })
  const { sessions: listed }: { sessions: { id: string; isThis: boolean }[] } = JSON.parse(
    (await phone.get('/api/sessions')).text,
  )
  expect(listed).toHaveLength(3)
  expect(listed.filter(({ isThis }) => isThis)).toHaveLength(1)
  expect((await phone.get('/api/sessions')).text).not.toMatch(/token/)
  const stranger = visitor()
  expect((await stranger.request('DELETE', `/api/sessions/${listed[0]?.id}`)).status).toBe(403)
  const own = listed.find(({ isThis }) => isThis)?.id
  const { sessions: seen }: { sessions: typeof listed } = JSON.parse((await tablet.get('/api/sessions')).text)
  const tablets = seen.find(({ isThis }) => isThis)?.id
  expect(tablets).not.toBe(own)
  expect((await phone.request('DELETE', `/api/sessions/${tablets}`)).status).toBe(200)
  expect((await phone.request('DELETE', `/api/sessions/${tablets}`)).status).toBe(404)
  expect((await tablet.get('/api/me')).body.kind).toBe('guest')
  expect((await phone.request('DELETE', '/api/sessions')).body).toEqual({ ok: true })
  expect((await phone.get('/api/sessions')).body.sessions).toHaveLength(1)
  expect((await phone.get('/api/me')).body.kind).toBe('account')
})

test('an account without a password: a passkey is made, and signs in elsewhere as the same person', async () => {
  const origin = server.address
  const key = new Authenticator(origin)
  const dorothy = visitor()
  const match = await dorothy.create({ ...SOLO, seats: [...SOLO.seats] })
  expect((await dorothy.post('/api/auth/sign-in/anonymous', {})).status).toBe(200)
  const { body: her } = await dorothy.get('/api/me')
  expect(her.kind).toBe('account')
  const offered = await dorothy.get('/api/auth/passkey/generate-register-options')
  const made = { response: key.register(JSON.parse(offered.text)), name: 'phone' }
  const verified = await dorothy.request('POST', '/api/auth/passkey/verify-registration', made, { origin })
  expect([verified.status, verified.body]).toEqual([200, expect.objectContaining({ name: 'phone' })])

  const elsewhere = visitor()
  const asked = await elsewhere.get('/api/auth/passkey/generate-authenticate-options')
  const signed = { response: key.authenticate(JSON.parse(asked.text)) }
  const verify = (from: Client, what: object) =>
    from.request('POST', '/api/auth/passkey/verify-authentication', what, { origin })
  expect((await verify(visitor(), signed)).status).toBe(400)
  expect((await verify(elsewhere, signed)).status).toBe(200)
  expect((await elsewhere.get('/api/me')).body).toEqual(her)
  expect(await matchesOf(elsewhere)).toContain(match)

  // With a challenge of one's own the passkey itself is needed: another's signature is none.
  const thief = visitor()
  const other = await thief.get('/api/auth/passkey/generate-authenticate-options')
  const { response } = key.authenticate(JSON.parse(other.text))
  const forged = {
    response: { ...signed.response, response: { ...response, signature: signed.response.response.signature } },
  }
  expect((await verify(thief, forged)).status).toBeGreaterThanOrEqual(400)
  expect((await thief.get('/api/me')).body.kind).toBe('guest')
})

test('a bot plays with its token until that is revoked', async () => {
  const guest = visitor()
  expect((await guest.post('/api/bots', { name: 'Deckhand' })).body.error).toMatchObject({ code: 'not-allowed' })
  const { anne: owner } = await upgraded('edward')
  const { body } = await owner.post('/api/bots', { name: 'Deckhand' })
  const bot = visitor()
  bot.token = String(body.token)
  expect((await bot.get('/api/me')).body).toEqual({ person: body.person, name: 'Deckhand', kind: 'bot' })
  await bot.connect()
  const match = await bot.create({ ...SOLO, seats: [...SOLO.seats] })
  const { n } = await bot.watch(match)
  expect(await bot.ask({ type: 'choose', match, seen: n, choice: { do: 'hold' }, id: freshId() })).toMatchObject({
    type: 'done',
  })
  await bot.cut()
  expect((await owner.get('/api/bots')).text).not.toContain(String(body.token))
  expect((await guest.request('DELETE', `/api/bots/${String(body.person)}`)).status).toBe(404)
  expect((await owner.request('DELETE', `/api/bots/${String(body.person)}`)).status).toBe(200)
  expect((await bot.get('/api/me')).status).toBe(401)
})
