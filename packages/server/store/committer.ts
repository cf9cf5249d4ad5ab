/**
 * The committer: writes a batch of appends as one transaction, in whichever thread holds it. What it has written it
 * knows, so that an entry costs one insertion and no look; whatever another connection has written since is noticed.
 */
import type { DatabaseSync } from 'node:sqlite'
import { Places } from './places.ts'
import type { Appended, MatchRow, StoredEntry, StoredSnapshot } from './store.ts'

/** An entry to be appended; `row`: what the index shall say with it. */
export type Append = { matchId: string; entry: StoredEntry; row: MatchRow | null }
/** A snapshot and its match. */
export type Keeping = StoredSnapshot & { matchId: string }
/** Appends, rows of the index that had time, and snapshots. */
export type Batch = { appends: readonly Append[]; rows: readonly MatchRow[]; snapshots: readonly Keeping[] }

/** For so many matches it is remembered how long their log is and who sits there. */
const MOST_KNOWN = 20_000
/** Of a match without any entry. */
const NONE = -1
/** So many entries wait for their place in the index: the more of a match come together, the fewer pages change; it takes a microsecond or two each. */
const PLACE_EVERY = 2000

export class Committer {
  private readonly database: DatabaseSync
  private readonly version
  private readonly places
  private readonly putRow
  private readonly addPerson
  private readonly putSnapshot
  /** The number of the last entry of each match, as long as nobody else adds or removes any; of all that the index does not know. */
  private readonly last = new Map<string, number>()
  private readonly sitting = new Map<string, string>()
  private seen: unknown = null

  constructor(database: DatabaseSync) {
    this.database = database
    this.version = database.prepare('PRAGMA data_version')
    this.places = new Places(database)
    this.putRow = database.prepare(
      `INSERT INTO matches (id, game, status, is_public, seats, people, awaiting, wakes, updated)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET status = excluded.status, is_public = excluded.is_public, seats = excluded.seats,
         people = excluded.people, awaiting = excluded.awaiting, wakes = excluded.wakes, updated = excluded.updated,
         set_aside = NULL`,
    )
    this.addPerson = database.prepare(
      'INSERT INTO match_people (person, match_id) VALUES (?, ?) ON CONFLICT DO NOTHING',
    )
    this.putSnapshot = database.prepare(
      `INSERT INTO match_snapshots (match_id, length, body) VALUES (?, ?, ?)
       ON CONFLICT (match_id) DO UPDATE SET length = excluded.length, body = excluded.body`,
    )
  }

  /** Durable when it returns. Throws if nothing of it was kept. */
  commit({ appends, rows, snapshots }: Batch): Appended[] {
    try {
      this.database.exec('BEGIN IMMEDIATE')
      this.noticeOthers()
      const results = appends.map(append => this.append(append))
      for (const row of rows) this.put(row)
      for (const { matchId, length, body } of snapshots) this.putSnapshot.run(matchId, length, body)
      if (this.places.unplaced >= PLACE_EVERY) this.places.placeAll()
      this.database.exec('COMMIT')
      return results
    } catch (fault) {
      if (this.database.isTransaction) this.database.exec('ROLLBACK')
      this.seen = null
      this.places.forget()
      throw fault
    }
  }

  /** Only after the entry before it: a database that went back in time must not get a log with a hole. */
  private append({ matchId, entry, row }: Append): Appended {
    if (entry.seq !== this.lengthOf(matchId)) return 'conflict'
    this.places.add(matchId, entry)
    this.last.set(matchId, entry.seq)
    if (row) this.put(row)
    return 'appended'
  }

  private lengthOf(matchId: string): number {
    return (this.last.get(matchId) ?? this.places.lastInIndex(matchId) ?? NONE) + 1
  }

  private put({ id, game, status, isPublic, seats, people, awaiting, wakes, updated }: MatchRow): void {
    this.putRow.run(id, game, status, isPublic ? 1 : 0, seats, people, awaiting, wakes, updated)
    // Who sits where changes seldom, while rows are written often.
    if (this.sitting.get(id) === people) return
    const persons: (string | null)[] = JSON.parse(people)
    for (const person of persons) if (person !== null) this.addPerson.run(person, id)
    this.sitting.set(id, people)
  }

  /** SQLite counts what other connections commit; with the lock in hand, nobody does. */
  private noticeOthers(): void {
    const seen = this.version.get()?.data_version
    const isFull = this.last.size >= MOST_KNOWN
    if (seen === this.seen && !isFull) return
    this.seen = seen
    this.sitting.clear()
    if (!this.places.haveChanged() && !isFull) return
    this.last.clear()
    for (const [matchId, seq] of this.places.lastUnplaced()) this.last.set(matchId, seq)
  }
}
