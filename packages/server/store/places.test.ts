import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Append, Committer } from './committer.ts'
import { migrate } from './migrations.ts'
import { kyselyOn } from './node-sqlite.ts'
import { openDatabase } from './open-database.ts'
import { layInPlaces, misplaced, placeAll } from './places.ts'
import { SqliteStore } from './sqlite.ts'

let dir: string
let file: string
const open = new Set<DatabaseSync>()
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'nassau-places-'))
  file = join(dir, 'nassau.db')
  await migrate(kyselyOn(connection()))
})
afterEach(() => {
  for (const database of open) database.close()
  open.clear()
  rmSync(dir, { recursive: true })
})

function connection(): DatabaseSync {
  const database = openDatabase(file)
  // Nothing here is about the disk.
  database.exec('PRAGMA synchronous = OFF')
  open.add(database)
  return database
}

const append = (matchId: string, seq: number, body = '{}'): Append => ({
  matchId,
  entry: { seq, at: seq, body },
  row: null,
})
const commit = (committer: Committer, ...appends: Append[]) => committer.commit({ appends, rows: [], snapshots: [] })

/** All entries, as whoever reads by match sees them. */
const entriesIn = (database: DatabaseSync) =>
  database
    .prepare('SELECT match_id, seq, body FROM match_entries ORDER BY match_id, seq')
    .all()
    .map(row => Object.values(row).join(' '))
const unplacedIn = (database: DatabaseSync) =>
  Number(database.prepare('SELECT (SELECT count(*) FROM entries) - (SELECT count(*) FROM entry_places) AS n').get()?.n)

const MATCHES = ['a', 'b', 'c'] as const
const deed = fc.oneof(
  fc.record({
    kind: fc.constant('append' as const),
    by: fc.constantFrom(0, 1),
    match: fc.constantFrom(...MATCHES),
    ahead: fc.constantFrom(0, 0, 0, 1, -1),
  }),
  fc.record({
    kind: fc.constant('remove' as const),
    match: fc.constantFrom(...MATCHES),
    many: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({ kind: fc.constant('insert' as const), match: fc.constantFrom(...MATCHES) }),
  fc.record({ kind: fc.constant('change' as const), match: fc.constantFrom(...MATCHES) }),
  fc.record({ kind: fc.constant('place' as const) }),
  fc.record({ kind: fc.constant('fail' as const), match: fc.constantFrom(...MATCHES) }),
)

test('whoever writes, removes or brings the index up to date, in whatever order: logs are what they would be as lists', async () => {
  const other = connection()
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { maxLength: 40, size: 'max' }), async deeds => {
      other.exec('DELETE FROM match_entries')
      const committers = [new Committer(connection()), new Committer(connection())]
      const logs = new Map<string, string[]>(MATCHES.map(match => [match, []]))
      for (const [i, done] of deeds.entries()) {
        const log = 'match' in done ? (logs.get(done.match) ?? []) : []
        const committer = committers['by' in done ? done.by : 0]
        if (!committer) continue
        if (done.kind === 'append') {
          const [answer] = commit(committer, append(done.match, log.length + done.ahead, `${i}`))
          expect(answer).toBe(done.ahead === 0 ? 'appended' : 'conflict')
          if (done.ahead === 0) log.push(`${i}`)
        } else if (done.kind === 'remove') {
          log.length = Math.max(0, log.length - done.many)
          other.prepare('DELETE FROM match_entries WHERE match_id = ? AND seq >= ?').run(done.match, log.length)
        } else if (done.kind === 'insert') {
          const add = other.prepare('INSERT INTO match_entries VALUES (?, ?, 1, ?)')
          add.run(done.match, log.length, `${i}`)
          expect(() => add.run(done.match, log.length, 'twice')).toThrow('there already')
          log.push(`${i}`)
        } else if (done.kind === 'change' && log.length > 0) {
          log[0] = `${i}`
          other.prepare('UPDATE match_entries SET body = ? WHERE match_id = ? AND seq = 0').run(`${i}`, done.match)
        } else if (done.kind === 'place') await placeAll(kyselyOn(other))
        else if (done.kind === 'fail') {
          const broken = { matchId: done.match, length: Number.NaN, body: '' }
          const appends = [append(done.match, log.length, 'lost')]
          expect(() => committer.commit({ appends, rows: [], snapshots: [broken] })).toThrow()
        }
      }
      const wanted = [...logs].flatMap(([match, log]) => log.map((body, seq) => `${match} ${seq} ${body}`))
      expect(entriesIn(other)).toEqual(wanted)
      expect(await misplaced(kyselyOn(other))).toEqual([])
    }),
    { numRuns: 200 },
  )
})

test('a batch of a hundred matches fills some pages, and not one for each', async () => {
  const committer = new Committer(connection())
  const matches = Array.from({ length: 100 }, (_, i) => `a match with a name of its own ${i}`)
  const journal = () => statSync(`${file}-wal`).size / 4120
  for (let seq = 0; seq < 30; seq++) commit(committer, ...matches.map(match => append(match, seq, 'x'.repeat(300))))
  const before = journal()
  commit(committer, ...matches.map(match => append(match, 30, 'x'.repeat(300))))
  expect(journal() - before).toBeLessThan(15)
})

test('the index is brought up to date by the thousand, and wherever a store is opened', async () => {
  const committer = new Committer(connection())
  const other = connection()
  for (let seq = 0; seq < 199; seq++) commit(committer, ...Array.from({ length: 10 }, (_, i) => append(`m${i}`, seq)))
  expect(unplacedIn(other)).toBe(1990)
  commit(committer, ...Array.from({ length: 10 }, (_, i) => append(`m${i}`, 199)))
  expect(unplacedIn(other)).toBe(0)
  commit(committer, append('m0', 200))
  expect(unplacedIn(other)).toBe(1)
  const store = await SqliteStore.open(dir)
  expect(unplacedIn(other)).toBe(0)
  expect((await store.read('m0', 199)).map(({ seq }) => seq)).toEqual([199, 200])
  await store.close()
})

test('a house that was stopped before it could note that entries were moved moves them no second time', async () => {
  const committer = new Committer(connection())
  commit(committer, append('a', 0), append('b', 0), append('a', 1))
  const database = connection()
  await layInPlaces(kyselyOn(database))
  expect(entriesIn(database)).toEqual(['a 0 {}', 'a 1 {}', 'b 0 {}'])
})

test('an entry that is not where it is looked for is found out', async () => {
  const database = connection()
  commit(new Committer(database), append('a', 0), append('b', 0))
  await placeAll(kyselyOn(database))
  database.exec(`DELETE FROM entry_places WHERE match_id = 'b'`)
  expect(await misplaced(kyselyOn(database))).toEqual(['b'])
})
