/** How a throw was judged, as a table shows it: where the die first touched, where it passed the line, what it disturbed. */
import type { Trajectory } from '@nassau/tossing'
import { i18n } from '#i18n'
import { crewOf, type FeltDie, lineOf, type Team, type TossBoard } from '../../board.ts'
import { isTossEvent } from '../../events.ts'
import { aboutInWords } from '../../words/words.ts'
import { thrownTrack } from '../throwing/way.ts'

type Spot = { x: number; y: number }

/** The foul line of whoever throws: `towards` is 1 where y grows in the direction of the throw. */
export type Line = { y: number; towards: 1 | -1 }

/** What a throw leaves on the table. */
export type Marks = {
  /** Where it first touched; null if it never did. */
  touch: Spot | null
  /** Where its centre passed the foul line; null if it stayed behind it. */
  crossing: Spot | null
  isFoul: boolean
}

export type Judged = Marks & {
  id: string
  team: Team
  /** How far behind the line it first touched, in mm; below 0 beyond the line. */
  before: number | null
  /** Whether it rolled, or only slid. */
  isRolled: boolean
  /** Whether it lies on a target or an island. */
  isHit: boolean
  /** The clause it broke. */
  foul: 'OZ-11' | 'OZ-12' | null
  /** Other dice it moved. */
  disturbed: readonly string[]
  /** What those cost its team. */
  penalty: number
}

export function foulLineOf(board: TossBoard, team: Team): Line {
  const towards = crewOf(board, team).end === 'near' ? 1 : -1
  return { y: towards * lineOf(board, team), towards }
}

/** Where the thrown die's centre first passed the line. */
export function crossingIn(path: Trajectory, { y, towards }: Line): Spot | null {
  const poses = thrownTrack(path)?.poses ?? []
  const at = poses.findIndex(pose => (pose.y - y) * towards > 0)
  const [before, after] = [poses[at - 1], poses[at]]
  if (!after) return null
  if (!before) return { x: after.x, y: after.y }
  const share = (y - before.y) / (after.y - before.y)
  return { x: before.x + (after.x - before.x) * share, y }
}

/** OZ-14 What moved by more than this, in mm, was disturbed. */
const DISTURBED = 1

/** Other dice that do not lie where they lay. */
export function disturbedIn(path: Trajectory, before: readonly FeltDie[]): string[] {
  return path.tracks.flatMap(({ die, poses, isGone }) => {
    const lay = before[die]
    const lies = poses.at(-1)
    if (!lay || !lies) return []
    const moved = Math.hypot(lies.x - lay.pose.x, lies.y - lay.pose.y, lies.z - lay.pose.z)
    return isGone || moved > DISTURBED ? [lay.id] : []
  })
}

/** Where it first touched, by how far that is from the line; below 0 beyond it. */
export function touchInWords(before: number | null): string {
  if (before === null) return i18n._('Never touched the table.')
  const gap = aboutInWords(Math.abs(before))
  return before >= 0
    ? i18n._('First touched {gap} before the line.', { gap })
    : i18n._('First touched {gap} after the line.', { gap })
}

type Thrown = { id: string; team: Team; touch: Spot | null; isRolled: boolean }

/** What is to be said of a throw, out of what was heard with it. */
export function judgedFrom(
  { id, team, touch, isRolled }: Thrown,
  path: Trajectory,
  before: TossBoard,
  heard: readonly { kind: string }[],
): Judged {
  const told = heard.filter(isTossEvent)
  const line = foulLineOf(before, team)
  const penalty = told.find(event => event.kind === 'penalty')
  const foul = told.find(event => event.kind === 'foul')?.clause ?? null
  return {
    id,
    team,
    touch,
    crossing: crossingIn(path, line),
    isFoul: foul !== null,
    before: touch && (line.y - touch.y) * line.towards,
    isRolled,
    isHit: foul === null && told.some(event => event.kind === 'tossed' && event.near !== null && event.near.gap <= 0),
    foul,
    disturbed: penalty?.dice ?? disturbedIn(path, before.dice),
    penalty: penalty?.points ?? 0,
  }
}
