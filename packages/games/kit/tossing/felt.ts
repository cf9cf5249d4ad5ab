/** The table as physics sees it, and what makes an arrangement of it legal (OZ-6, PZ-5). */
import { type Die, type Felt, gapToDisk } from '@nassau/tossing'
import type { Goal, TossBoard } from './board.ts'
import { type TossEdition, usualLine } from './edition.ts'

/** Targets or islands, and foul disks: none of them ever moves (OZ-31). */
export const feltOf = (board: TossBoard, edition: TossEdition): Felt => ({
  ...edition.table,
  disks: [...board.goals, ...board.foulDisks].map(({ x, y, diameter, thickness }) => ({ x, y, diameter, thickness })),
})

/** The goal a die lies nearest to, by its name, and how far it is from that disk's edge, in mm; below 0 over it. */
export type Near = { goal: string; gap: number }

export function nearestGoal(goals: readonly Goal[], die: Die): Near | null {
  let nearest: Near | null = null
  for (const goal of goals) {
    const gap = gapToDisk(die, goal)
    if (nearest === null || gap < nearest.gap) nearest = { goal: goal.name, gap }
  }
  return nearest
}

/** What is wrong with an edition's presets, whose disks must lie between `from` and `to`; null if nothing is. */
export function problemWith(edition: TossEdition, from: number, to: number): string | null {
  const { foulLine, table } = edition
  const isLegal = (line: number): boolean => foulLine.least <= line && line <= foulLine.most
  if (!isLegal(usualLine(edition, 'near')) || !isLegal(usualLine(edition, 'far')) || foulLine.most > table.length / 2)
    return 'at foulLine: expected least ≤ usual ≤ most, far within them, at most half the table'
  for (const { name, spots } of edition.presets) {
    const problem = problemWithSpots(edition, spots, from, to)
    if (problem) return `at presets, "${name}": ${problem}`
  }
  return null
}

function problemWithSpots(
  edition: TossEdition,
  spots: readonly { x: number; y: number }[],
  from: number,
  to: number,
): string | null {
  const radius = edition.goalDiameter / 2
  for (const [i, { x, y }] of spots.entries()) {
    if (Math.abs(x) + radius > edition.table.width / 2) return `the disk at ${x}, ${y} is not wholly on the table`
    if (y - radius < from || y + radius > to) return `the disk at ${x}, ${y} is not wholly between y ${from} and ${to}`
    for (const other of spots.slice(i + 1)) {
      const square = (other.x - x) * (other.x - x) + (other.y - y) * (other.y - y)
      if (square < edition.goalDiameter * edition.goalDiameter)
        return `the disks at ${x}, ${y} and ${other.x}, ${other.y} overlap`
    }
  }
  return null
}
