import { findRules } from '@nassau/games'
import { FastChance } from '@nassau/kernel/bots'
import { verify } from '@nassau/kernel/host'
import { PROTOCOL } from '@nassau/protocol'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { Client, freshId } from '../fixtures/client.ts'
import { anyChoice, openServer, type TestServer } from '../fixtures/house.ts'

let server: TestServer
const clients: Client[] = []
beforeAll(async () => {
  server = await openServer()
})
afterEach(async () => {
  for (const client of clients.splice(0)) await client.cut()
})
afterAll(() => server.destroy())

async function visitor(): Promise<Client> {
  const client = new Client(server.address)
  clients.push(client)
  await client.connect()
  return client
}

async function tableForTwo(game: string, more: object = {}) {
  const [anne, bart] = [await visitor(), await visitor()]
  const match = await anne.create({ game, seats: [{ kind: 'me' }, { kind: 'open' }], isPublic: true, ...more })
  await bart.act(match, 'join')
  for (const client of [anne, bart]) await client.watch(match)
  return { match, anne, bart }
}

/** Whoever is asked chooses at random until the match is over; `between` may disturb them. */
async function playOut(
  match: string,
  people: readonly Client[],
  rng: FastChance,
  between: () => Promise<void>,
): Promise<number> {
  for (let choices = 0; ; ) {
    const before = choices
    for (const person of people) {
      const table = person.tables.get(match)
      if (table?.scene.status === 'over') return choices
      const wanted = table && anyChoice(table, rng)
      if (!wanted) continue
      const answer = await person.ask({ type: 'choose', match, seen: table.n, ...wanted })
      if (answer.type === 'refused') throw new Error(JSON.stringify(answer))
      choices++
      await between()
      if (answer.type === 'done') for (const other of people) await other.reach(match, answer.n)
    }
    if (choices === before) throw new Error('nobody is asked anything')
  }
}

for (const game of ['pig', 'scurvy-dice'])
  test(`two people play a whole match over the live channel: ${game}`, async () => {
    const { match, anne, bart } = await tableForTwo(game)
    const spectator = await visitor()
    await spectator.watch(match)
    const choices = await playOut(match, [anne, bart], new FastChance(5), async () => undefined)
    for (const client of [anne, bart, spectator]) {
      const { n } = await client.look(match)
      expect(await client.reach(match, n)).toEqual(await client.look(match))
    }
    const { text } = await spectator.get(`/api/matches/${match}/record`)
    const verified = verify(findRules, text)
    expect(verified.ok && verified.value.choices).toBe(choices)
  })

test('a choice in Pig costs a watcher about 150 bytes, if people hold at 20', async () => {
  const { match, anne, bart } = await tableForTwo('pig')
  await bart.cut()
  await bart.connect('/live?brief')
  const before = bart.sent.length
  for (let isOver = false; !isOver; )
    for (const person of [anne, bart]) {
      const { scene, n } = person.tables.get(match) ?? (await person.watch(match))
      isOver = scene.status === 'over'
      if (isOver || scene.seat === null || !scene.seen?.awaiting.includes(scene.seat)) continue
      const atStake = Number(Object(scene.seen.stack[0]).atStake)
      const done = await person.ask({ type: 'choose', match, seen: n, choice: { do: atStake < 20 ? 'roll' : 'hold' } })
      if ('n' in done) for (const other of [anne, bart]) await other.reach(match, done.n)
    }
  const news = bart.sent.slice(before).filter(text => text.startsWith('{"news":'))
  const bytes = news.reduce((sum, text) => sum + Buffer.byteLength(text), 0) / news.length
  // Dice decide how often the turn passes, which takes more words than a roll.
  expect(bytes).toBeLessThan(170)
})

for (const game of ['pig', 'scurvy-dice'])
  test(`with connections cut at every step everyone ends up with the server's table: ${game}`, async () => {
    const { match, anne, bart } = await tableForTwo(game, game === 'pig' ? {} : { options: { short: true } })
    const spectator = await visitor()
    await spectator.watch(match)
    const all = [anne, bart, spectator]
    let step = 0
    const disturb = async (): Promise<void> => {
      const unlucky = all[step++ % all.length]
      await unlucky?.cut()
      await unlucky?.connect()
    }
    await playOut(match, [anne, bart], new FastChance(6), disturb)
    for (const client of all) {
      const { n } = await client.look(match)
      expect(await client.reach(match, n)).toEqual(await client.look(match))
    }
  })

test('who was away for a moment is sent the rest and nothing twice', async () => {
  const { match, anne, bart } = await tableForTwo('pig')
  await bart.cut()
  const { n = 0 } = anne.tables.get(match) ?? {}
  for (const text of ['one', 'two']) await anne.ask({ type: 'chat', match, text })
  const before = bart.sent.length
  await bart.connect()
  await bart.reach(match, n + 2)
  const sent = bart.sent.slice(before).filter(text => text.includes('"n":'))
  expect(sent.map((text): unknown => JSON.parse(text))).toMatchObject([
    { type: 'news', n: n + 1, chat: { text: 'one' } },
    { type: 'news', n: n + 2, chat: { text: 'two' } },
  ])
})

test('a stale choice is answered with what was missed; a repeated one as it was', async () => {
  const { match, anne, bart } = await tableForTwo('pig')
  const { n = 0 } = anne.tables.get(match) ?? {}
  const hold = { type: 'choose', match, seen: n, choice: { do: 'hold' }, id: freshId() }
  const done = await anne.ask(hold)
  expect(done).toMatchObject({ type: 'done', n: n + 1 })
  expect(await anne.ask(hold)).toEqual(done)
  await bart.ask({ type: 'choose', match, seen: n + 1, choice: { do: 'hold' } })
  expect(await anne.ask({ ...hold, id: freshId() })).toMatchObject({
    type: 'refused',
    error: { code: 'stale' },
    missed: [
      { type: 'news', n: n + 1 },
      { type: 'news', n: n + 2 },
    ],
  })
})

test('on a brief connection an answer rides in the news it makes; where there are none it comes by itself', async () => {
  const { match, anne, bart } = await tableForTwo('pig')
  await anne.cut()
  await anne.connect('/live?brief')
  const { n = 0 } = anne.tables.get(match) ?? {}
  const before = [anne.sent.length, bart.sent.length]
  const hold = { type: 'choose', id: freshId(), match, seen: n, choice: { do: 'hold' } }
  anne.say(hold)
  await bart.reach(match, n + 1)
  await anne.reach(match, n + 1)
  expect(await anne.ask(hold)).toEqual({ type: 'done', id: hold.id, match, n: n + 1 })
  const since = (sent: readonly string[], from = 0): unknown[] =>
    sent.slice(from).map((text): unknown => JSON.parse(text))
  expect(since(anne.sent, before[0])).toMatchObject([
    { news: match, n: n + 1, done: hold.id },
    { type: 'done', id: hold.id },
  ])
  expect(bart.sent.slice(before[1]).join()).not.toContain('"done"')
  expect(await anne.ask({ type: 'choose', match, seen: n + 1, choice: { do: 'roll' } })).toMatchObject({
    type: 'refused',
  })
})

test('messages that are wrong are refused, change nothing and break nothing', async () => {
  const { match, anne, bart } = await tableForTwo('pig')
  const stranger = await visitor()
  const table = await anne.look(match)
  const { n } = table
  const act = (type: string, more: object = {}) => ({ type, match, id: freshId(), ...more })
  const wrong: [Client, object, string][] = [
    [bart, act('choose', { seen: n, choice: { do: 'roll' } }), 'not-asked'],
    [stranger, act('choose', { seen: n, choice: { do: 'roll' } }), 'not-yours'],
    [stranger, act('resign'), 'not-yours'],
    [stranger, act('orders', { orders: [] }), 'not-yours'],
    [stranger, act('leave'), 'not-yours'],
    [stranger, act('vote', { agrees: true }), 'not-yours'],
    [anne, act('choose', { seen: n, choice: null }), 'not-offered'],
    [anne, act('choose', { seen: n, choice: { do: 'roll', seat: 1 } }), 'not-offered'],
    [anne, act('choose', { seen: n + 5, choice: { do: 'roll' } }), 'stale'],
    [anne, act('choose', { seen: -1, choice: { do: 'roll' } }), 'malformed'],
    [anne, act('choose', { seen: n, seat: 1, choice: { do: 'roll' } }), 'malformed'],
    [anne, act('chat', { text: '' }), 'malformed'],
    [anne, act('sing'), 'malformed'],
    [anne, { type: 'choose', match: 'aaaaaaaaaaaaaaaa', id: freshId(), seen: 0, choice: 1 }, 'not-found'],
  ]
  for (const [client, message, code] of wrong)
    expect([message, await client.ask(message)]).toEqual([
      message,
      expect.objectContaining({ type: 'refused', error: expect.objectContaining({ code }) }),
    ])

  const rng = new FastChance(7)
  const bits = [
    '{',
    '}',
    '"type":',
    '"choose"',
    '"match":',
    `"${match}"`,
    'null',
    '[',
    ']',
    '1e999',
    ',',
    '"seen":',
    '"id":"x"',
    '\u0000',
    '"__proto__":',
  ]
  for (let i = 0; i < 400; i++) stranger.say(Array.from({ length: 1 + rng.below(9) }, () => rng.pick(bits)).join(''))
  expect(await stranger.ask(act('resign'))).toMatchObject({ error: { code: 'not-yours' } })
  expect(await anne.look(match)).toEqual(table)
})

test('a message that is too large ends the connection, not the server', async () => {
  const { anne, match } = await tableForTwo('pig')
  const closed = new Promise(resolve => anne.socket?.once('close', resolve))
  anne.say(JSON.stringify({ type: 'chat', match, id: 'a', text: 'x'.repeat(20_000) }))
  expect(await closed).toBe(1009)
  await anne.connect()
})

test('another version of the protocol, another site and a client that does not say hello are turned away', async () => {
  const raw = async (headers: Record<string, string>): Promise<WebSocket> => {
    const socket = new WebSocket(`${server.address.replace('http', 'ws')}/live`, { headers })
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
    return socket
  }
  await expect(raw({ origin: 'https://evil.example' })).rejects.toThrow('403')
  const old = await raw({})
  const closed = new Promise(resolve => old.once('close', resolve))
  old.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL + 1 }))
  expect(await closed).toBe(4400)
  const rude = await raw({})
  const answer = new Promise(resolve =>
    rude.once('message', data => resolve(JSON.parse(Buffer.isBuffer(data) ? data.toString() : ''))),
  )
  rude.send(JSON.stringify({ type: 'watch', match: 'aaaaaaaaaaaaaaaa' }))
  expect(await answer).toMatchObject({ type: 'refused', error: { code: 'malformed' } })
  rude.terminate()
})

test('who does not read what is sent is cut off and goes on from where they were', async () => {
  const { match, anne, bart } = await tableForTwo('scurvy-dice')
  const closed = new Promise(resolve => anne.socket?.once('close', resolve))
  anne.socket?.pause()
  for (let i = 0; i < 4000; i++) anne.say({ type: 'watch', match })
  await bart.next(message => message.type === 'presence' && !message.online.includes(0))
  anne.socket?.resume()
  expect(await closed).toBe(1013)
  await bart.ask({ type: 'chat', match, text: 'Still there?' })
  await anne.connect()
  expect(await anne.reach(match, (await anne.look(match)).n)).toEqual(await anne.look(match))
})

test('those who are here are shown, and bots answer from threads of their own', async () => {
  const anne = await visitor()
  const match = await anne.create({ game: 'scurvy-dice', seats: [{ kind: 'me' }, { kind: 'bot', level: 'mate' }] })
  const presence = anne.next(({ type }) => type === 'presence')
  await anne.watch(match)
  expect(await presence).toEqual({ type: 'presence', match, online: [0] })
  const rng = new FastChance(2)
  for (let i = 0; i < 10; ) {
    const table = anne.tables.get(match)
    const wanted = table && anyChoice(table, rng)
    if (wanted) {
      await anne.ask({ type: 'choose', match, seen: table.n, ...wanted })
      i++
    } else await anne.next(({ type }) => type === 'news')
  }
  expect((await anne.get('/metrics')).text).toMatch(/nassau_choices_total{how="bot"} [1-9]/)
})

test('whose session is revoked loses the connection, and so does who gives no sign of life', async () => {
  const watchful = await openServer({ heartbeatMs: 100 })
  const anne = new Client(watchful.address)
  await anne.post('/api/account', { username: 'anne', password: 'fifteen men on a chest' })
  await anne.connect()
  const signedOut = new Promise(resolve => anne.socket?.once('close', resolve))
  const dead = new WebSocket(`${watchful.address.replace('http', 'ws')}/live`, { autoPong: false })
  const terminated = new Promise(resolve => dead.once('close', resolve))
  await anne.post('/api/auth/sign-out', {})
  expect(await signedOut).toBe(4400)
  expect(await terminated).toBe(1006)
  await watchful.destroy()
})
