/** A house's store for whoever looks after it: read as it is, with nothing brought up to date and nothing written. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, PostgresDialect } from 'kysely'
import { Unfit } from '../errors.ts'
import { kyselyOn } from '../store/node-sqlite.ts'
import { openPool } from '../store/postgres/pool.ts'
import type { Schema } from '../store/schema.ts'
import type { StoredEntry } from '../store/store.ts'

/** Where a house keeps its matches: a folder, or a database. */
export type Place = { folder: string; databaseUrl: string | null }

export type KeptStore = {
  kysely: Kysely<Schema>
  dialect: 'sqlite' | 'postgres'
  /** Where it is, without passwords. */
  name: string
  close(): Promise<void>
}

export const FILE = 'nassau.db'

export function openKept({ folder, databaseUrl }: Place, isReadOnly = true): KeptStore {
  return databaseUrl === null ? openFile(join(folder, FILE), isReadOnly) : openDatabaseAt(databaseUrl)
}

/** A database file by its path. */
export function openFile(file: string, isReadOnly = true): KeptStore {
  if (!existsSync(file)) throw new Unfit(`there is no store at ${file}`)
  let database: DatabaseSync
  try {
    database = new DatabaseSync(file, { readOnly: isReadOnly, timeout: 10_000 })
    database.prepare('SELECT count(*) FROM sqlite_master').get()
  } catch (fault) {
    throw new Unfit(`${file} cannot be read as a store: ${fault instanceof Error ? fault.message : String(fault)}`)
  }
  return { kysely: kyselyOn(database), dialect: 'sqlite', name: file, close: async () => database.close() }
}

function openDatabaseAt(address: string): KeptStore {
  const pool = openPool(address, { max: 2 })
  const { hostname, pathname } = new URL(address)
  return {
    kysely: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }),
    dialect: 'postgres',
    name: `${hostname}${pathname}`,
    close: () => pool.end(),
  }
}

/** The log of a match. */
export const readLog = ({ kysely }: KeptStore, match: string): Promise<StoredEntry[]> =>
  kysely
    .selectFrom('match_entries')
    .select(['seq', 'at', 'body'])
    .where('match_id', '=', match)
    .orderBy('seq')
    .execute()

/** Ids of matches, some at a time: a house may have more than fit into memory at once. */
export async function* matchIds({ kysely }: KeptStore, status?: 'over' | 'running'): AsyncGenerator<string> {
  const MOST = 1000
  for (let after = ''; ; ) {
    let query = kysely.selectFrom('matches').select('id').where('id', '>', after).orderBy('id').limit(MOST)
    if (status) query = query.where('status', status === 'over' ? '=' : '<>', 'over')
    const rows = await query.execute()
    for (const { id } of rows) yield id
    after = rows.at(-1)?.id ?? ''
    if (rows.length < MOST) return
  }
}
