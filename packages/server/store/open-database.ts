/** How this house opens a database. */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { Unfit } from '../errors.ts'

/** Readers do not wait for writers; a commit is on the disk before it is acknowledged; other processes are waited for. */
const SETTINGS = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA busy_timeout = 10000;
  PRAGMA wal_autocheckpoint = 4000;`

/** What is in there decides dice and signs people in: it is its owner's alone. */
const OWN_FOLDER = 0o700
const OWN_FILE = 0o600

/** A folder that nobody else can look into; one that is there already is closed to others. */
export function makePrivate(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: OWN_FOLDER })
  chmodSync(folder, OWN_FOLDER)
}

/** For a thread that must not wait: neither for other writers nor for the journal to be emptied, which others see to. */
export function openImpatiently(file: string): DatabaseSync {
  const database = openDatabase(file)
  database.exec('PRAGMA busy_timeout = 0; PRAGMA wal_autocheckpoint = 0;')
  return database
}

export function openDatabase(file: string): DatabaseSync {
  // SQLite gives the files beside it the rights of this one, so it must have them from the beginning.
  if (!existsSync(file)) closeSync(openSync(file, 'a', OWN_FILE))
  for (const one of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(one)) chmodSync(one, OWN_FILE)
  const database = new DatabaseSync(file)
  try {
    database.exec(SETTINGS)
    return database
  } catch (fault) {
    database.close()
    throw isDamage(fault)
      ? new Unfit(`${file} is damaged: ${fault.message}. Restore a backup: see docs/operations.md`)
      : fault
  }
}

/** What SQLite says of a file that is none of its own, or not any more. */
const DAMAGED = [11, 26]
const isDamage = (fault: unknown): fault is Error =>
  fault instanceof Error && 'errcode' in fault && DAMAGED.includes(Number(fault.errcode))
