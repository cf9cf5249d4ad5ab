import { findGame } from '@nassau/games'
import { FastChance, sample } from '@nassau/kernel/bots'
import { seatsAsked } from '@nassau/kernel/host'
import { expect, test, vi } from 'vitest'
import { anne, bart, fresh, fullTable, number, plainly } from '../fixtures/tables.ts'
import { listener, testHouse } from '../test-kit.ts'
import { rebuild } from './replay.ts'
import { Tables } from './tables.ts'

test('a line of the record is stored as data, and a log of another format refused with a clear word', async () => {
  const { live, house } = await fullTable('pig')
  const log = await house.store.read(live.table.id)
  const older = log.map(entry => ({ ...entry, body: entry.body.replace('"log":2,', '') }))
  expect(rebuild(live.table.id, older)?.stuck?.says).toBe(
    'this match was kept in format 1 of the log; this house reads 2',
  )
  await live.act(anne, { type: 'choose', id: fresh(), seen: number(live, 0), choice: { do: 'hold' } })
  const stored = (await house.store.read(live.table.id)).at(-1)?.body ?? ''
  expect(JSON.parse(stored)).toMatchObject({
    kind: 'play',
    how: 'person',
    line: { seq: 1, seat: 0, choice: { do: 'hold' } },
  })
})

test('an action of before a restart is not done again either', async () => {
  const { live, house } = await fullTable('pig')
  const hold = { type: 'choose', id: fresh(), seen: number(live, 0), choice: { do: 'hold' } } as const
  const first = await live.act(anne, hold)
  const again = await (await Tables.open(testHouse(house.store))).find(live.table.id)
  expect(await again.act(anne, hold)).toBe(first)
})

test('who comes second to another node is told what was missed', async () => {
  const { live, house } = await fullTable('pig')
  const other = await (await Tables.open(testHouse(house.store))).find(live.table.id)
  const watching = listener(anne)
  await live.watch(watching)
  const seen = number(live, 0)
  await other.act(anne, { type: 'choose', id: fresh(), seen, choice: { do: 'hold' } })
  const late = live.act(anne, { type: 'choose', id: fresh(), seen, choice: { do: 'roll' } })
  await expect(late).rejects.toMatchObject({ trouble: { code: 'stale' } })
  expect(JSON.parse(watching.heard.at(-1) ?? '')).toMatchObject({ type: 'table', n: seen + 1 })
  expect(plainly(live.table)).toEqual(plainly(other.table))
})

test('a choice stands though another node wrote first, if it is still an answer to what is asked', async () => {
  const { live, house } = await fullTable('pig')
  const other = await (await Tables.open(testHouse(house.store))).find(live.table.id)
  await other.act(bart, { type: 'chat', id: fresh(), text: 'first' })
  const hold = { type: 'choose', id: fresh(), seen: number(live, 0), choice: { do: 'hold' } } as const
  const n = await live.act(anne, hold)
  expect(live.table.chat.map(({ text }) => text)).toEqual(['first'])
  expect(await other.act(anne, hold)).toBe(n)
  expect(plainly(live.table)).toEqual(plainly(other.table))
})

test('what another node has written is taken over and told', async () => {
  const { live, house } = await fullTable('pig')
  const other = await (await Tables.open(testHouse(house.store))).find(live.table.id)
  const watching = listener(bart)
  await live.watch(watching)
  await other.act(anne, { type: 'choose', id: fresh(), seen: number(other, 0), choice: { do: 'hold' } })
  await live.catchUp(other.table.length)
  expect(JSON.parse(watching.heard.at(-1) ?? '')).toMatchObject({ type: 'news', heard: [{ kind: 'held', by: 0 }] })
  expect(plainly(live.table)).toEqual(plainly(other.table))
})

test('if the store fails nothing has changed and the same can be tried again', async () => {
  const { live, house } = await fullTable('pig')
  const lines = [...(live.table.referee?.lines ?? [])]
  house.store.onAppend = () => {
    throw new Error('the disk is full')
  }
  const roll = { type: 'choose', id: fresh(), seen: number(live, 0), choice: { do: 'roll' } } as const
  await expect(live.act(anne, roll)).rejects.toMatchObject({ trouble: { code: 'try-again' } })
  expect(live.table.referee?.lines).toEqual(lines)
  house.store.onAppend = () => undefined
  await live.act(anne, roll)
  expect(live.table.referee?.lines.length).toBe(lines.length + 1)
})

test('if the store kept it and could not say so, it is answered as done', async () => {
  const { live, house } = await fullTable('pig')
  const { store } = house
  const append = store.append.bind(store)
  store.append = async (...words: Parameters<typeof append>) => {
    await append(...words)
    throw new Error('the line is dead')
  }
  const hold = { type: 'choose', id: fresh(), seen: number(live, 0), choice: { do: 'hold' } } as const
  const n = await live.act(anne, hold)
  store.append = append
  expect(await live.act(anne, hold)).toBe(n)
  expect(live.table.length).toBe((await store.read(live.table.id)).length)
})

test('while the store can be neither written nor read nothing is done, and then the table is what was kept', async () => {
  const { live, house } = await fullTable('pig')
  const { store } = house
  const [append, read] = [store.append.bind(store), store.read.bind(store)]
  const dead = async (): Promise<never> => {
    throw new Error('the line is dead')
  }
  Object.assign(store, { append: dead, read: dead })
  const hold = { type: 'choose', id: fresh(), seen: number(live, 0), choice: { do: 'hold' } } as const
  for (let i = 0; i < 2; i++)
    await expect(live.act(anne, hold)).rejects.toMatchObject({ trouble: { code: 'try-again' } })
  Object.assign(store, { append, read })
  await live.act(anne, hold)
  const log = await store.read(live.table.id)
  expect(log.map(({ seq }) => seq)).toEqual(log.map((_, i) => i))
  expect(live.table.length).toBe(log.length)
})

test('bots go on after the store was away, though nobody comes by', async () => {
  const house = testHouse()
  const { store } = house
  const [append, read] = [store.append.bind(store), store.read.bind(store)]
  const dead = async (): Promise<never> => {
    throw new Error('the line is dead')
  }
  let appended = 0
  store.append = async (...words: Parameters<typeof append>) => {
    if (++appended === 5) Object.assign(store, { append: dead, read: dead })
    return append(...words)
  }
  const tables = await Tables.open(house)
  const bots = [1, 2].map(() => ({ kind: 'bot' as const, level: 'swab' }))
  const { match } = await tables.create(anne, { id: fresh(), game: 'pig', seats: bots })
  // Where nobody looks bots rest a moment of the house's time before each choice.
  const wait = async (): Promise<void> => {
    house.time += 2000
    const live = await tables.find(match)
    live.mind()
    await new Promise(resolve => setTimeout(resolve, 20))
  }
  for (let i = 0; i < 15; i++) await wait()
  expect((await read(match)).length).toBe(5)
  Object.assign(store, { append, read })
  while ((await read(match)).length < 20) await wait()
  const log = await read(match)
  expect(log.map(({ seq }) => seq)).toEqual(log.map((_, i) => i))
  await tables.close()
})

test('if rules break, the match is as it was and goes on', async () => {
  const found = findGame('pig')
  if (!found.ok) throw new Error('no pig')
  const { live } = await fullTable('pig')
  const lines = [...(live.table.referee?.lines ?? [])]
  const scores: unknown = live.table.referee?.match.board
  Object.defineProperty(scores, 'scores', {
    get: () => {
      throw new Error('rules break')
    },
    configurable: true,
  })
  const hold = { type: 'choose', seen: number(live, 0), choice: { do: 'hold' } } as const
  await expect(live.act(anne, { ...hold, id: fresh() })).rejects.toThrow('rules break')
  expect(live.table.referee?.lines).toEqual(lines)
  await live.act(anne, { ...hold, id: fresh() })
})

test('if what a seat sees cannot be worked out, nothing is kept and nobody is told', async () => {
  const { live, house } = await fullTable('king-of-pirates')
  const { length } = live.table
  const before = await live.look(bart)
  const { game } = live.table.listed
  const order = game.orders?.find(({ isDefault }) => isDefault)
  if (!order) throw new Error('no orders')
  const broken = vi.spyOn(order, 'answer').mockImplementation(() => {
    throw new Error('orders break')
  })
  const [seat = 0] = live.table.referee ? seatsAsked(live.table.referee.open) : []
  const ask = live.table.referee?.open.askOf(seat)
  const choice = ask && sample(ask, new FastChance(1))
  const act = { type: 'choose', seen: number(live, seat), choice } as const
  const chooser = [anne, bart][seat] ?? anne
  await expect(live.act(chooser, { ...act, id: fresh() })).rejects.toMatchObject({ trouble: { code: 'try-again' } })
  broken.mockRestore()
  expect(live.table.length).toBe(length)
  expect(await live.look(bart)).toEqual(before)
  expect(house.faults.length).toBeGreaterThan(0)
  await live.act(chooser, { ...act, id: fresh() })
})

test('a store that went back in time gets no hole: the match goes on from what is left, here and after a restart', async () => {
  const { live, house } = await fullTable('pig')
  const { id } = live.table
  const watching = listener(anne)
  await live.watch(watching)
  const say = (text: string) => live.act(anne, { type: 'chat', id: fresh(), text })
  for (const text of ['one', 'two', 'three', 'four']) await say(text)
  const log = house.store.logs.get(id) ?? []
  house.store.logs.set(id, log.slice(0, -3))
  await say('five')
  expect(live.table.chat.map(({ text }) => text)).toEqual(['one', 'five'])
  expect((await house.store.read(id)).map(({ seq }) => seq)).toEqual(log.slice(0, -2).map(({ seq }) => seq))
  expect(watching.heard.some(heard => JSON.parse(heard).type === 'table')).toBe(true)
  const again = await (await Tables.open(testHouse(house.store))).find(id)
  expect(plainly(again.table)).toEqual(plainly(live.table))
})
