import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { rowFor, storeContract } from './contract.ts'
import { SqliteStore } from './sqlite.ts'

const folder = (): string => mkdtempSync(join(tmpdir(), 'nassau-commit-'))
const entry = (seq: number, body = '{}') => ({ seq, at: seq, body })
const ALWAYS_MS = 1e9

storeContract('the embedded store on a slow disk', async () => {
  const dir = folder()
  const open = async (): Promise<SqliteStore> => {
    const store = await SqliteStore.open(dir)
    store.commits.useThread(ALWAYS_MS)
    return store
  }
  let store = await open()
  return {
    store,
    async reopen() {
      await store.close()
      store = await open()
      return store
    },
    async destroy() {
      await store.close()
      rmSync(dir, { recursive: true })
    },
  }
})

let dir: string
let store: SqliteStore
let other: DatabaseSync
beforeEach(async () => {
  dir = folder()
  store = await SqliteStore.open(dir)
  other = new DatabaseSync(join(dir, 'nassau.db'))
})
afterEach(async () => {
  other.close()
  await store.close()
  rmSync(dir, { recursive: true })
})

/** What a crash would leave of the index now: another connection sees no more. */
const awaitingIn = (): unknown => other.prepare('SELECT awaiting FROM matches').get()?.awaiting

test('what is appended in one turn is one batch', async () => {
  const sizes: number[] = []
  store.commits.onCommit = size => sizes.push(size)
  const ids = ['a', 'b', 'c']
  await Promise.all(ids.map(id => store.append(id, entry(0), null)))
  await store.append('a', entry(1), null)
  expect(sizes).toEqual([3, 1])
})

test('while another process writes nothing is kept waiting but what must be written', async () => {
  await store.append('a', entry(0), null)
  other.exec('BEGIN IMMEDIATE')
  const appended = store.append('a', entry(1), null)
  // The loop turns while the other has the lock; if it did not, the lock would never be given back.
  for (let i = 0; i < 5; i++) await new Promise(resolve => setTimeout(resolve, 1))
  expect(other.prepare('SELECT count(*) AS many FROM match_entries').get()?.many).toBe(1)
  other.exec('COMMIT')
  expect(await appended).toBe('appended')
})

test('entries that another has taken away are noticed, however well their match was known', async () => {
  for (const seq of [0, 1, 2]) await store.append('a', entry(seq), null)
  other.exec('DELETE FROM match_entries WHERE seq = 2')
  expect(await store.append('a', entry(3), null)).toBe('conflict')
  expect(await store.append('a', entry(2, 'again'), null)).toBe('appended')
})

test('entries that another has added are noticed', async () => {
  await store.append('a', entry(0), null)
  other.exec(`INSERT INTO match_entries VALUES ('a', 1, 1, 'theirs')`)
  expect(await store.append('a', entry(1, 'ours'), null)).toBe('conflict')
  expect((await store.read('a')).map(({ body }) => body)).toEqual(['{}', 'theirs'])
})

test('a row that has time is written a moment later, or as soon as a list is asked for', async () => {
  await store.append('a', entry(0), rowFor('a', { awaiting: '[0]', isPublic: true }))
  await store.append('a', entry(1), rowFor('a', { awaiting: '[1]', isPublic: true }), true)
  expect(awaitingIn()).toBe('[0]')
  await expect.poll(awaitingIn).toBe('[1]')
  await store.append('a', entry(2), rowFor('a', { awaiting: '[2]', isPublic: true }), true)
  expect((await store.publicMatches(1))[0]?.awaiting).toBe('[2]')
})

test('a row that must be known replaces what was to be written later', async () => {
  await store.append('a', entry(0), rowFor('a', { awaiting: '[1]' }), true)
  await store.append('a', entry(1), rowFor('a', { awaiting: '[2]', status: 'over' }))
  await store.commits.upToDate()
  expect(awaitingIn()).toBe('[2]')
})

test('rows that had time are written before the store closes', async () => {
  await store.append('a', entry(0), rowFor('a', { awaiting: '[1]' }), true)
  await store.close()
  expect(awaitingIn()).toBe('[1]')
  store = await SqliteStore.open(dir)
})
