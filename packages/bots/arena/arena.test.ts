import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { type Arena, type Held, holdArena } from './arena.ts'
import { listeningBot } from './fixtures/listening-bot.ts'
import type { LadderRow } from './ladder.ts'

const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const node = (path: string, ...words: string[]): string =>
  `exec:"${process.execPath}" "${file(path)}" ${words.join(' ')}`
const FIVE_LINES = node('../../../examples/bots/five-lines.ts')
const FIRST_MATE = `exec:python3 "${file('../../../examples/bots/first-mate.py')}"`
const unruly = (what: string, after: number): string => node('./fixtures/unruly.ts', what, `${after}`)

const PIG: Arena = {
  game: 'pig',
  bots: ['swab', 'swab'],
  seats: 2,
  options: {},
  edition: { goal: 20 },
  games: 20,
  seed: 7,
  budgetMs: 1000,
}

async function held(arena: Arena, workers = 1): Promise<Held> {
  const result = await holdArena(arena, workers)
  if (!result.ok) throw new Error(result.problem.says)
  return result.value
}

async function says(change: Partial<Arena>): Promise<string> {
  const result = await holdArena({ ...PIG, ...change }, 1)
  return result.ok ? 'fine' : result.problem.says
}

const rowOf = ({ ladder }: Held, bot: RegExp): LadderRow => {
  const row = ladder.rows.find(candidate => bot.test(candidate.bot))
  if (!row) throw new Error(`${bot} is not on the ladder`)
  return row
}

test('the example bots in TypeScript and Python play whole matches over stdio, the same every time', async () => {
  const arena = { ...PIG, bots: ['swab', FIVE_LINES, FIRST_MATE], games: 12 }
  const once = await held(arena, 2)
  expect((await held(arena)).ladder).toEqual(once.ladder)
  expect(once.games).toBe(12)
  expect(once.ladder.faults).toEqual([])
  expect(once.ladder.rows.map(({ seats }) => seats)).toEqual([8, 8, 8])
  expect(once.ladder.rows[0]?.bot).toMatch(/^python3/)
  // One who always rolls keeps nothing.
  expect(rowOf(once, /five-lines/).wins).toBe(0)
})

for (const [game, options] of [
  ['scurvy-dice', { short: true, captains: true, 'dangerous-waters': false }],
  ['king-of-pirates', {}],
  ['doubloon-lagoon', {}],
  ['o-zone', {}],
] as const)
  test(`five lines suffice for every game: ${game}`, async () => {
    const { ladder } = await held({ ...PIG, game, options, edition: null, bots: ['swab', FIVE_LINES], games: 2 })
    expect(ladder.faults).toEqual([])
    expect(ladder.rows.map(({ seats }) => seats)).toEqual([2, 2])
  })

test('a bot that listens on a WebSocket plays as well', async () => {
  const { port, close } = await listeningBot()
  const bots = ['swab', `ws:127.0.0.1:${port}`]
  const { ladder } = await held({ ...PIG, bots, games: 12 }, 2)
  expect(ladder.faults).toEqual([])
  await close()
  expect(await says({ bots: ['swab', `ws:127.0.0.1:${port}`] })).toMatch(/did not answer hello: the line .* is broken/)
})

for (const [what, kind, why] of [
  ['crash', 'crashed', 'it ended with exit code 3: a mast has broken'],
  ['cheat', 'illegal', '{"do":"mutiny"} is not one of the 2 options, such as {"do":"roll"} (PG-2)'],
  ['mumble', 'illegal', '"arr" is not a JSON object'],
  ['overreach', 'illegal', 'expected {"choose": "first"}, {"choose": "example"}, {"choose": 0 to 1} or {"choice": …}'],
  ['sleep', 'late', 'no answer within 150 ms'],
] as const)
  test(`a bot that fails loses that match and is counted: ${what}`, async () => {
    const arena = { ...PIG, bots: ['swab', unruly(what, 2)], games: 2, budgetMs: what === 'sleep' ? 150 : 1000 }
    const { ladder } = await held(arena)
    const [best, worst] = ladder.rows
    expect(best).toMatchObject({ bot: 'swab', faults: { crashed: 0, illegal: 0, late: 0 } })
    expect(worst?.faults[kind]).toBeGreaterThan(0)
    expect(worst?.wins).toBe(2 - (best?.wins ?? 0))
    expect(ladder.faults[0]).toMatchObject({ kind, says: why })
  })

test('at a larger table the others share the win over one that fails', async () => {
  const options = { short: true, captains: false, 'dangerous-waters': false }
  const bots = ['swab', 'mate', unruly('crash', 0)]
  const arena = { ...PIG, game: 'scurvy-dice', options, edition: null, bots, seats: 3, games: 12 }
  const { ladder } = await held(arena)
  // After ten faults in a row it is not started again.
  expect(ladder.rows.map(({ wins }) => wins)).toEqual([6, 6, 0])
  expect(ladder.rows[2]?.faults).toEqual({ crashed: 12, illegal: 0, late: 0 })
  expect(ladder.rows[0]?.rating).toEqual(ladder.rows[1]?.rating)
})

test('our own bots meet in worker threads: the same seed, the same ladder, everyone on every seat as often', async () => {
  const options = { short: true, captains: false, 'dangerous-waters': false }
  const arena = {
    ...PIG,
    game: 'scurvy-dice',
    options,
    edition: null,
    bots: ['mate', 'swab', 'mate'],
    seats: 2,
    games: 31,
  }
  const [one, two] = [await held(arena, 1), await held(arena, 2)]
  expect(two.ladder).toEqual(one.ladder)
  expect(one.games).toBe(33)
  expect(one.ladder.rows.map(({ bot, seats }) => [bot, seats])).toEqual(
    expect.arrayContaining([
      ['mate', 22],
      ['mate II', 22],
      ['swab', 22],
    ]),
  )
  expect(one.ladder.rows[2]?.bot).toBe('swab')
})

test('what cannot enter is said before the first match', async () => {
  expect(await says({ bots: ['swab'] })).toBe('an arena needs two bots or more, not 1')
  expect(await says({ bots: ['swab', 'admiral'] })).toMatch(/no bot "admiral".*exec:COMMAND/)
  expect(await says({ bots: ['swab', 'exec: '] })).toMatch(/exec: needs a command/)
  expect(await says({ bots: ['swab', 'ws:::'] })).toMatch(/no address/)
  expect(await says({ seats: 3 })).toBe('pig has 2 seats, not 3')
  expect(await says({ bots: ['swab', 'exec:no-such-program-anywhere'] })).toMatch(/cannot be started: .*ENOENT/)
  expect(await says({ bots: ['swab', unruly('old', 0)] })).toMatch(/speaks version 0 of the protocol, not 1/)
})
