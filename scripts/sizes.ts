/** No folder holds more files than one can take in at a glance. Sizes of files and functions are oxlint's business. */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { tooFull } from './too-full.ts'

const MOST = 22

const house = join(import.meta.dirname, '..')
const files = execFileSync('git', ['ls-files', 'packages', 'e2e', 'bench', 'scripts'], { cwd: house, encoding: 'utf8' })
const full = tooFull(files.trim().split('\n'), MOST)
for (const { folder, count } of full) console.error(`${folder} holds ${count} files; ${MOST} are the most.`)
if (full.length > 0) process.exitCode = 1
