import { findListed, type Listed } from '@nassau/games'
import { type Bot, type Projection, swab } from '@nassau/kernel'
import { expect, test } from 'vitest'
import { botFor, botToFill } from './bot-for.ts'
import { playMatch } from './play-match.ts'
import { type Simulation, simulate } from './simulate.ts'
import { addMatch, addTally, emptyTally } from './tally.ts'

function pig(): Listed {
  const listed = findListed('pig')
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
  expect(await says({ bots: ['swab', 'admiral'] })).toBe('there is no bot "admiral" for pig; there are swab')
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
    choose(projection, rng) {
      seen.push(projection)
      return swab.choose(projection, rng)
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
  addMatch(tally, { winners: [0, 2], scores: [], choices: 9, labels: [['a'], ['b'], ['a']] })
  const total = emptyTally(3)
  addTally(total, tally)
  addTally(total, tally)
  expect(total).toEqual({
    games: 2,
    winsBySeat: [1, 0, 1],
    lengths: [9, 9],
    labels: { a: { appearances: 4, wins: 2 }, b: { appearances: 2, wins: 0 } },
  })
})

test('a seat nobody asked for goes to a mate, or to a swab where there is none', () => {
  const listed = pig()
  const mate: Bot = { ...swab, id: 'mate' }
  expect(botToFill({ ...listed, bots: [] }).id).toBe('swab')
  expect(botToFill({ ...listed, bots: [mate] }).id).toBe('mate')
  expect(botFor({ ...listed, bots: [mate] }, 'mate')).toEqual({ ok: true, value: mate })
})
