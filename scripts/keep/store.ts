/**
 * `npm run keep-store -- NAME`: a small store with a running match of every game, made by this program as it is now, and
 * kept for the tests that open stores of before. Do it before anything about stores or rules changes.
 *
 *   --from FOLDER   another checkout of this house to make it with
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'

const HOUSE = resolve(import.meta.dirname, '../..')

/** Written out in the checkout, so that its own server plays. */
const PLAYER = `
import { GAMES } from './packages/games/index.ts'
import { FastChance, sample } from './packages/kernel/bots.ts'
import { serve } from './packages/server/index.ts'
const server = await serve({ folder: process.argv[2], port: 0, requestsAMinute: 1e9, logLevel: 'silent' })
const rng = new FastChance(3)
let cookie = ''
const ask = async (path, body) => {
  const response = await fetch(server.address + path, {
    headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  })
  cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
  return response.json()
}
await ask('/api/me')
let ids = 0
const act = (match, verb, body) => ask('/api/matches/' + match + '/' + verb, { id: 'kept-' + ++ids, ...body })
for (const { game } of GAMES) {
  const bots = Array.from({ length: game.seats.min - 1 }, () => ({ kind: 'bot', level: 'swab' }))
  const wanted = { game: game.id, seats: [{ kind: 'me' }, ...bots] }
  const quick = await ask('/api/matches', { id: 'kept-' + ++ids, ...wanted, beat: 'off' })
  // There was a time before beats.
  const { match } = quick.match ? quick : await ask('/api/matches', { id: 'kept-' + ++ids, ...wanted })
  await act(match, 'chat', { text: 'Ahoy!' })
  for (let done = 0, tries = 0; done < 8 && tries < 400; tries++) {
    const { n, scene } = await ask('/api/matches/' + match)
    if (scene.status === 'over') break
    if (!scene.seen?.ask || !scene.seen.awaiting.includes(scene.seat)) { await new Promise(r => setTimeout(r, 10)); continue }
    const said = await act(match, 'choose', { seen: n, choice: sample(scene.seen.ask, rng) })
    if (!said.error) done++
  }
}
await ask('/api/matches', { id: 'kept-open', game: GAMES[0].game.id, isPublic: true, seats: [{ kind: 'me' }, { kind: 'open' }] })
await server.close()
process.exit(0)
`

const { values, positionals } = parseArgs({ allowPositionals: true, options: { from: { type: 'string' } } })
const [name] = positionals
if (!name) throw new Error('say what it is to be called')
const from = resolve(values.from ?? HOUSE)
const folder = mkdtempSync(join(tmpdir(), 'nassau-keep-'))
const player = join(from, '.keep-store.ts')
writeFileSync(player, PLAYER)
try {
  execFileSync(process.execPath, [player, folder], { cwd: from, stdio: 'inherit' })
} finally {
  rmSync(player)
}
const stores = join(HOUSE, 'packages/server/keeping/fixtures/stores')
mkdirSync(stores, { recursive: true })
const file = join(stores, `${name}.db.gz`)
const small = join(folder, 'small.db')
const database = new DatabaseSync(join(folder, 'nassau.db'))
database.prepare('VACUUM INTO ?').run(small)
database.close()
writeFileSync(file, gzipSync(readFileSync(small), { level: 9 }))
rmSync(folder, { recursive: true })
process.stdout.write(`${file}\n`)
