/** A disk of our own, so small that it can be filled; null where none can be mounted. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export function smallDisk(megabytes = 400): { folder: string; remove: () => void } | null {
  const folder = mkdtempSync(join(tmpdir(), 'nassau-disk-'))
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])
  return mounted.status === 0 ? { folder, remove: () => void spawnSync('umount', ['-l', folder]) } : null
}
