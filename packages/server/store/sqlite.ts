/** The embedded store: one SQLite file, read from this thread, written as group commit sees fit. */
import { join } from 'node:path'
import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { Kysely } from 'kysely'
import { GroupCommit } from './group-commit.ts'
import { diskTroubles, Health, PROBE } from './health.ts'
import { migrate } from './migrations.ts'
import { kyselyOn } from './node-sqlite.ts'
import { makePrivate, openDatabase } from './open-database.ts'
import { placeAll } from './places.ts'
import { rowFrom, STALE_MS } from './rows.ts'
import type { Schema } from './schema.ts'
import type { Appended, MatchRow, Store, StoredEntry, StoredSnapshot } from './store.ts'
import type { Hire } from './writer.ts'

export class SqliteStore implements Store {
  /** The same database for whatever is not on the way of a choice: accounts and their kin. */
  readonly kysely: Kysely<Schema>
  readonly commits: GroupCommit
  private readonly database: DatabaseSync
  private readonly readEntries: StatementSync
  private readonly readSnapshot: StatementSync
  private readonly folder: string
  private readonly health = new Health(() => this.remember(PROBE, String(Date.now())))

  private constructor(database: DatabaseSync, folder: string, commits: GroupCommit) {
    this.database = database
    this.folder = folder
    this.commits = commits
    this.kysely = kyselyOn(database, (sql, values) => this.commits.run(sql, values))
    this.readEntries = database.prepare(
      'SELECT seq, at, body FROM match_entries WHERE match_id = ? AND seq >= ? ORDER BY seq',
    )
    this.readSnapshot = database.prepare('SELECT length, body FROM match_snapshots WHERE match_id = ?')
  }

  /** Opens, or makes, the database in a folder. `elsewhere`: whoever writes there for many processes. */
  static async open(folder: string, elsewhere: Hire | null = null): Promise<SqliteStore> {
    makePrivate(folder)
    const file = join(folder, 'nassau.db')
    const database = openDatabase(file)
    const kysely = kyselyOn(database)
    await migrate(kysely)
    if (elsewhere === null) await placeAll(kysely)
    return new SqliteStore(database, folder, new GroupCommit(file, elsewhere))
  }

  append(matchId: string, entry: StoredEntry, row: MatchRow | null, mayWait = false): Promise<Appended> {
    return this.commits.append({ matchId, entry, row }, mayWait)
  }

  async read(matchId: string, from = 0): Promise<StoredEntry[]> {
    this.commits.mustBeKept()
    const rows = this.readEntries.all(matchId, from)
    return rows.map(({ seq, at, body }) => ({ seq: Number(seq), at: Number(at), body: String(body) }))
  }

  async snapshot(matchId: string): Promise<StoredSnapshot | null> {
    const row = this.readSnapshot.get(matchId)
    return row ? { length: Number(row.length), body: String(row.body) } : null
  }

  keepSnapshot(matchId: string, snapshot: StoredSnapshot): void {
    this.commits.keepSnapshot({ matchId, ...snapshot })
  }

  async dropSnapshot(matchId: string): Promise<void> {
    this.commits.dropSnapshot(matchId)
    await this.commits.run('DELETE FROM match_snapshots WHERE match_id = ?', [matchId])
  }

  async publicMatches(most: number): Promise<MatchRow[]> {
    await this.commits.upToDate()
    const since = Date.now() - STALE_MS
    return this.database
      .prepare(
        `SELECT * FROM matches WHERE is_public = 1 AND status <> 'over' AND updated > ? ORDER BY updated DESC LIMIT ?`,
      )
      .all(since, most)
      .map(rowFrom)
  }

  async openMatches(most: number): Promise<MatchRow[]> {
    await this.commits.upToDate()
    return this.database
      .prepare(`SELECT * FROM matches WHERE status <> 'over' ORDER BY updated DESC LIMIT ?`)
      .all(most)
      .map(rowFrom)
  }

  async matchesOf(people: readonly string[], most: number): Promise<MatchRow[]> {
    await this.commits.upToDate()
    const places = people.map(() => '?').join(', ')
    return this.database
      .prepare(
        `SELECT * FROM matches WHERE id IN (SELECT match_id FROM match_people WHERE person IN (${places}))
         ORDER BY updated DESC LIMIT ?`,
      )
      .all(...people, most)
      .map(rowFrom)
  }

  async due(by: number, most: number, program: string): Promise<string[]> {
    await this.commits.upToDate()
    return this.database
      .prepare(
        `SELECT id FROM matches WHERE wakes IS NOT NULL AND wakes <= ? AND (set_aside IS NULL OR set_aside NOT LIKE ?)
         ORDER BY wakes LIMIT ?`,
      )
      .all(by, `${program}: %`, most)
      .map(({ id }) => String(id))
  }

  async setAside(matchId: string, program: string, why: string): Promise<boolean> {
    const says = `${program}: ${why}`
    const { changes } = await this.commits.run(
      'UPDATE matches SET set_aside = ? WHERE id = ? AND (set_aside IS NULL OR set_aside <> ?)',
      [says, matchId, says],
    )
    return changes > 0
  }

  async takeUp(): Promise<void> {
    await this.commits.run('UPDATE matches SET set_aside = NULL WHERE set_aside IS NOT NULL', [])
  }

  async constant(name: string, fresh: () => string): Promise<string> {
    const value = fresh()
    await this.kysely
      .insertInto('constants')
      .values({ name, value })
      .onConflict(conflict => conflict.doNothing())
      .execute()
    const row = await this.kysely.selectFrom('constants').select('value').where('name', '=', name).executeTakeFirst()
    return row?.value ?? ''
  }

  async remember(name: string, value: string): Promise<void> {
    await this.commits.run(
      'INSERT INTO constants (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
      [name, value],
    )
  }

  async remembered(name: string): Promise<string | null> {
    const row = this.database.prepare('SELECT value FROM constants WHERE name = ?').get(name)
    return row === undefined ? null : String(row.value)
  }

  async troubles(): Promise<string[]> {
    if (this.commits.hasLost) return ['the disk could not keep what was written; the server must be started again']
    if (!this.commits.isWell) return ['the thread that writes has died too often; the server must be started again']
    return [...(await diskTroubles(this.folder)), ...(await this.health.troubles(this.commits.lastFailure))]
  }

  async close(): Promise<void> {
    await this.commits.close()
    this.database.close()
  }
}
