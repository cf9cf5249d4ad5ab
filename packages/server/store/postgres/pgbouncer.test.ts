import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../../soak/own-services.ts'
import { storeContract } from '../contract.ts'
import { areThere, freshDatabase, isInstalled, isOpen, POSTGRES } from '../fixtures/services.ts'
import { PostgresStore } from './postgres.ts'

const isHere = (await areThere(POSTGRES)) && isInstalled('pgbouncer')
if (!isInstalled('pgbouncer')) process.stderr.write('\n!!! NOT TESTED: no pgbouncer on this machine !!!\n\n')

const folder = mkdtempSync(join(tmpdir(), 'nassau-pgbouncer-'))
let bouncer: ChildProcess | null = null
let port = 0

/** The same database behind a pooler that gives out a connection for one transaction at a time. */
const behind = (address: string): string => {
  const url = new URL(address)
  url.port = String(port)
  return url.href
}

beforeAll(async () => {
  if (!isHere) return
  port = await freePort()
  const { hostname, port: own, username } = new URL(POSTGRES)
  chmodSync(folder, 0o755)
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(
    file,
    `[databases]
* = host=${hostname} port=${own} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 3
server_reset_query =
${process.getuid?.() === 0 ? 'user = postgres' : ''}`,
  )
  bouncer = spawn('pgbouncer', [file], { stdio: 'ignore' })
  while (!(await isOpen(`tcp://127.0.0.1:${port}`))) await new Promise(resolve => setTimeout(resolve, 50))
})

afterAll(() => {
  bouncer?.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

describe.skipIf(!isHere)('behind PgBouncer, a connection a transaction', () => {
  storeContract('the store of many nodes', async () => {
    const database = await freshDatabase()
    let store = await PostgresStore.open(behind(database.address))
    return {
      store,
      async reopen() {
        await store.close()
        store = await PostgresStore.open(behind(database.address))
        return store
      },
      async destroy() {
        await store.close()
        await database.drop()
      },
    }
  })

  test('nodes that start together take turns', async () => {
    const database = await freshDatabase()
    const opening = Array.from({ length: 4 }, () => PostgresStore.open(behind(database.address)))
    const stores = await Promise.all(opening)
    let inside = 0
    const alone = stores.map(store =>
      store.inTurn(async () => {
        expect(++inside).toBe(1)
        await new Promise(resolve => setTimeout(resolve, 30))
        inside--
      }),
    )
    // Of three connections one always waits in turn: there must be one left to work with.
    await Promise.all(alone)
    for (const store of stores) await store.close()
    await database.drop()
  })
})
