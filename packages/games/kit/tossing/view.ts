/** What a seat sees of a tossing table: everything, since all of it lies open. */
import type { Disk } from '@nassau/tossing'
import type { Crew, FeltDie, Goal, TossBoard } from './board.ts'

const showDisk = ({ x, y, diameter, thickness }: Disk): Disk => ({ x, y, diameter, thickness })
const showGoal = (goal: Goal): Goal => ({ ...showDisk(goal), name: goal.name, value: goal.value })
const showCrew = ({ seats, next, score, end, inHand }: Crew): Crew => ({ seats: [...seats], next, score, end, inHand })
const showDie = ({ id, kind, size, pose, labels, face, team, role }: FeltDie): FeltDie => ({
  id,
  kind,
  size,
  pose: { x: pose.x, y: pose.y, z: pose.z, qx: pose.qx, qy: pose.qy, qz: pose.qz, qw: pose.qw },
  labels,
  face,
  team,
  role,
})

export const showTossBoard = (board: TossBoard): TossBoard => ({
  crews: board.crews.map(showCrew),
  goals: board.goals.map(showGoal),
  foulDisks: board.foulDisks.map(showDisk),
  lines: { near: board.lines.near, far: board.lines.far },
  dice: board.dice.map(showDie),
  aside: [...board.aside],
  first: board.first,
  round: board.round,
})
