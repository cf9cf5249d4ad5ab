import { findGame } from '@nassau/games'
import { seedOf } from '@nassau/games/kit/tossing/day'
import { openRange, tryThrow } from '@nassau/games/kit/tossing/practice'
import { dayOf } from '@nassau/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Client } from '../fixtures/client.ts'
import { openServer, type TestServer } from '../fixtures/house.ts'
import { areThere, type Corner, freshSchema, POSTGRES } from '../store/fixtures/services.ts'

const hasPostgres = await areThere(POSTGRES)
const today = dayOf(Date.now())

/** From the middle of the near edge up the table; the faster, the farther. */
const toss = (speed: number): number[] => [0, -7000, 600, 0, speed, -400, -3000, 0, 0]

async function rangeOf(id: string) {
  const found = findGame(id)
  if (!found.ok) return expect.fail(found.problem.says)
  await found.value.game.prepare?.()
  return openRange(found.value.game, today)
}

/** On the embedded store, and on PostgreSQL where there is one. */
describe.each([
  { store: 'the embedded store', isHere: true },
  { store: `PostgreSQL${hasPostgres ? '' : `: NOT TESTED, needs ${POSTGRES}`}`, isHere: hasPostgres },
])('the throw of the day on $store', ({ store, isHere }) => {
  let server: TestServer
  let schema: Corner | null = null
  beforeAll(async () => {
    if (!isHere) return
    schema = store === 'PostgreSQL' ? await freshSchema() : null
    server = await openServer(schema ? { databaseUrl: schema.address } : {})
  })
  afterAll(async () => {
    if (!isHere) return
    await server.destroy()
    await schema?.drop()
  })
  const visitor = (): Client => new Client(server.address)

  test.skipIf(!isHere).each(['o-zone', 'pirate-o-zone'])(
    '%s: a throw is worked out by the house, and the nearest fair one counts',
    async game => {
      const [anne, bart] = [visitor(), visitor()]
      const range = await rangeOf(game)
      const speeds = [900, 1500, 2100]
      const wanted = speeds.map((speed, tries) => tryThrow(range, toss(speed), seedOf(today, tries)))
      const fair = wanted.flatMap(({ foul, distance }) => (foul === null && distance !== null ? [distance] : []))
      for (const [tries, speed] of speeds.entries()) {
        const { status, body } = await anne.post(`/api/throws/${game}`, { day: today, tries, throw: toss(speed) })
        const { foul, distance, on } = wanted[tries] ?? expect.fail()
        expect([status, body]).toEqual([200, expect.objectContaining({ foul, distance, on })])
      }
      expect(fair.length).toBeGreaterThan(0)
      const { body } = await anne.get(`/api/throws/${game}`)
      expect(body).toMatchObject({ day: today, tries: speeds.length, best: expect.closeTo(Math.min(...fair), 2) })
      expect(body).toMatchObject({ rank: 1, of: 1 })
      const fourth = { day: today, tries: speeds.length, throw: toss(1500) }
      expect((await anne.post(`/api/throws/${game}`, fourth)).body.error).toMatchObject({ code: 'over' })
      const seen = await bart.get(`/api/throws/${game}`)
      expect(seen.body).toMatchObject({ tries: 0, best: null })
      const { name } = (await anne.get('/api/me')).body
      expect(seen.text).toContain(`"name":${JSON.stringify(name)}`)
      expect(seen.text).toContain('"isYou":false')
    },
  )

  test.skipIf(!isHere)('a try counts once, on its own day, and only as a hand could throw', async () => {
    const mary = visitor()
    const at = '/api/throws/o-zone'
    const one = { day: today, tries: 0, throw: toss(1500) }
    expect((await mary.post(at, one)).status).toBe(200)
    expect((await mary.post(at, one)).body.error).toMatchObject({ code: 'stale' })
    expect((await mary.post(at, { ...one, tries: 1, day: '2020-01-01' })).body.error).toMatchObject({ code: 'stale' })
    const strong = [...toss(1500)]
    strong[4] = 1_000_000
    expect((await mary.post(at, { ...one, tries: 1, throw: strong })).body.error).toMatchObject({ code: 'malformed' })
    expect((await mary.post(at, { ...one, tries: 1, throw: [1, 2] })).body.error).toMatchObject({ code: 'malformed' })
    expect((await mary.post('/api/throws/pig', one)).status).toBeGreaterThanOrEqual(400)
    expect((await mary.get(at)).body.tries).toBe(1)
  })
})
