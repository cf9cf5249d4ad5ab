import { botToFill } from '@nassau/bots/thinking'
import { findGame, type LoadedGame, SHELF } from '@nassau/games'
import type { AnyEvent } from '@nassau/kernel'
import { FastChance, TEMPERS } from '@nassau/kernel/bots'
import { isRefusal, Referee, seatsAsked, secretFrom } from '@nassau/kernel/host'
import { expect, test } from 'vitest'
import { type BotWord, speakersAt, wordOn, wordOnWinning } from './bot-words.ts'

const SEATS = ['Wren', 'Grace', 'Ines', 'Tom']

async function playedOut(listed: LoadedGame, word: string): Promise<Referee> {
  const { game } = listed
  await game.prepare?.()
  const options = Object.fromEntries(
    Object.entries(game.options).map(([name, { values }]) => [name, name === 'surrogate' || (values[0] ?? false)]),
  )
  const referee = new Referee(game, { options, seats: SEATS, secret: secretFrom(word) })
  const mind = new FastChance(1)
  while (!referee.isOver) {
    const [seat = 0] = seatsAsked(referee.open)
    const applied = referee.apply(seat, botToFill(listed).choose(referee.project(seat), mind, referee.edition))
    if (isRefusal(applied)) throw new Error(applied.because)
  }
  return referee
}

function wordsIn(log: readonly AnyEvent[], listed: LoadedGame, level: string): BotWord[] {
  const speakers = SEATS.map(() => level)
  return log.flatMap((event, i) => wordOn(event, log[i + 1], listed, listed.game.edition, speakers) ?? [])
}

test.each(SHELF.map(({ id }) => id))(
  '%s: bots say the same to everyone who sits there as to those who look on, and not much',
  async id => {
    const found = findGame(id)
    if (!found.ok) throw new Error(found.problem.says)
    const listed = found.value
    let said = 0
    let told = 0
    for (const word of ['one', 'two', 'three']) {
      const referee = await playedOut(listed, word)
      const logOf = (viewer: number | null): AnyEvent[] => referee.log(viewer).map(({ event }) => event)
      const words = wordsIn(logOf(null), listed, 'captain')
      for (const seat of SEATS.keys()) expect(wordsIn(logOf(seat), listed, 'captain')).toEqual(words)
      said += words.length
      told += logOf(null).length
    }
    expect(said).toBeGreaterThan(0)
    expect(said).toBeLessThan(told / 10)
  },
)

test('every captain has words of its own, and so has a mate; swabs, people and those who stand in for them say none', async () => {
  const found = findGame('scurvy-dice')
  if (!found.ok) throw new Error(found.problem.says)
  const log = (await playedOut(found.value, 'one')).log(null).map(({ event }) => event)
  const lines = ['mate', ...Object.keys(TEMPERS)].map(
    level => new Set(wordsIn(log, found.value, level).map(({ says }) => says)),
  )
  for (const one of lines) expect(one.size).toBeGreaterThan(0)
  expect(new Set(lines.flatMap(one => [...one])).size).toBe(lines.reduce((sum, { size }) => sum + size, 0))
  expect(wordsIn(log, found.value, 'swab')).toEqual([])
  const seat = { name: 'Wren', isBot: true, hasResigned: false }
  const seats = [
    { ...seat, kind: 'bot' as const, level: 'captain' },
    { ...seat, kind: 'person' as const, level: 'mate' },
  ]
  expect(speakersAt({ seats })).toEqual(['captain', null])
})

test('a bot that has won by the rules says so; nobody does where a match was given up', () => {
  const speakers = [null, 'bold-captain', 'captain']
  const over = (how: 'played' | 'resigned', winners: number[]) => ({
    result: { how, winners, scores: null },
    commitment: 'c0ffee',
  })
  expect(wordOnWinning(over('played', [1]), speakers)?.seat).toBe(1)
  expect(wordOnWinning(over('played', [1]), speakers)).toEqual(wordOnWinning(over('played', [1]), speakers))
  expect(wordOnWinning(over('played', [0]), speakers)).toBeNull()
  expect(wordOnWinning(over('resigned', [1]), speakers)).toBeNull()
})
