/**
 * Checking a store: quickly before a house opens, deeply when somebody wants to know. Nothing is changed by it. What
 * is wrong with a match concerns that match alone; what is wrong with the file concerns all of them.
 */
import { prepareGames } from '@nassau/games'
import { type Kysely, sql } from 'kysely'
import { misplaced } from '../store/places.ts'
import type { Schema } from '../store/schema.ts'
import { rebuild } from '../tables/replay.ts'
import { type KeptStore, matchIds, readLog } from './open-kept.ts'

/** Something that must not be. `match`: the one it concerns; null if it concerns the store. */
export type StoreFinding = { match: string | null; says: string }

export type Checked = {
  matches: number
  /** Logs that were played again from their first entry to their last. */
  replayed: number
  findings: StoreFinding[]
}

/** Quickly, so many of the latest running matches are looked at, and so many of the last entries of each. */
const LATEST = 10_000
const LAST = 50

type Checkable = Pick<KeptStore, 'kysely' | 'dialect'>

/** The file itself, and holes at the end of what is being played. */
export async function checkQuickly(store: Checkable): Promise<Checked> {
  const findings = await checkFile(store, 'quick_check')
  if (findings.length > 0) return { matches: 0, replayed: 0, findings }
  const { kysely } = store
  const running = await sql<{ id: string; last: number | null; there: number }>`
    SELECT id, last, (SELECT count(*) FROM match_entries WHERE match_id = id AND seq > last - ${LAST}) AS there
    FROM (SELECT id, (SELECT max(seq) FROM match_entries WHERE match_id = id) AS last
          FROM matches WHERE status <> 'over' ORDER BY updated DESC LIMIT ${LATEST}) AS running`.execute(kysely)
  for (const { id, last, there } of running.rows) {
    if (last === null) findings.push({ match: id, says: 'it is in the index and has no log' })
    else if (there !== Math.min(LAST, last + 1)) findings.push({ match: id, says: 'its log has a hole' })
  }
  return { matches: running.rows.length, replayed: 0, findings }
}

/** Everything: the whole file, every log without a hole, and every log played again. */
export async function checkDeeply(
  store: KeptStore,
  onProgress: (matches: number) => void = () => undefined,
): Promise<Checked> {
  const checked: Checked = { matches: 0, replayed: 0, findings: await checkFile(store, 'integrity_check') }
  if (checked.findings.length > 0) return checked
  for (const match of await lostLogs(store.kysely))
    checked.findings.push({ match, says: 'it has a log and is not in the index' })
  for (const match of await misplaced(store.kysely))
    checked.findings.push({ match, says: 'entries of its log are not where they are looked for' })
  await prepareGames()
  for await (const match of matchIds(store)) {
    const says = await troubleWith(store, match)
    if (says === null) checked.replayed++
    else checked.findings.push({ match, says })
    onProgress(++checked.matches)
  }
  return checked
}

/** What is wrong with a match; null if its log can be played again to its end. */
async function troubleWith(store: KeptStore, match: string): Promise<string | null> {
  const log = await readLog(store, match)
  try {
    const table = rebuild(match, log)
    return table ? (table.stuck?.says ?? null) : 'it is in the index and has no log'
  } catch (fault) {
    return fault instanceof Error ? fault.message : String(fault)
  }
}

/** SQLite's own word on its file; PostgreSQL looks after its files itself. */
async function checkFile(
  { kysely, dialect }: Checkable,
  how: 'quick_check' | 'integrity_check',
): Promise<StoreFinding[]> {
  if (dialect === 'postgres') return []
  const { rows } = await sql<Record<string, unknown>>`PRAGMA ${sql.raw(how)}(10)`.execute(kysely)
  const words = rows.flatMap(row => Object.values(row).map(String))
  return words.filter(word => word !== 'ok').map(says => ({ match: null, says: `the file is damaged: ${says}` }))
}

async function lostLogs(kysely: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ match_id: string }>`
    SELECT match_id FROM match_entries WHERE seq = (SELECT min(seq) FROM match_entries AS first WHERE first.match_id = match_entries.match_id)
    AND NOT EXISTS (SELECT 1 FROM matches WHERE id = match_id)`.execute(kysely)
  return rows.map(({ match_id }) => match_id)
}
