/** What the captain would do: the plans it weighs for whoever is asked, from what that seat sees and from nothing else. */
import type { LoadedGame } from '@nassau/games/manifests'
import { type Projection, samePlain } from '@nassau/kernel'
import { FastChance } from '@nassau/kernel/bots'
import { botToFill } from '../bot-for.ts'
import { candidatesFor, sensible } from '../search/candidates.ts'
import { firstThoughtOf, isWorthAThought, judgementOf } from '../search/captain.ts'
import { imagined, type Question } from '../search/imagining.ts'
import { gainsOver, mean, standardError } from '../search/samples.ts'
import { type Plan, ponder } from '../search/search.ts'
import { Causes, type Reason } from './causes.ts'

/** What a choice has over another one. */
export type Because = { beside: unknown; reasons: Reason[] }

/** A plan worth telling of; all were tried in the same worlds. */
export type ToldPlan = Plan & {
  /** Whether it is worse than the choice by more than luck: the error is that of the difference. */
  isWorse: boolean
}

export type Hint = {
  choice: unknown
  /** The choice first, the others by what they are worth. */
  plans: ToldPlan[]
  /** How the choice differs from what it is best told from; null where there is nothing to tell. */
  because: Because | null
  /** Whether the captain goes by its first thought here, whatever a few imagined matches say. */
  isByRule: boolean
}

/** A stream of chance far from those of worlds. */
const HINTS = 2 ** 31 + 2
/** For a difference of less nobody wants a reason. */
const LEAST = 0.01
/** So many plans are told of, beside one that was asked for. */
const TOLD = 4

/**
 * Weighs what can be chosen, and another choice beside it: what was chosen, or what a mate would. Sent a yes, it makes do
 * with what it knows.
 */
export function* hintFor(
  listed: LoadedGame,
  seen: Projection,
  edition: object,
  seed: number,
  beside: { made: unknown } | { usual: unknown },
): Generator<number, Hint, boolean | undefined> {
  if (!seen.ask) return { choice: null, plans: [], because: null, isByRule: false }
  const rng = new FastChance(seed, HINTS)
  const isMade = 'made' in beside
  // What was chosen is valued as the whole match is, without what a captain counts on for itself.
  const judgement = isMade ? { ...judgementOf(listed), edge: 0 } : judgementOf(listed)
  const other = isMade ? beside.made : beside.usual
  // A game that throws has a captain of its own: its throw is one of more than anyone could list.
  const own = listed.bots.find(({ id }) => id === 'captain')?.choose(seen, rng, edition)
  const first = own ?? (isMade ? beside.made : firstThoughtOf(judgement).choose(seen, rng, edition))
  const candidates = own ? [own] : candidatesFor(sensible(judgement, seen.ask), first, judgement.effort.width, rng)
  const causes = new Causes({ judgement, seen })
  const question: Question = { game: listed.game, seen, edition, judgement, seed, onLeft: causes.note }
  const pondered = yield* ponder(question, withAlso(candidates, other))
  const isByRule = !own && !isMade && !isWorthAThought(judgement, seen, edition)
  const choice = own ?? (isByRule ? first : pondered.choice)
  const told = toldOf(pondered.plans, choice, other)
  for (const plan of told) yield* triedAsOften(question, plan, told[0]?.tries ?? 0)
  const plans = leveled(told, causes)
  return { choice, plans, because: isByRule ? null : becauseOf(plans, other, causes), isByRule }
}

const withAlso = (candidates: readonly unknown[], other: unknown): unknown[] =>
  candidates.some(one => samePlain(one, other)) ? [...candidates] : [...candidates, other]

/** The choice, those that were tried most, and the one that was asked for. */
function toldOf(plans: readonly Plan[], choice: unknown, other: unknown): Plan[] {
  const isChosen = (plan: Plan): boolean => samePlain(plan.choice, choice)
  const rest = plans.filter(plan => !isChosen(plan))
  return [...plans.filter(isChosen), ...rest.filter((plan, i) => i < TOLD - 1 || samePlain(plan.choice, other))]
}

/** What was tried less than the best is tried in the same worlds: else more would be told of luck than of plans. */
function* triedAsOften(
  question: Question,
  { choice, tries }: Plan,
  worlds: number,
): Generator<number, void, boolean | undefined> {
  for (let world = tries; world < worlds; world++) {
    imagined(question, choice, world)
    if ((yield 1) === true) return
  }
}

/** Every plan beside the first, by the worlds in which both were tried. */
function leveled([first, ...others]: readonly Plan[], causes: Causes): ToldPlan[] {
  if (!first) return []
  const chances = causes.chancesAfter(first.choice)
  const best = mean(chances)
  const rest = others.map(({ choice }): ToldPlan => {
    const less = gainsOver(chances, causes.chancesAfter(choice))
    const error = standardError(less)
    return { choice, worth: best - mean(less), error, tries: less.length, isWorse: mean(less) > error }
  })
  const chosen = { ...first, worth: best, error: standardError(chances), isWorse: false }
  // What there was no time to try is not told of.
  const tried = rest.filter(({ tries }) => tries > 0)
  return [chosen, ...tried.toSorted((a, b) => b.worth - a.worth)]
}

/** Told from what was asked for, if that is worse, else from the best of those that are and of which there is something to tell. */
function becauseOf([first, ...others]: readonly ToldPlan[], other: unknown, causes: Causes): Because | null {
  if (!first) return null
  const worse = others.filter(({ isWorse, worth }) => isWorse && first.worth - worth >= LEAST)
  const asked = worse.filter(({ choice }) => samePlain(choice, other))
  for (const { choice: beside } of [...asked, ...worse]) {
    const reasons = causes.reasonsFor(first.choice, beside)
    if (reasons.length > 0) return { beside, reasons }
  }
  return null
}

/** What a mate would do here, to compare with. */
export const usualChoice = (listed: LoadedGame, seen: Projection, edition: object, seed: number): unknown =>
  botToFill(listed).choose(seen, new FastChance(seed, HINTS), edition)
