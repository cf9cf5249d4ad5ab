/** Positions to learn from: what boards looked like whenever a match had come a step further, and who won. */
import type { LoadedGame } from '@nassau/games'
import type { Options } from '@nassau/kernel'
import { FastChance, type Judgement, type Valuation } from '@nassau/kernel/bots'
import { Play, project, seatsAsked, setUp } from '@nassau/kernel/host'
import { featuresOf, sharesWon } from '../search/imagining.ts'

/** One position: every seat's features, and what each had of the win in the end. */
export type Sample = { features: number[][]; shares: number[] }

/** One match of the plain player, from (seed, index) alone. */
export function samplesOf(
  { game }: LoadedGame,
  { player }: Judgement,
  value: Valuation,
  options: Options,
  seats: number,
  seed: number,
  index: number,
): Sample[] {
  const dice = new FastChance(seed, 2 * index)
  const mind = new FastChance(seed, 2 * index + 1)
  const { edition } = game
  const play = new Play(game, edition, setUp(game, edition, options, seats, dice), dice)
  const boards: number[][][] = []
  let reached = Number.NEGATIVE_INFINITY
  while (!play.isOver) {
    const progress = value.progress(play.board)
    if (progress > reached) {
      reached = progress
      boards.push(featuresOf(value, play.match, edition))
    }
    const [seat] = seatsAsked(play)
    if (seat === undefined) break
    play.take(seat, player.choose(project(play, seat), mind, edition))
  }
  const shares = sharesWon(play.match.outcome, seats)
  return boards.map(features => ({ features, shares }))
}
