/** Node's own SQLite for Kysely: whatever must wait for another writer waits without holding up this thread. */
import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { type DatabaseConnection, type Driver, Kysely, SqliteDialect } from 'kysely'
import { ServerBug } from '../errors.ts'
import type { Schema } from './schema.ts'

/** Another writer is waited for so long (ms), and looked for this often. */
const PATIENCE_MS = 10_000
const AGAIN_MS = 15
/** What SQLite says while another writes. */
const BUSY = 5

/** For everything that is not on the way of a choice. Closing the database is its owner's business. */
export function kyselyOn(database: DatabaseSync): Kysely<Schema> {
  database.exec('PRAGMA busy_timeout = 0')
  return new Kysely<Schema>({ dialect: new PatientDialect({ database: asKyselyWants(database) }) })
}

const asKyselyWants = (database: DatabaseSync) => ({
  close: () => undefined,
  prepare(sql: string) {
    const statement = database.prepare(sql)
    return {
      reader: statement.columns().length > 0,
      all: (parameters: readonly unknown[]) => statement.all(...parameters.map(inputOf)),
      run: (parameters: readonly unknown[]) => statement.run(...parameters.map(inputOf)),
      iterate: (parameters: readonly unknown[]) => statement.iterate(...parameters.map(inputOf)),
    }
  },
})

class PatientDialect extends SqliteDialect {
  override createDriver(): Driver {
    const driver = super.createDriver()
    const acquire = driver.acquireConnection.bind(driver)
    driver.acquireConnection = async () => patient(await acquire())
    return driver
  }
}

const patient = (connection: DatabaseConnection): DatabaseConnection => ({
  executeQuery: query => untilFree(() => connection.executeQuery(query)),
  streamQuery: (query, size) => connection.streamQuery(query, size),
})

/** Tries until nobody else writes. */
async function untilFree<T>(work: () => Promise<T>): Promise<T> {
  const end = performance.now() + PATIENCE_MS
  for (;;)
    try {
      return await work()
    } catch (fault) {
      if (!isBusy(fault) || performance.now() > end) throw fault
      await sleep(AGAIN_MS)
    }
}

/** Whether another connection is writing now. */
export const isBusy = (fault: unknown): boolean =>
  fault instanceof Error && 'errcode' in fault && (Number(fault.errcode) & 0xff) === BUSY

function inputOf(value: unknown): SQLInputValue {
  if (value === null || value === undefined) return null
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return value
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value instanceof Uint8Array) return value
  throw new ServerBug('store-failed', { says: `SQLite cannot keep a ${typeof value}` })
}
