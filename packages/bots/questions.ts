/**
 * How often a person at a table of mates would be asked, with the game's default standing orders: one seat is played
 * by a mate that lets the orders answer first, and what it would have done itself is looked at.
 */
import type { LoadedGame } from '@nassau/games'
import { PASS, type Projection, repeat, samePlain } from '@nassau/kernel'
import type { Bot } from '@nassau/kernel/bots'
import { answerByOrders } from '@nassau/kernel/host'
import { botToFill } from './bot-for.ts'
import { playMatch } from './play-match.ts'

/** Counts over some matches, for one seat. */
export type Questions = {
  rounds: number
  /** Questions that orders answered, and those put to the person. */
  answeredByOrders: number
  asked: number
  /** Of those put: with one answer only, or chances to react that were let go by. */
  onlyWay: number
  inVain: number
  /** Chances to react, all told. */
  windows: number
  /** Answered by an order where the mate would have done something else. */
  missed: number
  /** Moments at which something one may do unasked could matter, as the game sees it; and how often the mate did it. */
  worthSaying: number
  spoken: number
}

const NONE: Questions = {
  rounds: 0,
  answeredByOrders: 0,
  asked: 0,
  onlyWay: 0,
  inVain: 0,
  windows: 0,
  missed: 0,
  worthSaying: 0,
  spoken: 0,
}

export function countQuestions(listed: LoadedGame, seats: number, games: number, seed: number): Questions {
  const { game } = listed
  const counts = { ...NONE }
  const mate = botToFill(listed)
  const person = personOf(listed, mate, counts)
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

/** Someone who chooses as a mate does, once their orders have had their say. */
function personOf({ game }: LoadedGame, mate: Bot, counts: Questions): Bot {
  const orders = (game.orders ?? []).filter(({ isDefault }) => isDefault).map(({ id }) => id)
  return {
    id: 'person',
    choose(seen, rng, edition) {
      const ordered = answerByOrders(game, orders, seen, edition)
      const wanted = mate.choose(seen, rng, edition)
      if (isWindow(seen)) counts.windows++
      if (ordered === null) countAsked(counts, seen, wanted)
      else {
        counts.answeredByOrders++
        if (!samePlain(ordered, wanted)) counts.missed++
      }
      return ordered ?? wanted
    },
    interject(seen, rng, edition) {
      if (game.unasked?.isWorthSaying(seen, edition)) counts.worthSaying++
      const wanted = mate.interject?.(seen, rng, edition) ?? null
      if (wanted !== null) counts.spoken++
      return wanted
    },
  }
}

const isWindow = ({ ask }: Projection): boolean =>
  ask?.kind === 'list' && ask.options.some(option => samePlain(option, PASS))

function countAsked(counts: Questions, seen: Projection, wanted: unknown): void {
  counts.asked++
  if (seen.ask?.kind === 'list' && seen.ask.options.length === 1) counts.onlyWay++
  if (isWindow(seen) && samePlain(wanted, PASS)) counts.inVain++
}
