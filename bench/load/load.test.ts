/** Whoever makes the load must play right, or what it measures means nothing. */
import { expect, onTestFinished, test } from 'vitest'
import { CONTENDERS, openTables } from '../server/contenders.ts'
import { drive, percentilesOf } from './drive.ts'
import { connectAll, type Playable } from './line.ts'
import { openByHand } from './nassau-wire.ts'
import { ServerProcess } from './process.ts'
import { cpuOfTree, parentIn } from './process-tree.ts'
import { SampledTable } from './sampled-table.ts'

/** Servers are pinned to a core, and counted, as Linux does it. */
const onLinux = test.runIf(process.platform === 'linux')

async function start(file: string): Promise<ServerProcess> {
  const server = await ServerProcess.start(file)
  onTestFinished(() => server.stop())
  return server
}

/** Plays these to their end. */
async function playOut(tables: Playable[]) {
  onTestFinished(() => {
    for (const table of tables) table.close()
  })
  return drive([...tables], { inPlay: tables.length, seconds: Number.POSITIVE_INFINITY })
}

onLinux.each(CONTENDERS.filter(({ name }) => name !== 'bare'))(
  '$name plays matches of Pig and Cutlass to their end, and every seat hears of every choice',
  async contender => {
    const server = await start(contender.file)
    const pig = await openTables(contender, server, 'pig', 2, 1)
    const { choices, received, sent } = await playOut(pig)
    expect(pig.every(({ isOver }) => isOver)).toBe(true)
    expect(choices).toBeGreaterThan(30)
    expect(received).toBeGreaterThan(1)
    expect(sent).toBeGreaterThan(1)
    const cutlass = await openTables(contender, server, 'cutlass', 1, 1)
    expect((await playOut(cutlass)).choices).toBe(100)
    expect(cutlass[0]?.isOver).toBe(true)
  },
)

onLinux('any game of ours is played by chance from what each seat is asked', async () => {
  const server = await start('nassau.ts')
  const opened = await openByHand(server.address, 'scurvy-dice', 2, 1)
  const tables = opened.map(one => new SampledTable(server.address, one, 1))
  await connectAll(tables)
  const { choices } = await drive([...tables], { inPlay: 1, seconds: Number.POSITIVE_INFINITY, choices: 25 })
  for (const table of tables) table.close()
  expect(choices).toBe(25)
})

test('the slowest of a hundred and of a thousand are told apart', () => {
  const times = Array.from({ length: 2000 }, (_, i) => i)
  expect(percentilesOf(times.toReversed())).toEqual({ p50: 1000, p99: 1980, p999: 1998 })
})

onLinux('a server is counted with all it has started', async () => {
  const server = await start('bare.ts')
  expect(server.cpuOfEach()).toHaveLength(1)
  expect(server.cpu()).toBeGreaterThan(0)
  expect(cpuOfTree(process.pid).length).toBeGreaterThan(1)
  expect(parentIn('7 (a (strange) name) S 5 7 7 0 -1')).toBe(5)
})
