/** The client is built when it is wanted: not at all yet, or before its sources last changed. */
import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const HOUSE = fileURLToPath(new URL('../../', import.meta.url))
/** Where it is built to. */
export const CLIENT = join(HOUSE, 'packages', 'client', 'dist')
/** What it is made of. */
const ROOMS = ['client', 'ui', 'games', 'table', 'kernel', 'bots', 'protocol'] as const
/** Neither made by hand nor part of a page. */
const NO_SOURCE = /^(dist|node_modules|fixtures|playthroughs)$|[.]test[.]tsx?$/
/** What becomes smaller. Pictures and fonts are as small as they get. */
const COMPRESSIBLE = /[.](js|css|html|svg|json|wasm|webmanifest)$/
const SMALLEST = 1024

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

/** Puts a smaller copy beside each file that has one, so that none is made while somebody waits. */
export async function compressAll(folder: string): Promise<void> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
  for (const file of filesIn(folder).filter(path => COMPRESSIBLE.test(path))) {
    const bytes = readFileSync(file)
    if (bytes.length < SMALLEST) continue
    writeFileSync(`${file}.br`, await promisify(brotliCompress)(bytes, { params }))
    writeFileSync(`${file}.gz`, await promisify(gzip)(bytes))
  }
}

/** Builds the client if need be. A house without pages is better than none: `say` hears what went wrong. */
export async function buildClient(say: (line: string) => void): Promise<void> {
  const sources = ROOMS.map(room => join(HOUSE, 'packages', room))
  if (!isStale(CLIENT, sources)) return
  say('Building the client; this takes a moment …')
  const { code, output } = await npmBuild()
  if (code === 0) return compressAll(CLIENT)
  say(`${output.trim()}\nThe client could not be built; programs can play all the same.`)
}

function npmBuild(): Promise<{ code: number; output: string }> {
  const npm = spawn('npm', ['run', 'build', '--workspace', '@nassau/client'], {
    cwd: HOUSE,
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
