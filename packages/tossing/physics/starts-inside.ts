/** Whether a die would be let go inside something (OZ-27): however it lies in the hand, it must be clear. */
import { type Die, type Felt, heightRow, matrixOf, type Piece, type Pose, type Throw } from '../pose.ts'
import { dot, reachOf, SHAPES } from './shape.ts'

/** What a die would start inside of. */
export type Obstacle = { what: 'table' } | { what: 'disk'; index: number } | { what: 'die'; id: string }

/** What the ball around the tossed die meets at the release, or null. */
export function startsInside(felt: Felt, dice: readonly Die[], tossed: Piece, toss: Throw): Obstacle | null {
  const reach = reachOf(tossed.kind, tossed.size)
  const at = { x: toss.x / 10, y: toss.y / 10, z: toss.z / 10 }
  const isOver = Math.abs(at.x) < felt.width / 2 + reach && Math.abs(at.y) < felt.length / 2 + reach
  if (isOver && at.z < reach) return { what: 'table' }
  const index = felt.disks.findIndex(disk => {
    const [dx, dy] = [at.x - disk.x, at.y - disk.y]
    const far = disk.diameter / 2 + reach
    return at.z < disk.thickness + reach && dx * dx + dy * dy < far * far
  })
  if (index >= 0) return { what: 'disk', index }
  const met = dice.find(die => heightAbove(die, at) < reach)
  return met ? { what: 'die', id: met.id } : null
}

/** How far a point is outside of a die's faces at least, in mm; negative inside. */
function heightAbove({ kind, size, pose }: Die, { x, y, z }: Pick<Pose, 'x' | 'y' | 'z'>): number {
  const m = matrixOf(pose)
  const [dx, dy, dz] = [x - pose.x, y - pose.y, z - pose.z]
  // The same point as the die sees it.
  const seen = [0, 1, 2].map(i => (m[i] ?? 0) * dx + (m[i + 3] ?? 0) * dy + (heightRow(pose)[i] ?? 0) * dz)
  const [a = 0, b = 0, c = 0] = seen
  return Math.max(...SHAPES[kind].normals.map(normal => dot(normal, [a, b, c]))) - size / 2
}
