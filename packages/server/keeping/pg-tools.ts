/** Dumps of PostgreSQL by its own programs, `pg_dump` and `pg_restore`, taken from one moment and counted. */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { Unfit } from '../errors.ts'
import { openPool } from '../store/postgres/pool.ts'
import type { Counts } from './backup.ts'
import { wordsOf } from './files.ts'

/** Dumps the whole database as it is at one moment, and counts what it holds at that moment. */
export async function dump(address: string, path: string): Promise<Counts> {
  const pool = openPool(address, { max: 1 })
  const client = await pool.connect()
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const { rows } = await client.query<{ snapshot: string; matches: number; entries: number }>(
      `SELECT pg_export_snapshot() AS snapshot, (SELECT count(*) FROM matches) AS matches,
              (SELECT count(*) FROM match_entries) AS entries`,
    )
    const { snapshot = '', matches = 0, entries = 0 } = rows[0] ?? {}
    await run('pg_dump', [
      '--format=custom',
      '--no-owner',
      `--snapshot=${snapshot}`,
      `--file=${path}`,
      `--dbname=${address}`,
    ])
    return { matches, entries }
  } finally {
    client.release(true)
    await pool.end()
  }
}

/** Reads a dump from its first byte to its last and counts its rows. */
export async function countDump(path: string): Promise<Counts> {
  const counts: Counts = { matches: 0, entries: 0 }
  let into: keyof Counts | null = null
  await run('pg_restore', ['--data-only', '--file=-', path], line => {
    const table = /^COPY \S*?\.?"?(\w+)"? \(/.exec(line)?.[1]
    if (table !== undefined) into = table === 'matches' ? 'matches' : table === 'match_entries' ? 'entries' : null
    else if (line === '\\.') into = null
    else if (into !== null) counts[into]++
  })
  return counts
}

/** Into an empty database, all or nothing. */
export async function restoreDump(path: string, address: string): Promise<void> {
  const pool = openPool(address, { max: 1 })
  try {
    const { rows } = await pool.query<{ table: string | null }>(`SELECT to_regclass('matches')::text AS table`)
    if (rows[0]?.table)
      throw new Unfit('that database is not empty: restore into a new one, then point DATABASE_URL at it')
  } finally {
    await pool.end()
  }
  await run('pg_restore', ['--exit-on-error', '--single-transaction', '--no-owner', `--dbname=${address}`, path])
}

async function run(program: string, words: readonly string[], hear?: (line: string) => void): Promise<void> {
  const child = spawn(program, words, { stdio: ['ignore', hear ? 'pipe' : 'ignore', 'pipe'] })
  const ended = new Promise<number | null>((resolve, reject) => child.once('close', resolve).once('error', reject))
  const said = child.stderr ? text(child.stderr) : Promise.resolve('')
  if (hear && child.stdout) createInterface({ input: child.stdout }).on('line', hear)
  const code = await ended.catch((fault: unknown) => {
    throw new Unfit(`${program} is needed for PostgreSQL and could not be started: ${wordsOf(fault)}`)
  })
  if (code !== 0) throw new Unfit(`${program}: ${(await said).trim().split('\n').at(-1) ?? ''}`)
}
