/**
 * The writer: a thread that commits whatever would hold up the tables: batches while the disk is slow or another
 * process writes, statements beside the logs, and moving what was written from SQLite's journal into its file.
 */
import { once } from 'node:events'
import { parentPort, Worker, workerData } from 'node:worker_threads'
import { type Append, type Batch, Committer, type Keeping } from './committer.ts'
import { openDatabase } from './open-database.ts'
import type { Appended, MatchRow } from './store.ts'

/** Appends flat and rows as JSON, which cross to another thread for much less. */
export type Crossing = string | number | null
export type Crossed = { appends: Crossing[]; rows: string; snapshots: readonly Keeping[] }
/** `ms`: how long it took. */
export type Committed = { results: Appended[]; ms: number } | { failure: string }
/** One statement beside the logs, such as a value to be remembered; and how many rows it changed, with those it asks back, as JSON. */
export type Errand = { sql: string; values: Crossing[] }
export type Changed = { changes: number; rows: string }
export type Ran = { errand: Changed | string }
/** How many pages the journal has, and how many of them are in the file as well. */
export type Emptied = { pages: number; moved: number }
export type ToWriter = Crossed | Errand | 'empty' | 'close'
export type FromWriter = Committed | Ran | Emptied

/** Who commits when the thread of the tables does not: this one, or whoever writes for many processes. It answers in order. */
export interface Writer {
  commit(batch: Batch): void
  run(errand: Errand): void
  /** What was written is moved from the journal into the file. */
  empty(): void
  /** When all is done. */
  close(): Promise<void>
  /** At once, as a fault in it would. */
  break(): Promise<void>
}

export type Hearing = { said: (said: FromWriter) => void; died: (why: Error) => void }
export type Hire = (hear: Hearing) => Writer

export const threadFor =
  (file: string): Hire =>
  ({ said, died }) => {
    const thread = new Worker(new URL(import.meta.url), { workerData: file })
    const post = (message: ToWriter): void => thread.postMessage(message, [])
    let why = new Error('the thread that writes has ended')
    let isClosing = false
    thread.on('message', said)
    thread.on('error', fault => (why = fault instanceof Error ? fault : new Error(String(fault))))
    thread.on('exit', () => {
      if (!isClosing) died(why)
    })
    return {
      commit: batch => post(crossing(batch)),
      run: post,
      empty: () => post('empty'),
      async close() {
        isClosing = true
        post('close')
        await once(thread, 'exit')
      },
      async break() {
        await thread.terminate()
      },
    }
  }

const PARTS = 5

/** A batch for the way to the thread. */
export const crossing = ({ appends, rows, snapshots }: Batch): Crossed => ({
  appends: appends.flatMap(({ matchId, entry: { seq, at, body }, row }) => [
    matchId,
    seq,
    at,
    body,
    row && JSON.stringify(row),
  ]),
  rows: JSON.stringify(rows),
  snapshots,
})

function crossed({ appends, rows, snapshots }: Crossed): Batch {
  const arrived: Append[] = []
  for (let i = 0; i < appends.length; i += PARTS) {
    const [matchId, seq, at, body, row] = appends.slice(i, i + PARTS)
    arrived.push({
      matchId: String(matchId),
      entry: { seq: Number(seq), at: Number(at), body: String(body) },
      row: typeof row === 'string' ? rowIn(row) : null,
    })
  }
  const late: MatchRow[] = JSON.parse(rows)
  return { appends: arrived, rows: late, snapshots }
}

const rowIn = (text: string): MatchRow => JSON.parse(text)
const wordsOf = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault))

const port = parentPort
if (port) {
  const database = openDatabase(String(workerData))
  const committer = new Committer(database)

  const commit = (batch: Crossed): Committed => {
    const began = performance.now()
    try {
      return { results: committer.commit(crossed(batch)), ms: performance.now() - began }
    } catch (fault) {
      return { failure: wordsOf(fault) }
    }
  }

  const run = ({ sql, values }: Errand): Ran => {
    try {
      const statement = database.prepare(sql)
      if (statement.columns().length === 0)
        return { errand: { changes: Number(statement.run(...values).changes), rows: '[]' } }
      const rows = statement.all(...values)
      return { errand: { changes: rows.length, rows: JSON.stringify(rows) } }
    } catch (fault) {
      return { errand: wordsOf(fault) }
    }
  }

  const empty = (): Emptied => {
    const found = database.prepare('PRAGMA wal_checkpoint(PASSIVE)').get()
    return { pages: Number(found?.log ?? 0), moved: Number(found?.checkpointed ?? 0) }
  }

  port.on('message', (message: ToWriter) => {
    if (message === 'close') {
      database.close()
      port.close()
    } else if (message === 'empty') port.postMessage(empty())
    else port.postMessage('sql' in message ? run(message) : commit(message))
  })
}
