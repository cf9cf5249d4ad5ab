import { afterAll, beforeAll, expect, test } from 'vitest'
import { Client } from '../fixtures/client.ts'
import { namedAt, PASSWORD, tableOf } from '../fixtures/company.ts'
import { openServer, type TestServer } from '../fixtures/house.ts'
import { quotasTimes } from '../quotas/quotas.ts'

let server: TestServer
beforeAll(async () => {
  server = await openServer()
})
afterAll(() => server.destroy())
const visitor = (at = server): Client => new Client(at.address)
const named = (name: string, at = server): Promise<Client> => namedAt(at, name)

async function playing() {
  const [anne, bart, watcher] = [await named('Anne'), await named('Bart'), await named('Wanda')]
  const match = await tableOf(anne)
  expect((await bart.act(match, 'join')).status).toBe(200)
  return { anne, bart, watcher, match }
}

test('those who play do not read what those say who look on, until it is over and all speak with each other', async () => {
  const { anne, bart, watcher, match } = await playing()
  for (const one of [anne, watcher]) await one.connect()
  await anne.watch(match)
  await watcher.watch(match)
  expect((await watcher.act(match, 'chat', { text: 'roll, Anne!' })).status).toBe(200)
  expect((await bart.act(match, 'chat', { text: 'ahoy' })).status).toBe(200)
  const texts = async (who: Client) => (await who.look(match)).chat.map(({ text }) => text)
  expect(await texts(anne)).toEqual(['ahoy'])
  expect(await texts(bart)).toEqual(['ahoy'])
  expect(await texts(watcher)).toEqual(['roll, Anne!', 'ahoy'])
  expect(anne.sent.join()).not.toContain('roll, Anne!')
  // Nor is a number missing by which they could tell that something was said.
  expect((await anne.look(match)).n).toBe((await watcher.look(match)).n - 1)
  await bart.act(match, 'resign')
  await watcher.act(match, 'chat', { text: 'well played' })
  expect(await texts(anne)).toEqual(['ahoy', 'well played'])
  expect(await texts(watcher)).toEqual(['roll, Anne!', 'ahoy', 'well played'])
  for (const one of [anne, watcher]) await one.cut()
})

test('a line is cleaned of what cannot be seen, and one with nothing else in it is refused', async () => {
  const { anne, match } = await playing()
  await anne.act(match, 'chat', { text: 'ahoy\u202E\u0000 there' })
  expect((await anne.look(match)).chat.at(-1)).toMatchObject({ text: 'ahoy there', seat: 0, isBot: false })
  expect((await anne.act(match, 'chat', { text: '\u200B\u200B' })).status).toBe(400)
})

test('chat is counted by person, however many connections they have, and less for those who look on', async () => {
  const slow = { most: 3, everyMs: 3_600_000, says: 'lines of chat' }
  const strict = await openServer({ quotas: quotasTimes(1e6, { chat: slow, asides: { ...slow, most: 1 } }) })
  const [anne, watcher] = [await named('Anne', strict), await named('Wanda', strict)]
  const match = await tableOf(anne)
  const statuses = []
  for (const who of [anne, anne, anne, anne, watcher, watcher])
    statuses.push((await who.act(match, 'chat', { text: 'ahoy' })).status)
  expect(statuses).toEqual([200, 200, 200, 429, 200, 429])
  await strict.destroy()
})

test('somebody sits at so many tables that are not over, as the house has it, and at more once one is over', async () => {
  const most = { most: 2, everyMs: 0, says: 'tables that are not over' }
  const strict = await openServer({ quotas: quotasTimes(1e6, { 'open-tables': most }) })
  const [anne, bart] = [await named('Anne', strict), await named('Bart', strict)]
  const match = await tableOf(anne)
  await tableOf(anne)
  await expect(tableOf(anne)).rejects.toThrow('you sit at 2 tables that are not over')
  await tableOf(bart)
  expect((await bart.act(match, 'join')).status).toBe(200)
  expect((await anne.act(match, 'resign')).status).toBe(200)
  await tableOf(anne)
  await strict.destroy()
})

test('the host closes the chat, and opens it again', async () => {
  const { anne, bart, match } = await playing()
  expect((await bart.act(match, 'close-chat', { isClosed: true })).body.error).toMatchObject({ code: 'not-allowed' })
  expect((await anne.act(match, 'close-chat', { isClosed: true })).status).toBe(200)
  expect((await bart.look(match)).scene.isChatClosed).toBe(true)
  expect((await bart.act(match, 'chat', { text: 'but' })).body.error).toMatchObject({ code: 'not-allowed' })
  await anne.act(match, 'close-chat', { isClosed: false })
  expect((await bart.act(match, 'chat', { text: 'but' })).status).toBe(200)
})

test('the host asks somebody who looks on to leave: nothing more is shown to them, here or after a restart', async () => {
  let house = await openServer()
  const anne = await named('Anne', house)
  const match = await tableOf(anne)
  const watcher = await named('Wanda', house)
  await watcher.connect()
  await watcher.watch(match)
  const { body } = await anne.get(`/api/matches/${match}/watchers`)
  expect(body.watchers).toEqual([{ name: 'Wanda', from: expect.any(String) }])
  const [{ from }] = Object(body.watchers)
  expect((await watcher.get(`/api/matches/${match}/watchers`)).status).toBe(403)
  expect((await watcher.act(match, 'remove', { seat: 0 })).status).toBe(403)
  const gone = watcher.next(({ type }) => type === 'removed')
  expect((await anne.act(match, 'remove', { from })).status).toBe(200)
  expect(await gone).toEqual({ type: 'removed', match, error: expect.objectContaining({ code: 'not-allowed' }) })
  const before = watcher.sent.length
  await anne.act(match, 'chat', { text: 'good riddance' })
  expect(watcher.sent.slice(before).join()).not.toContain('riddance')
  house = await house.restart()
  const again = visitor(house)
  again.cookies = watcher.cookies
  for (const refused of [
    await again.get(`/api/matches/${match}`),
    await again.act(match, 'join'),
    await again.act(match, 'chat', { text: 'x' }),
  ])
    expect(refused.body.error).toMatchObject({
      code: 'not-allowed',
      says: expect.stringContaining('asked you to leave'),
    })
  await house.destroy()
})

test('before the beginning the host takes a seat back; afterwards a match is everyone’s who plays it', async () => {
  const [anne, bart] = [await named('Anne'), await named('Bart')]
  const match = await anne.create({
    game: 'scurvy-dice',
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    isPublic: true,
  })
  await bart.act(match, 'join')
  expect((await anne.act(match, 'remove', { seat: 1 })).status).toBe(200)
  expect((await anne.look(match)).scene.seats[1]).toMatchObject({ kind: 'open', name: null })
  expect((await bart.act(match, 'join')).body.error).toMatchObject({ code: 'not-allowed' })
  const { anne: host, match: begun } = await playing()
  expect((await host.act(begun, 'remove', { seat: 1 })).body.error).toMatchObject({ code: 'started' })
  expect((await host.act(begun, 'close')).body.error).toMatchObject({ code: 'not-allowed' })
  expect((await host.act(begun, 'remove', { seat: 0 })).body.error).toMatchObject({ code: 'not-allowed' })
})

test('a table that is closed is over, for all to see, and off the lists', async () => {
  const [anne, bart] = [await named('Anne'), await named('Bart')]
  const match = await tableOf(anne)
  expect((await bart.act(match, 'close')).body.error).toMatchObject({ code: 'not-allowed' })
  expect((await anne.act(match, 'close')).status).toBe(200)
  expect((await bart.look(match)).scene).toMatchObject({ status: 'over', result: { how: 'closed', winners: [] } })
  expect((await bart.act(match, 'join')).status).toBe(409)
  expect((await bart.get('/api/matches?of=public')).text).not.toContain(match)
  const solo = await anne.create({ game: 'pig', seats: [{ kind: 'me' }, { kind: 'bot', level: 'swab' }] })
  expect((await anne.act(solo, 'close')).status).toBe(200)
  const record = await anne.get(`/api/matches/${solo}/record`)
  expect([record.status, record.text.split('\n').at(-2)]).toEqual([200, expect.stringContaining('"outcome":null')])
})

test('those who keep apart share no table, find none of each other’s, and do not speak there', async () => {
  const { anne, bart, watcher, match } = await playing()
  expect((await anne.post('/api/blocks', { match, seat: 0 })).body.error).toMatchObject({ code: 'not-allowed' })
  expect((await anne.post('/api/blocks', { match, seat: 7 })).status).toBe(404)
  await watcher.act(match, 'chat', { text: 'boo' })
  const { from } = (await watcher.look(match)).chat.at(-1) ?? {}
  const blocked = await anne.post('/api/blocks', { match, from })
  expect([blocked.status, blocked.body.blocks]).toEqual([201, [{ from, name: 'Wanda', at: expect.any(Number) }]])
  expect((await watcher.act(match, 'chat', { text: 'boo' })).body.error).toMatchObject({ code: 'not-allowed' })
  const next = await tableOf(anne)
  expect((await watcher.act(next, 'join')).body.error).toMatchObject({ code: 'not-allowed' })
  expect((await watcher.get('/api/matches?of=public')).text).not.toContain(next)
  expect((await bart.get('/api/matches?of=public')).text).toContain(next)
  const hers = await tableOf(watcher)
  expect((await anne.act(hers, 'join')).status).toBe(403)
  expect((await anne.request('DELETE', `/api/blocks/${from}`)).status).toBe(200)
  expect((await anne.request('DELETE', `/api/blocks/${from}`)).status).toBe(404)
  expect((await watcher.act(next, 'join')).status).toBe(200)
})

test('those who keep apart do not look on at each other’s matches, not even by link, until these are over', async () => {
  const { anne, bart, watcher, match } = await playing()
  const keepsApart = { code: 'not-allowed', says: 'you and someone at this table keep apart' }
  await watcher.act(match, 'chat', { text: 'boo' })
  const { from } = (await watcher.look(match)).chat.at(-1) ?? {}
  await watcher.connect()
  await watcher.watch(match)
  const gone = watcher.next(({ type }) => type === 'removed')
  expect((await anne.post('/api/blocks', { match, from })).status).toBe(201)
  expect(await gone).toEqual({ type: 'removed', match, error: keepsApart })
  const before = watcher.sent.length
  await bart.act(match, 'chat', { text: 'the coast is clear' })

  expect((await watcher.get(`/api/matches/${match}`)).body.error).toMatchObject(keepsApart)
  const refused = watcher.next(({ type }) => type === 'refused')
  watcher.say({ type: 'watch', match })
  expect(await refused).toMatchObject({ id: null, match, error: keepsApart })
  expect(watcher.sent.slice(before).join()).not.toContain('coast')
  // Whoever blocks somebody does not look on at their matches either; at a table where both sit they play on.
  const hers = await tableOf(watcher)
  expect((await anne.get(`/api/matches/${hers}`)).status).toBe(403)
  expect((await bart.get(`/api/matches/${hers}`)).status).toBe(200)
  const { from: barts } = (await anne.look(match)).chat.at(-1) ?? {}
  expect((await anne.post('/api/blocks', { match, from: barts })).status).toBe(201)
  expect((await bart.get(`/api/matches/${match}`)).status).toBe(200)

  await bart.act(match, 'resign')
  expect((await watcher.get(`/api/matches/${match}`)).status).toBe(200)
  expect((await anne.request('DELETE', `/api/blocks/${from}`)).status).toBe(200)
  expect((await watcher.get(`/api/matches/${await tableOf(anne)}`)).status).toBe(200)
})

test('whoever looks on is shown out when somebody sits down who keeps apart from them', async () => {
  const house = await openServer({ heartbeatMs: 50 })
  const [anne, bart, watcher] = [await named('Anne', house), await named('Bart', house), await named('Wanda', house)]
  const first = await tableOf(anne)
  await watcher.act(first, 'chat', { text: 'boo' })
  const { from } = (await anne.look(first)).chat.at(-1) ?? {}
  expect((await anne.post('/api/blocks', { match: first, from })).status).toBe(201)
  const match = await tableOf(bart)
  await watcher.connect()
  await watcher.watch(match)
  const gone = watcher.next(({ type }) => type === 'removed')
  expect((await anne.act(match, 'join')).status).toBe(200)
  expect(await gone).toMatchObject({ match, error: { code: 'not-allowed' } })
})

test('a bot of somebody’s own is said to be one, wherever it sits and speaks', async () => {
  const owner = visitor()
  await owner.post('/api/account', { username: 'owner', password: PASSWORD })
  const { body } = await owner.post('/api/bots', { name: 'Mary Read' })
  const bot = visitor()
  bot.token = String(body.token)
  const anne = await named('Anne')
  const match = await tableOf(anne)
  await bot.act(match, 'join')
  await bot.act(match, 'chat', { text: 'I am quite human' })
  const { scene, chat } = await anne.look(match)
  expect(scene.seats.map(({ kind, isBot }) => [kind, isBot])).toEqual([
    ['person', false],
    ['person', true],
  ])
  expect(chat.at(-1)).toMatchObject({ name: 'Mary Read', isBot: true })
  const { text } = await anne.get('/api/matches')
  expect(JSON.parse(text).matches[0].seats[1]).toMatchObject({ name: 'Mary Read', isBot: true })
  const own = await bot.create({ game: 'pig', seats: [{ kind: 'me' }, { kind: 'bot', level: 'swab' }] })
  expect((await anne.look(own)).scene.seats.map(({ isBot }) => isBot)).toEqual([true, true])
  await anne.act(match, 'resign')
  const record = (await anne.get(`/api/matches/${match}/record`)).text
  expect(JSON.parse(record.split('\n')[0] ?? '').seats).toEqual(['Anne', 'Mary Read (bot)'])
  expect((await anne.post('/api/me', { name: 'Mary Read (bot)' })).status).toBe(400)
})

test('neither playing again nor seats filled afterwards is a way around the number of tables and bots', async () => {
  const few = { most: 4, everyMs: 3_600_000, says: 'things' }
  const house = await openServer({
    quotas: quotasTimes(1e6, { tables: few, 'bots-from-here': few, 'open-tables': { ...few, everyMs: 0 } }),
  })
  const anne = await named('Anne', house)
  const bots = [{ kind: 'me' }, { kind: 'bot', level: 'swab' }] as const
  let match = await anne.create({ game: 'pig', seats: [...bots] })
  for (const _ of [2, 3, 4]) {
    await anne.act(match, 'close')
    match = String((await anne.act(match, 'rematch')).body.match)
  }
  await anne.act(match, 'close')
  const refused = await anne.act(match, 'rematch')
  expect([refused.status, Object(refused.body.error).quota.what]).toEqual([429, 'tables'])

  const bart = await named('Bart', house)
  const waiting = await bart.create({ game: 'pig', seats: [{ kind: 'me' }, { kind: 'open' }] })
  const bot = await bart.act(waiting, 'seat-bot', { seat: 1, level: 'swab' })
  expect([bot.status, Object(bot.body.error).quota.what]).toEqual([429, 'bots-from-here'])
  for (const _ of [2, 3, 4]) await tableOf(bart)
  const fifth = await bart.post('/api/matches', { id: 'fifth', game: 'pig', seats: [{ kind: 'me' }, { kind: 'open' }] })
  expect(fifth.body.error).toMatchObject({ code: 'too-many', quota: { what: 'tables' } })
  await house.destroy()
})

test('sitting down and getting up again and again is counted, too', async () => {
  const house = await openServer({
    quotas: quotasTimes(1e6, { deeds: { most: 6, everyMs: 3_600_000, says: 'deeds at tables' } }),
  })
  const [anne, bart] = [await named('Anne', house), await named('Bart', house)]
  const match = await anne.create({
    game: 'scurvy-dice',
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    isPublic: true,
  })
  for (const _ of [1, 2, 3])
    for (const verb of ['join', 'leave']) expect((await bart.act(match, verb)).status).toBe(200)
  expect((await bart.act(match, 'join')).body.error).toMatchObject({ quota: { what: 'deeds' } })
  await house.destroy()
})

test('whoever looks like somebody at the table is told apart from them', async () => {
  const [anne, imposter] = [await named('Bill Low'), await named('BiII L0w')]
  const match = await tableOf(anne)
  await imposter.act(match, 'join')
  expect((await anne.look(match)).scene.seats.map(({ name }) => name)).toEqual(['Bill Low', 'BiII L0w II'])
})

test('who is muted is so wherever one is signed in, until they are heard again', async () => {
  const { anne, bart, match } = await playing()
  await anne.post('/api/account', { username: 'anne_mutes', password: PASSWORD })
  expect((await anne.post('/api/mutes', { match, seat: 1 })).status).toBe(201)
  expect((await anne.post('/api/mutes', { match, seat: 0 })).body.error).toMatchObject({ says: 'that is you' })
  const phone = visitor()
  await phone.post('/api/auth/sign-in/username', { username: 'anne_mutes', password: PASSWORD })
  const [mute] = Object((await phone.get('/api/mutes')).body.mutes)
  await bart.act(match, 'chat', { text: 'ahoy' })
  expect((await phone.look(match)).chat.at(-1)?.from).toBe(mute.from)
  // Muted is not blocked: they may share a table.
  const next = await tableOf(anne)
  expect((await bart.act(next, 'join')).status).toBe(200)
  expect((await phone.request('DELETE', `/api/mutes/${mute.from}`)).status).toBe(200)
  expect((await phone.request('DELETE', `/api/mutes/${mute.from}`)).status).toBe(404)
  expect((await anne.get('/api/mutes')).body.mutes).toEqual([])
})
