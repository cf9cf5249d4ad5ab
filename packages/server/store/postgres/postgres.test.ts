import { expect, test } from 'vitest'
import { storeContract } from '../contract.ts'
import { areThere, freshSchema, POSTGRES } from '../fixtures/services.ts'
import { PostgresStore } from './postgres.ts'

const isHere = await areThere(POSTGRES)

if (!isHere) test.skip(`the store of many nodes: NOT TESTED, no PostgreSQL at ${POSTGRES}`, () => undefined)
else {
  storeContract('the store of many nodes', async () => {
    const schema = await freshSchema()
    let store = await PostgresStore.open(schema.address)
    return {
      store,
      async reopen() {
        await store.close()
        store = await PostgresStore.open(schema.address)
        return store
      },
      async destroy() {
        await store.close()
        await schema.drop()
      },
    }
  })

  test('of two nodes that append the same numbers at once, one is first for each, and neither waits for ever', async () => {
    const schema = await freshSchema()
    const nodes = await Promise.all([PostgresStore.open(schema.address), PostgresStore.open(schema.address)])
    const ids = Array.from({ length: 200 }, (_, i) => `m${i}`)
    const row = { game: 'pig', status: 'playing', isPublic: false, seats: '[]', awaiting: '[]', wakes: 0 } as const
    const race = nodes.map((node, who) =>
      Promise.all(
        (who === 0 ? ids : ids.toReversed()).map(async id => ({
          id,
          went: await node.append(
            id,
            { seq: 0, at: 1, body: `${who}` },
            { ...row, id, people: `["p${who}"]`, updated: who },
          ),
        })),
      ),
    )
    const [ours = [], theirs = []] = await Promise.all(race)
    for (const id of ids) {
      const went = [ours, theirs].map(node => node.find(one => one.id === id)?.went)
      expect(went.toSorted()).toEqual(['appended', 'conflict'])
      expect((await nodes[0]?.read(id))?.map(({ body }) => body)).toEqual([`${went.indexOf('appended')}`])
    }
    const mine = await Promise.all(nodes.map((node, who) => node.matchesOf([`p${who}`], 1000)))
    expect(mine.flat()).toHaveLength(200)
    for (const node of nodes) await node.close()
    await schema.drop()
  })

  test('stores in two schemas of one database know nothing of each other', async () => {
    const schemas = [await freshSchema(), await freshSchema()]
    const stores = []
    for (const { address } of schemas) stores.push(await PostgresStore.open(address))
    const keys = await Promise.all(stores.map((store, i) => store.constant('key', () => `key ${i}`)))
    expect(keys).toEqual(['key 0', 'key 1'])
    for (const store of stores) await store.close()
    for (const schema of schemas) await schema.drop()
  })

  test('a constant is the same for nodes that start together', async () => {
    const schema = await freshSchema()
    const nodes = await Promise.all([1, 2, 3].map(() => PostgresStore.open(schema.address)))
    const keys = await Promise.all(nodes.map((node, i) => node.constant('key', () => `key ${i}`)))
    expect(new Set(keys).size).toBe(1)
    for (const node of nodes) await node.close()
    await schema.drop()
  })
}
