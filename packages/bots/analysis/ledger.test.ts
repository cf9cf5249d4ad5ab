import { findGame } from '@nassau/games'
import { FastChance } from '@nassau/kernel/bots'
import { isRefusal, Referee, readOptions, seatsAsked, secretFrom } from '@nassau/kernel/host'
import { expect, test } from 'vitest'
import { botToFill } from '../bot-for.ts'
import { judgementOf } from '../search/captain.ts'
import { auditOf } from './audit.ts'
import { accountOf, inChances, type Ledger, ledgerOf, stepsOf } from './ledger.ts'

/** The ledger of a match between mates, broken off after so many choices; where dice are tossed, by formula. */
async function ledgerAfter(choices: number, game = 'scurvy-dice'): Promise<{ ledger: Ledger; seats: number }> {
  const found = findGame(game)
  if (!found.ok) throw new Error(found.problem.says)
  const listed = found.value
  await listed.game.prepare?.()
  const options = Object.fromEntries(
    Object.entries(listed.game.options).map(([name, { values }]) => [
      name,
      name === 'surrogate' || (values[0] ?? false),
    ]),
  )
  const referee = new Referee(listed.game, { options, seats: ['Wren', 'Grace'], secret: secretFrom('the ledger') })
  const mind = new FastChance(1)
  const { edition } = referee
  for (let made = 0; made < choices && !referee.isOver; made++) {
    const [seat = 0] = seatsAsked(referee.open)
    const applied = referee.apply(seat, botToFill(listed).choose(referee.project(seat), mind, edition))
    if (isRefusal(applied)) throw new Error(applied.because)
  }
  const book = { game: listed.game, edition, judgement: judgementOf(listed), seed: 1, tries: 2 }
  const entering = ledgerOf(book, stepsOf(referee), referee.match)
  let entered = entering.next()
  while (!entered.done) entered = entering.next()
  return { ledger: entered.value, seats: referee.match.seats }
}

test.each([
  [20, 'scurvy-dice'],
  [10_000, 'scurvy-dice'],
  [10_000, 'o-zone'],
  [10_000, 'pirate-o-zone'],
])('after %i choices at most of %s, start, luck and skill add up to what stands at the end', async (choices, game) => {
  const { ledger, seats } = await ledgerAfter(choices, game)
  for (let seat = 0; seat < seats; seat++) {
    const { start, luck, skill, others, result } = accountOf(ledger, seat)
    expect(start + luck + skill + others).toBeCloseTo(result, 9)
  }
})

test('luck is fair and chances are what comes of them, as far as forty matches can tell', () => {
  const found = findGame('scurvy-dice')
  const options = found.ok ? readOptions(found.value.game, []) : found
  if (!found.ok || !options.ok) throw new Error('no such game')
  const { worst, luck, tenths } = auditOf(found.value, options.value, 2, 40, 2, 3)
  expect(worst).toBeLessThan(1e-9)
  // Four standard errors: wrong once in ten thousand seeds, and this is one seed.
  for (const { mean, half } of luck) expect(Math.abs(mean)).toBeLessThan(2 * half)
  // Between mates luck is nearly all of a result: a spread of half a match. Valued in other worlds every time it was two.
  for (const { half } of luck) expect(half).toBeLessThan(0.25)
  const given = tenths.filter(({ n }) => n > 0)
  expect(given.at(-1)?.came).toBeGreaterThan(0.8)
  expect(given[0]?.came).toBeLessThan(0.2)
})

test('in teams a win is whole for everyone who wins, and all adds up as before', () => {
  const shares = {
    chances: [
      [0.25, 0.25, 0.25, 0.25],
      [0.5, 0.5, 0, 0],
    ],
    entries: [{ seat: 0, skill: [0.1, 0.1, -0.1, -0.1], luck: [0.15, 0.15, -0.15, -0.15] }],
  }
  const ledger = inChances(shares, [2, 2, 2, 2])
  expect(ledger.chances).toEqual([
    [0.5, 0.5, 0.5, 0.5],
    [1, 1, 0, 0],
  ])
  const { start, luck, skill, others, result } = accountOf(ledger, 1)
  expect([start, result]).toEqual([0.5, 1])
  expect(start + luck + skill + others).toBeCloseTo(result, 9)
})

test('where nothing was rolled or turned up, luck is nought to the last bit', async () => {
  const { ledger } = await ledgerAfter(10_000)
  const isQuiet = ({ luck }: Ledger['entries'][number]): boolean => luck.every(part => part === 0)
  expect(ledger.entries.filter(isQuiet).length / ledger.entries.length).toBeGreaterThan(0.5)
})

test('in a match that nobody has won everyone keeps the chance they had', async () => {
  const { ledger } = await ledgerAfter(20)
  const [first = 0, second = 0] = ledger.chances.at(-1) ?? []
  expect(first + second).toBeCloseTo(1, 9)
  expect(Math.min(first, second)).toBeGreaterThan(0)
})

test.each(['o-zone', 'pirate-o-zone'])(
  'in %s chances follow the tosses: the one who won was ahead at the end',
  async game => {
    const { ledger } = await ledgerAfter(10_000, game)
    const result = ledger.chances.at(-1) ?? []
    const winner = result.indexOf(Math.max(...result))
    expect(ledger.chances[0]?.[winner]).toBeCloseTo(0.5, 1)
    expect(ledger.chances.at(-2)?.[winner]).toBeGreaterThan(0.5)
  },
)
