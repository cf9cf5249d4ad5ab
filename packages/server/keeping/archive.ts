/**
 * The archive: finished matches that nobody has touched for long, in compressed files of their own. A match leaves the
 * store only after the file that has it was read again from the disk, and only if it is still as it was copied.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { prepareGames } from '@nassau/games'
import { sql } from 'kysely'
import { Unfit } from '../errors.ts'
import { rebuild } from '../tables/replay.ts'
import { recordOf } from '../tables/stuck/record-of.ts'
import { type Archived, readArchive, writeArchive } from './archive-file.ts'
import { hashOf, OWN_FILE, putInPlace, settleOnDisk, stamp, wordsOf } from './files.ts'
import { type KeptStore, openKept, type Place, readLog } from './open-kept.ts'

/** So many matches go into one file, and so many leave the store in one transaction. */
const MOST = 500

export type Moved = { matches: number; entries: number; files: string[]; left: number }
type Contents = { file: string; sha256: string; matches: string[] }

/** Moves what is over and was not touched for `olderMs` to files in `to`. */
export async function archive(place: Place, olderMs: number, to: string, now = Date.now()): Promise<Moved> {
  await prepareGames()
  mkdirSync(to, { recursive: true, mode: 0o700 })
  const store = openKept(place, false)
  const moved: Moved = { matches: 0, entries: 0, files: [], left: 0 }
  try {
    for (let part = 1, after = ''; ; part++) {
      const batch = await oldest(store, now - olderMs, after)
      const last = batch.at(-1)
      if (!last) return moved
      after = last.row.id
      const whole = batch.filter(isWhole)
      moved.left += batch.length - whole.length
      if (whole.length === 0) continue
      const file = join(to, `matches-${stamp(now)}-${part}.jsonl.gz`)
      await keep(file, whole)
      moved.files.push(file)
      for (const one of whole) {
        if (await letGo(store, one)) {
          moved.matches++
          moved.entries += one.log.length
        } else moved.left++
      }
    }
  } finally {
    await store.close()
  }
}

/** What is wrong with an archive; empty if every match in it can be played again. */
export async function verifyArchive(folder: string): Promise<{ files: number; matches: number; findings: string[] }> {
  await prepareGames()
  if (!existsSync(folder)) throw new Unfit(`there is no archive at ${folder}`)
  const files = readdirSync(folder).filter(name => name.endsWith('.jsonl.gz'))
  const findings: string[] = []
  let matches = 0
  for (const name of files) {
    const found = await troublesOf(join(folder, name))
    matches += found.matches
    findings.push(...found.findings.map(says => `${name}: ${says}`))
  }
  return { files: files.length, matches, findings }
}

/** The record of an archived match, as it could be downloaded from the house. */
export async function archivedRecord(folder: string, match: string): Promise<string> {
  await prepareGames()
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    if (!name.endsWith('.jsonl.gz')) continue
    for await (const { row, log } of readArchive(join(folder, name))) {
      if (row.id !== match) continue
      const table = rebuild(match, log)
      if (!table) throw new Unfit(`${name} has no log for ${match}`)
      return recordOf(table, async () => log)
    }
  }
  throw new Unfit(`the archive in ${folder} has no match ${match}`)
}

/** Writes a file and reads it again: it must hold what was to be kept, and every match in it must play again. */
async function keep(file: string, batch: readonly Archived[]): Promise<void> {
  const part = `${file}.part`
  await writeArchive(part, batch)
  await putInPlace(part, file)
  const contents: Contents = { file, sha256: await hashOf(file), matches: batch.map(({ row }) => row.id) }
  writeFileSync(`${file}.json`, `${JSON.stringify({ ...contents, file: undefined })}\n`, { mode: OWN_FILE })
  await settleOnDisk(`${file}.json`)
  const { findings, matches } = await troublesOf(file)
  if (findings.length === 0 && matches === batch.length) return
  rmSync(file)
  throw new Unfit(
    `nothing was removed: what was written to ${file} is not what was read (${findings[0] ?? 'too few matches'})`,
  )
}

async function troublesOf(file: string): Promise<{ matches: number; findings: string[] }> {
  const findings: string[] = []
  let matches = 0
  try {
    const contents: Contents = JSON.parse(readFileSync(`${file}.json`, 'utf8'))
    if ((await hashOf(file)) !== contents.sha256) findings.push('it was changed or cut off since it was written')
    for await (const archived of readArchive(file)) {
      matches++
      if (!isWhole(archived)) findings.push(`${archived.row.id} cannot be played again`)
    }
    if (matches !== contents.matches.length)
      findings.push(`${contents.matches.length} matches were written, ${matches} are there`)
  } catch (fault) {
    findings.push(`it cannot be read: ${wordsOf(fault)}`)
  }
  return { matches, findings }
}

/** Whether a match can be played again from its log, or could with the rules it was begun under. Others stay in the store. */
function isWhole({ row, log }: Archived): boolean {
  try {
    const table = rebuild(row.id, log)
    return table !== null && table.stuck?.code !== 'damaged'
  } catch {
    return false
  }
}

async function oldest(store: KeptStore, before: number, after: string): Promise<Archived[]> {
  const rows = await store.kysely
    .selectFrom('matches')
    .selectAll()
    .where('status', '=', 'over')
    .where('updated', '<', before)
    .where('id', '>', after)
    .orderBy('id')
    .limit(MOST)
    .execute()
  const archived: Archived[] = []
  for (const row of rows) {
    const people = await store.kysely
      .selectFrom('match_people')
      .select('person')
      .where('match_id', '=', row.id)
      .execute()
    archived.push({ row, people: people.map(({ person }) => person), log: await readLog(store, row.id) })
  }
  return archived
}

/** Removes a match if nothing has happened there since it was copied. */
const letGo = ({ kysely }: KeptStore, { row, log }: Archived): Promise<boolean> =>
  kysely.transaction().execute(async change => {
    const entries = sql<number>`(SELECT count(*) FROM match_entries WHERE match_id = ${row.id})`
    const gone = await change
      .deleteFrom('matches')
      .where('id', '=', row.id)
      .where(entries, '=', log.length)
      .executeTakeFirst()
    if (Number(gone.numDeletedRows) === 0) return false
    await change.deleteFrom('match_entries').where('match_id', '=', row.id).where('seq', '<', log.length).execute()
    await change.deleteFrom('match_snapshots').where('match_id', '=', row.id).execute()
    await change.deleteFrom('match_people').where('match_id', '=', row.id).execute()
    return true
  })
