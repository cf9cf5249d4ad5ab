/** Types, lint and the tests of what changed, in about a minute: for before a commit. See `--help`. */
import { execFileSync, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { roomsOf } from './rooms-of.ts'

const HELP = `Usage: npm run quick -- [since]

Types, lint, and the tests that depend on what differs from the commit or branch \`since\` (what is not committed, unless
told), in the rooms where something differs: a change of the kernel runs the kernel's tests, not those of every game.
Nothing runs in a browser. \`npm test\` is everything.`

const house = join(import.meta.dirname, '..')
const { values, positionals } = parseArgs({ options: { help: { type: 'boolean' } }, allowPositionals: true })
const since = positionals[0] ?? 'HEAD'

const git = (...words: string[]): string[] =>
  execFileSync('git', words, { cwd: house, encoding: 'utf8' }).split('\n').filter(Boolean)

/** Whether it went well; says how long it took. */
function run(name: string, command: string, ...words: string[]): boolean {
  const begun = performance.now()
  const { status } = spawnSync(command, words, { cwd: house, stdio: 'inherit', shell: process.platform === 'win32' })
  console.log(`${name}: ${status === 0 ? 'good' : 'not good'}, ${((performance.now() - begun) / 1000).toFixed(0)} s`)
  return status === 0
}

function check(): boolean {
  const rooms = roomsOf([...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')])
  if (!run('types', 'npm', 'run', '--silent', 'types') || !run('lint', 'npm', 'run', '--silent', 'lint')) return false
  if (rooms.length === 0) return true
  return run(`tests of ${rooms.join(', ')}`, 'vitest', 'run', '--project', 'unit', '--changed', since, ...rooms)
}

if (values.help) console.log(HELP)
else if (!check()) process.exitCode = 1
