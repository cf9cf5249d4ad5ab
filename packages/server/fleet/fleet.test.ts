import { findRules } from '@nassau/games'
import { FastChance } from '@nassau/kernel/bots'
import { verify } from '@nassau/kernel/host'
import { Redis } from 'ioredis'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { Client, freshId } from '../fixtures/client.ts'
import { anyChoice, openServer, type TestServer } from '../fixtures/house.ts'
import { playOut } from '../fixtures/playing.ts'
import { endAll, startNode } from '../fixtures/processes.ts'
import { areThere, type Corner, freshSchema, POSTGRES, REDIS } from '../store/fixtures/services.ts'
import { RedisFleet } from './redis-fleet.ts'

const isHere = await areThere(POSTGRES, REDIS)
const FOR_TWO = { seats: [{ kind: 'me' as const }, { kind: 'open' as const }], isPublic: true }
const MATES = [1, 2].map(() => ({ kind: 'bot' as const, level: 'mate' }))

describe.skipIf(!isHere)(`many nodes${isHere ? '' : `: NOT TESTED, needs ${POSTGRES} and ${REDIS}`}`, () => {
  let schema: Corner
  let nodes: TestServer[] = []
  const redis = new Redis(REDIS)
  const clients: Client[] = []

  beforeAll(async () => {
    schema = await freshSchema()
    const where = { databaseUrl: schema.address, redisUrl: REDIS }
    nodes = await Promise.all([openServer(where), openServer(where)])
  })
  afterEach(async () => {
    for (const client of clients.splice(0)) await client.cut()
    endAll()
  })
  afterAll(async () => {
    for (const node of nodes) await node.destroy()
    redis.disconnect()
    await schema.drop()
  })

  async function visitor(node: number | string): Promise<Client> {
    const client = new Client(typeof node === 'string' ? node : (nodes[node]?.address ?? ''))
    clients.push(client)
    await client.connect()
    return client
  }

  /** Anne sits at one node, Bart at the other. */
  async function tableForTwo(game: string, more: object = {}) {
    const [anne, bart] = [await visitor(0), await visitor(1)]
    const match = await anne.create({ game, ...FOR_TWO, ...more })
    await bart.act(match, 'join')
    for (const client of [anne, bart]) await client.watch(match)
    return { match, anne, bart }
  }

  async function mustVerify(match: string, choices: number): Promise<void> {
    const client = await visitor(1)
    const verified = verify(findRules, (await client.get(`/api/matches/${match}/record`)).text)
    expect(verified.ok && verified.value.choices).toBe(choices)
  }

  /** Ends every connection of these nodes to Redis and forgets what they kept there. */
  async function loseRedis(): Promise<void> {
    const name = await nodes[0]?.tables.house.store.constant('fleet', () => '')
    const list = String(await redis.call('CLIENT', 'LIST'))
    const ours = list.split('\n').filter(line => line.includes(`name=nassau:${name}`))
    expect(ours.length).toBeGreaterThanOrEqual(4)
    for (const line of ours) await redis.call('CLIENT', 'KILL', 'ID', /id=(\d+)/.exec(line)?.[1] ?? '').catch(() => 0)
    const keys = await redis.keys(`nassau:${name}:*`)
    if (keys.length > 0) await redis.del(keys)
  }

  for (const game of ['pig', 'scurvy-dice'])
    test(`two people at different nodes play a whole match: ${game}`, async () => {
      const { match, anne, bart } = await tableForTwo(game)
      const choices = await playOut(match, [anne, bart], async () => undefined)
      for (const client of [anne, bart]) expect(client.tables.get(match)).toEqual(await client.look(match))
      expect((await anne.look(match)).scene.result).toEqual((await bart.look(match)).scene.result)
      await mustVerify(match, choices)
    })

  test('a host sees who looks on through another node, and can ask them to leave', async () => {
    const { match, anne } = await tableForTwo('pig')
    const wanda = await visitor(1)
    await wanda.watch(match)
    const shown = async (): Promise<unknown[]> =>
      Object((await anne.get(`/api/matches/${match}/watchers`)).body.watchers)
    await expect.poll(shown).toEqual([{ from: expect.any(String), name: expect.any(String) }])
    const gone = wanda.next(({ type }) => type === 'removed')
    const [{ from }] = Object(await shown())
    expect((await anne.act(match, 'remove', { from })).status).toBe(200)
    expect(await gone).toMatchObject({ match })
    await expect.poll(shown).toEqual([])
  })

  test('of two who choose at once for the same seat at two nodes one is done, the other is told what was missed', async () => {
    const { match, anne } = await tableForTwo('pig')
    const twin = new Client(nodes[1]?.address ?? '')
    twin.cookies = new Map(anne.cookies)
    clients.push(twin)
    await twin.connect()
    for (let turn = 0; turn < 10; turn++) {
      const table = await anne.watch(match)
      await twin.watch(match)
      if (!anyChoice(table, new FastChance(1))) {
        await anne.act(match, 'undo', { seen: table.n })
        break
      }
      const race = [anne, twin].map(one => one.ask({ type: 'choose', match, seen: table.n, choice: { do: 'roll' } }))
      const answers = (await Promise.all(race)).toSorted((a, b) => (a.type < b.type ? -1 : 1))
      expect(answers[0]).toMatchObject({ type: 'done', n: table.n + 1 })
      expect(answers[1]).toMatchObject({ type: 'refused', error: { code: 'stale' }, missed: [{ n: table.n + 1 }] })
    }
    const [here, there] = [await anne.look(match), await twin.look(match)]
    expect(here).toEqual(there)
  })

  test('the same action sent to both nodes at once is done once', async () => {
    const { match, anne, bart } = await tableForTwo('pig')
    const twin = new Client(nodes[1]?.address ?? '')
    twin.cookies = new Map(anne.cookies)
    const { n } = await anne.look(match)
    const hold = { id: freshId(), seen: n, choice: { do: 'hold' } }
    const answers = await Promise.all([anne, twin].map(one => one.post(`/api/matches/${match}/choose`, hold)))
    expect(answers.map(({ status, body }) => [status, body.n])).toEqual([
      [200, n + 1],
      [200, n + 1],
    ])
    expect((await bart.look(match)).scene.seen?.awaiting).toEqual([1])
  })

  test('what one node has answered every node knows at once', async () => {
    const anne = await visitor(0)
    const match = await anne.create({ game: 'pig', ...FOR_TWO })
    const bart = await visitor(0)
    for (let i = 0; i < 20; i++) {
      Object.assign(anne, { address: nodes[i % 2]?.address })
      await anne.act(match, 'chat', { text: `word ${i}` })
      Object.assign(bart, { address: nodes[(i + 1) % 2]?.address })
      expect((await bart.look(match)).chat).toHaveLength(i + 1)
    }
  })

  test('who is connected elsewhere is here: presence says so, and no bot stands in', async () => {
    const { match, anne, bart } = await tableForTwo('pig', { absenceMs: 300 })
    await bart.act(match, 'chat', { text: 'still here' })
    await new Promise(resolve => setTimeout(resolve, 900))
    const table = await anne.look(match)
    expect(table.scene.seats.map(({ level }) => level)).toEqual([null, null])
    expect(anne.sent.findLast(text => text.includes('presence'))).toContain('"online":[0,1]')
    const gone = anne.next(said => said.type === 'presence' && said.online.join() === '0')
    await bart.cut()
    await gone
    await anne.act(match, 'choose', { seen: (await anne.look(match)).n, choice: { do: 'hold' } })
    while ((await anne.look(match)).scene.seats[1]?.level !== 'swab')
      await new Promise(resolve => setTimeout(resolve, 50))
  })

  test('bots play each turn at one node only', async () => {
    const appends = nodes.map(({ tables }) => vi.spyOn(tables.house.store, 'append'))
    const anne = await visitor(0)
    const bart = await visitor(1)
    const match = await anne.create({ game: 'scurvy-dice', options: { short: true }, seats: MATES, isPublic: true })
    await bart.watch(match)
    while ((await bart.look(match)).scene.status !== 'over') await new Promise(resolve => setTimeout(resolve, 50))
    const verified = verify(findRules, (await bart.get(`/api/matches/${match}/record`)).text)
    const tried = appends.map(({ mock }) => mock.calls.filter(([id]) => id === match).length)
    // The opening is the first entry; no other append was in vain.
    expect(verified.ok && verified.value.choices + 1).toBe(Math.max(...tried))
    expect(Math.min(...tried)).toBe(0)
    await bart.reach(match, (await bart.look(match)).n)
    expect(bart.tables.get(match)).toEqual(await bart.look(match))
    vi.restoreAllMocks()
  })

  test('a node dies before it could say what it has written: whoever waits for it at another hears of it all the same', async () => {
    const third = await openServer({ databaseUrl: schema.address, redisUrl: REDIS })
    nodes.push(third)
    const [anne, bart] = [await visitor(2), await visitor(0)]
    const match = await anne.create({ game: 'pig', ...FOR_TWO })
    await bart.act(match, 'join')
    for (const client of [anne, bart]) await client.watch(match)
    const { fleet } = third.tables.house
    if (!(fleet instanceof RedisFleet)) throw new Error('there is no fleet')
    vi.spyOn(fleet, 'publish').mockReturnValue()
    const held = await anne.ask({ type: 'choose', match, seen: (await anne.look(match)).n, choice: { do: 'hold' } })
    fleet.redis.disconnect()
    if (held.type !== 'done') throw new Error(JSON.stringify(held))
    expect((await bart.reach(match, held.n)).scene.seen?.awaiting).toEqual([1])
  })

  test('a node is killed in the middle: who was there goes on at another, and its bots are played by another', async () => {
    const third = await startNode(schema.address, REDIS)
    const anne = await visitor(third.address)
    const bart = await visitor(0)
    const match = await anne.create({ game: 'pig', ...FOR_TWO })
    await bart.act(match, 'join')
    const bots = await anne.create({ game: 'scurvy-dice', options: { short: true }, seats: MATES, isPublic: true })
    for (const client of [anne, bart]) await client.watch(match)
    const choices = await playOut(match, [anne, bart], async choices => {
      if (choices !== 8) return
      await third.end('SIGKILL')
      await anne.cut()
      Object.assign(anne, { address: nodes[1]?.address })
      await anne.connect()
    })
    await mustVerify(match, choices)
    const until = Date.now() + 40_000
    while ((await bart.look(bots)).scene.status !== 'over') {
      expect(Date.now()).toBeLessThan(until)
      await new Promise(resolve => setTimeout(resolve, 100))
    }
  })

  test('Redis loses every connection and all it knew: the match goes on and nothing is missed', async () => {
    const { match, anne, bart } = await tableForTwo('scurvy-dice', { options: { short: true } })
    const choices = await playOut(match, [anne, bart], async choices => {
      if (choices % 7 === 0) await loseRedis()
    })
    for (const client of [anne, bart]) expect(client.tables.get(match)).toEqual(await client.look(match))
    await mustVerify(match, choices)
  })
})
