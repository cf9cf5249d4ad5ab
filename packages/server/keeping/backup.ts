/**
 * Backups: a copy of a store while its house is open, opened and counted before it counts as one, with a manifest that
 * says what must be in it. And the way back.
 */
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { Unfit } from '../errors.ts'
import { stepsToDo } from '../store/migrations.ts'
import { checkQuickly } from './check.ts'
import { hashOf, keepToOwner, OWN_FILE, putInPlace, settleOnDisk, stamp } from './files.ts'
import { FILE, type KeptStore, openFile, openKept, type Place } from './open-kept.ts'
import { countDump, dump, restoreDump } from './pg-tools.ts'

export type Counts = { matches: number; entries: number }
export type Manifest = {
  /** What this file is, and its version. */
  nassau: 'backup'
  version: 1
  store: KeptStore['dialect']
  made: string
  file: string
  bytes: number
  sha256: string
  counts: Counts
}

const MANIFEST = 'backup.json'
const DUMP = 'nassau.dump'

/** Copies a store into a new folder below `to` and says which. */
export async function backUp(
  place: Place,
  to: string,
  now = Date.now(),
): Promise<{ folder: string; manifest: Manifest }> {
  const folder = join(to, `nassau-${stamp(now)}`)
  const part = `${folder}.part`
  if (existsSync(folder)) throw new Unfit(`there is a backup at ${folder} already`)
  rmSync(part, { recursive: true, force: true })
  // It holds the secrets of running matches: nobody else is to read it.
  mkdirSync(part, { recursive: true, mode: 0o700 })
  const copied =
    place.databaseUrl === null ? await copyFile(place, part) : await dump(place.databaseUrl, join(part, DUMP))
  const file = place.databaseUrl === null ? FILE : DUMP
  const path = join(part, file)
  await keepToOwner(path)
  const manifest: Manifest = {
    nassau: 'backup',
    version: 1,
    store: place.databaseUrl === null ? 'sqlite' : 'postgres',
    made: new Date(now).toISOString(),
    file,
    bytes: statSync(path).size,
    sha256: await hashOf(path),
    counts: copied,
  }
  writeFileSync(join(part, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { mode: OWN_FILE })
  await settleOnDisk(path)
  await settleOnDisk(join(part, MANIFEST))
  await verifyBackup(part)
  await putInPlace(part, folder)
  return { folder, manifest }
}

/** Opens a backup and counts what is in it; what is not as its manifest says is an error in words. */
export async function verifyBackup(folder: string): Promise<Manifest> {
  const manifest = readManifest(folder)
  const path = join(folder, manifest.file)
  if (!existsSync(path)) throw new Unfit(`the backup in ${folder} lacks its file ${manifest.file}`)
  if ((await hashOf(path)) !== manifest.sha256) throw new Unfit(`${path} was changed or cut off since it was written`)
  const counts = manifest.store === 'sqlite' ? await countFile(path) : await countDump(path)
  for (const what of ['matches', 'entries'] as const)
    if (counts[what] !== manifest.counts[what])
      throw new Unfit(`${path} has ${counts[what]} ${what}; its manifest says ${manifest.counts[what]}`)
  return manifest
}

/** Puts a backup in place of a store that is not there yet; `isReplacing`: one that is there is moved aside. */
export async function restore(folder: string, place: Place, isReplacing = false, now = Date.now()): Promise<Manifest> {
  const manifest = await verifyBackup(folder)
  const { databaseUrl } = place
  const wanted = databaseUrl === null ? 'sqlite' : 'postgres'
  if (manifest.store !== wanted)
    throw new Unfit(`this is a backup of ${manifest.store}; it can only be restored there (${wanted} is asked for)`)
  const path = join(folder, manifest.file)
  if (databaseUrl !== null) {
    await restoreDump(path, databaseUrl)
    await mustHave(place, manifest.counts)
    return manifest
  }
  mkdirSync(place.folder, { recursive: true, mode: 0o700 })
  const own = join(place.folder, FILE)
  if (existsSync(own) && !isReplacing)
    throw new Unfit(`there is a store at ${own}; stop its server and say --replace to move it aside`)
  for (const file of [own, `${own}-wal`, `${own}-shm`])
    if (existsSync(file)) renameSync(file, file.replace(FILE, `before-${stamp(now)}.db`))
  copyFileSync(path, `${own}.part`)
  await keepToOwner(`${own}.part`)
  await putInPlace(`${own}.part`, own)
  await mustHave(place, manifest.counts)
  return manifest
}

function readManifest(folder: string): Manifest {
  try {
    const manifest: Manifest = JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8'))
    if (manifest.nassau === 'backup' && manifest.version === 1) return manifest
  } catch {
    // Said below.
  }
  throw new Unfit(`${folder} holds no backup: it has no ${MANIFEST} that can be read`)
}

/** In one transaction, so that what is copied is one moment of the store. */
async function copyFile(place: Place, part: string): Promise<Counts> {
  const store = openKept(place)
  const copy = join(part, FILE)
  try {
    await sql`VACUUM INTO ${copy}`.execute(store.kysely)
  } finally {
    await store.close()
  }
  return countFile(copy)
}

async function countFile(path: string): Promise<Counts> {
  const store = openFile(path)
  try {
    const { findings } = await checkQuickly(store)
    const broken = findings.find(({ match }) => match === null)
    if (broken) throw new Unfit(`${path}: ${broken.says}`)
    const { unknown } = await stepsToDo(store.kysely)
    if (unknown.length > 0) throw new Unfit(`${path} is of a newer program (it did ${unknown.join(', ')})`)
    return await countIn(store)
  } finally {
    await store.close()
  }
}

async function countIn({ kysely }: KeptStore): Promise<Counts> {
  const { rows } = await sql<Counts>`
    SELECT (SELECT count(*) FROM matches) AS matches, (SELECT count(*) FROM match_entries) AS entries`.execute(kysely)
  return { matches: Number(rows[0]?.matches), entries: Number(rows[0]?.entries) }
}

async function mustHave(place: Place, counts: Counts): Promise<void> {
  const store = openKept(place)
  try {
    const { matches, entries } = await countIn(store)
    if (matches !== counts.matches || entries !== counts.entries)
      throw new Unfit(
        `what was restored has ${matches} matches and ${entries} entries, not ${counts.matches} and ${counts.entries}`,
      )
  } finally {
    await store.close()
  }
}
