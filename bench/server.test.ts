import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const FILE = fileURLToPath(new URL('./server.ts', import.meta.url))
const run = (...words: string[]) => spawnSync(process.execPath, [FILE, ...words], { encoding: 'utf8' })

test.each([
  [['--repeats', 'often'], '--repeats takes a whole number from 1 to 100, not "often". Try --help.'],
  [
    ['--part', 'chess'],
    '--part takes one of games, rate, growth, own, processes, opening, idle, not "chess". Try --help.',
  ],
  [['--gam'], "Unknown option '--gam'. Try --help."],
  [['--game', 'chess'], '--game takes one of pig, cutlass, not "chess". Try --help.'],
  [['--only', 'socket.io'], '--only takes one of nassau, boardgame.io, colyseus, bare, not "socket.io". Try --help.'],
])('%s is refused with a sentence', (words, says) => {
  const { status, stderr } = run(...words)
  expect([status, stderr.trim()]).toEqual([2, says])
})

test('--help names every option, and nothing is measured', () => {
  const { stdout } = run('--help')
  for (const option of ['part', 'repeats', 'seconds', 'game', 'only', 'processes', 'idle', 'json'])
    expect(stdout).toContain(`--${option} `)
})

/** Servers are pinned to a core, and counted, as Linux does it. */
test.runIf(process.platform === 'linux')('a short run gives one JSON document with every figure of its table', () => {
  const { stdout } = run(
    '--part',
    'games',
    '--game',
    'pig',
    '--only',
    'bare',
    '--repeats',
    '1',
    '--seconds',
    '0.5',
    '--json',
  )
  const rate = { median: expect.any(Number), least: expect.closeTo(100), most: expect.closeTo(100) }
  expect(JSON.parse(stdout)).toMatchObject({
    machine: { node: process.version },
    games: [
      {
        game: 'pig',
        seats: 2,
        contenders: [
          {
            name: 'bare',
            aCpuSecond: rate,
            aSecond: rate,
            to: { bare: { median: 1, least: 1, most: 1 }, colyseus: null },
            p99: expect.any(Number),
            received: expect.any(Number),
            liveBytes: expect.any(Number),
          },
        ],
      },
    ],
  })
})
