/** The table from above, to scale: disks, leagues, lines, dice with their values, and strings to measure with. */
import { useLingui } from '@lingui/react'
import { gapToDisk } from '@nassau/table'
import { type PointerEvent, type ReactNode, useState } from 'react'
import { type TableDie, TEAM_NAMES, type TossBoard } from '../board.ts'
import css from './top-view.module.css'

type Props = {
  board: TossBoard
  table: { width: number; length: number }
  league: number | null
  /** Called with a point of the table, in mm, when one is chosen. */
  onPoint?: ((x: number, y: number) => void) | undefined
  children?: ReactNode
}

export function TopView({ board, table, league, onPoint, children }: Props) {
  const { i18n } = useLingui()
  const [measured, setMeasured] = useState<string | null>(null)
  const { width, length } = table
  const die = board.dice.find(({ id }) => id === measured)
  function point(event: PointerEvent<SVGSVGElement>): void {
    const matrix = event.currentTarget.getScreenCTM()?.inverse()
    if (!matrix || !onPoint) return
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix)
    onPoint(Math.round(x), Math.round(-y))
  }
  return (
    <svg
      className={css.view}
      viewBox={`${-width / 2 - 20} ${-length / 2 - 20} ${width + 40} ${length + 40}`}
      role="img"
      aria-label={inWords(i18n, board)}
      onPointerUp={point}
      data-pointed={onPoint !== undefined || undefined}
    >
      <rect x={-width / 2} y={-length / 2} width={width} height={length} className={css.table} />
      {[board.lines.near, board.lines.far].map(
        y => y !== null && <path key={y} d={`M${-width / 2} ${-y}h${width}`} className={css.line} />,
      )}
      {board.goals.map(({ name, x, y, diameter, value }) => (
        <g key={name}>
          {league !== null && <circle cx={x} cy={-y} r={diameter / 2 + league} className={css.league} />}
          <circle cx={x} cy={-y} r={diameter / 2} className={css.goal} />
          <text x={x} y={-y + 8} className={css.value}>
            {value}
          </text>
        </g>
      ))}
      {board.foulDisks.map(({ x, y, diameter }) => (
        <circle key={`${x} ${y}`} cx={x} cy={-y} r={diameter / 2} className={css.foul} />
      ))}
      {board.dice.map(one => (
        <g
          key={one.id}
          className={one.team === 0 ? css.black : css.white}
          transform={`translate(${one.pose.x} ${-one.pose.y})`}
          onPointerEnter={() => setMeasured(one.id)}
          onPointerLeave={() => setMeasured(null)}
        >
          {one.kind === 'd6' ? (
            <rect
              x={-one.size / 2}
              y={-one.size / 2}
              width={one.size}
              height={one.size}
              rx="3"
              transform={`rotate(${headingOf(one)})`}
            />
          ) : (
            <circle r={one.size / 2} />
          )}
          <text y="6">{one.face}</text>
        </g>
      ))}
      {die && board.goals.map(goal => <Measure key={goal.name} die={die} goal={goal} />)}
      {children}
    </svg>
  )
}

/** A string from a die to a disk, with its length. */
function Measure({ die, goal }: { die: TableDie; goal: TossBoard['goals'][number] }) {
  const gap = gapToDisk(die, goal)
  const { x, y } = die.pose
  return (
    <g className={css.string}>
      <path d={`M${x} ${-y}L${goal.x} ${-goal.y}`} />
      <text x={(x + goal.x) / 2} y={-(y + goal.y) / 2}>
        {Math.max(0, Math.round(gap))} mm
      </text>
    </g>
  )
}

/** How a die is turned, seen from above, in degrees. */
const headingOf = ({ pose: { qx, qy, qz, qw } }: TableDie): number =>
  (-Math.atan2(2 * (qw * qz + qx * qy), 1 - 2 * (qy * qy + qz * qz)) * 180) / Math.PI

const inWords = (i18n: ReturnType<typeof useLingui>['i18n'], { goals, dice }: TossBoard): string =>
  [
    i18n._('The table from above.'),
    ...goals.map(({ name, x, y }) => i18n._('{name} at {x}, {y}.', { name, x: Math.round(x), y: Math.round(y) })),
    ...dice.map(({ id, team, face, pose }) =>
      i18n._('{team} {id} shows {face} at {x}, {y}.', {
        team: TEAM_NAMES[team],
        id,
        face,
        x: Math.round(pose.x),
        y: Math.round(pose.y),
      }),
    ),
  ].join(' ')
