/** The store of many nodes: PostgreSQL, with the same tables and the same migrations as the embedded one. */
import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import { Health, PROBE } from '../health.ts'
import { migrate } from '../migrations.ts'
import { rowFrom, STALE_MS } from '../rows.ts'
import type { Schema } from '../schema.ts'
import type { Appended, MatchRow, Store, StoredEntry, StoredSnapshot } from '../store.ts'
import { mustBeDurable } from './durable.ts'
import { PostgresLanes } from './lanes.ts'
import { openPool } from './pool.ts'

/** Connections a node keeps, and how long it waits for an answer (ms). */
const CONNECTIONS = 10
const ANSWER_MS = 15_000
/** Which nodes take turns by. Any number will do, as long as it is always the same. */
const TURN = 1_718_000_001
/** Whoever comes when it is another's turn looks again after so long (ms). */
const TURN_MS = 100

export class PostgresStore implements Store {
  /** The same database for whatever is not on the way of a choice: accounts and their kin. */
  readonly kysely: Kysely<Schema>
  readonly commits: PostgresLanes
  /** Snapshots on their way. */
  private readonly keeping = new Set<Promise<unknown>>()
  private readonly pool: pg.Pool
  private readonly health = new Health(() => this.probe())

  private constructor(pool: pg.Pool) {
    this.pool = pool
    this.kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
    this.commits = new PostgresLanes(pool)
  }

  /** Opens the database at an address and brings its tables up to date. */
  static async open(address: string): Promise<PostgresStore> {
    const pool = openPool(address, { max: CONNECTIONS, query_timeout: ANSWER_MS })
    const store = new PostgresStore(pool)
    const [here] = await store.ask<{ schema: string }>('SELECT current_schema() AS schema', [])
    try {
      await mustBeDurable((text: string) => store.ask(text, []))
      await store.inTurn(() => migrate(store.kysely, here?.schema))
    } catch (fault) {
      await pool.end()
      throw fault
    }
    return store
  }

  append(matchId: string, entry: StoredEntry, row: MatchRow | null): Promise<Appended> {
    return this.commits.append({ matchId, entry, row })
  }

  async read(matchId: string, from = 0): Promise<StoredEntry[]> {
    return this.ask<StoredEntry>(
      'SELECT seq, at, body FROM match_entries WHERE match_id = $1 AND seq >= $2 ORDER BY seq',
      [matchId, from],
    )
  }

  async snapshot(matchId: string): Promise<StoredSnapshot | null> {
    const [row] = await this.ask<StoredSnapshot>('SELECT length, body FROM match_snapshots WHERE match_id = $1', [
      matchId,
    ])
    return row ?? null
  }

  keepSnapshot(matchId: string, { length, body }: StoredSnapshot): void {
    // Nobody waits for it; a store that is away says so to those who do.
    const keeping = this.pool
      .query(
        `INSERT INTO match_snapshots (match_id, length, body) VALUES ($1, $2, $3)
         ON CONFLICT (match_id) DO UPDATE SET length = excluded.length, body = excluded.body`,
        [matchId, length, body],
      )
      .catch(() => undefined)
      .finally(() => this.keeping.delete(keeping))
    this.keeping.add(keeping)
  }

  async dropSnapshot(matchId: string): Promise<void> {
    await Promise.all(this.keeping)
    await this.pool.query('DELETE FROM match_snapshots WHERE match_id = $1', [matchId])
  }

  async publicMatches(most: number): Promise<MatchRow[]> {
    const rows = await this.ask(
      `SELECT * FROM matches WHERE is_public = 1 AND status <> 'over' AND updated > $1 ORDER BY updated DESC LIMIT $2`,
      [Date.now() - STALE_MS, most],
    )
    return rows.map(rowFrom)
  }

  async openMatches(most: number): Promise<MatchRow[]> {
    const rows = await this.ask(`SELECT * FROM matches WHERE status <> 'over' ORDER BY updated DESC LIMIT $1`, [most])
    return rows.map(rowFrom)
  }

  async matchesOf(people: readonly string[], most: number): Promise<MatchRow[]> {
    const rows = await this.ask(
      `SELECT * FROM matches WHERE id IN (SELECT match_id FROM match_people WHERE person = ANY($1))
       ORDER BY updated DESC LIMIT $2`,
      [people, most],
    )
    return rows.map(rowFrom)
  }

  async due(by: number, most: number, program: string): Promise<string[]> {
    const rows = await this.ask<{ id: string }>(
      `SELECT id FROM matches WHERE wakes IS NOT NULL AND wakes <= $1 AND (set_aside IS NULL OR set_aside NOT LIKE $3)
       ORDER BY wakes LIMIT $2`,
      [by, most, `${program}: %`],
    )
    return rows.map(({ id }) => id)
  }

  async setAside(matchId: string, program: string, why: string): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      'UPDATE matches SET set_aside = $2 WHERE id = $1 AND set_aside IS DISTINCT FROM $2',
      [matchId, `${program}: ${why}`],
    )
    return rowCount === 1
  }

  async takeUp(): Promise<void> {
    await this.pool.query('UPDATE matches SET set_aside = NULL WHERE set_aside IS NOT NULL')
  }

  async constant(name: string, fresh: () => string): Promise<string> {
    await this.pool.query('INSERT INTO constants (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', [name, fresh()])
    const [row] = await this.ask<{ value: string }>('SELECT value FROM constants WHERE name = $1', [name])
    return row?.value ?? ''
  }

  /**
   * Does something that only one node may do at a time. The lock belongs to a transaction, which a pooler in between
   * keeps together; and whoever does not get it waits without a connection, of which a pooler may have few.
   */
  async inTurn<T>(work: () => Promise<T>): Promise<T> {
    for (;;) {
      const client = await this.pool.connect()
      // It breaks while nothing is asked of it: whoever asks next hears of it.
      client.on('error', () => undefined)
      try {
        await client.query('BEGIN')
        const { rows } = await client.query<{ ours: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS ours', [TURN])
        if (rows[0]?.ours === true) return await work()
      } finally {
        // With the connection the lock goes too, whatever has happened.
        client.release(true)
      }
      await sleep(TURN_MS)
    }
  }

  async remember(name: string, value: string): Promise<void> {
    await this.pool.query(
      'INSERT INTO constants (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
      [name, value],
    )
  }

  async remembered(name: string): Promise<string | null> {
    const [row] = await this.ask<{ value: string }>('SELECT value FROM constants WHERE name = $1', [name])
    return row?.value ?? null
  }

  troubles(): Promise<string[]> {
    return this.health.troubles(this.commits.lastFailure)
  }

  private async probe(): Promise<void> {
    await this.remember(PROBE, String(Date.now()))
    await mustBeDurable((text: string) => this.ask(text, []))
  }

  async close(): Promise<void> {
    await this.commits.idle()
    await Promise.all(this.keeping)
    await this.pool.end()
  }

  private async ask<R extends pg.QueryResultRow = Record<string, unknown>>(
    text: string,
    values: unknown[],
  ): Promise<R[]> {
    const { rows } = await this.pool.query<R>(text, values)
    return rows
  }
}
