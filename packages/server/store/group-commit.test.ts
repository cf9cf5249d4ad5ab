import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rowFor, storeContract } from './contract.ts'
import { GroupCommit } from './group-commit.ts'
import { Journal } from './journal.ts'
import { SqliteStore } from './sqlite.ts'
import { type Hearing, type Hire, threadFor } from './writer.ts'

const folder = (): string => mkdtempSync(join(tmpdir(), 'nassau-commit-'))
const entry = (seq: number, body = '{}') => ({ seq, at: seq, body })
const ALWAYS_MS = 1e9
/** After so much the journal is emptied. */
const MUCH = 'x'.repeat(4_000_000)

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
  vi.restoreAllMocks()
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

/** A disk that keeps what it is given when it is told to. */
function slowDisk(): ((fault: Error | null) => void)[] {
  const asked: ((fault: Error | null) => void)[] = []
  vi.spyOn(Journal.prototype, 'sync').mockImplementation(done => asked.push(done))
  return asked
}

const turn = (): Promise<void> => new Promise(resolve => setImmediate(resolve))

test('what is committed is not acknowledged before it is on the disk; what comes meanwhile gathers', async () => {
  const asked = slowDisk()
  const sizes: number[] = []
  store.commits.onCommit = size => sizes.push(size)
  const appended = store.append('a', entry(0), null)
  await turn()
  const others = ['b', 'c'].map(async id => {
    await turn()
    return store.append(id, entry(0), null)
  })
  expect(await Promise.race([appended, turn().then(turn)])).toBeUndefined()
  asked.shift()?.(null)
  expect(await appended).toBe('appended')
  await expect.poll(() => asked.length).toBe(1)
  asked.shift()?.(null)
  expect([await Promise.all(others), sizes]).toEqual([
    ['appended', 'appended'],
    [1, 2],
  ])
})

test('while the journal is too long the thread writes, and empties it behind that, whenever the next batch comes', async () => {
  let now = 0
  // No disk is slow by this clock.
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const done: string[] = []
  let said: Hearing['said'] = () => undefined
  const thread: Hire = hearing => {
    said = hearing.said
    const writer = threadFor(join(dir, 'nassau.db'))(hearing)
    return {
      ...writer,
      commit: batch => {
        done.push('commit')
        writer.commit(batch)
      },
      empty: () => done.push('empty'),
    }
  }
  const commits = new GroupCommit(join(dir, 'nassau.db'), null, thread)
  const append = (matchId: string) => commits.append({ matchId, entry: entry(0, MUCH), row: null })
  await append('a')
  await append('b')
  expect(done).toEqual(['empty'])
  said({ pages: 20_000, moved: 19_000 })
  now += 1000
  await append('c')
  now += 1000
  await append('d')
  expect(done).toEqual(['empty', 'commit', 'empty'])
  await commits.close()
})

test('a thread that dies takes nothing with it that was committed here', async () => {
  const asked = slowDisk()
  const appended = store.append('a', entry(0), null)
  await expect.poll(() => asked.length).toBe(1)
  await store.commits.breakWriter()
  asked.shift()?.(null)
  expect(await appended).toBe('appended')
})

test('a disk that could not keep something is not believed any more', async () => {
  const asked = slowDisk()
  const appended = store.append('a', entry(0), null)
  await expect.poll(() => asked.length).toBe(1)
  const next = store.append('a', entry(1), null)
  asked.shift()?.(new Error('I/O error'))
  for (const lost of [appended, next, store.append('b', entry(0), null), store.read('a')])
    await expect(lost).rejects.toThrow('store-failed')
  expect(await store.troubles()).toEqual([expect.stringContaining('could not keep')])
})

test('while every turn brings more a batch waits for it, but no longer than a moment', async () => {
  vi.spyOn(Journal.prototype, 'sync').mockImplementation(done => done(null))
  vi.useFakeTimers({ toFake: ['performance'] })
  const sizes: number[] = []
  store.commits.onCommit = size => sizes.push(size)
  const appends = ['a', 'b'].map(id => store.append(id, entry(0), null))
  await turn()
  appends.push(store.append('c', entry(0), null))
  await Promise.all(appends)
  const more = ['d', 'e'].map(id => store.append(id, entry(0), null))
  vi.advanceTimersByTime(4)
  await turn()
  more.push(store.append('f', entry(0), null))
  await Promise.all(more)
  vi.useRealTimers()
  expect(sizes).toEqual([3, 2, 1])
})
