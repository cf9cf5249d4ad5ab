import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { findRules, prepareGames } from '@nassau/games'
import { FastChance, sample } from '@nassau/kernel/bots'
import { verify } from '@nassau/kernel/host'
import { afterAll, expect, test } from 'vitest'
import { scratch } from '../fixtures/house.ts'
import { SqliteStore } from '../store/sqlite.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { recordOf } from '../tables/stuck/record-of.ts'
import { newsOf } from '../tables/table.ts'
import { Tables } from '../tables/tables.ts'
import { quickBots, testHouse } from '../test-kit.ts'
import { checkDeeply } from './check.ts'
import { FILE, openKept } from './open-kept.ts'
import { forecast } from './upgrade.ts'

const folder = scratch()
afterAll(() => rmSync(folder, { recursive: true }))
await prepareGames()

const STORES = join(import.meta.dirname, 'fixtures/stores')
const NAMES = readdirSync(STORES).map(file => file.replace('.db.gz', ''))

/** A copy of a store that an earlier program has made. */
function copyOf(name: string, of = name): { folder: string; databaseUrl: null } {
  const own = join(folder, `${of}-${Math.random()}`)
  mkdirSync(own)
  writeFileSync(join(own, FILE), gunzipSync(readFileSync(join(STORES, `${name}.db.gz`))))
  return { folder: own, databaseUrl: null }
}

/** People who choose at random hardly ever land: after so many choices they give up. */
const ENOUGH = 150

/** Plays a match to its end for the person who opened it. */
async function playOut(live: LiveTable): Promise<void> {
  const rng = new FastChance(5)
  const { host } = live.table.opening
  // Nobody here needs a moment to speak up.
  Object.assign(live.table.opening, { beat: 'off' })
  const caller = { person: host, persons: [host], name: 'Whoever it was' }
  for (let choices = 0; !live.table.result; ) {
    const ask = live.table.referee?.open.askOf(0)
    if (!ask || !live.table.referee?.open.waitsFor(0)) {
      await new Promise(resolve => setImmediate(resolve))
      continue
    }
    const id = `out-${choices++}`
    const deed =
      choices > ENOUGH
        ? ({ type: 'resign', id } as const)
        : ({ type: 'choose', id, seen: newsOf(live.table, 0), choice: sample(ask, rng) } as const)
    await live.act(caller, deed).catch((fault: unknown) => {
      if (!String(fault).includes('moved on')) throw fault
    })
  }
}

test.each(NAMES)(
  'a store of before (%s) is forecast, brought up to date, checked, and its matches played to their end',
  async name => {
    const place = copyOf(name)
    const before = openKept(place)
    const { running, unknown } = await forecast(before)
    await before.close()
    expect(unknown).toEqual([])
    expect(running.filter(({ fate }) => fate === 'gone')).toEqual([])
    expect(running.filter(({ fate }) => fate === 'newest' || fate === 'kept').length).toBeGreaterThan(4)

    const store = await SqliteStore.open(place.folder)
    const house = { ...testHouse(), store, bots: quickBots, now: () => Date.now() }
    const tables = await Tables.open(house)
    const kept = openKept(place)
    expect((await checkDeeply(kept)).findings).toEqual([])
    for (const { id, status } of await kept.kysely.selectFrom('matches').select(['id', 'status']).execute()) {
      if (status !== 'playing') continue
      const live = await tables.find(id)
      await playOut(live)
      const record = await recordOf(live.table, () => store.read(id))
      const verified = verify(findRules, record)
      expect(verified.ok ? 'verified' : `${live.table.opening.game}: ${verified.problem.says}`).toBe('verified')
    }
    expect(house.faults).toEqual([])
    await kept.close()
    await tables.close()
    await store.close()
  },
  120_000,
)

test('rules that nobody kept are forecast as gone', async () => {
  const place = copyOf('schema-4', 'gone')
  const store = await SqliteStore.open(place.folder)
  await store.kysely
    .updateTable('match_entries')
    .set(eb => ({
      body: eb.fn('replace', ['body', eb.val('"game":"pig","rules":1'), eb.val('"game":"pig","rules":9')]),
    }))
    .execute()
  await store.close()
  const kept = openKept(place)
  const { running, steps } = await forecast(kept)
  await kept.close()
  expect(running).toContainEqual({ game: 'pig', rules: 9, fate: 'gone', matches: 1 })
  expect(steps).toEqual([])
})
