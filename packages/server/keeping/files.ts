/** Files that are there for good when it is said that they are. */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { chmod, open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'

/** What only whoever keeps the house is to read. */
export const OWN_FILE = 0o600

/** Waits until a file or a folder is on the disk. */
export async function settleOnDisk(path: string): Promise<void> {
  const file = await open(path, 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A file that another program wrote, for whoever keeps the house alone. */
export const keepToOwner = (path: string): Promise<void> => chmod(path, OWN_FILE)

/** A file that was written beside its place, put there whole or not at all. */
export async function putInPlace(part: string, path: string): Promise<void> {
  await settleOnDisk(part)
  await rename(part, path)
  await settleOnDisk(dirname(path))
}

export async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  return hash.digest('hex')
}

/** A moment as it stands in names of files. */
export const stamp = (ms: number): string =>
  new Date(ms)
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '')

export const wordsOf = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault))
