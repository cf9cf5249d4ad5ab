/** Node's own SQLite for Kysely. */
import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { Kysely, SqliteDialect } from 'kysely'
import { ServerBug } from '../errors.ts'
import type { Schema } from './schema.ts'

/** For everything that is not on the way of a choice. Closing the database is its owner's business. */
export const kyselyOn = (database: DatabaseSync): Kysely<Schema> =>
  new Kysely<Schema>({
    dialect: new SqliteDialect({
      database: {
        close: () => undefined,
        prepare(sql) {
          const statement = database.prepare(sql)
          return {
            reader: statement.columns().length > 0,
            all: parameters => statement.all(...parameters.map(inputOf)),
            run: parameters => statement.run(...parameters.map(inputOf)),
            iterate: parameters => statement.iterate(...parameters.map(inputOf)),
          }
        },
      },
    }),
  })

function inputOf(value: unknown): SQLInputValue {
  if (value === null || value === undefined) return null
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return value
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value instanceof Uint8Array) return value
  throw new ServerBug('store-failed', { says: `SQLite cannot keep a ${typeof value}` })
}
