import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { Client } from '../fixtures/client.ts'
import { scratch } from '../fixtures/house.ts'
import { quotasTimes } from '../quotas/quotas.ts'
import { serveHere } from '../serve.ts'
import { openDatabase } from '../store/open-database.ts'
import { SqliteStore } from '../store/sqlite.ts'
import { checkDeeply, checkQuickly } from './check.ts'
import { openKept } from './open-kept.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** A house that was played in and is closed: three matches of Pig with some choices each. */
async function closedHouse(): Promise<{ folder: string; matches: string[] }> {
  const folder = scratch()
  folders.push(folder)
  // Anne looks again and again until she is asked.
  const server = await serveHere({ folder, port: 0, logLevel: 'silent', quotas: quotasTimes(100) })
  const anne = new Client(server.address)
  await anne.get('/api/me')
  const matches: string[] = []
  for (let i = 0; i < 3; i++) {
    const match = await anne.create({ game: 'pig', seats: [{ kind: 'me' }, { kind: 'bot', level: 'swab' }] })
    for (let held = 0; held < 4; ) {
      const { n, scene } = await anne.look(match)
      if (!scene.seen?.ask) continue
      const { status } = await anne.act(match, 'choose', { seen: n, choice: { do: 'hold' } })
      if (status === 200) held++
    }
    matches.push(match)
  }
  await server.close()
  return { folder, matches }
}

const change = (folder: string, sql: string): void => {
  const database = openDatabase(join(folder, 'nassau.db'))
  database.exec(sql)
  database.close()
}

const placeOf = (folder: string) => ({ folder, databaseUrl: null })

test('a store in which all is well is found so, quickly and deeply', async () => {
  const { folder } = await closedHouse()
  const store = openKept(placeOf(folder))
  expect(await checkQuickly(store)).toEqual({ matches: 3, replayed: 0, findings: [] })
  expect(await checkDeeply(store)).toEqual({ matches: 3, replayed: 3, findings: [] })
  await store.close()
})

test('holes are found quickly, changed entries only by playing the match again', async () => {
  const { folder, matches } = await closedHouse()
  const [holed = '', changed = '', lost = ''] = matches
  change(
    folder,
    `DELETE FROM match_entries WHERE match_id = '${holed}' AND seq = 2;
     UPDATE match_entries SET body = replace(body, '"hold"', '"roll"') WHERE match_id = '${changed}';
     DELETE FROM match_entries WHERE match_id = '${lost}'`,
  )
  const store = openKept(placeOf(folder))
  const quick = await checkQuickly(store)
  expect(quick.findings.map(({ match }) => match).sort()).toEqual([holed, lost].sort())
  const deep = await checkDeeply(store)
  expect(deep.findings.map(({ match }) => match).sort()).toEqual([...matches].sort())
  await store.close()
})

test('an entry that is there and is not where it is looked for is found deeply', async () => {
  const { folder, matches } = await closedHouse()
  const [match = ''] = matches
  await (await SqliteStore.open(folder)).close()
  const last = `(SELECT max(seq) FROM entry_places WHERE match_id = '${match}')`
  change(folder, `DELETE FROM entry_places WHERE match_id = '${match}' AND seq = ${last}`)
  const store = openKept(placeOf(folder))
  expect((await checkDeeply(store)).findings).toEqual([
    { match, says: 'entries of its log are not where they are looked for' },
  ])
  await store.close()
})

test('a house whose matches are damaged opens and says so; its matches stand at their last good moment', async () => {
  const { folder, matches } = await closedHouse()
  const [holed = ''] = matches
  change(folder, `DELETE FROM match_entries WHERE match_id = '${holed}' AND seq = 3`)
  const server = await serveHere({ folder, port: 0, logLevel: 'silent', quotas: quotasTimes(1e6) })
  const bart = new Client(server.address)
  expect((await bart.get('/metrics')).text).toContain('nassau_faults_total{where="check"} 1')
  const { status, text } = await bart.get(`/api/matches/${holed}`)
  expect(status).toBe(200)
  expect(text).toContain('"code":"damaged"')
  expect((await bart.get(`/api/matches/${holed}/why`)).status).toBe(403)
  expect((await bart.get(`/api/matches/${holed}/record`)).status).toBe(409)
  expect((await bart.act(holed, 'choose', { seen: 1, choice: { do: 'hold' } })).status).toBe(409)
  await server.close()
})

test('a file that is damaged is not opened, and said to be', async () => {
  const { folder } = await closedHouse()
  const file = openSync(join(folder, 'nassau.db'), 'r+')
  writeSync(file, Buffer.alloc(4096, 0x5a), 0, 4096, 4096 * 4)
  closeSync(file)
  await expect(serveHere({ folder, port: 0, logLevel: 'silent', quotas: quotasTimes(1e6) })).rejects.toThrow(
    /damaged|malformed/,
  )
})

test('a store that a newer program has used is not opened, and said to be', async () => {
  const { folder } = await closedHouse()
  change(folder, `INSERT INTO kysely_migration (name, timestamp) VALUES ('999-parrots', '2030-01-01')`)
  await expect(serveHere({ folder, port: 0, logLevel: 'silent', quotas: quotasTimes(1e6) })).rejects.toThrow(
    'a newer version of Nassau has used this store (it did 999-parrots); start that one',
  )
})
