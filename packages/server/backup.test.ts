import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { findRules } from '@nassau/games'
import { FastChance } from '@nassau/kernel/bots'
import { verify } from '@nassau/kernel/host'
import { expect, test } from 'vitest'
import { Client } from './fixtures/client.ts'
import { anyChoice, openServer, scratch, type TestServer } from './fixtures/house.ts'
import { areThere, freshDatabase, isInstalled, POSTGRES } from './store/fixtures/services.ts'

const FOR_TWO = [{ kind: 'me' as const }, { kind: 'open' as const }]

/** So many choices, or until the match is over; whoever is asked makes any. */
async function play(match: string, people: readonly Client[], most: number): Promise<void> {
  const rng = new FastChance(4)
  for (let left = most; left > 0; left--)
    for (const person of people) {
      const table = await person.look(match)
      const wanted = anyChoice(table, rng)
      if (table.scene.status === 'over') return
      if (wanted) await person.act(match, 'choose', { seen: table.n, ...wanted })
    }
}

/** The same person before another door. */
function at({ address }: TestServer, { cookies }: Client): Client {
  const client = new Client(address)
  client.cookies = new Map(cookies)
  return client
}

/** A match goes on while it is copied; from the copy it goes on as it was then, for the same people. */
async function survives(first: TestServer, copy: () => Promise<TestServer>): Promise<void> {
  const [anne, bart] = [new Client(first.address), new Client(first.address)]
  const match = await anne.create({ game: 'scurvy-dice', options: { short: true }, seats: FOR_TWO, isPublic: true })
  await bart.act(match, 'join')
  await play(match, [anne, bart], 10)
  const then = await anne.look(match)
  const second = await copy()
  await play(match, [anne, bart], 5)
  expect((await anne.look(match)).n).toBeGreaterThan(then.n)
  await first.destroy()

  const again = [anne, bart].map(person => at(second, person))
  const [anneAgain] = again
  expect(await anneAgain?.look(match)).toEqual(then)
  await play(match, again, 10_000)
  const record = await anneAgain?.get(`/api/matches/${match}/record`)
  expect(verify(findRules, record?.text ?? '').ok).toBe(true)
  await second.destroy()
}

test('a copy of the file, made while the server runs, is the house as it was then', async () => {
  const first = await openServer()
  await survives(first, async () => {
    const folder = scratch()
    const live = new DatabaseSync(join(first.folder, 'nassau.db'))
    live.prepare('VACUUM INTO ?').run(join(folder, 'nassau.db'))
    live.close()
    return openServer({}, folder)
  })
})

const isHere = (await areThere(POSTGRES)) && isInstalled('pg_dump') && isInstalled('pg_restore')

test.skipIf(!isHere)(
  `what pg_dump has copied and pg_restore put back is the house as it was then${isHere ? '' : ': NOT TESTED, needs both'}`,
  async () => {
    const [busy, empty] = [await freshDatabase(), await freshDatabase()]
    const folder = scratch()
    await survives(await openServer({ databaseUrl: busy.address }), async () => {
      const file = join(folder, 'backup.dump')
      execFileSync('pg_dump', ['--format=custom', `--file=${file}`, busy.address])
      execFileSync('pg_restore', [`--dbname=${empty.address}`, file])
      return openServer({ databaseUrl: empty.address })
    })
    for (const database of [busy, empty]) await database.drop()
    rmSync(folder, { recursive: true })
  },
)
