import { expect, test } from 'vitest'
import { Client } from '../fixtures/client.ts'
import { openServer } from '../fixtures/house.ts'
import { SqliteStore } from '../store/sqlite.ts'
import { Tables } from '../tables/tables.ts'
import { testHouse } from '../test-kit.ts'
import type { Auth } from './auth.ts'
import { OwnData } from './own-data.ts'
import { Sweeper } from './retention.ts'
import { Spoken } from './spoken.ts'

const DAY_MS = 86_400_000
const nobody = (): never => {
  throw new Error('nobody signs in here')
}
const AUTH: Auth = {
  answer: nobody,
  signUp: nobody,
  sessionOf: nobody,
  sessionsOf: nobody,
  endSessions: nobody,
  rename: nobody,
  newPassword: nobody,
  remove: nobody,
  close: nobody,
}

test('words and guests are kept as long as the house says, and no longer', async () => {
  const server = await openServer()
  const anne = new Client(server.address)
  await anne.post('/api/me', { name: 'Anne' })
  const wanted = { game: 'pig', seats: [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'swab' }] }
  const [over, running] = [await anne.create(wanted), await anne.create(wanted)]
  for (const match of [over, running]) await anne.act(match, 'chat', { text: 'ahoy' })
  await anne.act(over, 'resign')
  const { folder } = server
  await server.close()

  const store = await SqliteStore.open(folder)
  const house = { ...testHouse(), store, time: 0, now: () => Date.now() + house.time }
  const tables = await Tables.open(house)
  const { kysely } = store
  const sweeper = new Sweeper(
    kysely,
    tables,
    new OwnData(kysely, tables, AUTH, new Spoken(kysely)),
    { chatDays: 30, guestDays: 90 },
    fault => {
      throw fault
    },
  )
  const words = async (match: string) => (await store.read(match)).filter(({ body }) => body.includes('ahoy')).length
  await sweeper.sweep()
  expect([await words(over), await words(running)]).toEqual([1, 1])
  house.time = 40 * DAY_MS
  await sweeper.sweep()
  expect([await words(over), await words(running)]).toEqual([0, 0])
  expect((await tables.find(over)).table.seats[0]?.name).toBe('Anne')
  house.time = 100 * DAY_MS
  await sweeper.sweep()
  expect((await tables.find(over)).table.seats[0]?.name).toBe('Empty chair')
  // Who still plays has not gone.
  expect((await tables.find(running)).table.seats[0]?.name).toBe('Anne')
  sweeper.close()
  await tables.close()
  await store.close()
  await server.destroy()
})
