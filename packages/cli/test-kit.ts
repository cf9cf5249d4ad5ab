/** For tests: the command line as a real process. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const NASSAU = fileURLToPath(new URL('./nassau.ts', import.meta.url))

/** What a command wrote and how it ended. */
export type Ran = { code: number | null; out: string; err: string }

export function nassau(args: readonly string[], input = ''): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, [NASSAU, ...args], { input, encoding: 'utf8' })
  return { code: status, out: stdout, err: stderr }
}

/** A folder of its own for each test file. */
export const scratch = (): string => mkdtempSync(join(tmpdir(), 'nassau-'))
