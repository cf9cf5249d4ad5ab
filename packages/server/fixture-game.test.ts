import { rmSync } from 'node:fs'
import { FastChance } from '@nassau/kernel/bots'
import { afterEach, expect, test, vi } from 'vitest'
import { Client } from './fixtures/client.ts'
import { anyChoice, scratch } from './fixtures/house.ts'
import { endAll, startNode } from './fixtures/processes.ts'

afterEach(() => {
  endAll()
  vi.unstubAllEnvs()
})

/** Its own mate, and captains who think about any game. */
const LEVELS = ['swab', 'mate', 'captain', 'bold-captain', 'careful-captain']

test('a game from outside the list is offered by the server and played over HTTP to its end', async () => {
  // Under this condition `#list` has it, and nothing else is told of it.
  vi.stubEnv('NODE_OPTIONS', '--conditions=nassau-fixtures')
  const folder = scratch()
  const rng = new FastChance(1)
  const { address } = await startNode(folder)
  const anne = new Client(address)
  const { body } = await anne.get('/api/games')
  expect(body.games).toContainEqual(expect.objectContaining({ id: 'last-bottle', bots: LEVELS, isExample: false }))
  const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'mate' }]
  const match = await anne.create({ game: 'last-bottle', seats })
  for (;;) {
    const table = await anne.look(match)
    if (table.scene.status === 'over') break
    const wanted = anyChoice(table, rng)
    if (wanted) expect((await anne.act(match, 'choose', { seen: table.n, ...wanted })).status).toBe(200)
  }
  const { text } = await anne.get(`/api/matches/${match}/record`)
  expect(text).toContain('"game":"last-bottle"')
  rmSync(folder, { recursive: true })
})
