import { findGame, findRules } from '@nassau/games'
import { FastChance, sample } from '@nassau/kernel/bots'
import { seatsAsked, verify } from '@nassau/kernel/host'
import { follow, type TableMessage } from '@nassau/protocol'
import { expect, test, vi } from 'vitest'
import { listener, MemoryStore, person, settle, type TestHouse, testHouse } from '../test-kit.ts'
import type { TableAction } from './decide.ts'
import type { LiveTable } from './live-table.ts'
import { winnersAmong } from './note.ts'
import { rebuild } from './replay.ts'
import { newsOf, type Table } from './table.ts'
import { Tables } from './tables.ts'

const anne = person('Anne')
const bart = person('Bart')
const calico = person('Calico')
let ids = 0
const fresh = (): string => `a${++ids}`

/** Everything there is to a table, as plain data. */
const plainly = (table: Table) => ({
  ...table,
  listed: null,
  // What was offered to whom is no entry of the log.
  driver: table.driver.held,
  referee: null,
  seatScenes: null,
  done: [...table.done],
  lines: table.referee && [...table.referee.lines],
  seen: [null, ...table.seats.keys()].map(viewer => table.referee?.project(viewer)),
})

async function tableOf(
  house: TestHouse,
  game: string,
  more: object = {},
): Promise<{ tables: Tables; live: LiveTable }> {
  const tables = await Tables.open(house)
  const seats = [{ kind: 'me' }, { kind: 'open' }] as const
  const { match } = await tables.create(anne, { id: fresh(), game, seats: [...seats], isPublic: true, ...more })
  const live = await tables.find(match)
  return { tables, live }
}

async function fullTable(game: string, more: object = {}, house = testHouse()) {
  const { tables, live } = await tableOf(house, game, more)
  await live.act(bart, { type: 'join', id: fresh() })
  return { house, tables, live }
}

const number = ({ table }: LiveTable, seat: number): number => newsOf(table, seat)

/** Something one of the people could do next, sensible or not. */
function anyAction(live: LiveTable, rng: FastChance): { caller: typeof anne; action: TableAction } {
  const caller = rng.pick([anne, anne, bart, bart, calico])
  const { table } = live
  const id = fresh()
  const asked = table.referee && !table.result ? seatsAsked(table.referee.open) : []
  const roll = rng.below(24)
  if (roll < 16 && asked.length > 0) {
    const seat = rng.pick(asked)
    const ask = table.referee?.open.askOf(seat)
    const chooser = [anne, bart, calico].find(one => table.seats[seat]?.person === one.person) ?? caller
    if (ask)
      return { caller: chooser, action: { type: 'choose', id, seen: number(live, seat), choice: sample(ask, rng) } }
  }
  const others: TableAction[] = [
    { type: 'chat', id, text: 'Ahoy' },
    { type: 'undo', id, seen: number(live, caller === anne ? 0 : 1), back: 1 + rng.below(2) },
    { type: 'vote', id, agrees: rng.below(2) === 0 },
    { type: 'orders', id, orders: [] },
    { type: 'join', id },
    { type: 'leave', id },
    { type: 'draw', id },
    { type: 'choose', id, seen: 0, choice: { no: 'such thing' } },
  ]
  if (rng.below(40) === 0) others.push({ type: 'resign', id })
  return { caller, action: rng.pick(others) }
}

for (const game of ['pig', 'scurvy-dice', 'king-of-pirates'])
  test(`a table rebuilt from its log is the same table: ${game}`, async () => {
    const three = game === 'pig' ? [] : [{ kind: 'bot', level: 'mate' }]
    for (let seed = 0; seed < 4; seed++) {
      const rng = new FastChance(seed)
      const house = testHouse()
      const seats = [{ kind: 'me' }, { kind: 'open' }, ...three]
      const { tables, live } = await tableOf(house, game, {
        seats,
        clock: { choiceMs: 60_000, bankMs: 100_000 },
        beat: 'off',
      })
      const eyes = [anne, bart, calico].map(caller => listener(caller))
      for (const eye of eyes) await live.watch(eye)
      for (let i = 0; i < 120; i++) {
        const { caller, action } = anyAction(live, rng)
        await live.act(caller, action).catch(() => undefined)
        house.time += rng.below(3000)
        await settle()
        if (i % 10 !== 9) continue
        const again = rebuild(live.table.id, await house.store.read(live.table.id))
        expect(again && plainly(again)).toEqual(plainly(live.table))
      }
      for (const { caller, heard } of eyes) {
        const followed = heard
          .filter(text => !text.startsWith('{"type":"presence"'))
          .map((text): TableMessage => JSON.parse(text))
        const [first, ...rest] = followed
        if (!first) throw new Error('nothing was heard')
        let table: TableMessage | null = first
        for (const message of rest) table = table && follow(table, message)
        expect(table).toEqual(JSON.parse(JSON.stringify(await live.look(caller))))
      }
      expect(house.faults).toEqual([])
      await tables.close()
    }
  })

test('whoever watches while seats are taken hears how the match begins', async () => {
  const { live } = await tableOf(testHouse(), 'scurvy-dice')
  const eyes = [listener(anne), listener(calico)]
  for (const eye of eyes) await live.watch(eye)
  await live.act(bart, { type: 'join', id: fresh() })
  for (const { caller, heard } of eyes) {
    const { heard: all } = await live.look(caller)
    expect(all.length).toBeGreaterThan(0)
    expect(heard.map((text): unknown => JSON.parse(text)).at(-1)).toMatchObject({ type: 'news', heard: all })
  }
})

test('an action sent again is not done again and is answered as it was', async () => {
  const { live } = await fullTable('pig')
  const roll = { type: 'choose', id: fresh(), seen: number(live, 0), choice: { do: 'hold' } } as const
  const first = await live.act(anne, roll)
  const { length } = live.table
  await live.act(bart, { type: 'chat', id: fresh(), text: 'Well held' })
  expect(await live.act(anne, roll)).toBe(first)
  expect(live.table.length).toBe(length + 1)
  const wrong = { type: 'choose', id: fresh(), seen: number(live, 0), choice: { do: 'hold' } } as const
  await expect(live.act(anne, wrong)).rejects.toMatchObject({ trouble: { code: 'not-asked' } })
  await live.act(bart, { type: 'choose', id: fresh(), seen: number(live, 1), choice: { do: 'hold' } })
  await expect(live.act(anne, wrong)).rejects.toMatchObject({ trouble: { code: 'not-asked' } })
})

test('a line of the record is stored as data, and a log of another format refused with a clear word', async () => {
  const { live, house } = await fullTable('pig')
  const log = await house.store.read(live.table.id)
  const older = log.map(entry => ({ ...entry, body: entry.body.replace('"log":2,', '') }))
  expect(() => rebuild(live.table.id, older)).toThrow('this match was kept in format 1 of the log; this house reads 2')
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
  store.append = async (...words) => {
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
  store.append = async (...words) => {
    if (++appended === 5) Object.assign(store, { append: dead, read: dead })
    return append(...words)
  }
  const tables = await Tables.open(house)
  const bots = [1, 2].map(() => ({ kind: 'bot' as const, level: 'swab' }))
  const { match } = await tables.create(anne, { id: fresh(), game: 'pig', seats: bots })
  await new Promise(resolve => setTimeout(resolve, 300))
  expect((await read(match)).length).toBe(5)
  Object.assign(store, { append, read })
  while ((await read(match)).length < 20) await new Promise(resolve => setTimeout(resolve, 50))
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

test('only those who sit may choose, and only for themselves', async () => {
  const { live } = await fullTable('pig')
  const choose = { type: 'choose', seen: number(live, 0), choice: { do: 'roll' } } as const
  await expect(live.act(calico, { ...choose, id: fresh() })).rejects.toMatchObject({ trouble: { code: 'not-yours' } })
  await expect(live.act(bart, { ...choose, id: fresh() })).rejects.toMatchObject({ trouble: { code: 'not-asked' } })
})

test('beyond the information line all people agree to take back, or nothing is', async () => {
  const { live } = await fullTable('pig')
  await live.act(anne, { type: 'choose', id: fresh(), seen: number(live, 0), choice: { do: 'roll' } })
  const undo = { type: 'undo', seen: number(live, 0) } as const
  await live.act(anne, { ...undo, id: fresh() })
  expect(live.table.vote).toMatchObject({ about: 'undo', by: 0, back: 1 })
  await live.act(bart, { type: 'vote', id: fresh(), agrees: false })
  expect(live.table.vote).toBeNull()
  expect(live.table.referee?.match.seq).toBe(1)
  await live.act(anne, { ...undo, seen: number(live, 0), id: fresh() })
  await live.act(bart, { type: 'vote', id: fresh(), agrees: true })
  expect(live.table.referee?.match.seq).toBe(0)
  expect(live.table.result).toBeNull()
})

test('a draw is agreed on; a resignation leaves the other the winner; then the record can be verified', async () => {
  const drawn = await fullTable('pig')
  await drawn.live.act(anne, { type: 'draw', id: fresh() })
  await drawn.live.act(bart, { type: 'vote', id: fresh(), agrees: true })
  expect(drawn.live.table.result).toMatchObject({ how: 'drawn', winners: [] })
  const { live, tables } = await fullTable('pig')
  await live.act(anne, { type: 'resign', id: fresh() })
  expect(live.table.result).toEqual({ how: 'resigned', winners: [1], scores: null })
  expect(verify(findRules, live.table.referee?.close() ?? '').ok).toBe(true)
  const again = await tables.rematch(bart, live.table.id)
  expect(await tables.rematch(anne, live.table.id)).toBe(again)
  const next = await tables.find(again)
  expect(next.table.seats.map(({ kind, name }) => [kind, name])).toEqual([
    ['person', 'Bart'],
    ['kept', 'Anne'],
  ])
  await next.act(anne, { type: 'join', id: fresh() })
  expect(next.table.referee?.header.seats).toEqual(['Bart', 'Anne'])
})

test('whoever has resigned does not win through the bot that plays on', () => {
  const seats = [true, false, false, false].map(hasResigned => ({ hasResigned }))
  expect(winnersAmong({ winners: [2], scores: [3, 4, 9, 1] }, seats)).toEqual([2])
  expect(winnersAmong({ winners: [0, 2], scores: [9, 4, 9, 1] }, seats)).toEqual([2])
  expect(winnersAmong({ winners: [0], scores: [9, 4, 2, 4] }, seats)).toEqual([1, 3])
  expect(winnersAmong({ winners: [], scores: [9, 4, 2, 4] }, seats)).toEqual([])
})

test('whoever leaves is played for by a bot and gets the seat back by joining again', async () => {
  const { live } = await fullTable('pig')
  await live.act(anne, { type: 'leave', id: fresh() })
  await settle()
  expect(live.table.seats[0]?.standIn).toBe('swab')
  expect(live.table.referee?.match.seq).toBeGreaterThan(0)
  await live.act(anne, { type: 'join', id: fresh() })
  expect(live.table.seats[0]?.standIn).toBeNull()
})

test('a bot stands in after an absence and gives the seat back at the first sign of its person', async () => {
  const { live, house, tables } = await fullTable('pig', { absenceMs: 5000 })
  const watching = listener(anne)
  await live.watch(watching)
  house.time += 9000
  live.unwatch(watching)
  house.time += 4000
  await live.look(bart)
  expect(live.table.seats[0]?.standIn).toBeNull()
  house.time += 2000
  live.unwatch(watching)
  await settle()
  expect(live.table.seats[0]?.standIn).toBe('swab')
  await live.watch(watching)
  expect(live.table.seats[0]?.standIn).toBeNull()
  await tables.close()
})

test('a clock at zero lets a bot choose, and clocks survive a restart', async () => {
  const { live, house, tables } = await fullTable('pig', { clock: { choiceMs: 10_000, bankMs: 5000 } })
  house.time += 12_000
  await live.act(anne, { type: 'choose', id: fresh(), seen: number(live, 0), choice: { do: 'hold' } })
  expect(live.table.banks).toEqual([3000, 5000])
  await tables.close()

  const later = testHouse(house.store)
  later.time = house.time + 15_001
  const again = await (await Tables.open(later)).find(live.table.id)
  expect(again.table.banks).toEqual([3000, 5000])
  expect((await again.look(anne)).scene.clocks?.[1]?.deadline).toBe(house.time + 15_000)
  await settle()
  expect(again.table.referee?.match.seq).toBe(1) // a moment of grace after the restart
  later.time += 5000
  again.unwatch(listener(anne))
  await settle()
  expect(again.table.referee?.match.seq).toBe(2)
})

test('links open what they were made for and nothing else', async () => {
  const tables = await Tables.open(testHouse())
  const seats = [{ kind: 'me' }, { kind: 'invited' }] as const
  const { match, links } = await tables.create(anne, { id: fresh(), game: 'pig', seats: [...seats] })
  const token = links[0]?.split('/').at(-1) ?? ''
  const live = await tables.find(match)
  const guess = live.act(bart, { type: 'join', id: fresh(), token: 'x'.repeat(token.length) })
  await expect(guess).rejects.toMatchObject({ trouble: { code: 'not-allowed' } })
  await expect(live.act(bart, { type: 'join', id: fresh() })).rejects.toMatchObject({
    trouble: { code: 'not-allowed' },
  })
  await live.act(bart, { type: 'join', id: fresh(), token })
  expect(live.table.referee?.header.seats).toEqual(['Anne', 'Bart'])
})

test('creating again with the same id finds the same match', async () => {
  const tables = await Tables.open(testHouse(new MemoryStore()))
  const wanted = { id: fresh(), game: 'pig', seats: [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'swab' }] }
  const first = await tables.create(anne, wanted)
  expect(await tables.create(anne, wanted)).toEqual(first)
  expect(await tables.create(bart, wanted)).not.toEqual(first)
})

test('an idle table is let go and comes back as it was; a clock of days runs out meanwhile', async () => {
  const DAY_MS = 86_400_000
  const { live, house, tables } = await fullTable('pig', { clock: { choiceMs: 3 * DAY_MS, bankMs: 0 } })
  const before = plainly(live.table)
  house.time += 59_000
  await tables.sweep()
  expect(tables.size).toBe(1)
  house.time += 2000
  await tables.sweep()
  expect(tables.size).toBe(0)
  await expect(live.look(anne)).rejects.toMatchObject({ trouble: { code: 'try-again' } })
  expect(plainly((await tables.find(live.table.id)).table)).toEqual(before)

  house.time += 2 * DAY_MS
  await tables.sweep()
  await tables.sweep()
  expect(tables.size).toBe(0)
  house.time += DAY_MS
  await tables.sweep()
  expect(tables.size).toBe(1)
  house.time += 5000
  const again = await tables.find(live.table.id)
  again.unwatch(listener(anne))
  await settle()
  expect(again.table.referee?.match.seq).toBe(1)
})
