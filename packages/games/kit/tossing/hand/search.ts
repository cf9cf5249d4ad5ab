/**
 * How a captain finds its toss: every place and speed is weighed by what it knows of its hand, the likeliest are tried on
 * the table as it lies, fewer and fewer of them ever more often. Tries tell what the dice in the way change; all of a
 * round share their chance, so that candidates differ by what they are and not by luck.
 */
import type { Thrown } from '@nassau/kernel'
import { FastChance, type Guard } from '@nassau/kernel/bots'
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
type Quest = Weighing & Pick<Search, 'ask' | 'rng'> & { isOut: Guard | undefined }

/** A throw, what is expected of it with nothing in its way, and what its tries were worth: on the table, and so. */
type Candidate = { numbers: number[]; prior: number; worths: number[]; free: number[] }

/** Each round: how many candidates go on, and how often each of them is tried. */
const ROUNDS = [
  { keep: 8, tries: 4 },
  { keep: 4, tries: 6 },
  { keep: 2, tries: 10 },
]
/** That nothing is in the way counts as much as so many tries. */
const DOUBT = 6
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
    for (const candidate of field) {
      // What was not tried is judged by what is known of the hand alone.
      if (quest.isOut?.()) return bestOf(field, quest.lean)
      tryOut(quest, candidate, seed, tries)
    }
  }
  return bestOf(field, quest.lean)
}

function bestOf(field: readonly Candidate[], lean: number): Thrown | null {
  const [found] = bestFirst(field, lean)
  return found ? { throw: found.numbers } : null
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
  return [...likeliest, ...knocks].map(({ numbers, prior }) => ({ numbers, prior, worths: [], free: [] }))
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

/** Tries a candidate some more times; the n-th try of every candidate has the same chance. */
function tryOut(quest: Quest, { numbers, worths, free }: Candidate, seed: number, tries: number): void {
  const { board, f, edition } = quest
  for (let i = 0; i < tries; i++) {
    const stream = worths.length
    const report = tryThrow(quest, numbers, new FastChance(seed, stream))
    const worth = worthOf(quest, diceAfter(board, f, report)) - foulCost(report, edition)
    worths.push(worth)
    // What disturbed nothing had nothing in its way.
    free.push(report.disturbed.length === 0 ? worth : freeWorth(quest, numbers, new FastChance(seed, stream)))
  }
}

/** What a try is worth that passes through whatever lies in its way. */
function freeWorth(quest: Quest, numbers: readonly number[], chance: FastChance): number {
  const { board, f } = quest
  const bare = { ...board, dice: [] }
  return worthOf(quest, [...board.dice, ...diceAfter(bare, f, tryThrow({ ...quest, board: bare }, numbers, chance))])
}

const bestFirst = (field: readonly Candidate[], lean: number): Candidate[] =>
  field.toSorted((a, b) => estimateOf(b, lean) - estimateOf(a, lean))

/** What a throw is worth by itself many landings tell better than its tries: of these only what is in the way counts. */
function estimateOf({ prior, worths, free }: Candidate, lean: number): number {
  const n = worths.length
  return n === 0 ? prior : prior + ((leaning(worths, lean) - leaning(free, lean)) * n) / (DOUBT + n)
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
