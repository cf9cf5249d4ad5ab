/**
 * What a captain knows of its own hand: where skims of many speeds come to rest on a table with nothing on it. A die
 * thrown from farther left comes to rest farther left, so that a few hundred throws tell of every place to throw from.
 */
import { FastChance } from '@nassau/kernel/bots'
import { type Die, type Felt, type Piece, throwDie } from '@nassau/tossing'
import { sum } from '../../lists.ts'
import type { TossEdition } from '../edition.ts'
import { skimFrom, throwAt } from './aim.ts'
import { isFoul, reportFrom, throwFrom, tremorOf } from './hand.ts'
import { surrogateThrow } from './surrogate.ts'

/** One speed: the throw from the middle of the edge, and where it came to rest, null for a foul. */
export type Skim = { numbers: number[]; landings: (Die | null)[] }

/** From which y to which the skims should reach, as the thrower sees it, and the foul line. */
export type Range = { from: number; to: number; line: number }

/** Large enough that nothing falls off: what would have is found by where it lies. */
const FELT: Felt = { width: 6000, length: 8000, disks: [] }
const SPEEDS = 10
/** Throws of each speed. */
const THROWS = 12

/** Only what was worked out already: the same question always has the same answer. */
const known = new Map<string, Skim[]>()
const MOST_KNOWN = 16

export function skimsOver(range: Range, piece: Piece, edition: TossEdition, isSurrogate: boolean): readonly Skim[] {
  const { dieSize, release, tremor, table } = edition
  const key = JSON.stringify([range, piece.kind, piece.size, dieSize, release, tremor, table, isSurrogate])
  const found = known.get(key)
  if (found) return found
  if (known.size === MOST_KNOWN) known.clear()
  const skims = throwSkims(range, piece, edition, isSurrogate)
  known.set(key, skims)
  return skims
}

function throwSkims({ from, to, line }: Range, piece: Piece, edition: TossEdition, isSurrogate: boolean): Skim[] {
  const thrower = isSurrogate ? surrogateThrow : throwDie
  const options = { foul: { y: line, towards: 1 }, tremor: tremorOf(edition) } as const
  const speedTo = (y: number): number => throwAt({ x: 0, y }, edition, line)[4] ?? 0
  const [slow, fast] = [speedTo(from), speedTo(to)]
  const thrown = Array.from({ length: SPEEDS }, (_, i) => {
    const vy = Math.round(slow + ((fast - slow) * i) / (SPEEDS - 1))
    const numbers = skimFrom(0, vy, edition, line, Number.POSITIVE_INFINITY)
    const landings = Array.from({ length: THROWS }, (_, stream) => {
      const chance = new FastChance(i, stream)
      const report = reportFrom(thrower(FELT, [], piece, throwFrom(numbers), chance, options))
      return isFoul(report) ? null : (report.dice[0] ?? null)
    })
    return { numbers, landings }
  })
  return thrown.map((skim, i) => ({
    ...skim,
    landings: thrown.slice(Math.max(0, i - 1), i + 2).flatMap(near => asFarAs(near, skim, line)),
  }))
}

/** The landings of a skim as one of nearly its speed would have them: three times the throws for the price of one. */
function asFarAs({ landings }: Skim, other: Skim, line: number): (Die | null)[] {
  const farther = runOf(other, line) / runOf({ landings }, line)
  return landings.map(
    die =>
      die && {
        ...die,
        pose: { ...die.pose, x: die.pose.x * farther, y: line + (die.pose.y - line) * farther },
      },
  )
}

/** How far a skim runs past the line on average, in mm. */
function runOf({ landings }: Pick<Skim, 'landings'>, line: number): number {
  const runs = landings.flatMap(die => (die ? [die.pose.y - line] : []))
  return Math.max(1, sum(runs) / runs.length)
}
