import { findGame, type LoadedGame } from '@nassau/games'
import type { Pig } from '@nassau/games/pig'
import type { Projection } from '@nassau/kernel'
import { type Bot, swab } from '@nassau/kernel/bots'
import { type Parley, parleyGame } from '@nassau/kernel/fixtures/parley'
import { expect, test } from 'vitest'
import { botFor, botToFill } from './bot-for.ts'
import { playMatch } from './play-match.ts'
import { type Report, reportOf } from './report.ts'
import { type Simulation, simulate } from './simulate.ts'
import { addMatch, addTally, emptyTally } from './tally.ts'

function pig(): LoadedGame {
  const listed = findGame('pig')
  if (!listed.ok) throw new Error('no pig')
  return listed.value
}

const SIMULATION: Simulation = {
  game: 'pig',
  bots: ['swab', 'swab'],
  options: {},
  edition: { goal: 20 },
  games: 300,
  seed: 7,
}

test('workers and chunks change nothing but the time', async () => {
  const progress: number[] = []
  const [one, two] = [await simulate(SIMULATION, 1, done => progress.push(done)), await simulate(SIMULATION, 2)]
  if (!one.ok || !two.ok) throw new Error('not simulated')
  expect(two.value.report).toEqual(one.value.report)
  expect(one.value.report.games).toBe(300)
  expect(progress.at(-1)).toBe(300)
  const { bySeat, byBot } = one.value.report.wins
  expect(bySeat.reduce((sum, { wins }) => sum + wins, 0)).toBe(300)
  expect(byBot).toMatchObject([{ bot: 'swab', seats: 2, wins: 300, rate: 1, high: 1 }])
})

test('what cannot be simulated is said before any worker starts', async () => {
  const says = async (change: Partial<Simulation>): Promise<string> => {
    const simulated = await simulate({ ...SIMULATION, ...change }, 1)
    return simulated.ok ? 'fine' : simulated.problem.says
  }
  expect(await says({ game: 'chess' })).toMatch(/there is no game "chess"/)
  expect(await says({ bots: ['swab'] })).toBe('pig has 2 seats, not 1')
  expect(await says({ bots: ['swab', 'admiral'] })).toBe(
    'there is no bot "admiral" for pig; there are swab, captain, bold-captain, careful-captain',
  )
  expect(await says({ edition: {} })).toMatch(/an edition of Pig/)
})

test('a match is the same whenever it is played, and another index is another match', () => {
  const listed = pig()
  const plan = { listed, edition: listed.game.edition, options: {}, bots: [swab, swab], seed: 7 }
  expect(playMatch({ ...plan, index: 3 })).toEqual(playMatch({ ...plan, index: 3 }))
  const lengths = new Set(Array.from({ length: 20 }, (_, index) => playMatch({ ...plan, index }).choices))
  expect(lengths.size).toBeGreaterThan(10)
})

test('a bot is given its seat’s projection, and one that chooses what is not offered is our fault', () => {
  const listed = pig()
  const seen: Projection[] = []
  const spy: Bot = {
    id: 'spy',
    choose(projection, rng, edition) {
      seen.push(projection)
      return swab.choose(projection, rng, edition)
    },
  }
  const plan = { listed, edition: listed.game.edition, options: {}, seed: 7, index: 0 }
  playMatch({ ...plan, bots: [swab, spy] })
  expect(seen.every(({ seat, ask }) => seat === 1 && ask?.seat === 1)).toBe(true)
  const cheat: Bot = { id: 'cheat', choose: () => ({ do: 'win' }) }
  expect(() => playMatch({ ...plan, bots: [cheat, swab] })).toThrow('bot-chose-illegally')
})

test('a shared win counts in parts, for seats and for labels', () => {
  const tally = emptyTally(3)
  addMatch(tally, { winners: [0, 2], scores: [], choices: 9, labels: [['a'], ['b'], ['a']], measures: {} })
  const total = emptyTally(3)
  addTally(total, tally)
  addTally(total, tally)
  expect(total).toEqual({
    games: 2,
    winsBySeat: [1, 0, 1],
    lengths: [9, 9],
    labels: { a: { appearances: 4, wins: 2 }, b: { appearances: 2, wins: 0 } },
    measures: {},
  })
})

/** Pig with something to measure. */
const measuredPig = (): LoadedGame => ({
  ...pig(),
  measures: ({ scores: [first = 0, second = 0] }: Pig['board']) => ({
    margin: Math.abs(first - second) / 10,
    'first wins': first > second ? 1 : 0,
  }),
})

/** The report over so many matches, counted in parts of this size. */
function measuredIn(size: number, games: number): Report {
  const listed = measuredPig()
  const plan = { listed, edition: { goal: 20 }, options: {}, bots: [swab, swab], seed: 7 }
  const total = emptyTally(2)
  for (let first = 0; first < games; first += size) {
    const part = emptyTally(2)
    for (let index = first; index < Math.min(first + size, games); index++)
      addMatch(part, playMatch({ ...plan, index }))
    addTally(total, part)
  }
  return reportOf(total, ['swab', 'swab'])
}

test('what a game measures is reported with its mean and spread, the same however the work was shared out', () => {
  const report = measuredIn(60, 60)
  for (const size of [1, 7, 25]) expect(measuredIn(size, 60)).toEqual(report)
  const [margin, firstWins] = report.measures
  expect(margin).toMatchObject({ measure: 'margin', matches: 60 })
  expect(margin?.p5).toBeLessThan(margin?.median ?? 0)
  expect(margin?.p95).toBeGreaterThan(margin?.median ?? 0)
  expect(firstWins?.mean).toBeCloseTo(report.wins.bySeat[0]?.rate ?? 0, 9)
})

test('a measure that is no number is our fault, and a game without measures reports none', () => {
  const played = { winners: [0], scores: [], choices: 1, labels: [], measures: { margin: Number.NaN } }
  expect(() => addMatch(emptyTally(1), played)).toThrow('measure-not-a-number')
  expect(reportOf(emptyTally(2), ['swab', 'swab']).measures).toEqual([])
})

/** Parley, which is in no registry; what is measured is how many shouts each seat has left. */
const parley: LoadedGame = {
  game: parleyGame,
  bots: [],
  rulebook: new URL('./rulebook.md', import.meta.url),
  measures: ({ shouts }: Parley['board']) => Object.fromEntries(shouts.entries()),
}
const PARLEY = { listed: parley, edition: { rounds: 2 }, options: {}, seed: 3, index: 0 }

test('bots that have something to do unasked may do it after any choice, seeing no more than their seat does', () => {
  const seen: Projection<Parley>[] = []
  const heckler: Bot = {
    ...swab,
    id: 'heckler',
    interject(projection: Projection<Parley>, _rng, edition) {
      expect(edition).toEqual(PARLEY.edition)
      seen.push(projection)
      return projection.ask?.kind === 'list' ? (projection.ask.options[0] ?? null) : null
    },
  }
  const { measures } = playMatch({ ...PARLEY, bots: [heckler, swab, heckler] })
  expect(measures).toEqual({ 0: 0, 1: 1, 2: 0 })
  for (const { seat, ask, awaiting } of seen) {
    expect(seat).not.toBe(1)
    expect(ask?.seat).toBe(seat)
    expect(awaiting).not.toContain(seat)
  }
})

test('a bot is asked for its asides at most once a choice, and one that has nothing to say changes nothing', () => {
  let asked = 0
  const mute: Bot = {
    ...swab,
    interject() {
      asked++
      return null
    },
  }
  const played = playMatch({ ...PARLEY, bots: [mute, swab, swab] })
  expect(played).toEqual(playMatch({ ...PARLEY, bots: [swab, swab, swab] }))
  expect(asked).toBeGreaterThan(0)
  expect(asked).toBeLessThanOrEqual(played.choices)
})

test('an aside that is not offered is our fault as well', () => {
  const cheat: Bot = { ...swab, id: 'cheat', interject: () => ({ mutiny: true }) }
  expect(() => playMatch({ ...PARLEY, bots: [swab, cheat, cheat] })).toThrow('bot-chose-illegally')
})

test('a seat nobody asked for goes to a mate, or to a swab where there is none', () => {
  const listed = pig()
  const mate: Bot = { ...swab, id: 'mate' }
  expect(botToFill({ ...listed, bots: [] }).id).toBe('swab')
  expect(botToFill({ ...listed, bots: [mate] }).id).toBe('mate')
  expect(botFor({ ...listed, bots: [mate] }, 'mate')).toEqual({ ok: true, value: mate })
})
