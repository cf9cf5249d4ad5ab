import { findRules } from '@nassau/games'
import { verify } from '@nassau/kernel/host'
import { expect, test, vi } from 'vitest'
import { anne, bart, calico, fresh, fullTable, number } from '../../fixtures/tables.ts'
import { rowFor } from '../../store/contract.ts'
import { listener, MemoryStore, settle, testHouse } from '../../test-kit.ts'
import type { LiveTable } from '../live-table.ts'
import { Tables } from '../tables.ts'
import { recordOf } from './record-of.ts'

const hold = (live: LiveTable, seat: number) =>
  ({ type: 'choose', id: fresh(), seen: number(live, seat), choice: { do: 'hold' } }) as const

/** A match of Pig after six choices, its log changed, and found again by a house that has just started. */
async function changed(change: (bodies: string[]) => (string | null)[]) {
  const { live, house } = await fullTable('pig', { clock: { choiceMs: 60_000, bankMs: 0 } })
  for (const seat of [0, 1, 0, 1, 0, 1]) await live.act(seat === 0 ? anne : bart, hold(live, seat))
  const { id } = live.table
  const log = house.store.logs.get(id) ?? []
  const bodies = change(log.map(({ body }) => body))
  const left = log.flatMap((entry, i) => (typeof bodies[i] === 'string' ? [{ ...entry, body: bodies[i] }] : []))
  house.store.logs.set(id, left)
  const again = testHouse(house.store)
  const tables = await Tables.open(again)
  return { house: again, tables, live: await tables.find(id), log: left }
}

const atEntry = (place: number, change: (body: string) => string | null) => (bodies: string[]) =>
  bodies.map((body, i) => (i === place ? change(body) : body))

test.each([
  ['does not follow', atEntry(5, body => body.replace('"seat":1', '"seat":0')), /entry 5 of its log does not follow/],
  ['is no JSON', atEntry(5, body => body.slice(9)), /entry 5 of its log cannot be read/],
  ['is missing', atEntry(5, () => null), /entry 5 of its log is missing/],
])('a log whose sixth entry %s stands at its last good moment and says what is wrong', async (_, change, says) => {
  const { live, house, tables, log } = await changed(change)
  const { scene } = await live.look(anne)
  expect(scene).toMatchObject({ status: 'playing', stuck: { code: 'damaged', says: expect.stringMatching(says) } })
  expect(scene.seen?.view).toEqual({ scores: [0, 0] })
  await expect(live.act(bart, hold(live, 1))).rejects.toMatchObject({ trouble: { code: 'damaged' } })
  const stranger = listener(calico)
  await live.watch(stranger)
  expect(stranger.heard[0]).toMatch(says)
  await live.act(bart, { type: 'resign', id: fresh() })
  expect((await live.look(anne)).scene).toMatchObject({ status: 'over', result: { how: 'resigned', winners: [0] } })
  const kept = await house.store.read(live.table.id)
  expect(kept.at(-1)?.seq).toBe((log.at(-1)?.seq ?? 0) + 1)
  const record = await recordOf(live.table, () => house.store.read(live.table.id))
  expect(verify(findRules, record)).toMatchObject({ ok: true, value: { choices: 3 } })
  await tables.close()
})

test('a match whose rules are gone can be looked at, talked at, resigned and taken away; its dice are kept until then', async () => {
  const { live, house, tables } = await changed(bodies => bodies.map(body => body.replace('"rules":1', '"rules":99')))
  const { scene } = await live.look(anne)
  expect(scene.stuck).toMatchObject({
    code: 'other-rules',
    says: 'this match was played under rules version 99 of pig; this house plays version 1',
    yours: ['{"do":"hold"}', '{"do":"hold"}', '{"do":"hold"}'],
  })
  expect(scene).toMatchObject({ status: 'playing', seen: null, seats: [{ name: 'Anne' }, { name: 'Bart' }] })
  expect((await live.look(calico)).scene.stuck?.yours).toEqual([])
  await live.act(anne, { type: 'chat', id: fresh(), text: 'a pity' })
  const readLog = () => house.store.read(live.table.id)
  await expect(recordOf(live.table, readLog)).rejects.toMatchObject({ trouble: { code: 'not-over' } })
  await live.act(anne, { type: 'draw', id: fresh() })
  await live.act(bart, { type: 'vote', id: fresh(), agrees: true })
  expect(live.table.result).toEqual({ how: 'drawn', winners: [], scores: null })
  const lines = (await recordOf(live.table, readLog)).trim().split('\n')
  expect(lines).toHaveLength(2 + 6 + 1)
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ outcome: null, secret: live.table.opening.secret })
  await tables.close()
})

test('a match of a game this house does not have can be looked at and ended as well', async () => {
  const { live, tables } = await changed(atEntry(0, body => body.replaceAll('"pig"', '"whist"')))
  expect((await live.look(anne)).scene).toMatchObject({ game: 'whist', stuck: { code: 'other-rules' } })
  await live.act(anne, { type: 'resign', id: fresh() })
  expect(live.table.result).toMatchObject({ how: 'resigned', winners: [1] })
  await tables.close()
})

test('of a log that has lost its beginning nothing can be shown, and that is said', async () => {
  await expect(changed(atEntry(0, () => null))).rejects.toMatchObject({ trouble: { code: 'damaged' } })
})

test('a match that cannot be played on has no duties, is told of once and is not found due again', async () => {
  const { house, tables, live } = await changed(atEntry(5, () => null))
  expect(house.store.rows.get(live.table.id)?.wakes).not.toBe(null)
  expect(house.faults).toHaveLength(1)
  house.time += 3_600_000
  await tables.sweep()
  await tables.sweep()
  expect(tables.size).toBe(0)
  expect(house.faults).toHaveLength(1)
  await tables.close()
})

test('a thousand matches that cannot be played do not keep a house from one that can', async () => {
  const store = new MemoryStore()
  const { live } = await fullTable('pig', { clock: { choiceMs: 60_000, bankMs: 0 } }, testHouse(store))
  const good = live.table.id
  const [opening] = store.logs.get(good) ?? []
  for (let i = 0; i < 1056; i++) {
    const body = (opening?.body ?? '').replaceAll('"pig"', '"whist"')
    store.logs.set(`bad-${i}`, [{ seq: 0, at: 0, body }])
    store.rows.set(`bad-${i}`, rowFor(`bad-${i}`, { wakes: 1 }))
  }
  const house = testHouse(store)
  house.time += 3_600_000
  const reading = vi.spyOn(store, 'read')
  const tables = await Tables.open(house)
  await settle()
  for (let i = 0; i < 2; i++) await tables.sweep()
  expect(store.aside.size).toBe(1056)
  expect(reading).toHaveBeenCalledWith(good)
  await tables.close()
})
