/** The store a house is to have: its own file, or a database that many nodes share. */
import type { Kysely } from 'kysely'
import type { Settings } from '../settings.ts'
import { PostgresStore } from './postgres/postgres.ts'
import type { Schema } from './schema.ts'
import { SqliteStore } from './sqlite.ts'
import type { Store } from './store.ts'
import type { Hire } from './writer.ts'

export type Opened = {
  store: Store
  /** The same database for whatever is not on the way of a choice. */
  kysely: Kysely<Schema>
  dialect: 'sqlite' | 'postgres'
  /** Does something that only one node may do at a time. */
  inTurn<T>(work: () => Promise<T>): Promise<T>
}

export type Hearing = {
  /** How many entries each commit had. */
  commit: (size: number) => void
  /** The thread that writes has died. */
  death: (fault: Error) => void
}

/** `elsewhere`: whoever writes the file, where that is another process. */
export async function openStore(
  { folder, databaseUrl }: Settings,
  hear: Hearing,
  elsewhere: Hire | null = null,
): Promise<Opened> {
  if (databaseUrl === null) {
    const store = await SqliteStore.open(folder, elsewhere)
    store.commits.onCommit = hear.commit
    store.commits.onDeath = hear.death
    return { store, kysely: store.kysely, dialect: 'sqlite', inTurn: work => work() }
  }
  const store = await PostgresStore.open(databaseUrl)
  store.commits.onCommit = hear.commit
  return { store, kysely: store.kysely, dialect: 'postgres', inTurn: work => store.inTurn(work) }
}
