import { appendFileSync, existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { findRules, prepareGames } from '@nassau/games'
import { FastChance } from '@nassau/kernel/bots'
import { verify } from '@nassau/kernel/host'
import { afterAll, expect, test } from 'vitest'
import { Client } from '../fixtures/client.ts'
import { anyChoice, openServer, scratch } from '../fixtures/house.ts'
import type { Settings } from '../settings.ts'
import { areThere, freshDatabase, isInstalled, POSTGRES } from '../store/fixtures/services.ts'
import { archive, archivedRecord, verifyArchive } from './archive.ts'
import { backUp, restore, verifyBackup } from './backup.ts'
import { openKept } from './open-kept.ts'

await prepareGames()
const isHere = (await areThere(POSTGRES)) && isInstalled('pg_dump')
const folder = scratch()
afterAll(() => rmSync(folder, { recursive: true }))
let folders = 0
const fresh = (): string => join(folder, `f${++folders}`)

/** Who may do what with each file of a folder. */
const modesIn = (path: string): string[] =>
  readdirSync(path).map(file => (statSync(join(path, file)).mode & 0o777).toString(8))

const wanted = (goal: number) => ({
  game: 'pig',
  edition: { goal },
  seats: [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'swab' }],
})

async function play(client: Client, match: string, most: number): Promise<void> {
  const rng = new FastChance(2)
  for (let chosen = 0; chosen < most; ) {
    const table = await client.look(match)
    if (table.scene.status === 'over') return
    const choice = anyChoice(table, rng)
    if (choice && (await client.act(match, 'choose', { seen: table.n, ...choice })).status === 200) chosen++
  }
}

/** A backup is made while a match is played; the match goes on from what was restored, to its end. */
async function thereAndBack(from: Partial<Settings>, into: Partial<Settings>, own = fresh()) {
  const place = (settings: Partial<Settings>) => ({ folder: own, databaseUrl: null, ...settings })
  const server = await openServer(from, own)
  const anne = new Client(server.address)
  await anne.get('/api/me')
  const match = await anne.create(wanted(60))
  await play(anne, match, 5)
  const [{ folder: made, manifest }] = await Promise.all([backUp(place(from), fresh()), play(anne, match, 10)])
  expect(manifest.counts.matches).toBe(1)
  expect(await verifyBackup(made)).toEqual(manifest)
  await server.close()
  expect(modesIn(made)).toEqual(['600', '600'])
  await restore(made, place(into))
  const again = await openServer(into, place(into).folder)
  const later = new Client(again.address)
  later.cookies = anne.cookies
  await play(later, match, 10_000)
  expect(verify(findRules, (await later.get(`/api/matches/${match}/record`)).text).ok).toBe(true)
  await again.close()
  return { made, place: place(into) }
}

test('a store in a file is copied while it is played on, counted, and restored', async () => {
  const into = fresh()
  const { made, place } = await thereAndBack({}, { folder: into })
  await expect(restore(made, place)).rejects.toThrow(/there is a store at .* say --replace/)
  await restore(made, place, true)
  expect(readdirSync(into).some(file => file.startsWith('before-'))).toBe(true)
  await expect(restore(made, { folder: into, databaseUrl: POSTGRES })).rejects.toThrow('this is a backup of sqlite')
})

test.skipIf(!isHere)('a store in PostgreSQL is, too', async () => {
  const [from, into] = [await freshDatabase(), await freshDatabase()]
  const { made, place } = await thereAndBack({ databaseUrl: from.address }, { databaseUrl: into.address })
  await expect(restore(made, place)).rejects.toThrow('that database is not empty')
  await from.drop()
  await into.drop()
})

test('a backup that was changed, cut off or is none is refused in words', async () => {
  const own = fresh()
  const server = await openServer({}, own)
  await server.close()
  const { folder: made } = await backUp({ folder: own, databaseUrl: null }, fresh())
  appendFileSync(join(made, 'nassau.db'), 'x')
  await expect(verifyBackup(made)).rejects.toThrow('was changed or cut off since it was written')
  await expect(verifyBackup(own)).rejects.toThrow('holds no backup')
  await expect(backUp({ folder: fresh(), databaseUrl: null }, fresh())).rejects.toThrow('there is no store at')
})

async function archiving(settings: Partial<Settings>) {
  const own = fresh()
  const place = { folder: own, databaseUrl: null, ...settings }
  const server = await openServer(settings, own)
  const anne = new Client(server.address)
  await anne.get('/api/me')
  const [over, running] = [await anne.create(wanted(20)), await anne.create(wanted(500))]
  await play(anne, over, 10_000)
  await play(anne, running, 3)
  const record = (await anne.get(`/api/matches/${over}/record`)).text
  const to = fresh()
  expect(await archive(place, 86_400_000, to)).toEqual({ matches: 0, entries: 0, files: [], left: 0 })
  const moved = await archive(place, -1000, to)
  expect(moved).toMatchObject({ matches: 1, left: 0, files: [expect.stringMatching(/matches-.*-1\.jsonl\.gz$/)] })
  await server.close()
  const kept = openKept(place)
  expect((await kept.kysely.selectFrom('matches').select('id').execute()).map(({ id }) => id)).toEqual([running])
  const logs = await kept.kysely.selectFrom('match_entries').select('match_id').distinct().execute()
  expect(logs).toEqual([{ match_id: running }])
  await kept.close()
  expect(await verifyArchive(to)).toEqual({ files: 1, matches: 1, findings: [] })
  expect(modesIn(to)).toEqual(['600', '600'])
  expect(await archivedRecord(to, over)).toBe(record)
  await expect(archivedRecord(to, running)).rejects.toThrow('has no match')
  const again = await openServer(settings, own)
  const later = new Client(again.address)
  later.cookies = anne.cookies
  expect((await later.get(`/api/matches/${over}`)).status).toBe(404)
  await play(later, running, 3)
  await again.close()
  return { to, file: moved.files[0] ?? '' }
}

test('finished matches leave the store for files that were read again, and their records come from there', async () => {
  const { to, file } = await archiving({})
  appendFileSync(file, 'x')
  expect((await verifyArchive(to)).findings.length).toBeGreaterThan(0)
  expect(existsSync(file)).toBe(true)
})

test.skipIf(!isHere)('so they do in PostgreSQL', async () => {
  const database = await freshDatabase()
  await archiving({ databaseUrl: database.address })
  await database.drop()
})
