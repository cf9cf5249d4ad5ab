import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { Client } from '../fixtures/client.ts'
import { scratch } from '../fixtures/house.ts'
import { serveHere } from '../serve.ts'
import { areThere, freshDatabase, POSTGRES } from './fixtures/services.ts'
import { diskTroubles, Health } from './health.ts'
import { PostgresStore } from './postgres/postgres.ts'

const isPostgresHere = await areThere(POSTGRES)

const folder = scratch()
const small = join(folder, 'small')
mkdirSync(small)
/** A disk of its own, so small that it can be filled; needs to be allowed to mount one. */
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', small]).status === 0
if (!isMounted) process.stderr.write('\n!!! NOT TESTED: no small disk can be mounted here !!!\n\n')

afterAll(() => {
  if (isMounted) execFileSync('umount', ['-l', small])
  rmSync(folder, { recursive: true, force: true })
})

test.skipIf(!isMounted)(
  'a server on a full disk says that it is not ready and why, keeps nothing halfway, and is ready again',
  async () => {
    const server = await serveHere({ folder: small, port: 0, logLevel: 'silent' })
    const anne = new Client(server.address)
    await anne.get('/api/me')
    const match = await anne.create({ game: 'pig', seats: [{ kind: 'me' }, { kind: 'open' }], isPublic: true })
    expect((await anne.get('/readyz')).body).toEqual({
      ok: true,
      fleet: 'alone',
      bots: 'thinking',
      workroom: 'working',
    })
    const { bavail, bsize } = statfsSync(small)
    writeFileSync(join(small, 'ballast'), Buffer.alloc(bavail * bsize))
    await new Promise(resolve => setTimeout(resolve, 1100))
    const full = await anne.get('/readyz')
    expect(full.status).toBe(503)
    expect(full.text).toContain('nearly full: 0 MB are free')
    let refused = 0
    for (let i = 0; i < 30 && refused === 0; i++)
      if ((await anne.act(match, 'chat', { text: 'x'.repeat(400) })).status === 503) refused++
    expect(refused).toBe(1)
    expect((await anne.get('/readyz')).text).toContain('the last choices could not be kept')
    rmSync(join(small, 'ballast'))
    expect((await anne.act(match, 'chat', { text: 'room again' })).status).toBe(200)
    await new Promise(resolve => setTimeout(resolve, 1100))
    expect((await anne.get('/readyz')).status).toBe(200)
    await server.close()
  },
)

test('a store that does not answer, or cannot be written, is not well; the same answer stands for a second', async () => {
  let probes = 0
  const broken = new Health(async () => {
    probes++
    throw new Error('the disk is gone')
  })
  const asked = await Promise.all([1, 2, 3].map(() => broken.troubles(null)))
  expect(asked).toEqual([1, 2, 3].map(() => ['the store cannot be written: the disk is gone']))
  expect(probes).toBe(1)
  const silent = new Health(() => new Promise(() => undefined))
  expect(await silent.troubles(null)).toEqual(['the store has not answered for 5 seconds'])
})

test('a failed append counts for ten seconds, then the probe decides', async () => {
  const health = new Health(async () => undefined)
  const now = performance.now()
  expect(await health.troubles({ says: 'no room', at: now })).toEqual(['the last choices could not be kept: no room'])
  expect(await health.troubles({ says: 'no room', at: now - 11_000 })).toEqual([])
})

test('a disk with too little room is not well', async () => {
  expect(await diskTroubles('/', Number.MAX_SAFE_INTEGER)).toEqual([expect.stringContaining('is nearly full')])
  expect(await diskTroubles('/nowhere-at-all')).toEqual(['the folder /nowhere-at-all cannot be reached'])
})

test.skipIf(!isPostgresHere)('a database that acknowledges before it is on the disk is refused in words', async () => {
  const database = await freshDatabase()
  const lax = new URL(database.address)
  lax.searchParams.set('options', '-c synchronous_commit=off')
  await expect(PostgresStore.open(lax.href)).rejects.toThrow(/synchronous_commit is off. Set it on: ALTER DATABASE "/)
  await database.drop()
})
