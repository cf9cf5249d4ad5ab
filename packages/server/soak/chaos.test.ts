import { rmSync } from 'node:fs'
import { afterEach, describe, expect, test } from 'vitest'
import { scratch } from '../fixtures/house.ts'
import { endAll } from '../fixtures/processes.ts'
import { areThere, freshSchema, POSTGRES, REDIS } from '../store/fixtures/services.ts'
import { embedded, scaledOut } from './harbour.ts'
import { smallDisk } from './small-disk.ts'
import { storm } from './storm.ts'
import { trials } from './trials.ts'

const isHere = await areThere(POSTGRES, REDIS)
const SQUALL = { matches: 6, kills: 2, calmMs: 2000, patienceMs: 150_000, seed: 3 }

afterEach(endAll)

test('a server killed twice among matches of every game: nothing acknowledged is lost or doubled, all end and verify', async () => {
  const folder = scratch()
  const { findings, acknowledged } = await storm(await embedded(folder), SQUALL, () => undefined)
  expect(findings).toEqual([])
  expect(acknowledged).toBeGreaterThan(100)
  rmSync(folder, { recursive: true })
}, 220_000)

test('an upgrade, a stale standby, a full disk, a dead thread, clocks that jump and clients that never answer: nothing is lost or stranded', async () => {
  const disk = smallDisk(200)
  const folder = disk?.folder ?? scratch()
  const place = { folder, databaseUrl: null }
  const harbour = await trials({ many: 1, place, redisUrl: null, isDiskOurs: disk !== null })
  const hardship = { ...SQUALL, kills: 7, silent: 3, clockMs: 120_000 }
  const { findings, acknowledged } = await storm(harbour, hardship, () => undefined)
  disk?.remove()
  rmSync(folder, { recursive: true, force: true })
  expect(findings).toEqual([])
  expect(acknowledged).toBeGreaterThan(100)
}, 280_000)

describe.skipIf(!isHere)(`of three nodes${isHere ? '' : `: NOT TESTED, needs ${POSTGRES} and ${REDIS}`}`, () => {
  test('two are killed: nothing acknowledged is lost or doubled, all end and verify', async () => {
    const schema = await freshSchema()
    const { findings } = await storm(await scaledOut(3, schema.address, REDIS), SQUALL, () => undefined)
    expect(findings).toEqual([])
    await schema.drop()
  }, 220_000)
})
