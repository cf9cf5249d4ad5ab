/** Strings to measure with: from where to where, and how long, as the rules of each game measure. */
import { footprint, gapBetween, gapToDisk } from '@nassau/tossing'
import type { FeltDie, Goal, TossBoard } from '../../board.ts'

type Spot = { x: number; y: number }

export type Measure = {
  from: Spot
  to: Spot
  /** As the rules measure it; below 0 where one reaches over the other. */
  mm: number
  /** What it leads to, as it is named in English: a goal, a die or an edge. */
  name: string
  /** Whether that is near enough to count; null where nothing has to be near. */
  isInReach: boolean | null
}

/** All that matters of a die, in the order of the goals. */
export type Measures = (die: FeltDie, board: TossBoard) => readonly Measure[]

/** From a die to the rim of every goal. */
export const toGoals: Measures = (die, { goals }) => goals.map(goal => stringToDisk(die, goal, null))

/** Whole mm, as people read a tape. */
export const mmOf = ({ mm }: Measure): number => Math.max(0, Math.round(mm))

/** How far along its string a length is written: where strings come together there is no room for it. */
const APART = 0.64

/** Where the length of a string is written, beside others. */
export function labelSpot({ from, to }: Measure, all: readonly Measure[]): Spot {
  const doPart = all.every(other => lengthOf({ from, to: other.from }) < lengthOf({ from: to, to: other.to }) + 1)
  const share = doPart ? APART : 1 - APART
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}

/** From the die's nearest point to the disk's rim. */
export function stringToDisk(die: FeltDie, goal: Goal, isInReach: boolean | null): Measure {
  const mm = gapToDisk(die, goal)
  const from = nearestOn(footprint(die), goal)
  const length = Math.hypot(goal.x - from.x, goal.y - from.y)
  const share = length === 0 ? 0 : Math.max(0, mm) / length
  const to = { x: from.x + (goal.x - from.x) * share, y: from.y + (goal.y - from.y) * share }
  return { from, to, mm, name: goal.name, isInReach }
}

/** From the nearest point of one die to the nearest of the other. */
export function stringToDie(die: FeltDie, other: FeltDie, isInReach: boolean | null): Measure {
  const [a, b] = [footprint(die), footprint(other)]
  const ends = [...a.map(from => ({ from, to: nearestOn(b, from) })), ...b.map(to => ({ from: nearestOn(a, to), to }))]
  const [nearest] = ends.toSorted((one, two) => lengthOf(one) - lengthOf(two))
  const { from, to } = nearest ?? { from: die.pose, to: other.pose }
  return { from, to, mm: gapBetween(die, other), name: other.id, isInReach }
}

const lengthOf = ({ from, to }: { from: Spot; to: Spot }): number => Math.hypot(to.x - from.x, to.y - from.y)

/** The point of an outline that is nearest to a spot outside it. */
function nearestOn(outline: readonly Spot[], spot: Spot): Spot {
  const points = outline.map((a, i): Spot => {
    const b = outline[(i + 1) % outline.length] ?? a
    const [sx, sy] = [b.x - a.x, b.y - a.y]
    const squared = sx * sx + sy * sy
    const part = squared === 0 ? 0 : ((spot.x - a.x) * sx + (spot.y - a.y) * sy) / squared
    const share = Math.min(1, Math.max(0, part))
    return { x: a.x + sx * share, y: a.y + sy * share }
  })
  const [nearest] = points.toSorted((a, b) => lengthOf({ from: a, to: spot }) - lengthOf({ from: b, to: spot }))
  return nearest ?? spot
}

/** The die after (or before) this one, in the order of the table; the first if there is none. */
export function nextDie(dice: readonly FeltDie[], id: string | null, by: 1 | -1): string | null {
  const at = dice.findIndex(die => die.id === id)
  const next = at < 0 ? (by > 0 ? 0 : dice.length - 1) : (at + by + dice.length) % dice.length
  return dice[next]?.id ?? null
}
