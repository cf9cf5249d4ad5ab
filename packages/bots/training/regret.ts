/**
 * What more thinking is worth: at the same moments of matches, captains of different effort choose, and what they chose is
 * judged by many imagined matches more, the same for all. That tells settings apart which thousands of matches would not.
 */
import type { LoadedGame } from '@nassau/games'
import type { Options, Projection } from '@nassau/kernel'
import { count, type Effort, FastChance, type Judgement } from '@nassau/kernel/bots'
import { Play, project, seatsAsked, setUp } from '@nassau/kernel/host'
import { candidatesFor, sensible } from '../search/candidates.ts'
import { finished, firstThoughtOf, judgementOf } from '../search/captain.ts'
import { imagined, type Question } from '../search/imagining.ts'
import { ponder } from '../search/search.ts'

export type Weighing = {
  seats: number
  options: Options
  seed: number
  /** So many moments are looked at, one in every `every` at which more than `wide` choices are worth a thought. */
  moments: number
  every: number
  wide: number
  /** Imagined matches by which a choice is judged. */
  judges: number
}

/** What a setting's choices were worth more than those of the first setting, in chances to win; mean and standard error. */
export type Weighed = { effort: Effort; gain: number; error: number; ms: number }

/** Seeds of captains and of their judges are far apart. */
const JUDGES = 2 ** 31

export function weighEfforts(listed: LoadedGame, weighing: Weighing, efforts: readonly Effort[]): Weighed[] {
  const judgement = judgementOf(listed)
  const gains: number[][] = efforts.map(() => [])
  const ms = efforts.map(() => 0)
  let seed = weighing.seed
  for (const seen of momentsOf(listed, judgement, weighing)) {
    seed++
    const worths = new Map<string, number>()
    const worthOf = (choice: unknown): number => {
      const written = JSON.stringify(choice)
      const known = worths.get(written) ?? judged(questionOf(listed, judgement, seen, JUDGES), choice, weighing.judges)
      worths.set(written, known)
      return known
    }
    const chosen = efforts.map((effort, i) => {
      const began = process.cpuUsage()
      const choice = thoughtOver(questionOf(listed, { ...judgement, effort }, seen, seed))
      const { user, system } = process.cpuUsage(began)
      ms[i] = (ms[i] ?? 0) + (user + system) / 1000
      return choice
    })
    const base = worthOf(chosen[0])
    for (const [i, choice] of chosen.entries()) gains[i]?.push(worthOf(choice) - base)
  }
  return efforts.map((effort, i) => ({ effort, ...spreadOver(gains[i] ?? []), ms: (ms[i] ?? 0) / weighing.moments }))
}

const questionOf = ({ game }: LoadedGame, judgement: Judgement, seen: Projection, seed: number): Question => ({
  game,
  seen,
  edition: game.edition,
  judgement,
  seed,
})

/** Moments of matches in which one captain goes by its first thoughts and the others are mates. */
function* momentsOf(
  { game }: LoadedGame,
  judgement: Judgement,
  { seats, options, seed, moments, every, wide }: Weighing,
): Generator<Projection> {
  const first = firstThoughtOf(judgement)
  let [met, shown] = [0, 0]
  for (let match = 0; shown < moments; match++) {
    const [dice, mind] = [new FastChance(seed, 2 * match), new FastChance(seed, 2 * match + 1)]
    const play = new Play(game, game.edition, setUp(game, game.edition, options, seats, dice), dice)
    for (let [seat] = seatsAsked(play); seat !== undefined && shown < moments; [seat] = seatsAsked(play)) {
      const seen = project(play, seat)
      const isThinker = seat === match % seats
      if (isThinker && seen.ask && count(sensible(judgement, seen.ask)) > wide && ++met % every === 0) {
        shown++
        yield seen
      }
      play.take(seat, (isThinker ? first : judgement.player).choose(seen, mind, game.edition))
    }
  }
}

function thoughtOver(question: Question): unknown {
  const { judgement, seen, edition, seed } = question
  if (!seen.ask) return null
  const own = firstThoughtOf(judgement).choose(seen, new FastChance(seed), edition)
  const ask = sensible(judgement, seen.ask)
  return finished(ponder(question, candidatesFor(ask, own, judgement.effort.width, new FastChance(seed))))
}

function judged(question: Question, choice: unknown, judges: number): number {
  let worth = 0
  for (let world = 0; world < judges; world++) worth += imagined(question, choice, world)[question.seen.seat ?? 0] ?? 0
  return worth / judges
}

function spreadOver(gains: readonly number[]): { gain: number; error: number } {
  const n = Math.max(1, gains.length)
  const gain = gains.reduce((sum, one) => sum + one, 0) / n
  const square = gains.reduce((sum, one) => sum + (one - gain) ** 2, 0) / n
  return { gain, error: Math.sqrt(square / n) }
}
