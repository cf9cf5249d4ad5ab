import { findGame } from '@nassau/games'
import { FastChance } from '@nassau/kernel/bots'
import { isRefusal, Referee, seatsAsked, secretFrom } from '@nassau/kernel/host'
import { expect, test } from 'vitest'
import { botToFill } from '../bot-for.ts'
import { judgementOf } from '../search/captain.ts'
import { accountOf, type Ledger, ledgerOf, stepsOf } from './ledger.ts'

/** The ledger of a match between mates, broken off after so many choices. */
function ledgerAfter(choices: number): { ledger: Ledger; seats: number } {
  const found = findGame('scurvy-dice')
  if (!found.ok) throw new Error(found.problem.says)
  const listed = found.value
  const options = Object.fromEntries(
    Object.entries(listed.game.options).map(([name, { values }]) => [name, values[0] ?? false]),
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

test.each([20, 10_000])('after %i choices at most, start, luck and skill add up to what stands at the end', choices => {
  const { ledger, seats } = ledgerAfter(choices)
  for (let seat = 0; seat < seats; seat++) {
    const { start, luck, skill, others, result } = accountOf(ledger, seat)
    expect(start + luck + skill + others).toBeCloseTo(result, 9)
  }
})

test('in a match that nobody has won everyone keeps the chance they had', () => {
  const { ledger } = ledgerAfter(20)
  const [first = 0, second = 0] = ledger.chances.at(-1) ?? []
  expect(first + second).toBeCloseTo(1, 9)
  expect(Math.min(first, second)).toBeGreaterThan(0)
})
