/** Node's own SQLite for Kysely: whatever must wait for another writer waits without holding up this thread. */
import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type CompiledQuery,
  type DatabaseConnection,
  DeleteQueryNode,
  type Driver,
  InsertQueryNode,
  Kysely,
  type QueryResult,
  SqliteDialect,
  type SqliteDialectConfig,
  UpdateQueryNode,
} from 'kysely'
import { ServerBug } from '../errors.ts'
import type { Schema } from './schema.ts'
import type { Changed, Crossing } from './writer.ts'

/** Another writer is waited for so long (ms), and looked for this often. */
const PATIENCE_MS = 10_000
const AGAIN_MS = 15
/** What SQLite says while another writes. */
const BUSY = 5

/** Runs a statement in another thread; says, when it is durable, what it changed. */
export type Write = (sql: string, values: Crossing[]) => Promise<Changed>

/**
 * For everything that is not on the way of a choice. What is written outside a transaction is written elsewhere, if there
 * is anywhere: this thread does not wait for the disk. Closing the database is its owner's business.
 */
export function kyselyOn(database: DatabaseSync, writeElsewhere: Write | null = null): Kysely<Schema> {
  database.exec('PRAGMA busy_timeout = 0')
  return new Kysely<Schema>({ dialect: new PatientDialect({ database: asKyselyWants(database) }, writeElsewhere) })
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
  private readonly writeElsewhere: Write | null

  constructor(config: SqliteDialectConfig, writeElsewhere: Write | null) {
    super(config)
    this.writeElsewhere = writeElsewhere
  }

  override createDriver(): Driver {
    const driver = super.createDriver()
    const acquire = driver.acquireConnection.bind(driver)
    driver.acquireConnection = async () => patient(await acquire(), this.writeElsewhere)
    return driver
  }
}

function patient(connection: DatabaseConnection, writeElsewhere: Write | null): DatabaseConnection {
  let isInTransaction = false
  return {
    async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
      isInTransaction ||= query.sql === 'begin'
      if (!writeElsewhere || isInTransaction || !isWriting(query))
        return untilFree(() => connection.executeQuery<R>(query))
      const changed = await writeElsewhere(query.sql, query.parameters.map(crossingOf))
      const rows: R[] = JSON.parse(changed.rows)
      return { rows, numAffectedRows: BigInt(changed.changes) }
    },
    streamQuery: (query, size) => connection.streamQuery(query, size),
  }
}

const isWriting = ({ query }: CompiledQuery): boolean =>
  InsertQueryNode.is(query) || UpdateQueryNode.is(query) || DeleteQueryNode.is(query)

function crossingOf(value: unknown): Crossing {
  const input = inputOf(value)
  if (input === null || typeof input === 'string' || typeof input === 'number') return input
  throw new ServerBug('store-failed', { says: `a ${typeof value} cannot be sent to the thread that writes` })
}

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
