import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { findRules, prepareGames } from '@nassau/games'
import { verify } from '@nassau/kernel/host'
import { quotasTimes, type Server, serve } from '@nassau/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Ran, scratch } from '../test-kit.ts'

const NASSAU = fileURLToPath(new URL('../nassau.ts', import.meta.url))
const example = (name: string): string => fileURLToPath(new URL(`../../../examples/bots/${name}`, import.meta.url))
const FIVE_LINES = `"${process.execPath}" "${example('five-lines.ts')}"`

const folder = scratch()
let server: Server
let cookie = ''
let token = ''
let tables = 0
beforeAll(async () => {
  await prepareGames()
  server = await serve({ port: 0, folder, logLevel: 'fatal', quotas: quotasTimes(1e6) })
  await post('/api/account', { username: 'owner', password: 'fifteen men on a chest' })
  token = String((await post('/api/bots', { name: 'Deckhand' })).token)
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

/** As the owner of the bot, or as a guest. */
async function post(
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Record<string, unknown>> {
  const response = await fetch(`${server.address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, ...headers },
    body: JSON.stringify(body),
  })
  const session = response.headers.getSetCookie().find(text => text.includes('session_token'))
  if (session !== undefined) cookie = session.split(';')[0] ?? ''
  return JSON.parse(await response.text())
}

/** A public table with a free seat, the others taken by bots of the server's. */
async function tableOf(game: string, options: object = {}, goal = 20): Promise<string> {
  const seats = [{ kind: 'bot', level: 'swab' }, { kind: 'open' }]
  const edition = game === 'pig' ? { goal } : null
  const { match } = await post('/api/matches', {
    id: `open-${++tables}`,
    game,
    options,
    edition,
    seats,
    isPublic: true,
  })
  return String(match)
}

/** A process that runs while the server here answers it. */
function run(words: readonly string[], env: Record<string, string> = {}): Promise<Ran> {
  const child = spawn(process.execPath, words, { env: { ...process.env, ...env } })
  let [out, err] = ['', '']
  child.stdout.on('data', (data: Buffer) => (out += data.toString()))
  child.stderr.on('data', (data: Buffer) => (err += data.toString()))
  return new Promise(resolve => child.once('close', code => resolve({ code, out, err })))
}

const bot = (command: string, match: string, ...more: string[]): Promise<Ran> =>
  run([NASSAU, 'bot', command, '--match', match, '--server', server.address, ...more], { NASSAU_TOKEN: token })

/** How the match ended, from its verified record. */
async function recordOf(match: string): Promise<number> {
  const response = await fetch(`${server.address}/api/matches/${match}/record`)
  const verified = verify(findRules, await response.text())
  if (!verified.ok) throw new Error(verified.problem.says)
  return verified.value.choices
}

test('five lines play a whole match at a real server, over its live channel', async () => {
  const match = await tableOf('scurvy-dice', { short: true })
  const { code, out, err } = await bot(FIVE_LINES, match)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(JSON.parse(out)).toMatchObject({ match, seat: 1, winners: expect.any(Array) })
  expect(await recordOf(match)).toBeGreaterThan(5)
})

test('the bot in Python plays there as well', async () => {
  const match = await tableOf('pig')
  expect(await bot(`python3 "${example('first-mate.py')}"`, match)).toMatchObject({ code: 0, err: '' })
  expect(await recordOf(match)).toBeGreaterThan(5)
})

test('a bot can speak on the channel itself, with nothing between', async () => {
  const match = await tableOf('pig')
  const { code, err } = await run([example('on-the-channel.ts'), server.address.replace('http', 'ws'), token, match])
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(await recordOf(match)).toBeGreaterThan(5)
})

test('what is wrong is said: no token, a wrong one, no such match, a bot that keeps failing', async () => {
  const match = await tableOf('pig', {}, 1000)
  expect(await run([NASSAU, 'bot', FIVE_LINES, '--match', match])).toMatchObject({ code: 2 })
  expect(await bot(FIVE_LINES, match, '--token', 'nassau_stolen')).toMatchObject({
    code: 2,
    err: expect.stringContaining('does not know that token'),
  })
  const nowhere = await bot(FIVE_LINES, 'aaaaaaaaaaaa')
  expect(nowhere).toMatchObject({ code: 1, err: expect.stringContaining('there is no such match') })
  const cheat = `"${process.execPath}" "${fileURLToPath(new URL('../../bots/arena/fixtures/unruly.ts', import.meta.url))}" cheat 0`
  const cheated = await bot(cheat, match)
  expect(cheated).toMatchObject({ code: 1, err: expect.stringContaining('the bot failed 10 times in a row') })
  expect(cheated.err).toContain('{"do":"mutiny"} is not one of the 2 options')
})
