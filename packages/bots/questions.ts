/**
 * How often a person at a table of mates would be asked whether to react, with the game's default
 * standing orders: one seat is played by a mate that lets the orders answer first.
 */
import type { LoadedGame } from '@nassau/games'
import { PASS, repeat, samePlain } from '@nassau/kernel'
import type { Bot } from '@nassau/kernel/bots'
import { answerByOrders } from '@nassau/kernel/host'
import { botToFill } from './bot-for.ts'
import { playMatch } from './play-match.ts'

/** Counts over some matches, for one seat. */
export type Questions = {
  rounds: number
  /** Chances to react, all told, and how many the orders answered. */
  windows: number
  answeredByOrders: number
  /** What was left to ask, and how much of it was let go by. */
  asked: number
  empty: number
}

export function countQuestions(listed: LoadedGame, seats: number, games: number, seed: number): Questions {
  const { game } = listed
  const orders = (game.orders ?? []).filter(({ isDefault }) => isDefault).map(({ id }) => id)
  const mate = botToFill(listed)
  const counts: Questions = { rounds: 0, windows: 0, answeredByOrders: 0, asked: 0, empty: 0 }
  const person: Bot = {
    id: 'person',
    choose(seen, rng, edition) {
      const isWindow = seen.ask?.kind === 'list' && seen.ask.options.some(option => samePlain(option, PASS))
      const ordered = answerByOrders(game, orders, seen, edition)
      const choice = ordered ?? mate.choose(seen, rng, edition)
      if (!isWindow) return choice
      counts.windows++
      if (ordered !== null) counts.answeredByOrders++
      else {
        counts.asked++
        if (samePlain(choice, PASS)) counts.empty++
      }
      return choice
    },
  }
  const options = Object.fromEntries(
    Object.entries(game.options).map(([name, { values }]) => [name, values[0] ?? false]),
  )
  for (let index = 0; index < games; index++) {
    const bots = [person, ...repeat(mate, seats - 1)]
    const { measures } = playMatch({ listed, edition: game.edition, options, bots, seed, index })
    counts.rounds += measures.rounds ?? 1
  }
  return counts
}
