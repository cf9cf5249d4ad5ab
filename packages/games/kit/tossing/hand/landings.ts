/**
 * What a captain knows of its own hand: where skims of many speeds come to rest on a table with nothing on it. A die
 * thrown from farther left comes to rest farther left, so that a few hundred throws tell of every place to throw from.
 */
import { FastChance } from '@nassau/kernel/bots'
import { type Die, type Felt, type Piece, throwDie } from '@nassau/tossing'
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
const THROWS = 24
/**
 * Skims spread in proportion to how far they run past the line, so those that should run up to so many times as far tell
 * of each other. Of few landings the best of all throws is a lucky one: nothing else costs a captain as much.
 */
const ALIKE = 1.6

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
  const thrown = Array.from({ length: SPEEDS }, (_, i) => {
    const y = from + ((to - from) * i) / (SPEEDS - 1)
    const vy = throwAt({ x: 0, y }, edition, line)[4] ?? 0
    const numbers = skimFrom(0, vy, edition, line, Number.POSITIVE_INFINITY)
    const landings = Array.from({ length: THROWS }, (_, stream) => {
      const chance = new FastChance(i, stream)
      const report = reportFrom(thrower(FELT, [], piece, throwFrom(numbers), chance, options))
      return isFoul(report) ? null : (report.dice[0] ?? null)
    })
    return { numbers, landings, run: Math.max(1, y - line) }
  })
  return thrown.map(({ numbers, run }) => ({
    numbers,
    landings: thrown
      .map(other => ({ ...other, farther: run / other.run }))
      .filter(({ farther }) => Math.max(farther, 1 / farther) <= ALIKE)
      .flatMap(({ landings, farther }) => landings.map(die => die && runningOn(die, farther, line))),
  }))
}

/** A landing as it would have been if all had gone so many times as far past the line. */
function runningOn(die: Die, farther: number, line: number): Die {
  const { x, y } = die.pose
  return { ...die, pose: { ...die.pose, x: x * farther, y: line + (y - line) * farther } }
}
