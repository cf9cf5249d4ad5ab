import { FastChance, sample } from '@nassau/kernel/bots'
import { seatsAsked } from '@nassau/kernel/host'
import { expect, test } from 'vitest'
import { anne, bart, fresh, fullTable, number, plainly } from '../fixtures/tables.ts'
import { listener, settle } from '../test-kit.ts'
import type { LiveTable } from './live-table.ts'
import { rebuild } from './replay.ts'
import { restored } from './snapshot.ts'
import type { Table } from './table.ts'
import { Tables } from './tables.ts'
import { wholeTable } from './watching/audience.ts'

const GAMES = ['pig', 'scurvy-dice', 'king-of-pirates', 'doubloon-lagoon'] as const
const people = [anne, bart]

/** Plays on at random until the log has so many entries, or the match is over. */
async function playOn(live: LiveTable, entries: number, rng = new FastChance(7)): Promise<void> {
  while (live.table.length < entries && !live.table.result) {
    const play = live.table.referee?.open
    const [seat = 0] = play ? seatsAsked(play) : []
    const ask = play?.askOf(seat)
    const caller = people[seat]
    if (!ask || !caller) throw new Error('nobody is asked')
    const choice = sample(ask, rng)
    await live.act(caller, { type: 'choose', id: fresh(), seen: number(live, seat), choice })
  }
}

const QUIET = { beat: 'off', windowMs: 0, absenceMs: null } as const

/** A long match, let go; what is kept of it; and the house it is in. Dice are those of a live match: some end too soon. */
async function longMatch(game: string, entries = 150) {
  for (;;) {
    const { live, house, tables } = await fullTable(game, QUIET)
    // Nobody answers beside those who play.
    for (const caller of people) await live.act(caller, { type: 'orders', id: fresh(), orders: [] })
    await playOn(live, entries)
    await tables.close()
    const { id } = live.table
    const snapshot = house.store.snapshots.get(id)
    if (live.table.length < entries) continue
    if (!snapshot) throw new Error('nothing was kept')
    return { id, house, snapshot, log: await house.store.read(id) }
  }
}

/** All that anyone can see of a table, and all there is to it but the record's beginning. */
const asSeen = (table: Table) => ({
  ...plainly(table),
  lines: null,
  tables: [null, 0, 1].map(viewer => wholeTable(table, viewer)),
})

test.each(GAMES)('a long match of %s opened from its snapshot is what its log says', async game => {
  const { id, snapshot, log } = await longMatch(game)
  const table = restored(id, snapshot, log.slice(snapshot.length - 1))
  const whole = rebuild(id, log)
  if (!table || !whole) return expect.fail('it could not be opened')
  expect(asSeen(table)).toEqual(asSeen(whole))
  expect(table.referee?.lastHash).toBe(whole.referee?.lastHash)
})

test.each(GAMES)('it goes on from there as it would have: %s', async game => {
  const { id, house, log } = await longMatch(game)
  const open = async (isFromSnapshot: boolean): Promise<string[]> => {
    house.store.logs.set(id, [...log])
    if (!isFromSnapshot) house.store.snapshots.delete(id)
    const live = await (await Tables.open(house)).find(id)
    expect(live.table.referee?.isPartial).toBe(isFromSnapshot)
    await playOn(live, 220, new FastChance(8))
    return (await house.store.read(id)).map(({ body }) => body.replaceAll(/"id":"a\d+"/g, ''))
  }
  expect(await open(true)).toEqual(await open(false))
})

test.each([
  ['of another program', (body: string) => body.replace('"madeBy":"', '"madeBy":"0')],
  ['that was cut off', (body: string) => body.slice(0, -9)],
  ['kept behind another entry', (body: string) => body.replace('"lastHash":"', '"lastHash":"0')],
  ['whose chance was used otherwise', (body: string) => body.replace('"used":', '"used":1')],
  ['whose hash is another', (body: string) => body.replace(/"hash":"(?=[^"]*","counts")/, '"hash":"0')],
])('a snapshot %s is as good as none', async (_what, spoil) => {
  const { id, house, snapshot, log } = await longMatch('scurvy-dice')
  const since = log.slice(snapshot.length - 1)
  expect(since.length).toBeGreaterThan(16)
  expect(restored(id, snapshot, since)?.length).toBe(log.length)
  const spoilt = { ...snapshot, body: spoil(snapshot.body) }
  expect(spoilt.body).not.toBe(snapshot.body)
  expect(restored(id, spoilt, since)).toBeNull()
  house.store.snapshots.set(id, spoilt)
  const live = await (await Tables.open(house)).find(id)
  expect(asSeen(live.table)).toEqual(asSeen(rebuild(id, log) ?? live.table))
  expect(live.table.referee?.isPartial).toBe(false)
})

test('a log that went back behind its snapshot, or has a hole after it, is opened from its beginning', async () => {
  const { id, snapshot, log } = await longMatch('scurvy-dice')
  expect(restored(id, snapshot, log.slice(0, snapshot.length - 2))).toBeNull()
  expect(restored(id, snapshot, [])).toBeNull()
  const holed = log.slice(snapshot.length - 1).filter((_, i) => i !== 3)
  expect(restored(id, snapshot, holed)).toBeNull()
})

test('choices are taken back beyond the snapshot, by whoever watches it unawares; and the record is whole', async () => {
  const { id, house } = await longMatch('scurvy-dice')
  const tables = await Tables.open(house)
  const live = await tables.find(id)
  expect(live.table.referee?.isPartial).toBe(true)
  const watching = listener(anne)
  await live.watch(watching)
  const seq = live.table.referee?.match.seq ?? 0
  const back = 60
  const undo = { type: 'undo', id: fresh(), seen: number(live, 0), back } as const
  await live.act(anne, undo)
  await live.act(bart, { type: 'vote', id: fresh(), agrees: true })
  expect(live.table.referee?.match.seq).toBe(seq - back)
  expect(watching.heard.filter(text => text.startsWith('{"type":"table"'))).toHaveLength(1)
  const { referee } = await live.whole()
  expect(referee?.isPartial).toBe(false)
  expect(plainly(live.table)).toEqual(plainly(rebuild(id, await house.store.read(id)) ?? live.table))
})

test('another node that opened it from its snapshot follows what is taken back', async () => {
  const { id, house } = await longMatch('scurvy-dice')
  const [one, other] = [await (await Tables.open(house)).find(id), await (await Tables.open(house)).find(id)]
  await one.act(anne, { type: 'undo', id: fresh(), seen: number(one, 0), back: 50 })
  await one.act(bart, { type: 'vote', id: fresh(), agrees: true })
  await other.catchUp()
  await settle()
  expect(asSeen(other.table)).toEqual(asSeen(one.table))
})

test('of somebody who is gone no snapshot tells', async () => {
  const { id, house } = await longMatch('scurvy-dice')
  const live = await (await Tables.open(house)).find(id)
  await live.next(() => live.write({ entry: { kind: 'gone', seat: 1 }, applied: null }))
  expect(await house.store.snapshot(id)).toBeNull()
  await live.act(anne, { type: 'chat', id: fresh(), text: 'anybody there?' })
  expect((await house.store.snapshot(id))?.body).not.toContain('"name":"Bart"')
})
