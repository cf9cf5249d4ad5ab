/** The client is built when it is wanted: not at all yet, or before its sources last changed. */
import { spawn } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const HOUSE = fileURLToPath(new URL('../../', import.meta.url))
/** Where it is built to. */
export const CLIENT = join(HOUSE, 'packages', 'client', 'dist')
/** What it is made of. */
const ROOMS = ['client', 'ui', 'games', 'tossing', 'kernel', 'bots', 'protocol'] as const
/** Neither made by hand nor part of a page. */
const NO_SOURCE = /^(dist|node_modules|fixtures|playthroughs)$|[.]test[.]tsx?$/

/** Whether something in these folders is newer than the page that was built. */
export function isStale(built: string, sources: readonly string[]): boolean {
  const page = join(built, 'index.html')
  if (!existsSync(page)) return true
  const since = statSync(page).mtimeMs
  return sources.some(folder => filesIn(folder).some(file => statSync(file).mtimeMs > since))
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name)
    if (NO_SOURCE.test(entry.name)) return []
    return entry.isDirectory() ? filesIn(path) : [path]
  })
}

/** Builds the client if need be, and says so; whether it can be served then. */
export async function buildClient(say: (line: string) => void): Promise<boolean> {
  const sources = ROOMS.map(room => join(HOUSE, 'packages', room))
  if (!isStale(CLIENT, sources)) return true
  say('Building the client; this takes a moment …')
  const { code, output } = await npmBuild()
  if (code !== 0) say(output.trim())
  return code === 0
}

function npmBuild(): Promise<{ code: number; output: string }> {
  const npm = spawn('npm', ['run', 'build'], {
    cwd: HOUSE,
    // As people get it, whoever asks: a test runner's own mode would build the slow one for developers.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  })
  let output = ''
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', data => (output += String(data)))
  return new Promise(resolve => {
    npm.once('error', fault => resolve({ code: 1, output: fault.message }))
    npm.once('close', code => resolve({ code: code ?? 1, output }))
  })
}
