import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Client } from '../fixtures/client.ts'
import { openServer, type TestServer } from '../fixtures/house.ts'
import { type OwnService, ownRedis } from '../soak/own-services.ts'
import { areThere, type Corner, freshSchema, POSTGRES } from '../store/fixtures/services.ts'

const redis = await ownRedis()
const isHere = redis !== null && (await areThere(POSTGRES))
if (!redis) process.stderr.write('\n!!! NOT TESTED: there is no redis-server to start and stop !!!\n\n')

describe.skipIf(!isHere)(`Redis goes away${isHere ? '' : ': NOT TESTED'}`, () => {
  let schema: Corner
  let nodes: TestServer[] = []
  const service: OwnService = redis ?? Object(null)

  beforeAll(async () => {
    schema = await freshSchema()
    const where = { databaseUrl: schema.address, redisUrl: service.address }
    nodes = await Promise.all([openServer(where), openServer(where)])
  })
  afterAll(async () => {
    for (const node of nodes) await node.destroy()
    await schema.drop()
    await service.close()
  })

  const readiness = async (): Promise<unknown> => {
    const response = await fetch(`${nodes[0]?.address}/readyz`)
    return { status: response.status, ...Object(await response.json()) }
  }
  const until = async (fleet: string): Promise<void> => {
    for (let i = 0; !JSON.stringify(await readiness()).includes(fleet); i++) {
      expect(i).toBeLessThan(200)
      await new Promise(resolve => setTimeout(resolve, 50))
    }
  }

  test('matches go on over the store, the node says so, and all is well when it is back', async () => {
    await until('together')
    const [anne, bart] = [0, 1].map(at => new Client(nodes[at]?.address ?? ''))
    if (!anne || !bart) throw new Error('nobody came')
    for (const one of [anne, bart]) await one.connect()
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }]
    const match = await anne.create({ game: 'pig', seats, isPublic: true })
    await bart.act(match, 'join')
    for (const one of [anne, bart]) await one.watch(match)

    const swabs = [1, 2].map(() => ({ kind: 'bot' as const, level: 'swab' }))
    const bots = await anne.create({ game: 'scurvy-dice', seats: swabs, isPublic: true })
    for (const one of [anne, bart]) await one.watch(bots)

    await service.kill()
    await until('cut off')
    expect(await readiness()).toMatchObject({ status: 200, ok: true })
    const hold = async (who: Client): Promise<void> => {
      const { n } = await who.look(match)
      expect(await who.ask({ type: 'choose', match, seen: n, choice: { do: 'hold' } })).toMatchObject({ type: 'done' })
    }
    await hold(anne)
    await bart.reach(match, (await anne.look(match)).n)
    await hold(bart)
    // Both nodes have the bots' match and mind it now; the store lets one of them each time.
    for (let i = 0; (await anne.look(bots)).scene.status !== 'over'; i++) {
      expect(i).toBeLessThan(200)
      await new Promise(resolve => setTimeout(resolve, 50))
    }
    await service.start()
    await until('together')
    await hold(anne)
    await bart.reach(match, (await anne.look(match)).n)
    expect(bart.tables.get(match)).toEqual(await bart.look(match))
    for (const one of [anne, bart]) await one.cut()
  })
})
