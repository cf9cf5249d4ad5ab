/** How the dice lay before a throw. Whoever steps through a match backwards has not just seen that. */
import type { Trajectory } from '@nassau/tossing'
import type { FeltDie, TossBoard } from '../../board.ts'
import { thrownTrack } from '../throwing/way.ts'

/** A die on its way begins at most so far from where it lay, in mm. */
const NEAR = 3

/** The table as seen last, if the throw begins there; else worked out from how it ended; null if that cannot be known. */
export function layBefore(last: TossBoard, after: TossBoard, id: string, path: Trajectory): TossBoard | null {
  if (isHowItLay(last.dice, id, path)) return last
  const others = after.dice.filter(die => die.id !== id)
  // Where something was taken off, nobody can say in which place it lay.
  if (others.length !== countBefore(path)) return null
  return { ...after, dice: others.map((die, i) => asItLay(die, i, path)) }
}

/** Whether a throw of the die `id` that went this way began with the dice lying so. */
export const isHowItLay = (dice: readonly FeltDie[], id: string, path: Trajectory): boolean =>
  dice.length === countBefore(path) &&
  dice.every(die => die.id !== id) &&
  path.tracks.every(({ die, poses: [first] }) => {
    const lay = dice[die]?.pose
    return !lay || !first || Math.hypot(first.x - lay.x, first.y - lay.y, first.z - lay.z) <= NEAR
  })

/** The thrown die comes after all that lay there. */
const countBefore = (path: Trajectory): number => thrownTrack(path)?.die ?? 0

function asItLay(die: FeltDie, i: number, { tracks }: Trajectory): FeltDie {
  const pose = tracks.find(track => track.die === i)?.poses[0]
  return pose ? { ...die, pose } : die
}
