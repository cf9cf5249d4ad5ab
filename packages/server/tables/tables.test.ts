import { findRules } from '@nassau/games'
import { FastChance, sample } from '@nassau/kernel/bots'
import { seatsAsked, verify } from '@nassau/kernel/host'
import { type Action, follow, type TableMessage } from '@nassau/protocol'
import { expect, test } from 'vitest'
import { anne, bart, calico, fresh, fullTable, number, plainly, tableOf } from '../fixtures/tables.ts'
import { listener, MemoryStore, settle, testHouse } from '../test-kit.ts'
import type { LiveTable } from './live-table.ts'
import { winnersAmong } from './note.ts'
import { rebuild } from './replay.ts'
import { Tables } from './tables.ts'

/** Something one of the people could do next, sensible or not. */
function anyAction(live: LiveTable, rng: FastChance): { caller: typeof anne; action: Action } {
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
  const others: Action[] = [
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
  expect(await again(tables, live, bart)).toBe(live.table.id)
  const next = await tables.find(await again(tables, live, anne))
  expect(next.table.referee?.header.seats).toEqual(['Bart', 'Anne'])
  expect(await again(tables, live, anne)).toBe(next.table.id)
})

const again = (tables: Tables, { table }: LiveTable, caller: typeof anne, agrees = true): Promise<string> =>
  tables.rematch(caller, table.id, { type: 'rematch', id: fresh(), agrees })

/** Three people, or as many as are told, and bots, at a table whose match was given up by all but the last. */
async function givenUp(seats: object[]) {
  const house = testHouse()
  const { tables, live } = await tableOf(house, 'scurvy-dice', { seats })
  const open = seats.filter(seat => 'kind' in seat && seat.kind === 'open').length
  for (const caller of [bart, calico].slice(0, open)) await live.act(caller, { type: 'join', id: fresh() })
  for (const caller of [anne, bart].slice(0, open)) await live.act(caller, { type: 'resign', id: fresh() })
  return { tables, live }
}

test('a rematch begins when the last of three agrees; until then anyone can change their mind', async () => {
  const { tables, live } = await givenUp([{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }])
  expect(live.table.result).toMatchObject({ how: 'resigned', winners: [2] })
  await again(tables, live, anne)
  await again(tables, live, bart, false)
  expect((await live.look(calico)).scene.again).toEqual([true, false, null])
  await again(tables, live, bart)
  expect(live.table.rematch).toBeNull()
  const next = await tables.find(await again(tables, live, calico))
  expect((await live.look(anne)).scene.rematch).toBe(next.table.id)
  expect(next.table.referee?.header.seats).toEqual(['Bart', 'Calico', 'Anne'])
})

test('who does not want to play again is played for by a bot, if two others do; of two nobody plays alone', async () => {
  const { tables, live } = await givenUp([{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }])
  await again(tables, live, anne)
  await again(tables, live, calico)
  const next = await tables.find(await again(tables, live, bart, false))
  expect(next.table.seats.map(({ kind }) => kind)).toEqual(['bot', 'person', 'person'])
  const { live: pair, tables: house } = await fullTable('pig')
  await pair.act(anne, { type: 'resign', id: fresh() })
  await again(house, pair, anne)
  expect(await again(house, pair, bart, false)).toBe(pair.table.id)
  expect(pair.table.rematch).toBeNull()
})

test('bots agree to a rematch at once; who only looked on is not asked', async () => {
  const { live, tables } = await tableOf(testHouse(), 'pig', {
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'swab' }],
  })
  await live.act(anne, { type: 'resign', id: fresh() })
  expect((await live.look(bart)).scene.again).toEqual([null, true])
  await expect(again(tables, live, bart)).rejects.toMatchObject({ trouble: { code: 'not-yours' } })
  expect(await again(tables, live, anne)).not.toBe(live.table.id)
})

test('how a vote came out is told to all', async () => {
  const { live } = await fullTable('pig')
  const verdict = async () => (await live.look(anne)).scene.verdict
  await live.act(anne, { type: 'draw', id: fresh() })
  await live.act(bart, { type: 'vote', id: fresh(), agrees: false })
  expect(await verdict()).toMatchObject({ about: 'draw', by: 0, seat: 1, word: 'refuses' })
  await live.act(anne, { type: 'draw', id: fresh() })
  await live.act(anne, { type: 'vote', id: fresh(), agrees: false })
  expect(await verdict()).toMatchObject({ by: 0, seat: 0, word: 'withdraws' })
  await live.act(bart, { type: 'draw', id: fresh() })
  // An offer stands while the others play on.
  await live.act(anne, { type: 'choose', id: fresh(), seen: number(live, 0), choice: { do: 'roll' } })
  await live.act(anne, { type: 'vote', id: fresh(), agrees: true })
  expect(await verdict()).toMatchObject({ by: 1, seat: 0, word: 'agrees' })
  expect(live.table.result).toMatchObject({ how: 'drawn' })
})

test('whoever opened a table puts bots on its empty seats, and the match begins with the last', async () => {
  const house = testHouse()
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'invited' }]
  const { live } = await tableOf(house, 'scurvy-dice', { seats })
  await live.act(bart, { type: 'join', id: fresh() })
  const seatBot = (caller: typeof anne, seat: number) => live.act(caller, { type: 'seat-bot', id: fresh(), seat })
  await expect(seatBot(bart, 2)).rejects.toMatchObject({ trouble: { code: 'not-allowed' } })
  await expect(seatBot(anne, 1)).rejects.toMatchObject({ trouble: { code: 'taken' } })
  await seatBot(anne, 2)
  expect(live.table.referee?.header.seats.slice(0, 2)).toEqual(['Anne', 'Bart'])
  expect(live.table.seats[2]).toMatchObject({ kind: 'bot', level: 'mate' })
  await settle()
  const kept = rebuild(live.table.id, await house.store.read(live.table.id))
  expect(kept && plainly(kept)).toEqual(plainly(live.table))
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
