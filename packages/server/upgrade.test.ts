import { rmSync } from 'node:fs'
import { findRules, prepareGames } from '@nassau/games'
import { FastChance } from '@nassau/kernel/bots'
import { verify } from '@nassau/kernel/host'
import { afterEach, expect, test, vi } from 'vitest'
import { Client } from './fixtures/client.ts'
import { anyChoice, openServer, scratch } from './fixtures/house.ts'
import { endAll, startNode } from './fixtures/processes.ts'

afterEach(() => {
  endAll()
  vi.unstubAllEnvs()
})

test('a house that is upgraded across rules plays its matches on under theirs, and new ones under the newest', async () => {
  await prepareGames()
  const folder = scratch()
  const rng = new FastChance(1)
  // Under this condition `#list` has each game as it was a version of its rules ago.
  vi.stubEnv('NODE_OPTIONS', '--conditions=nassau-before')
  const before = await startNode(folder)
  vi.unstubAllEnvs()
  const anne = new Client(before.address)
  await anne.get('/api/me')
  const wanted = { game: 'scurvy-dice', options: { short: true }, beat: 'off' as const }
  const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'mate' }]
  const match = await anne.create({ ...wanted, seats })
  expect((await anne.look(match)).scene.rules).toBe(1)
  await before.end('SIGTERM')

  const after = await openServer({}, folder)
  const later = new Client(after.address)
  later.cookies = anne.cookies
  for (let table = await later.look(match); table.scene.status !== 'over'; table = await later.look(match)) {
    const choice = anyChoice(table, rng)
    if (choice) expect((await later.act(match, 'choose', { seen: table.n, ...choice })).status).toBe(200)
  }
  const { text } = await later.get(`/api/matches/${match}/record`)
  expect(JSON.parse(text.split('\n', 1)[0] ?? '')).toMatchObject({ rules: 1 })
  expect(verify(findRules, text).ok).toBe(true)
  const next = await later.create({ ...wanted, seats })
  expect((await later.look(next)).scene.rules).toBe(2)
  const again = await later.act(match, 'rematch')
  expect((await later.look(String(again.body.match))).scene.rules).toBe(2)
  await after.close()
  rmSync(folder, { recursive: true })
}, 120_000)
