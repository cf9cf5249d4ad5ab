/**
 * Following the slope: all numbers a bot goes by are changed a little at once, up for one bot and down for another; both
 * play the plain one at the same tables, and every number moves the way that did better. Each change alone is far below
 * the luck of a match; hundreds of pairs together are not.
 */
import type { LoadedGame } from '@nassau/games'
import { bad, good, type Options, type Result } from '@nassau/kernel'
import { type Bot, FastChance, type Planner } from '@nassau/kernel/bots'
import { playMatch } from '../play-match.ts'
import { type Share, wilson } from '../statistics.ts'
import { changed, numbersOf } from './plan.ts'

export type Following = {
  seats: number
  options: Options
  seed: number
  /** How often all numbers move. */
  steps: number
  /** Pairs of changes tried before each move, and matches in every seat that each of them plays. */
  pairs: number
  rounds: number
}

export type Followed = { plan: Planner['plan']; wins: number; played: number; share: Share }

/** How far a change goes, as the logarithm of a factor; and a move at most, about. */
const SPREAD = 0.25
const PACE = 0.08
/** How much of what was known of the slope, and of its size, is kept at every move; what is too flat to follow. */
const [SLOPE, SIZE, FLAT] = [0.8, 0.97, 1e-3]
/** Matches in every seat by which the end is judged, at tables of their own. */
const JUDGED = 250
const GRAIN = 2 ** 30
/** The judged tables' seed is far from all that was followed. */
const APART = 2 ** 20

export function follow(
  listed: LoadedGame,
  following: Following,
  onStep?: (step: number, wins: number) => void,
): Result<Followed> {
  const { planner } = listed
  if (!planner) return bad(`${listed.game.id} has no plan whose numbers could be changed`)
  const { seed, steps, pairs, rounds } = following
  const rng = new FastChance(seed)
  const size = numbersOf(planner.plan).length
  const play = (moves: readonly number[], tables: number, times: number): Came => {
    const challenger = planner.botOf(changed(planner.plan, moves))
    return playOut(listed, following, challenger, planner.botOf(planner.plan), tables, times)
  }
  let at = new Array<number>(size).fill(0)
  const [slopes, sizes] = [new Array<number>(size).fill(0), new Array<number>(size).fill(0)]
  for (let step = 1; step <= steps; step++) {
    const gradient = new Array<number>(size).fill(0)
    let won = 0
    for (let pair = 0; pair < pairs; pair++) {
      const change = gradient.map(() => normal(rng))
      const tables = seed + step * pairs + pair
      const moved = (by: number): number[] => at.map((number, i) => number + by * (change[i] ?? 0))
      const [up, down] = [play(moved(SPREAD), tables, rounds), play(moved(-SPREAD), tables, rounds)]
      won += up.wins + down.wins
      change.forEach((by, i) => {
        gradient[i] = (gradient[i] ?? 0) + (by * (up.worth - down.worth)) / (2 * SPREAD * pairs)
      })
    }
    at = at.map((number, i) => {
      const slope = gradient[i] ?? 0
      slopes[i] = SLOPE * (slopes[i] ?? 0) + (1 - SLOPE) * slope
      sizes[i] = SIZE * (sizes[i] ?? 0) + (1 - SIZE) * slope * slope
      const mean = slopes[i] / (1 - SLOPE ** step)
      return number + (PACE * mean) / (Math.sqrt(sizes[i] / (1 - SIZE ** step)) + FLAT)
    })
    onStep?.(step, won / (2 * pairs * rounds * following.seats))
  }
  const { wins, played } = play(at, seed + APART, JUDGED)
  return good({ plan: changed(planner.plan, at), wins, played, share: wilson(wins, played) })
}

/** What a bot's matches came to: besides wins its part of all scores counts, which says more of a match than who won. */
type Came = { wins: number; played: number; worth: number }

function playOut(
  listed: LoadedGame,
  { seats, options }: Pick<Following, 'seats' | 'options'>,
  challenger: Bot,
  rival: Bot,
  seed: number,
  rounds: number,
): Came {
  const came: Came = { wins: 0, played: 0, worth: 0 }
  const { edition } = listed.game
  for (let index = 0; index < rounds; index++)
    for (let own = 0; own < seats; own++) {
      const bots = Array.from({ length: seats }, (_, seat) => (seat === own ? challenger : rival))
      const { winners, scores } = playMatch({ listed, edition, options, bots, seed, index })
      const win = winners.includes(own) ? 1 / winners.length : 0
      const all = scores.reduce((sum, score) => sum + score, 0)
      came.wins += win
      came.played++
      came.worth += win + (scores[own] ?? 0) / Math.max(1, all)
    }
  came.worth /= came.played
  return came
}

/** Normal, mean 0 and deviation 1 (Box and Muller). */
function normal(rng: FastChance): number {
  const [one, other] = [(rng.below(GRAIN) + 1) / GRAIN, rng.below(GRAIN) / GRAIN]
  return Math.sqrt(-2 * Math.log(one)) * Math.cos(2 * Math.PI * other)
}
