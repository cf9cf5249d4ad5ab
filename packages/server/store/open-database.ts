/** How this house opens a database. */
import { DatabaseSync } from 'node:sqlite'

/** Readers do not wait for writers; a commit is on the disk before it is acknowledged; other processes are waited for. */
const SETTINGS = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA busy_timeout = 10000;
  PRAGMA wal_autocheckpoint = 4000;`

export function openDatabase(file: string): DatabaseSync {
  const database = new DatabaseSync(file)
  database.exec(SETTINGS)
  return database
}
