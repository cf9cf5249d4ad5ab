import { findRules } from '@nassau/games'
import { verify } from '@nassau/kernel/host'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Client } from '../../fixtures/client.ts'
import { openServer, type TestServer } from '../../fixtures/house.ts'
import { person, testHouse } from '../../test-kit.ts'
import { Tables } from '../tables.ts'

let server: TestServer
beforeAll(async () => {
  server = await openServer()
})
afterAll(() => server.destroy())
const visitor = (): Client => new Client(server.address)
const PAIR = { game: 'pig', seats: [{ kind: 'me' as const }, { kind: 'open' as const }], isPublic: true, stirs: true }

test('dice are sealed, shown sealed, then stirred by everyone; only then it begins, and the record proves it', async () => {
  const [anne, bart] = [visitor(), visitor()]
  const match = await anne.create(PAIR)
  await bart.act(match, 'join')
  const { commitment, status, wantsStir } = (await anne.look(match)).scene
  expect([status, wantsStir]).toEqual(['gathering', true])
  const wrong = await anne.act(match, 'stir', { entropy: 'salt', commitment: commitment.replace(/^./, 'x') })
  expect(wrong.status).toBe(409)
  expect((await visitor().act(match, 'stir', { entropy: 'salt', commitment })).status).toBe(403)
  expect((await anne.act(match, 'stir', { entropy: 'salt of Anne', commitment })).status).toBe(200)
  expect((await anne.look(match)).scene).toMatchObject({ status: 'gathering', wantsStir: false })
  expect((await bart.act(match, 'stir', { entropy: 'salt of Bart', commitment })).status).toBe(200)
  expect((await bart.look(match)).scene).toMatchObject({ status: 'playing', commitment })
  expect((await bart.act(match, 'stir', { entropy: 'more', commitment })).body.error).toMatchObject({ code: 'started' })
  await bart.act(match, 'resign')
  const { text } = await anne.get(`/api/matches/${match}/record`)
  const { entropy, commitment: sealed } = JSON.parse(text.split('\n')[0] ?? '')
  expect([entropy, sealed]).toEqual([['salt of Anne', 'salt of Bart'], commitment])
  const verified = verify(findRules, text, commitment)
  expect(verified.ok).toBe(true)
})

test('the same secret stirred otherwise gives other dice', async () => {
  const house = testHouse()
  const tables = await Tables.open(house)
  const chanceWith = async (id: string, entropy: string): Promise<unknown> => {
    const anne = person('Anne')
    const { match } = await tables.create(anne, {
      id,
      game: 'scurvy-dice',
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'swab' }],
      stirs: true,
    })
    const live = await tables.find(match)
    Object.assign(live.table.opening, { secret: 'ab'.repeat(32) })
    const { scene } = await live.look(anne)
    await live.act(anne, { type: 'stir', id: 'stir', entropy, commitment: scene.commitment })
    return live.table.referee?.beginning[1].chance
  }
  const [one, same, other] = [await chanceWith('a', 'x'), await chanceWith('b', 'x'), await chanceWith('c', 'y')]
  expect(one).toEqual(same)
  expect(one).not.toEqual(other)
  await tables.close()
})

test('whoever does not stir is not waited for long, and a restart in between loses nothing', async () => {
  const house = testHouse()
  let tables = await Tables.open(house)
  const [anne, bart] = [person('Anne'), person('Bart')]
  const { match } = await tables.create(anne, { id: 'a', ...PAIR })
  let live = await tables.find(match)
  await live.act(bart, { type: 'join', id: 'j' })
  const { scene } = await live.look(bart)
  await live.act(bart, { type: 'stir', id: 's', entropy: 'salt', commitment: scene.commitment })
  await tables.close()
  tables = await Tables.open(house)
  live = await tables.find(match)
  expect(live.table.referee).toBeNull()
  house.time += 60_000
  live.mind()
  await expect.poll(() => live.table.referee?.header.entropy, { timeout: 5000 }).toEqual([null, 'salt'])
  const again = await (await Tables.open(house)).find(match)
  expect(again.table.referee?.header).toEqual(live.table.referee?.header)
  expect(house.faults).toEqual([])
  await tables.close()
})

test('a program of somebody’s own, and a bot of the house, are not waited for', async () => {
  const anne = visitor()
  const match = await anne.create({ ...PAIR, seats: [{ kind: 'me' }, { kind: 'bot', level: 'swab' }] })
  const { commitment } = (await anne.look(match)).scene
  await anne.act(match, 'stir', { entropy: 'salt', commitment })
  expect((await anne.look(match)).scene.status).toBe('playing')
})
