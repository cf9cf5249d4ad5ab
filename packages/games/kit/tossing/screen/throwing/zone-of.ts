/** Where the hand may let go, out of the bounds of the ask, on the table and in its own directions. */
import type { ThrowAsk } from '@nassau/kernel'
import { crewOf, type Team, type TossBoard } from '../../board.ts'
import { foulLineOf } from '../judging/judging.ts'
import type { Zone } from '../three/props/zone.ts'

export function zoneOf(
  { axes: [across, along] }: ThrowAsk,
  board: TossBoard,
  team: Team,
  length: number,
  isPressed: boolean,
): Zone | null {
  if (!across || !along) return null
  const way = crewOf(board, team).end === 'near' ? 1 : -1
  // Behind the table's edge there is nothing to draw on.
  const ys = [Math.max(along.min / 10, -length / 2) * way, (along.max / 10) * way]
  return {
    from: { x: across.min / 10, y: Math.min(...ys) },
    to: { x: across.max / 10, y: Math.max(...ys) },
    line: foulLineOf(board, team).y,
    isPressed,
  }
}
