import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const bench = (...words: string[]): { status: number | null; stdout: string; stderr: string } =>
  spawnSync(process.execPath, [fileURLToPath(new URL('./kernel.ts', import.meta.url)), ...words], { encoding: 'utf8' })

test('a short run gives one JSON document with every contender', () => {
  const { status, stdout } = bench('--game', 'pig', '--repeats', '1', '--seconds', '0.01', '--json')
  expect(status).toBe(0)
  const { reports } = JSON.parse(stdout)
  expect(reports).toHaveLength(1)
  expect(reports[0]).toMatchObject({
    game: 'pig',
    players: [{ name: 'nassau' }, { name: 'boardgame.io', toPeer: 1 }, { name: 'by hand', toLimit: 1 }],
  })
})

test.each([
  ['--repeats', 'often', '--repeats takes a whole number from 1 to 100, not "often". Try --help.\n'],
  ['--seconds', '0', '--seconds takes a number from 0.01 to 60, not "0". Try --help.\n'],
  [
    '--game',
    'chess',
    '--game takes one of pig, cutlass, scurvy-dice, king-of-pirates, doubloon-lagoon, not "chess". Try --help.\n',
  ],
])('%s %s is refused with a sentence', (flag, value, says) => {
  expect(bench(flag, value)).toMatchObject({ status: 2, stdout: '', stderr: says })
})
