/** How this house connects to PostgreSQL. Statements have no names and nothing is set for a session: a pooler may stand in between. */
import pg from 'pg'

/** How long a connection is waited for (ms). */
const CONNECT_MS = 5000

export function openPool(address: string, more: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    connectionString: address,
    connectionTimeoutMillis: CONNECT_MS,
    // Bigints are times in ms here, which fit into our numbers.
    types: {
      getTypeParser: (type, format) =>
        type === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(type, format),
    },
    ...more,
  })
  // A connection that breaks while nobody uses it is replaced by the pool; whoever uses one hears of it there.
  pool.on('error', () => undefined)
  return pool
}
