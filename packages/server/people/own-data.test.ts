import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { findRules } from '@nassau/games'
import { verify } from '@nassau/kernel/host'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Client } from '../fixtures/client.ts'
import { openServer, type TestServer } from '../fixtures/house.ts'

const PASSWORD = 'fifteen men on a chest'
let server: TestServer
beforeAll(async () => {
  server = await openServer()
})
afterAll(() => server.destroy())
const visitor = (): Client => new Client(server.address)

async function member(username: string, name: string): Promise<Client> {
  const someone = visitor()
  await someone.post('/api/me', { name })
  expect((await someone.post('/api/account', { username, password: PASSWORD })).status).toBe(200)
  return someone
}

/** A finished match of two, in which both have spoken. */
async function played(anne: Client, bart: Client): Promise<string> {
  const match = await anne.create({ game: 'scurvy-dice', seats: [{ kind: 'me' }, { kind: 'open' }], isPublic: true })
  await bart.act(match, 'join')
  await anne.act(match, 'chat', { text: 'ahoy from Anne' })
  await bart.act(match, 'chat', { text: 'ahoy from Bart' })
  return match
}

test('all that is kept of somebody can be taken away, and none of others’', async () => {
  const [anne, bart] = [await member('takes', 'Anne Bonny'), await member('stays', 'Bart')]
  const match = await played(anne, bart)
  await anne.post('/api/bots', { name: 'Deckhand' })
  const { status, body, text } = await anne.get('/api/me/data')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    name: 'Anne Bonny',
    kind: 'account',
    sessions: [{ isThis: true }],
    bots: [{ name: 'Deckhand' }],
    matches: [{ match, game: 'scurvy-dice', said: [{ text: 'ahoy from Anne' }] }],
  })
  expect(text).not.toContain('ahoy from Bart')
  expect(text).not.toMatch(/token|secret|password/)
})

test('whoever deletes themselves leaves empty chairs: no name, no word, no way in; the match stays and can be replayed', async () => {
  const [anne, bart] = [await member('leaves', 'Anne Bonny'), await member('remains', 'Bart')]
  const over = await played(anne, bart)
  await bart.act(over, 'resign')
  const running = await played(anne, bart)
  const bot = await anne.post('/api/bots', { name: 'Deckhand' })
  const before = { me: new Map(anne.cookies) }
  expect((await anne.request('DELETE', '/api/me', { name: 'Bart' })).status).toBe(400)
  expect((await anne.request('DELETE', '/api/me', { name: 'Anne Bonny' })).status).toBe(200)

  for (const match of [over, running]) {
    const seen = await bart.look(match)
    expect(seen.scene.seats[0]).toMatchObject({ name: 'Empty chair' })
    expect(JSON.stringify(seen)).not.toMatch(/Anne/)
    expect(seen.scene.status).toBe('over')
    const record = (await bart.get(`/api/matches/${match}/record`)).text
    expect(record).not.toMatch(/Anne/)
    const verified = verify(findRules, record)
    expect(verified.ok && verified.value.referee.header.seats).toEqual(['Empty chair', 'Bart'])
    expect(verified.ok && verified.value.referee.header.seed).toMatch(/^[0-9a-f]{64}$/)
  }
  expect((await bart.get('/api/matches')).text).not.toMatch(/Anne/)
  const thief = visitor()
  thief.cookies = before.me
  expect((await thief.get('/api/me')).body).toMatchObject({ kind: 'guest' })
  expect((await visitor().post('/api/auth/sign-in/username', { username: 'leaves', password: PASSWORD })).status).toBe(
    401,
  )
  const program = visitor()
  program.token = String(bot.body.token)
  expect((await program.get('/api/me')).status).toBe(401)
  const database = new DatabaseSync(join(server.folder, 'nassau.db'), { readOnly: true })
  const kept = database
    .prepare("SELECT count(*) AS n FROM match_entries WHERE body LIKE '%ahoy from Anne%' AND match_id IN (?, ?)")
    .get(over, running)
  database.close()
  expect(kept?.n).toBe(0)
  // And it comes back like that from the store.
  server = await server.restart()
  const again = visitor()
  again.cookies = bart.cookies
  expect((await again.look(over)).scene.seats[0]).toMatchObject({ name: 'Empty chair' })
  expect((await again.get(`/api/matches/${over}/record`)).text).not.toMatch(/Anne/)
})

test('what was said where one only looked on can be taken away, and is gone with whoever said it', async () => {
  const [anne, bart] = [await member('speaks', 'Anne Bonny'), await member('listens', 'Bart')]
  const match = await bart.create({ game: 'pig', seats: [{ kind: 'me' }, { kind: 'open' }], isPublic: true })
  expect((await anne.act(match, 'chat', { text: 'fair winds from the quay' })).status).toBe(200)
  const own = JSON.parse((await anne.get('/api/me/data')).text)
  expect(own.elsewhere).toMatchObject([{ match, said: [{ text: 'fair winds from the quay' }] }])
  expect(JSON.stringify(await bart.look(match))).toContain('fair winds')

  expect((await anne.request('DELETE', '/api/me', { name: 'Anne Bonny' })).status).toBe(200)
  expect(JSON.stringify(await bart.look(match))).not.toMatch(/fair winds|Anne/)
  const database = new DatabaseSync(join(server.folder, 'nassau.db'), { readOnly: true })
  const kept = database.prepare("SELECT count(*) AS n FROM match_entries WHERE body LIKE '%fair winds%'").get()
  database.close()
  expect(kept?.n).toBe(0)
  server = await server.restart()
  const again = visitor()
  again.cookies = bart.cookies
  expect(JSON.stringify(await again.look(match))).not.toMatch(/fair winds|Anne/)
})

test('a guest can be forgotten, too', async () => {
  const guest = visitor()
  await guest.post('/api/me', { name: 'Passing By' })
  const match = await guest.create({ game: 'pig', seats: [{ kind: 'me' }, { kind: 'bot', level: 'swab' }] })
  const cookies = new Map(guest.cookies)
  expect((await guest.request('DELETE', '/api/me', { name: 'Passing By' })).status).toBe(200)
  guest.cookies = cookies
  expect((await guest.get('/api/me')).body.name).not.toBe('Passing By')
  expect((await visitor().look(match)).scene.seats[0]?.name).toBe('Empty chair')
})

test('a recovery code lets its owner in once, with a new password, and signs out everywhere else', async () => {
  const anne = await member('forgets', 'Anne')
  const { body } = await anne.post('/api/me/recovery-codes', {})
  const codes: string[] = Object(body.codes)
  expect(codes).toHaveLength(8)
  for (const code of codes) expect(code).toMatch(/^([A-Z2-9]{5}-){3}[A-Z2-9]{5}$/)
  expect((await anne.get('/api/me/recovery-codes')).body).toEqual({ left: 8 })
  const [code = ''] = codes
  const elsewhere = visitor()
  const recover = (code: string, username = 'forgets') =>
    elsewhere.post('/api/recover', { code, username, password: 'a new one altogether' })
  expect((await recover('AAAAA-BBBBB-CCCCC-DDDDD')).status).toBe(401)
  await member('another', 'Other')
  expect((await recover(code, 'another')).status).toBe(409)
  expect((await recover(code.toLowerCase().replaceAll('-', ' '))).status).toBe(200)
  expect((await elsewhere.get('/api/me')).body).toMatchObject({ kind: 'account', name: 'Anne' })
  expect((await anne.get('/api/me')).body.kind).toBe('guest')
  expect((await recover(code)).status).toBe(401)
  const signIn = (password: string) => visitor().post('/api/auth/sign-in/username', { username: 'forgets', password })
  expect([(await signIn(PASSWORD)).status, (await signIn('a new one altogether')).status]).toEqual([401, 200])
  expect((await elsewhere.get('/api/me/recovery-codes')).body).toEqual({ left: 7 })
})

test('an account without a password gets one by a code', async () => {
  const dorothy = visitor()
  await dorothy.post('/api/auth/sign-in/anonymous', {})
  const { body } = await dorothy.post('/api/me/recovery-codes', {})
  const [code] = Object(body.codes)
  const { body: her } = await dorothy.get('/api/me')
  const elsewhere = visitor()
  expect((await elsewhere.post('/api/recover', { code, username: 'dorothy', password: PASSWORD })).status).toBe(200)
  expect((await elsewhere.get('/api/me')).body.person).toBe(her.person)
})
