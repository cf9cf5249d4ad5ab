/**
 * Where entries lie in SQLite's file: one behind the other as they came, whichever match they are of, so that a batch
 * fills a page or two and not one for every match. Where those of a match lie is looked up in an index that is brought
 * up to date by the thousand; what it does not know yet is at the end and is looked through.
 *
 *   entries: place ─▶ entry          entry_places: match, number ─▶ place, up to where `placed` says
 *        └──────────── match_entries: both together, as a table of entries by match ───────────┘
 */
import type { DatabaseSync } from 'node:sqlite'
import { type Kysely, PostgresAdapter, sql } from 'kysely'
import type { Schema } from './schema.ts'
import type { StoredEntry } from './store.ts'

const ENTRIES = `CREATE TABLE IF NOT EXISTS entries (
  place INTEGER PRIMARY KEY, match_id TEXT NOT NULL, seq INTEGER NOT NULL, at BIGINT NOT NULL, body TEXT NOT NULL)`
const INDEX = [
  `CREATE TABLE entry_places (
     match_id TEXT NOT NULL, seq INTEGER NOT NULL, place INTEGER NOT NULL, PRIMARY KEY (match_id, seq)) WITHOUT ROWID`,
  // One row; whoever remembers entries looks there whether some were removed meanwhile.
  'CREATE TABLE placed (up_to INTEGER NOT NULL, removed INTEGER NOT NULL)',
  'INSERT INTO placed VALUES (0, 0)',
]

const UNPLACED = 'place > (SELECT up_to FROM placed)'
/** The place behind all that were ever taken. */
const NEXT = '1 + max((SELECT up_to FROM placed), coalesce((SELECT max(place) FROM entries), 0))'
const SAME_ENTRY = 'match_id = OLD.match_id AND seq = OLD.seq'

/** For whoever reads, changes or adds entries by their match, as if there were no places. */
const BY_MATCH = [
  `CREATE VIEW match_entries AS
     SELECT found.match_id, found.seq, entries.at, entries.body
       FROM entry_places AS found CROSS JOIN entries ON entries.place = found.place
     UNION ALL SELECT match_id, seq, at, body FROM entries WHERE ${UNPLACED}`,
  `CREATE TRIGGER entry_added INSTEAD OF INSERT ON match_entries BEGIN
     SELECT RAISE(ABORT, 'that entry is there already')
       WHERE EXISTS (SELECT 1 FROM match_entries WHERE match_id = NEW.match_id AND seq = NEW.seq);
     INSERT INTO entries VALUES (${NEXT}, NEW.match_id, NEW.seq, NEW.at, NEW.body);
   END`,
  ...[
    ['changed', 'UPDATE', 'UPDATE entries SET at = NEW.at, body = NEW.body'],
    ['gone', 'DELETE', 'DELETE FROM entries'],
  ].map(
    ([what, when, does]) =>
      `CREATE TRIGGER entry_${what} INSTEAD OF ${when} ON match_entries BEGIN
         ${does} WHERE place = coalesce(
           (SELECT place FROM entry_places WHERE ${SAME_ENTRY}),
           (SELECT place FROM entries WHERE ${UNPLACED} AND ${SAME_ENTRY}));
       END`,
  ),
  `CREATE TRIGGER entry_removed AFTER DELETE ON entries BEGIN
     DELETE FROM entry_places WHERE ${SAME_ENTRY};
     UPDATE placed SET removed = removed + 1;
   END`,
]

/** Done once more, it changes nothing. */
const PLACE_ALL = [
  `INSERT OR IGNORE INTO entry_places SELECT match_id, seq, place FROM entries WHERE ${UNPLACED} ORDER BY match_id, seq`,
  'UPDATE placed SET up_to = max(up_to, coalesce((SELECT max(place) FROM entries), 0))',
]

/** Tables of before had an index that was right at every moment; PostgreSQL, which has no pages to fill, still has. */
export async function layInPlaces(db: Kysely<Schema>): Promise<void> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) return
  const moved = [
    'INSERT INTO entries SELECT rowid, match_id, seq, at, body FROM match_entries ORDER BY rowid',
    'DROP TABLE match_entries',
  ]
  await db.transaction().execute(async change => {
    const run = (text: string) => sql.raw(text).execute(change)
    await run(ENTRIES)
    // Whoever was stopped between this step and the note of it finds it done.
    if (await hasPlaces(change)) return
    for (const text of [...INDEX, ...moved, ...PLACE_ALL, ...BY_MATCH]) await run(text)
  })
}

async function hasPlaces(db: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM sqlite_master WHERE name = 'placed'`.execute(db)
  return rows.length > 0
}

/** Brings the index up to date. */
export const placeAll = (db: Kysely<Schema>): Promise<void> =>
  db.transaction().execute(async change => {
    for (const text of PLACE_ALL) await sql.raw(text).execute(change)
  })

/** Matches with entries that the index should know and does not. None where there are no places: on PostgreSQL, and in stores of before. */
export async function misplaced(db: Kysely<Schema>): Promise<string[]> {
  if (db.getExecutor().adapter instanceof PostgresAdapter || !(await hasPlaces(db))) return []
  const { rows } = await sql<{ match_id: string }>`
    SELECT DISTINCT match_id FROM entries WHERE NOT ${sql.raw(UNPLACED)} AND NOT EXISTS (
      SELECT 1 FROM entry_places AS found
      WHERE found.match_id = entries.match_id AND found.seq = entries.seq AND found.place = entries.place)`.execute(db)
  return rows.map(({ match_id }) => match_id)
}

/** The places of one connection, within its transactions. */
export class Places {
  /** How many entries the index does not know. */
  unplaced = 0
  /** As it was when it was last looked at, and as this connection has changed it since. */
  private last = 0
  private removed = 0
  private free = 0
  private isKnown = false
  private readonly standing
  private readonly unplacedMatches
  private readonly lastPlaced
  private readonly put
  private readonly placings

  constructor(database: DatabaseSync) {
    this.standing = database.prepare(
      'SELECT up_to, removed, coalesce((SELECT max(place) FROM entries), 0) AS last FROM placed',
    )
    this.unplacedMatches = database.prepare(
      `SELECT match_id, max(seq) AS seq FROM entries WHERE ${UNPLACED} GROUP BY match_id`,
    )
    this.lastPlaced = database.prepare('SELECT max(seq) AS seq FROM entry_places WHERE match_id = ?')
    this.put = database.prepare('INSERT INTO entries VALUES (?, ?, ?, ?, ?)')
    this.placings = PLACE_ALL.map(text => database.prepare(text))
  }

  /** Whether others have added or removed entries since this was last asked. */
  haveChanged(): boolean {
    const now = this.standing.get()
    const [upTo, removed, last] = [Number(now?.up_to), Number(now?.removed), Number(now?.last)]
    const isAsItWas = this.isKnown && removed === this.removed && last === this.last
    Object.assign(this, { removed, last, free: 1 + Math.max(upTo, last), unplaced: Math.max(0, last - upTo) })
    this.isKnown = true
    return !isAsItWas
  }

  /** Nothing is believed any more. */
  forget(): void {
    this.isKnown = false
  }

  add(matchId: string, { seq, at, body }: StoredEntry): void {
    this.put.run(this.free, matchId, seq, at, body)
    this.last = this.free++
    this.unplaced++
  }

  /** The number of the last entry of every match that the index does not know all of. */
  lastUnplaced(): [string, number][] {
    return this.unplacedMatches.all().map(({ match_id, seq }) => [String(match_id), Number(seq)])
  }

  /** The number of the last entry of a match that the index knows; null if there is none. */
  lastInIndex(matchId: string): number | null {
    const seq = this.lastPlaced.get(matchId)?.seq ?? null
    return seq === null ? null : Number(seq)
  }

  placeAll(): void {
    for (const placing of this.placings) placing.run()
    this.unplaced = 0
  }
}
