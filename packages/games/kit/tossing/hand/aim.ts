/**
 * The throwing hand: finds a throw for a point on the table. A steady style fixes all but speed and side; the
 * surrogate gives the speed, and physics, tried a few times, tells which of some candidates is best.
 */

import type { Chance, Projection, ThrowAsk, Thrown } from '@nassau/kernel'
import { FastChance } from '@nassau/kernel/bots'
import { accept } from '@nassau/kernel/host'
import { type Piece, throwDie } from '@nassau/tossing'
import { crewOf, lineOf, type Team, type TossBoard, turnFor } from '../board.ts'
import { type TossEdition, usualLine } from '../edition.ts'
import { feltOf } from '../felt.ts'
import type { Tossing } from '../rules.ts'
import { type Report, reportFrom, throwFrom, tremorOf } from './hand.ts'
import { releaseOf, riseFor, STYLE } from './style.ts'
import { FIT, product, surrogateThrow, termsOf, touchOf } from './surrogate.ts'

export type Point = { x: number; y: number }

/** The foul line, as y, where an edition usually has it. */
const usualLineOf = (edition: TossEdition): number => usualLine(edition, 'near') - edition.table.length / 2

/** A skim from `x` at the speed `vy`, in 0.1 mm and mm/s: the style with its place, speed and spin left open. */
export function skimFrom(x: number, vy: number, edition: TossEdition, line: number, backspin: number): number[] {
  const from = releaseOf(edition, line)
  return [
    x,
    Math.round(from.y * 10),
    Math.round(from.z * 10),
    0,
    vy,
    riseFor(vy, from, line, edition.dieSize),
    Math.min(backspin, Math.floor(edition.release.spin * 100)),
    0,
    0,
  ]
}

/** A throw that should come to rest at `point`: that and the foul line seen from the thrower's own end. */
export function throwAt(point: Point, edition: TossEdition, line = usualLineOf(edition), faster = 1): number[] {
  const { table, dieSize, release } = edition
  const limit = table.width / 2 - dieSize
  const x = Math.round(Math.max(-limit, Math.min(limit, point.x)) * 10)
  const numbers = (vy: number): number[] => skimFrom(x, vy, edition, line, STYLE.backspin)
  const reach = (vy: number): number => {
    const touch = touchOf(throwFrom(numbers(vy)), dieSize)
    return touch.y + product(FIT.run, termsOf(touch))
  }
  // The run grows with the speed, so halving finds it.
  let [slow, fast] = [300, release.speed - 500]
  for (let i = 0; i < 14; i++) {
    const middle = (slow + fast) / 2
    if (reach(middle) < point.y) slow = middle
    else fast = middle
  }
  return numbers(Math.round(((slow + fast) / 2) * faster))
}

/** How a point of the table looks from a team's end. */
export const seenFrom = (board: TossBoard, team: Team, { x, y }: Point): Point =>
  crewOf(board, team).end === 'near' ? { x, y } : { x: 0 - x, y: 0 - y }

/** Aiming for a person, who names a point in the table's own directions. */
export function aimAt(seen: Projection<Tossing>, point: Point, faster: number, edition: TossEdition): number[] | null {
  const f = seen.stack.at(-1)
  return f?.step === 'toss'
    ? throwAt(seenFrom(seen.view, f.team, point), edition, lineOf(seen.view, f.team), faster)
    : null
}

/** A little slower, as meant, a little faster. */
const SPEEDS = [0.94, 1, 1.06]
/** Tries of each candidate. */
const TRIES = 3

export type Search = {
  board: TossBoard
  edition: TossEdition
  team: Team
  tossed: Piece
  ask: ThrowAsk
  /** Points worth aiming at, in the table's own directions. */
  points: readonly Point[]
  /** Tried by formula instead of physics. */
  isSurrogate: boolean
  rng: Chance
  /** What a toss that ended so is worth to the team. */
  worth: (report: Report) => number
}

/** The candidate that is worth most on average over a few tries; null if none is legal. */
export function findThrow(search: Search): Thrown | null {
  const { board, edition, team, ask, points } = search
  let best: Thrown | null = null
  let most = Number.NEGATIVE_INFINITY
  for (const point of points)
    for (const faster of SPEEDS) {
      const candidate = { throw: throwAt(seenFrom(board, team, point), edition, lineOf(board, team), faster) }
      if (accept(ask, candidate) === undefined) continue
      const value = averageWorth(search, candidate)
      if (value > most) {
        most = value
        best = candidate
      }
    }
  return best
}

function averageWorth(search: Search, { throw: numbers }: Thrown): number {
  let sum = 0
  for (let i = 0; i < TRIES; i++)
    sum += search.worth(tryThrow(search, numbers, new FastChance(search.rng.below(2 ** 32), i)))
  return sum / TRIES
}

/** What one try of a throw comes to; `numbers` as the thrower sees them. The board stays as it is. */
export function tryThrow(
  { board, edition, team, tossed, isSurrogate }: Pick<Search, 'board' | 'edition' | 'team' | 'tossed' | 'isSurrogate'>,
  numbers: readonly number[],
  chance: Chance,
): Report {
  const { end } = crewOf(board, team)
  const towards = end === 'near' ? 1 : -1
  const foul = { y: towards * lineOf(board, team), towards } as const
  const thrower = isSurrogate ? surrogateThrow : throwDie
  const options = { foul, tremor: tremorOf(edition) }
  const thrown = throwFrom(turnFor(end, numbers))
  return reportFrom(thrower(feltOf(board, edition), board.dice, tossed, thrown, chance, options))
}
