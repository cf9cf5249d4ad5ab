/**
 * The writer: a thread that owns the only writing connection of the logs, so that waiting for the disk
 * never holds up a table. It gets batches, commits each as one transaction, and says how each append went.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { openDatabase } from './open-database.ts'
import type { Appended, MatchRow, StoredEntry } from './store.ts'

export type Append = { matchId: string; entry: StoredEntry; row: MatchRow | null }
/** The same flat, which crosses to another thread for much less. The row, where there is one, is JSON. */
export type Crossing = string | number | null
export const CROSSING = 5
export type Committed = { results: Appended[] } | { failure: string }
/** One statement beside the logs, such as a value to be remembered; and how many rows it changed. */
export type Errand = { sql: string; values: Crossing[] }
export type Ran = { errand: number | string }

/** For so many matches it is remembered who sits there. */
const MOST_KNOWN = 10_000

const port = parentPort
if (port) {
  const database = openDatabase(String(workerData))
  // Only after the entry before it: a database that went back in time must not get a log with a hole.
  const addEntry = database.prepare(
    `INSERT INTO match_entries (match_id, seq, at, body)
     SELECT :match, :seq, :at, :body
     WHERE :seq = 0 OR EXISTS (SELECT 1 FROM match_entries WHERE match_id = :match AND seq = :seq - 1)
     ON CONFLICT DO NOTHING`,
  )
  const putRow = database.prepare(
    `INSERT INTO matches (id, game, status, is_public, seats, people, awaiting, wakes, updated)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET status = excluded.status, is_public = excluded.is_public, seats = excluded.seats,
       people = excluded.people, awaiting = excluded.awaiting, wakes = excluded.wakes, updated = excluded.updated,
       set_aside = NULL`,
  )
  const addPerson = database.prepare('INSERT INTO match_people (person, match_id) VALUES (?, ?) ON CONFLICT DO NOTHING')

  /** Who sits where changes seldom, while rows are written often. */
  const sitting = new Map<string, string>()
  const sitDown = (id: string, people: string): void => {
    if (sitting.get(id) === people) return
    const persons: (string | null)[] = JSON.parse(people)
    for (const person of persons) if (person !== null) addPerson.run(person, id)
    if (sitting.size > MOST_KNOWN) sitting.clear()
    sitting.set(id, people)
  }

  const append = (batch: readonly Crossing[], i: number): Appended => {
    const [match = '', seq = 0, at = 0, body = '', text] = batch.slice(i, i + CROSSING)
    if (addEntry.run({ match, seq, at, body }).changes === 0) return 'conflict'
    if (typeof text === 'string') {
      const row: MatchRow = JSON.parse(text)
      const { id, game, status, isPublic, seats, people, awaiting, wakes, updated } = row
      putRow.run(id, game, status, isPublic ? 1 : 0, seats, people, awaiting, wakes, updated)
      sitDown(id, people)
    }
    return 'appended'
  }

  const commit = (batch: readonly Crossing[]): Committed => {
    try {
      const results: Appended[] = []
      database.exec('BEGIN IMMEDIATE')
      for (let i = 0; i < batch.length; i += CROSSING) results.push(append(batch, i))
      database.exec('COMMIT')
      return { results }
    } catch (fault) {
      if (database.isTransaction) database.exec('ROLLBACK')
      sitting.clear()
      return { failure: fault instanceof Error ? fault.message : String(fault) }
    }
  }

  const run = ({ sql, values }: Errand): Ran => {
    try {
      return { errand: Number(database.prepare(sql).run(...values).changes) }
    } catch (fault) {
      return { errand: fault instanceof Error ? fault.message : String(fault) }
    }
  }

  port.on('message', (message: readonly Crossing[] | Errand | 'close') => {
    if (message === 'close') {
      database.close()
      port.close()
    } else port.postMessage('sql' in message ? run(message) : commit(message))
  })
}
