/** What lies on the table as long as it is laid alike: goals with their leagues, foul disks, foul lines. */
import { Group } from 'three'
import type { TossBoard } from '../../../board.ts'
import { circle, diskMesh, foulArt, foulLine, goalArt } from './furniture.ts'

export class Laid {
  readonly group = new Group()
  private readonly width: number
  /** How far an island reaches, in mm; null where there are targets instead. */
  private readonly league: number | null
  /** What lies there, to be compared. */
  private known = ''

  constructor(width: number, league: number | null) {
    this.width = width
    this.league = league
  }

  lay({ goals, foulDisks, lines }: TossBoard): void {
    const wanted = JSON.stringify([goals, foulDisks, lines])
    if (wanted === this.known) return
    this.known = wanted
    const { group, width, league } = this
    group.clear()
    goals.forEach((goal, i) => {
      group.add(diskMesh(goal, goalArt(i, goal.value, league !== null)))
      if (league !== null) group.add(circle(goal.x, goal.y, goal.diameter / 2 + league, 0xffecc4))
    })
    for (const disk of foulDisks) group.add(diskMesh(disk, foulArt()))
    group.add(foulLine(width, lines.near))
    if (lines.far !== null) group.add(foulLine(width, lines.far))
  }
}
