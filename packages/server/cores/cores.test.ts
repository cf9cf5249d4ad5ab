import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { connect } from 'node:net'
import { findRules } from '@nassau/games'
import { verify } from '@nassau/kernel/host'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { Client, freshId } from '../fixtures/client.ts'
import { scratch } from '../fixtures/house.ts'
import { playOut } from '../fixtures/playing.ts'
import { quotasTimes } from '../quotas/quotas.ts'
import { areThere, type Corner, freshSchema, POSTGRES, REDIS } from '../store/fixtures/services.ts'
import { hashOf } from './door.ts'
import { type OpenHouse, serve } from './serve.ts'

const FOR_TWO = { seats: [{ kind: 'me' as const }, { kind: 'open' as const }], isPublic: true }
const MATES = [1, 2].map(() => ({ kind: 'bot' as const, level: 'mate' }))
const PROCESSES = 2
const GENEROUS = { processes: PROCESSES, port: 0, quotas: quotasTimes(1e6), logLevel: 'silent' }

let house: OpenHouse
const clients: Client[] = []
afterEach(async () => {
  for (const client of clients.splice(0)) await client.cut()
})

/** The live channel of the process at this place: any name that belongs there leads to it. */
function liveAt(slot: number): string {
  let name = 0
  while (hashOf(`${name}`) % PROCESSES !== slot) name++
  return `/live?match=${name}`
}

async function visitor(slot: number): Promise<Client> {
  const client = new Client(house.address)
  clients.push(client)
  await client.connect(liveAt(slot))
  return client
}

/** Anne sits at one process, Bart at the other. */
async function tableForTwo(game: string, more: object = {}) {
  const [anne, bart] = [await visitor(0), await visitor(1)]
  const match = await anne.create({ game, ...FOR_TWO, ...more })
  await bart.act(match, 'join')
  for (const client of [anne, bart]) await client.watch(match)
  return { match, anne, bart }
}

async function recorded(match: string): Promise<number | null> {
  const verified = verify(findRules, (await new Client(house.address).get(`/api/matches/${match}/record`)).text)
  return verified.ok ? verified.value.choices : null
}

async function readiness(): Promise<{ status: number; text: string }> {
  const { status, text } = await new Client(house.address).get('/readyz')
  return { status, text }
}

/** Kills the process at a place; resolves when another serves there. */
async function kill(slot: number): Promise<void> {
  const pid = house.pids()[slot] ?? 0
  process.kill(pid, 'SIGKILL')
  await expect.poll(() => house.pids(), { timeout: 20_000 }).not.toContain(pid)
  await expect.poll(async () => (await readiness()).text, { timeout: 20_000 }).toContain('2 of 2')
}

/** As clients do: a connection on its way to a process that dies is closed, and the next one gets through. */
async function comeBack(client: Client, way: string): Promise<void> {
  await expect.poll(() => client.connect(way).then(() => 'connected'), { timeout: 20_000 }).toBe('connected')
}

const closed = (client: Client): Promise<unknown> =>
  new Promise(resolve => client.socket?.once('close', () => resolve('closed')))

async function twoAcross(game: string): Promise<void> {
  const { match, anne, bart } = await tableForTwo(game, game === 'pig' ? {} : { options: { short: true } })
  const choices = await playOut(match, [anne, bart])
  for (const client of [anne, bart]) expect(client.tables.get(match)).toEqual(await client.look(match))
  expect(await recorded(match)).toBe(choices)
}

describe('two processes on the embedded store', () => {
  const folder = scratch()
  beforeAll(async () => {
    house = await serve({ ...GENEROUS, folder })
  })
  afterAll(async () => {
    await house.close()
    rmSync(folder, { recursive: true })
  })

  test('both are there, and say so', async () => {
    expect(new Set(house.pids())).toHaveLength(PROCESSES)
    expect(house.pids()).not.toContain(process.pid)
    expect(await readiness()).toMatchObject({ status: 200, text: expect.stringContaining('"processes":"2 of 2"') })
  })

  for (const game of ['pig', 'scurvy-dice'])
    test(`two people at different processes play a whole match: ${game}`, () => twoAcross(game))

  test('of two who choose at once for the same seat one is done, the other is told what was missed', async () => {
    const { match, anne } = await tableForTwo('pig')
    const twin = new Client(house.address)
    twin.cookies = new Map(anne.cookies)
    clients.push(twin)
    await twin.connect(liveAt(1))
    const { n } = await twin.watch(match)
    const race = [anne, twin].map(one => one.ask({ type: 'choose', match, seen: n, choice: { do: 'roll' } }))
    const answers = (await Promise.all(race)).toSorted((a, b) => (a.type < b.type ? -1 : 1))
    expect(answers[0]).toMatchObject({ type: 'done', n: n + 1 })
    expect(answers[1]).toMatchObject({ type: 'refused', error: { code: 'stale' }, missed: [{ n: n + 1 }] })
    expect(await anne.look(match)).toEqual(await twin.look(match))
  })

  test('the same action said to both at once is done once', async () => {
    const { match, anne, bart } = await tableForTwo('pig')
    const twin = new Client(house.address)
    twin.cookies = new Map(anne.cookies)
    clients.push(twin)
    await twin.connect(liveAt(1))
    const { n } = await twin.watch(match)
    const hold = { type: 'choose', match, id: freshId(), seen: n, choice: { do: 'hold' } }
    const answers = await Promise.all([anne, twin].map(one => one.ask(hold)))
    expect(answers).toMatchObject([
      { type: 'done', n: n + 1 },
      { type: 'done', n: n + 1 },
    ])
    expect((await bart.look(match)).scene.seen?.awaiting).toEqual([1])
  })

  test('who is connected to the other process is here, and when they are gone that is heard', async () => {
    const { match, anne, bart } = await tableForTwo('pig')
    await bart.act(match, 'chat', { text: 'here' })
    await expect.poll(() => anne.sent.findLast(text => text.includes('"presence"'))).toContain('"online":[0,1]')
    const gone = anne.next(said => said.type === 'presence' && said.online.join() === '0')
    await bart.cut()
    expect(await gone).toMatchObject({ match })
  })

  test('bots play to the end whoever looks on, and nothing is played twice', async () => {
    const anne = await visitor(0)
    const match = await anne.create({ game: 'scurvy-dice', options: { short: true }, seats: MATES, isPublic: true })
    const onlookers = [anne, await visitor(1)]
    for (const one of onlookers) await one.watch(match)
    for (const one of onlookers)
      await expect.poll(() => one.tables.get(match)?.scene.status, { timeout: 60_000, interval: 100 }).toBe('over')
    expect(await recorded(match)).toBeGreaterThan(0)
  })

  test('what is counted is counted together', async () => {
    for (const slot of [0, 1]) await visitor(slot)
    const { text } = await new Client(house.address).get('/metrics')
    expect(text).toContain('nassau_connections 2')
    expect(text).toContain('nassau_fleet_connected 1')
    expect(Number(/nassau_commit_batch_count (\d+)/.exec(text)?.[1])).toBeGreaterThan(0)
  })

  test('a request of many bytes arrives whole, whoever reads its beginning', async () => {
    const says = (text: string) => ({ id: freshId(), game: text, seats: FOR_TWO.seats })
    const { status, text } = await new Client(house.address).post('/api/matches', says('x'.repeat(200_000)))
    expect([status, text.includes('malformed')]).toEqual([400, true])
  })

  test('who is on the way to a process that dies is not left waiting', async () => {
    const { hostname, port } = new URL(house.address)
    const pid = house.pids()[0] ?? 0
    // It takes nothing any more, and nobody has noticed.
    process.kill(pid, 'SIGSTOP')
    const ends = Array.from({ length: 3 }, () => {
      const line = connect(Number(port), hostname)
      line.write(`GET ${liveAt(0)} HTTP/1.1\r\nHost: here\r\n\r\n`)
      return once(
        line.resume().on('error', () => undefined),
        'close',
      )
    })
    await new Promise(resolve => setTimeout(resolve, 50))
    const isBack = kill(0)
    expect(await Promise.all(ends)).toHaveLength(3)
    await isBack
  })

  test('a process that is killed in the middle loses nothing acknowledged, and whoever was there goes on', async () => {
    const { match, anne, bart } = await tableForTwo('scurvy-dice', { options: { short: true } })
    let isBack = Promise.resolve()
    const choices = await playOut(match, [anne, bart], async choices => {
      if (choices !== 5) return
      const gone = closed(anne)
      isBack = kill(0)
      await gone
      // Until it is back, what belongs to it is served by the other.
      await comeBack(anne, liveAt(0))
    })
    expect(await recorded(match)).toBe(choices)
    await isBack
  })

  test('those who say what they watch are at one process, the one it belongs to', async () => {
    const [anne, bart] = [new Client(house.address), new Client(house.address)]
    const match = await anne.create({ game: 'pig', ...FOR_TWO })
    for (const client of [anne, bart]) {
      clients.push(client)
      await client.connect(`/live?brief&match=${match}`)
    }
    const owner = hashOf(match) % PROCESSES
    await kill(1 - owner)
    expect([anne, bart].map(({ socket }) => socket?.readyState)).toEqual([1, 1])
    const gone = [anne, bart].map(closed)
    await kill(owner)
    expect(await Promise.all(gone)).toEqual(['closed', 'closed'])
  })
})

test('quotas are counted by all processes together', async () => {
  const folder = scratch()
  house = await serve({ ...GENEROUS, folder, quotas: quotasTimes(1e6, { tables: TWO_TABLES }) })
  const anne = new Client(house.address)
  const ways: number[] = []
  for (let i = 0; i < 4; i++) {
    const answer = await anne.request('POST', '/api/matches', { id: freshId(), game: 'pig', ...FOR_TWO }, NEW_LINE)
    ways.push(answer.status)
  }
  expect(ways).toEqual([201, 201, 429, 429])
  await house.close()
  rmSync(folder, { recursive: true })
})
const TWO_TABLES = { most: 2, everyMs: 3_600_000, says: 'tables' }
/** The next request comes over another connection, and so to the other process. */
const NEW_LINE = { connection: 'close' }

const isHere = await areThere(POSTGRES, REDIS)
describe.skipIf(!isHere)(`on PostgreSQL${isHere ? '' : `: NOT TESTED, needs ${POSTGRES} and ${REDIS}`}`, () => {
  let schema: Corner
  beforeAll(async () => {
    schema = await freshSchema()
  })
  afterAll(() => schema.drop())

  for (const [how, redisUrl] of [
    ['without a Redis', null],
    ['as nodes of a Redis', REDIS],
  ] as const)
    test(`two processes ${how}: two people at different ones play a whole match`, async () => {
      house = await serve({ ...GENEROUS, databaseUrl: schema.address, redisUrl })
      await twoAcross('pig')
      for (const client of clients.splice(0)) await client.cut()
      await house.close()
    })
})
