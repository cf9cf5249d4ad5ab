/** The store of many nodes: PostgreSQL, with the same tables and the same migrations as the embedded one. */
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { migrate } from './migrations.ts'
import { PostgresLanes } from './postgres-lanes.ts'
import { rowFrom, STALE_MS } from './rows.ts'
import type { Schema } from './schema.ts'
import type { Appended, MatchRow, Store, StoredEntry } from './store.ts'

/** Connections a node keeps, how long it waits for one, and for an answer (ms). */
const CONNECTIONS = 10
const CONNECT_MS = 5000
const ANSWER_MS = 15_000
/** Which nodes take turns by. Any number will do, as long as it is always the same. */
const TURN = 1_718_000_001

export class PostgresStore implements Store {
  /** The same database for whatever is not on the way of a choice: accounts and their kin. */
  readonly kysely: Kysely<Schema>
  readonly commits: PostgresLanes
  private readonly pool: pg.Pool

  private constructor(pool: pg.Pool) {
    this.pool = pool
    this.kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
    this.commits = new PostgresLanes(pool)
  }

  /** Opens the database at an address and brings its tables up to date. */
  static async open(address: string): Promise<PostgresStore> {
    const pool = new pg.Pool({
      connectionString: address,
      max: CONNECTIONS,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: ANSWER_MS,
      // Bigints are times in ms here, which fit into our numbers.
      types: {
        getTypeParser: (type, format) =>
          type === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(type, format),
      },
    })
    // A connection that breaks while nobody uses it is replaced by the pool; whoever uses one hears of it there.
    pool.on('error', () => undefined)
    const store = new PostgresStore(pool)
    const [here] = await store.ask<{ schema: string }>('schema', 'SELECT current_schema() AS schema', [])
    await store.inTurn(() => migrate(store.kysely, here?.schema))
    return store
  }

  append(matchId: string, entry: StoredEntry, row: MatchRow | null): Promise<Appended> {
    return this.commits.append({ matchId, entry, row })
  }

  async read(matchId: string, from = 0): Promise<StoredEntry[]> {
    return this.ask<StoredEntry>(
      'read',
      'SELECT seq, at, body FROM match_entries WHERE match_id = $1 AND seq >= $2 ORDER BY seq',
      [matchId, from],
    )
  }

  async publicMatches(most: number): Promise<MatchRow[]> {
    const rows = await this.ask(
      'public',
      `SELECT * FROM matches WHERE is_public = 1 AND status <> 'over' AND updated > $1 ORDER BY updated DESC LIMIT $2`,
      [Date.now() - STALE_MS, most],
    )
    return rows.map(rowFrom)
  }

  async openMatches(most: number): Promise<MatchRow[]> {
    const rows = await this.ask('open', `SELECT * FROM matches WHERE status <> 'over' ORDER BY updated DESC LIMIT $1`, [
      most,
    ])
    return rows.map(rowFrom)
  }

  async matchesOf(people: readonly string[], most: number): Promise<MatchRow[]> {
    const rows = await this.ask(
      'mine',
      `SELECT * FROM matches WHERE id IN (SELECT match_id FROM match_people WHERE person = ANY($1))
       ORDER BY updated DESC LIMIT $2`,
      [people, most],
    )
    return rows.map(rowFrom)
  }

  async due(by: number, most: number): Promise<string[]> {
    const rows = await this.ask<{ id: string }>(
      'due',
      'SELECT id FROM matches WHERE wakes IS NOT NULL AND wakes <= $1 ORDER BY wakes LIMIT $2',
      [by, most],
    )
    return rows.map(({ id }) => id)
  }

  async constant(name: string, fresh: () => string): Promise<string> {
    await this.pool.query('INSERT INTO constants (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', [name, fresh()])
    const [row] = await this.ask<{ value: string }>('constant', 'SELECT value FROM constants WHERE name = $1', [name])
    return row?.value ?? ''
  }

  /** Does something that only one node may do at a time. */
  async inTurn<T>(work: () => Promise<T>): Promise<T> {
    const client = await this.pool.connect()
    try {
      await client.query('SELECT pg_advisory_lock($1)', [TURN])
      return await work()
    } finally {
      // With the connection the lock goes too, whatever has happened.
      client.release(true)
    }
  }

  async isReady(): Promise<boolean> {
    return this.pool.query('SELECT 1').then(
      () => true,
      () => false,
    )
  }

  async close(): Promise<void> {
    await this.commits.idle()
    await this.pool.end()
  }

  private async ask<R extends pg.QueryResultRow = Record<string, unknown>>(
    name: string,
    text: string,
    values: unknown[],
  ): Promise<R[]> {
    const { rows } = await this.pool.query<R>({ name, text, values })
    return rows
  }
}
