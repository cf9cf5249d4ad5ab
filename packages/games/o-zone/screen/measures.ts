/** How Classic O-Zone measures: to targets from centre to centre (OZ-22), to the scoring edge from the nearest point (OZ-21). */
import { centreDistance, footprint, gapToEdge } from '@nassau/tossing'
import type { FeltDie, Goal } from '../../kit/tossing/board.ts'
import type { Measure, Measures } from '../../kit/tossing/screen/judging/strings.ts'

type Size = { width: number; length: number }

export const toTarget = (die: FeltDie, goal: Goal): Measure => ({
  from: { x: die.pose.x, y: die.pose.y },
  to: { x: goal.x, y: goal.y },
  mm: centreDistance(die, goal),
  name: goal.name,
  isInReach: null,
})

export function toEdge(die: FeltDie, table: Size): Measure {
  const [from = die.pose] = footprint(die).toSorted((a, b) => b.y - a.y)
  return {
    from: { x: from.x, y: from.y },
    to: { x: from.x, y: table.length / 2 },
    mm: gapToEdge(die, { ...table, disks: [] }, 'far'),
    name: /*i18n*/ 'scoring edge',
    isInReach: null,
  }
}

export const measuresOn =
  (table: Size): Measures =>
  (die, { goals }) => [...goals.map(goal => toTarget(die, goal)), toEdge(die, table)]
