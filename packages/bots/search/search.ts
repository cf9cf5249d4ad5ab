/**
 * The search: candidates are tried in the same imagined worlds, the worse half is dropped, and what was saved goes to the
 * better half, until two are left (sequential halving with common random numbers). Effort is counted in imagined matches,
 * so the same seed gives the same choice. It is a generator: whoever runs it can show how far it is, or stop.
 */
import { FastChance } from '@nassau/kernel/bots'
import { sensible, widened } from './candidates.ts'
import { imagined, type Question } from './imagining.ts'
import { deviation, gainsOver, mean, standardError } from './samples.ts'

/** Something that could be chosen, and what it brought in the worlds it was tried in. */
export type Plan = {
  choice: unknown
  /** The chooser's mean share of the win. */
  worth: number
  /** How far its worth may be off: the standard error. */
  error: number
  /** In how many worlds it was tried. */
  tries: number
}

export type Pondered = {
  /** What to choose. */
  choice: unknown
  /** Everything that was weighed, the best first. */
  plans: Plan[]
}

/** How a captain leans: so many standard deviations of what may come of a choice are added to its mean. */
type Lean = number

type Tried = { choice: unknown; values: number[] }

/** After so many worlds, so many standard errors are enough to be sure which of two is worse. */
const SURE_AFTER = 8
const SURE = 2.5

/** A stream of chance far from those of worlds. */
const WIDENING = 2 ** 31

/**
 * Weighs candidates, the player's own choice first among them. Yields how much of the work is done, from 0 to 1; sent a
 * yes, it makes do with what it knows.
 */
export function* ponder(
  question: Question,
  candidates: readonly unknown[],
  lean: Lean = 0,
): Generator<number, Pondered, boolean | undefined> {
  const { effort } = question.judgement
  const { width, doubt } = effort
  const simulations = Math.min(effort.simulations, (effort.each ?? effort.simulations) * candidates.length)
  const rng = new FastChance(question.seed, WIDENING)
  const all: Tried[] = candidates.map(choice => ({ choice, values: [] }))
  const [mine] = all
  if (!mine || all.length === 1) return { choice: candidates[0], plans: [] }
  const liking = ({ values }: Tried): number => mean(values) + lean * deviation(values)
  const rounds = Math.ceil(Math.log2(all.length))
  let left = [...all]
  let spent = 0
  let isEnough = false
  for (let round = 0; round < rounds && left.length > 1 && !isEnough; round++) {
    const worlds = (left[0]?.values.length ?? 0) + Math.max(2, Math.floor(simulations / (rounds * left.length)))
    // The first look is short; where there was too much to look at it all, what is like the best is looked at, too.
    const looks = round === 0 && all.length >= width ? 2 : 1
    for (let look = 0; look < looks && !isEnough; look++) {
      const fresh = look === 0 ? left : moreLike(question, left, all, rng)
      for (const tried of fresh) {
        spent += tryOn(question, tried, worlds)
        isEnough = (yield Math.min(1, spent / simulations)) === true
        if (isEnough) break
      }
      if (look > 0) all.push(...fresh)
      left = betterHalf(look > 0 ? [...left, ...fresh] : left, mine, liking, look > 0 ? left.length : undefined)
    }
  }
  const best = left.reduce((one, other) => (liking(other) > liking(one) ? other : one), left[0] ?? mine)
  const isBetter = liking(best) - liking(mine) > doubt * pairedError(best.values, mine.values)
  return { choice: isBetter ? best.choice : mine.choice, plans: plansOf(all, isBetter ? best : mine) }
}

/** Tries a candidate in all worlds up to this number; how many those were. */
function tryOn(question: Question, tried: Tried, worlds: number): number {
  const before = tried.values.length
  const { seat } = question.seen
  for (let world = before; world < worlds; world++)
    tried.values.push(imagined(question, tried.choice, world)[seat ?? 0] ?? 0)
  return worlds - before
}

/** The better ones and the player's own; whatever is clearly worse than the best is not tried any more. */
function betterHalf(
  tried: readonly Tried[],
  mine: Tried,
  liking: (one: Tried) => number,
  most = Math.max(2, Math.ceil(tried.length / 2)),
): Tried[] {
  const sorted = tried.toSorted((a, b) => liking(b) - liking(a))
  const [best] = sorted
  const kept = sorted.filter((one, rank) => rank < most || one === mine)
  if (!best || best.values.length < SURE_AFTER) return kept
  return kept.filter(one => liking(best) - liking(one) <= SURE * pairedError(best.values, one.values))
}

/** Neighbours of the most promising, where there was too much to try it all. */
function moreLike(
  { judgement, seen }: Question,
  left: readonly Tried[],
  all: readonly Tried[],
  rng: FastChance,
): Tried[] {
  if (seen.ask === null) return []
  const best = left.slice(0, 2).map(({ choice }) => choice)
  const tried = all.map(({ choice }) => choice)
  const most = Math.max(1, Math.floor(judgement.effort.width / 4))
  return widened(sensible(judgement, seen.ask), best, tried, rng)
    .slice(0, most)
    .map(choice => ({ choice, values: [] }))
}

/** The standard error of the difference of two, over the worlds in which both were tried. */
const pairedError = (one: readonly number[], other: readonly number[]): number => standardError(gainsOver(one, other))

/** What was chosen first, then by how well it was tried and what it brought. */
function plansOf(all: readonly Tried[], chosen: Tried): Plan[] {
  const rest = all.filter(tried => tried !== chosen)
  const byWorth = rest.toSorted((a, b) => b.values.length - a.values.length || mean(b.values) - mean(a.values))
  return [chosen, ...byWorth].map(({ choice, values }) => ({
    choice,
    worth: mean(values),
    error: standardError(values),
    tries: values.length,
  }))
}
