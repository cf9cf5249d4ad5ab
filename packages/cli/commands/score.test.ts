import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROUND, SEA, TIES } from '../score/test-kit.ts'
import { nassau, type Ran, scratch } from '../test-kit.ts'

const score = (game: string, position: unknown, ...options: string[]): Ran =>
  nassau(['score', game, '-', ...options], typeof position === 'string' ? position : JSON.stringify(position))
const json = (game: string, position: unknown, ...options: string[]): unknown =>
  JSON.parse(score(game, position, '--json', ...options).out)

test('PZ-21 PZ-24 a position is told step by step, with clauses and distances', () => {
  const { code, out, err } = score('pirate-o-zone', SEA)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toContain('PZ-20  Black’s first die is 79.79 mm from White’s cannonball, in range, and has strength 4.')
  expect(out).toContain('PZ-21  Black’s first die sinks: 4 of 9 used.')
  expect(out).toMatch(/PZ-24 {2}White’s cannonball is \d+\.\d\d mm from Skull Island: 1 control for White\./)
  expect(out).toMatch(/\nBlack 0, White 300\n$/)
})

test('OZ-19 Classic O-Zone: the worked example of the book', () => {
  expect(score('o-zone', ROUND).out).toMatch(/\nBlack 23, White 16\n$/)
  expect(json('o-zone', ROUND)).toMatchObject({
    removed: [],
    sunk: [],
    disks: [
      { name: 'left', winner: 'black' },
      { name: 'middle', winner: 'white' },
      { name: 'right', winner: 'black' },
    ],
    scores: { black: 23, white: 16 },
  })
})

test('PZ-22 a tie that must be decided is a choice, and --choose settles one after the other', () => {
  const first = json('pirate-o-zone', TIES)
  expect(first).toMatchObject({ choice: { team: 'black', candidates: ['w1', 'w2'] }, sunk: [], scores: null })
  expect(json('pirate-o-zone', TIES, '--choose', 'w2')).toMatchObject({
    choice: { team: 'white', candidates: ['b1', 'b2'] },
    sunk: ['w2'],
  })
  const settled = json('pirate-o-zone', TIES, '--choose', 'w2', '--choose', 'b1')
  expect(settled).toMatchObject({ sunk: ['w2', 'b1'], disks: [{ control: { black: 2, white: 2 } }] })
  expect(settled).not.toHaveProperty('choice')
  expect(score('pirate-o-zone', TIES)).toMatchObject({ code: 0, err: '' })
  expect(score('pirate-o-zone', TIES).out).toContain(
    'Open: Black must choose between w1, w2. --choose w1 settles it so',
  )
})

test('a file is read as standard input is', () => {
  const file = join(scratch(), 'sea.json')
  writeFileSync(file, JSON.stringify(SEA))
  expect(nassau(['score', 'pirate-o-zone', file]).out).toBe(score('pirate-o-zone', SEA).out)
})

test('no physics is loaded', () => {
  // Node itself uses WebAssembly to read TypeScript, but not these two.
  const guard = 'for(const k of["compile","instantiate"])WebAssembly[k]=()=>{throw new Error(k)}'
  process.env.NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(guard)}`
  const { code, err } = score('pirate-o-zone', SEA)
  delete process.env.NODE_OPTIONS
  expect({ code, err }).toEqual({ code: 0, err: '' })
})

test.each<[string, string, unknown, string[], RegExp]>([
  [
    'an unknown game',
    'chess',
    SEA,
    [],
    /there are no positions of "chess" to score; there are of o-zone, pirate-o-zone/,
  ],
  ['no JSON', 'o-zone', '{"dice": NaN}', [], /stdin is not JSON/],
  ['an empty file', 'o-zone', '', [], /stdin is not JSON/],
  ['a bad position', 'pirate-o-zone', { ...SEA, league: 0 }, [], /stdin: league is 0; expected a length in mm above 0/],
  ['an unknown option', 'o-zone', ROUND, ['--rum'], /unknown option/],
])('%s is one clear sentence and exit code 2', (_what, game, position, options, says) => {
  const { code, out, err } = score(game, position, ...options)
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toMatch(says)
  expect(err).not.toMatch(/fault of ours|\n\s+at /)
})

test('a file that is not there is told', () => {
  expect(nassau(['score', 'o-zone', '/no/such/file'])).toMatchObject({
    code: 2,
    out: '',
    err: expect.stringContaining('no such file'),
  })
})
