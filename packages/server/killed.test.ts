import { rmSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { Client, freshId } from './fixtures/client.ts'
import type { Step } from './fixtures/dying-node.ts'
import { scratch } from './fixtures/house.ts'
import { endAll, type NodeProcess, startNode, startNodeAs } from './fixtures/processes.ts'
import { SqliteStore } from './store/sqlite.ts'

const STEPS: readonly Step[] = [
  'heard',
  'applied',
  'gathered',
  'crossed',
  'written',
  'committed',
  'synced',
  'told',
  'framed',
  'sent',
]
/** Before these nobody can have been told, and the choice may be lost; from there on it must have been kept. */
const MAY_BE_LOST: readonly Step[] = ['heard', 'applied', 'gathered', 'crossed', 'written']
/** The house dies at this choice. */
const FATAL = 3
const CHOICES = 6

afterEach(endAll)

/** Says it, and whether an answer came before the line was lost. */
async function isAnswered(client: Client, message: object): Promise<boolean> {
  const lost = new Promise<false>(resolve => client.socket?.once('close', () => resolve(false)))
  return Promise.race([client.ask(message).then(({ type }) => type !== 'refused'), lost])
}

/** What is in the log of choices, by the ids they were sent with. */
async function chosenIn(folder: string, match: string): Promise<string[]> {
  const store = await SqliteStore.open(folder)
  const log = await store.read(match)
  await store.close()
  return log.flatMap(({ body }) => {
    const { kind, id }: { kind: string; id?: string } = JSON.parse(body)
    return kind === 'play' && id !== undefined ? [id] : []
  })
}

test.each(STEPS)('killed when a choice was just %s, a house has it once as soon as it is said again', async step => {
  const folder = scratch()
  let house: NodeProcess = await startNodeAs({ program: 'dying-node' }, folder, step, String(FATAL))
  const [anne, bart] = [new Client(house.address), new Client(house.address)]
  await anne.connect('/live?brief')
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }]
  const match = await anne.create({ game: 'pig', seats, isPublic: true })
  await bart.act(match, 'join')
  await bart.connect()
  for (const client of [anne, bart]) await client.watch(match)

  const said: string[] = []
  let deaths = 0
  for (let i = 0; i < CHOICES; i++) {
    const chooser = i % 2 === 0 ? anne : bart
    const { n } = await chooser.look(match).then(table => chooser.reach(match, table.n))
    const hold = { type: 'choose', id: freshId(), match, seen: n, choice: { do: 'hold' } }
    said.push(hold.id)
    if (await isAnswered(chooser, hold)) continue
    deaths++
    const kept = await chosenIn(folder, match)
    expect(kept).toEqual(MAY_BE_LOST.includes(step) ? said.slice(0, kept.length) : said)
    expect(kept.length).toBeGreaterThanOrEqual(said.length - 1)
    house = await startNode(folder)
    for (const client of [anne, bart]) {
      await client.cut()
      Object.assign(client, { address: house.address })
      await client.connect(client === anne ? '/live?brief' : '/live')
    }
    expect(await isAnswered(chooser, hold)).toBe(true)
  }
  expect(deaths).toBe(1)
  await house.end('SIGKILL')
  expect(await chosenIn(folder, match)).toEqual(said)
  rmSync(folder, { recursive: true })
})
