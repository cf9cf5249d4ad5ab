/**
 * A duel: one bot against others of a kind, at a table for two or more. Matches come in blocks of the same dice, in which
 * the challenger has every seat once; from the same seed the same are won.
 */
import type { LoadedGame } from '@nassau/games'
import type { Options } from '@nassau/kernel'
import type { Bot } from '@nassau/kernel/bots'
import { playMatch } from '../play-match.ts'
import { type Share, wilson } from '../statistics.ts'

export type Duel = {
  challenger: Bot
  rival: Bot
  seats: number
  options: Options
  seed: number
}

/** What matches of a duel came to; a win shared by k counts 1/k. */
export type Score = { played: number; wins: number; thoughts: number[] }

export const noScore = (): Score => ({ played: 0, wins: 0, thoughts: [] })

/** Plays matches number `first` to before `first + count`. */
export function fight(listed: LoadedGame, duel: Duel, first: number, count: number): Score {
  const { challenger, rival, seats, options, seed } = duel
  const score = noScore()
  const timed: Bot = { ...challenger, choose: timing(challenger, score.thoughts) }
  for (let match = first; match < first + count; match++) {
    const own = match % seats
    const bots = Array.from({ length: seats }, (_, seat) => (seat === own ? timed : rival))
    const index = Math.floor(match / seats)
    const { winners } = playMatch({ listed, edition: listed.game.edition, options, bots, seed, index })
    score.played++
    if (winners.includes(own)) score.wins += 1 / winners.length
  }
  return score
}

/** What each choice cost this thread, in ms of CPU: told, and never decided by. */
const timing =
  (bot: Bot, thoughts: number[]): Bot['choose'] =>
  (seen, rng, edition) => {
    const began = process.threadCpuUsage()
    const choice = bot.choose(seen, rng, edition)
    const { user, system } = process.threadCpuUsage(began)
    thoughts.push((user + system) / 1000)
    return choice
  }

export function add(total: Score, more: Score): void {
  total.played += more.played
  total.wins += more.wins
  total.thoughts.push(...more.thoughts)
}

export const shareOf = ({ wins, played }: Score): Share => wilson(wins, played)

/** Errors of either kind that a sequential test may make. */
const ERROR = 0.05

/**
 * Wald's sequential test: whether the share of wins is at most `p0` or at least `p1`, from as few matches as it takes;
 * null as long as nobody can say.
 */
export function sequentialTest(
  { wins, played }: Pick<Score, 'wins' | 'played'>,
  p0: number,
  p1: number,
): boolean | null {
  const evidence = wins * Math.log(p1 / p0) + (played - wins) * Math.log((1 - p1) / (1 - p0))
  if (evidence >= Math.log((1 - ERROR) / ERROR)) return true
  return evidence <= Math.log(ERROR / (1 - ERROR)) ? false : null
}
