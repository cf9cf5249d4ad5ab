/**
 * How a captain finds its toss: every place and speed is weighed by what it knows of its hand, the likeliest are tried on
 * the table as it lies, fewer and fewer of them ever more often, and the best is varied a little at the end. All tries
 * of a round share their chance, so that candidates differ by what they are and not by luck.
 */
import type { Thrown } from '@nassau/kernel'
import { FastChance } from '@nassau/kernel/bots'
import { accept } from '@nassau/kernel/host'
import { type Die, facesOf } from '@nassau/tossing'
import { sum } from '../../lists.ts'
import { type FeltDie, lineOf } from '../board.ts'
import type { TossFrame } from '../steps/toss.ts'
import { type Search, seenFrom, tryThrow } from './aim.ts'
import { diceAfter } from './hand.ts'
import { type Skim, skimsOver } from './landings.ts'
import { foulCost } from './mate.ts'

/** What dice that lie so are worth to the tosser's team. */
export type Standing = (dice: readonly FeltDie[]) => number

/** A toss to be weighed. */
export type Weighing = Pick<Search, 'board' | 'edition' | 'team' | 'tossed' | 'isSurrogate'> & {
  f: TossFrame
  standing: Standing
  /** How much a captain likes what is unsure: a toss is worth its mean and so many standard deviations. */
  lean: number
}

/** A toss to be found. */
type Quest = Weighing & Pick<Search, 'ask' | 'rng'>

/** A throw, the y it should reach, what is expected of it beforehand, and what its tries were worth. */
type Candidate = { numbers: number[]; reach: number; prior: number; worths: number[] }

/** Each round: how many candidates go on, and how often each of them is tried. */
const ROUNDS = [
  { keep: 8, tries: 3 },
  { keep: 4, tries: 4 },
  { keep: 2, tries: 6 },
]
/** Variations of the best at the end, tries of each, and how often one is thought of anew that is not legal. */
const VARIED = { count: 2, tries: 8, thoughts: 6 }
/** How far a variation goes, by axis, as the ask has them; and from how far aside it may aim at the same place, in mm. */
const BY = [150, 100, 50, 20, 100, 60, 1500, 1500, 1500]
const ASIDE = 60
/** What is expected beforehand counts as much as so many tries. */
const PRIOR = 6
/** Places to throw from, across the table; and how many skims of all are tried. */
const PLACES = 21
const LIKELIEST = 6
/** Enemy dice worth knocking away, and how far beyond them a knock should reach, in mm. */
const KNOCKED = 2
const BEYOND = [100, 300]
/** How far the skims reach before the first goal and past the last, in mm. */
const SHORT = 150
const LONG = 300

export function findBest(quest: Quest): Thrown | null {
  const seed = quest.rng.below(2 ** 32)
  let field = candidatesOf(quest)
  for (const { keep, tries } of ROUNDS) {
    field = bestFirst(field, quest.lean).slice(0, keep)
    for (const candidate of field) tryOut(quest, candidate, seed, tries)
  }
  const [leader] = bestFirst(field, quest.lean)
  if (!leader) return null
  let found = leader
  for (const candidate of variationsOf(quest, leader)) {
    tryOut(quest, candidate, seed, VARIED.tries)
    if (isSurelyBetter(candidate, found, quest.lean)) found = candidate
  }
  return { throw: found.numbers }
}

/** What the team can expect of its best toss, by what it knows of its hand alone. */
export const expectedOf = (weighing: Weighing): number => Math.max(...skimmed(weighing).map(({ prior }) => prior))

/** The likeliest skims, no two of them neighbours, and knocks at the enemies that hold most. */
function candidatesOf(quest: Quest): Candidate[] {
  const { ask } = quest
  const likeliest: Placed[] = []
  const legal = skimmed(quest).filter(({ numbers }) => accept(ask, { throw: numbers }) !== undefined)
  for (const one of legal.toSorted((a, b) => b.prior - a.prior)) {
    const isNew = likeliest.every(({ place, speed }) => Math.abs(place - one.place) + Math.abs(speed - one.speed) > 1)
    if (isNew) likeliest.push(one)
    if (likeliest.length === LIKELIEST) break
  }
  const knocks = knocksOf(quest, legal).filter(({ numbers }) => accept(ask, { throw: numbers }) !== undefined)
  return [...likeliest, ...knocks].map(({ numbers, reach, prior }) => ({ numbers, reach, prior, worths: [] }))
}

/** A candidate and where it stands among the skims. */
type Placed = { numbers: number[]; prior: number; place: number; speed: number; reach: number }

function skimmed(weighing: Weighing): Placed[] {
  const { board, edition } = weighing
  const limit = edition.table.width / 2 - edition.dieSize
  const bare = weighing.standing(board.dice)
  const faces = facesToWeigh(weighing)
  return handOf(weighing).flatMap((skim, speed) => {
    const landings = skim.landings.flatMap(die => (die ? [die] : []))
    const reach = median(landings.map(({ pose }) => pose.y))
    return Array.from({ length: PLACES }, (_, place) => {
      const x = Math.round(limit * ((2 * place) / (PLACES - 1) - 1))
      const worths = skim.landings.map((die, i) => {
        const face = faces[i % faces.length] ?? 0
        // What strays to the left strays to the right as often.
        return die ? worthAt(weighing, { ...die, face }, x + (i % 2 ? 1 : -1) * die.pose.x, bare) : bare
      })
      const numbers = skim.numbers.with(0, x * 10)
      return { numbers, prior: leaning(worths, weighing.lean), place, speed, reach }
    })
  })
}

/** The skims for where the goals lie, as the tosser sees them. */
function handOf({ board, edition, team, tossed, isSurrogate }: Weighing): readonly Skim[] {
  const ys = board.goals.map(goal => seenFrom(board, team, goal).y)
  const range = { from: Math.min(...ys) - SHORT, to: Math.max(...ys) + LONG, line: lineOf(board, team) }
  return skimsOver(range, tossed, edition, isSurrogate)
}

/** What a skim is worth that comes to rest like `landing`, but at `x`, and touches nothing on its way. */
function worthAt(weighing: Weighing, landing: Die, x: number, bare: number): number {
  const { board, edition, f } = weighing
  const { width, length } = edition.table
  if (Math.abs(x) > width / 2 || Math.abs(landing.pose.y) > length / 2) return bare
  const pose = { ...landing.pose, ...seenFrom(board, f.team, { x, y: landing.pose.y }) }
  return weighing.standing([...board.dice, { ...landing, id: f.id, team: f.team, role: f.role, pose }])
}

/** OZ-28 Every face is as likely. A die's worth grows evenly with its face, so the mean stands for all; a cannonball's does not. */
function facesToWeigh({ f, tossed: { kind } }: Weighing): number[] {
  const faces = facesOf(kind)
  return f.role === 'cannonball' ? Array.from({ length: faces }, (_, i) => i + 1) : [(faces + 1) / 2]
}

/** What a toss is worth that ended so, whatever face it shows. */
function worthOf(weighing: Weighing, dice: readonly FeltDie[]): number {
  const at = dice.findIndex(({ id }) => id === weighing.f.id)
  const die = dice[at]
  if (!die) return weighing.standing(dice)
  const worths = facesToWeigh(weighing).map(face => weighing.standing(dice.with(at, { ...die, face })))
  return sum(worths) / worths.length
}

/** Hard skims at the enemies whose loss is worth most. */
function knocksOf({ board, team, standing }: Weighing, legal: readonly Placed[]): Placed[] {
  const enemies = board.dice
    .filter(die => die.team !== team)
    .map(enemy => ({ enemy, without: standing(board.dice.filter(die => die !== enemy)) }))
    .toSorted((a, b) => b.without - a.without)
    .slice(0, KNOCKED)
  return enemies.flatMap(({ enemy }) => {
    const { x, y } = seenFrom(board, team, enemy.pose)
    return BEYOND.flatMap(beyond => {
      const missBy = ({ numbers: [from = 0], reach }: Placed): number =>
        Math.abs(from / 10 - x) + Math.abs(reach - y - beyond)
      const [nearest] = legal.toSorted((a, b) => missBy(a) - missBy(b))
      return nearest ? [{ ...nearest, numbers: nearest.numbers.with(0, Math.round(x * 10)) }] : []
    })
  })
}

function variationsOf(quest: Quest, leader: Candidate): Candidate[] {
  return Array.from({ length: VARIED.count }).flatMap(() => {
    for (let i = 0; i < VARIED.thoughts; i++) {
      const numbers = varied(leader, quest)
      if (accept(quest.ask, { throw: numbers }) !== undefined) return [{ ...leader, numbers, worths: [] }]
    }
    return []
  })
}

/** A throw at the same place, from farther aside, and a little different in all. */
function varied({ numbers, reach }: Candidate, { ask, rng }: Quest): number[] {
  const within = (most: number): number => rng.below(2 * most + 1) - most
  const [, y = 0, , , vy = 0] = numbers
  const aside = within(ASIDE)
  const moved = numbers.map((n, axis) => n + within(BY[axis] ?? 0))
  moved[0] = (moved[0] ?? 0) + aside * 10
  moved[3] = (moved[3] ?? 0) - Math.round((vy * aside) / Math.max(1, reach - y / 10))
  return moved.map((n, axis) => {
    const { min = n, max = n } = ask.axes[axis] ?? {}
    return Math.max(min, Math.min(max, n))
  })
}

/** Tries a candidate some more times; the n-th try of every candidate has the same chance. */
function tryOut(quest: Quest, { numbers, worths }: Candidate, seed: number, tries: number): void {
  for (let i = 0; i < tries; i++) {
    const report = tryThrow(quest, numbers, new FastChance(seed, worths.length))
    worths.push(worthOf(quest, diceAfter(quest.board, quest.f, report)) - foulCost(report, quest.edition))
  }
}

/** Of variations the luckiest looks best: one counts only if it is better by twice the error, try for try. */
function isSurelyBetter({ worths }: Candidate, leader: Candidate, lean: number): boolean {
  const same = leader.worths.slice(0, worths.length)
  const gains = same.map((worth, i) => (worths[i] ?? worth) - worth)
  const isNoRisk = leaning(worths, lean) > leaning(same, lean)
  return isNoRisk && leaning(gains, -2 / Math.sqrt(gains.length)) > 0
}

const bestFirst = (field: readonly Candidate[], lean: number): Candidate[] =>
  field.toSorted((a, b) => estimateOf(b, lean) - estimateOf(a, lean))

function estimateOf({ prior, worths }: Candidate, lean: number): number {
  const n = worths.length
  return n === 0 ? prior : (PRIOR * prior + n * leaning(worths, lean)) / (PRIOR + n)
}

/** The mean, and `lean` standard deviations more. */
function leaning(worths: readonly number[], lean: number): number {
  let [total, squares] = [0, 0]
  for (const worth of worths) {
    total += worth
    squares += worth * worth
  }
  const mean = total / worths.length
  return mean + lean * Math.sqrt(Math.max(0, squares / worths.length - mean * mean))
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
