import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { expect, test, vi } from 'vitest'
import { storeContract } from './contract.ts'
import { SqliteStore } from './sqlite.ts'

const folder = (): string => mkdtempSync(join(tmpdir(), 'nassau-store-'))

storeContract('the embedded store', async () => {
  const dir = folder()
  let store = await SqliteStore.open(dir)
  return {
    store,
    async reopen() {
      await store.close()
      store = await SqliteStore.open(dir)
      return store
    },
    async destroy() {
      await store.close()
      rmSync(dir, { recursive: true })
    },
  }
})

/** Lets a process append as fast as it can, kills it in the middle, and returns what it said was durable. */
async function killed(dir: string, afterMs: number): Promise<Map<string, number>> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('./fixtures/appender.ts', import.meta.url)), dir])
  const acknowledged = new Map<string, number>()
  const lines = createInterface({ input: child.stdout })
  lines.on('line', line => {
    const [id = '', seq] = line.split(' ')
    if (acknowledged.size === 0) setTimeout(() => child.kill('SIGKILL'), afterMs)
    acknowledged.set(id, Number(seq))
  })
  await new Promise(resolve => child.on('close', resolve))
  return acknowledged
}

test('a process killed in mid-commit loses nothing it had acknowledged, and leaves no gap', async () => {
  const dir = folder()
  for (let round = 0; round < 5; round++) {
    const acknowledged = await killed(dir, 40 + 31 * round)
    const store = await SqliteStore.open(dir)
    expect(acknowledged.size).toBeGreaterThan(0)
    for (const [id, seq] of acknowledged) {
      const entries = await store.read(id)
      expect(entries.length).toBeGreaterThan(seq)
      expect(entries.map(entry => entry.seq)).toEqual(entries.map((_, i) => i))
    }
    await store.close()
  }
  rmSync(dir, { recursive: true })
})

test('a writing thread that dies is replaced, and its death is told', async () => {
  const dir = folder()
  const store = await SqliteStore.open(dir)
  const deaths: string[] = []
  store.commits.onDeath = ({ message }) => deaths.push(message)
  const entry = (seq: number) => ({ seq, at: seq, body: '{}' })
  await store.append('a', entry(0), null)
  await store.commits.breakWriter()
  expect(await store.append('a', entry(1), null)).toBe('appended')
  expect(deaths).toEqual(['the thread that writes has ended'])
  expect(await store.troubles()).toEqual([])
  await store.close()
  rmSync(dir, { recursive: true })
})

test('a writing thread that dies again and again is given up, and the store says that it is not ready', async () => {
  const dir = folder()
  const store = await SqliteStore.open(dir)
  for (let i = 0; i < 5; i++) await store.commits.breakWriter()
  expect(await store.troubles()).toEqual([
    'the thread that writes has died too often; the server must be started again',
  ])
  await expect(store.append('a', { seq: 0, at: 0, body: '{}' }, null)).rejects.toThrow('has ended')
  await store.close()
  rmSync(dir, { recursive: true })
})

test('what is written outside a transaction is written by the thread, which gives back the rows asked for', async () => {
  const dir = folder()
  const store = await SqliteStore.open(dir)
  const byThread = vi.spyOn(store.commits, 'run')
  const { kysely } = store
  const told = await kysely.insertInto('gone_people').values({ person: 'anne', at: 1 }).executeTakeFirst()
  expect(told.numInsertedOrUpdatedRows).toBe(1n)
  await kysely.updateTable('gone_people').set({ at: 2 }).where('person', '=', 'anne').execute()
  expect(byThread).toHaveBeenCalledTimes(2)
  expect(await kysely.selectFrom('gone_people').selectAll().execute()).toEqual([{ person: 'anne', at: 2 }])
  const later = kysely.updateTable('gone_people').set({ at: 3 })
  expect(await later.where('person', '=', 'anne').returningAll().execute()).toEqual([{ person: 'anne', at: 3 }])
  expect(await later.where('person', '=', 'mary').returning('at').executeTakeFirst()).toBeUndefined()
  expect(byThread).toHaveBeenCalledTimes(4)
  await expect(
    kysely.transaction().execute(async change => {
      await change.deleteFrom('gone_people').execute()
      throw new Error('on second thoughts')
    }),
  ).rejects.toThrow('on second thoughts')
  expect(byThread).toHaveBeenCalledTimes(4)
  expect(await kysely.selectFrom('gone_people').selectAll().execute()).toHaveLength(1)
  await store.close()
  rmSync(dir, { recursive: true })
})

test('a file that is no database, or none any more, is refused in words', async () => {
  const dir = folder()
  writeFileSync(join(dir, 'nassau.db'), 'doubloons'.repeat(1000))
  await expect(SqliteStore.open(dir)).rejects.toThrow(/nassau\.db is damaged: .*Restore a backup/)
  rmSync(dir, { recursive: true })
})

test('another process that writes is waited for, and nothing else has to wait', async () => {
  const dir = folder()
  const store = await SqliteStore.open(dir)
  const other = new DatabaseSync(join(dir, 'nassau.db'))
  other.exec('BEGIN IMMEDIATE')
  const written = store.constant('key', () => 'ours')
  // The loop turns while the other has the lock; if it did not, the lock would never be given back.
  for (let i = 0; i < 5; i++) await new Promise(resolve => setTimeout(resolve, 1))
  other.exec('COMMIT')
  other.close()
  expect(await written).toBe('ours')
  await store.close()
  rmSync(dir, { recursive: true })
})
