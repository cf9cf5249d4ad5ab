/** A file of the archive: a match a line, compressed. Any program that knows JSON and gzip can read it. */
import { createReadStream, createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { Schema } from '../store/schema.ts'
import type { StoredEntry } from '../store/store.ts'
import { OWN_FILE } from './files.ts'

/** A match as the store had it: its row of the index, everyone who sat there, and its log. */
export type Archived = { row: Schema['matches']; people: string[]; log: StoredEntry[] }

export async function writeArchive(file: string, matches: readonly Archived[]): Promise<void> {
  const lines = Readable.from(matches.map(match => `${JSON.stringify(match)}\n`))
  await pipeline(lines, createGzip({ level: 9 }), createWriteStream(file, { mode: OWN_FILE }))
}

export async function* readArchive(file: string): AsyncGenerator<Archived> {
  const unpacked = createGunzip()
  // A file that was cut off ends the lines as well as the stream.
  const broken = pipeline(createReadStream(file), unpacked).then(
    () => null,
    (fault: unknown) => fault,
  )
  for await (const line of createInterface({ input: unpacked })) yield JSON.parse(line)
  const fault = await broken
  if (fault !== null) throw fault
}
