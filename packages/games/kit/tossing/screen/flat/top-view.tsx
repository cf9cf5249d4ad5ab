/** The table from above, to scale: disks, leagues, lines, dice with their values, and strings to measure with. */
import { useLingui } from '@lingui/react'
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react'
import type { FeltDie, TossBoard } from '../../board.ts'
import { nearestGoal } from '../../felt.ts'
import { dieInWords, nearInWords, spotInWords, teamInWords } from '../../words/words.ts'
import type { Measuring } from '../judging/use-measuring.ts'
import { Dice2d } from './dice-2d.tsx'
import { FlatStrings } from './flat-layers.tsx'
import css from './top-view.module.css'

type Props = {
  board: TossBoard
  table: { width: number; length: number }
  league: number | null
  /** What of it is seen, in mm; the whole table unless told. */
  part?: { left: number; right: number; near: number; far: number }
  /** Called with a point of the table, in mm, when one is chosen and while it is dragged. */
  onPoint?: ((x: number, y: number) => void) | undefined
  /** Keys on the table, where points are chosen. */
  onKey?: ((event: KeyboardEvent) => void) | undefined
  measuring?: Measuring | undefined
  /** What lies there now, if that is not what the board says: dice on their way. */
  dice?: readonly FeltDie[]
  ringed?: readonly string[]
  fading?: readonly string[]
  /** Drawn under the dice. */
  under?: ReactNode
  children?: ReactNode
}

const ENDS = ['near', 'far'] as const

/** Tells the point of the table that a pointer is on. */
function point(event: PointerEvent<SVGSVGElement>, tell: Props['onPoint']): void {
  const matrix = event.currentTarget.getScreenCTM()?.inverse()
  if (!matrix || !tell) return
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix)
  tell(Math.round(x), Math.round(-y))
}

export function TopView({
  board,
  table,
  league,
  part,
  onPoint,
  onKey,
  measuring,
  dice = board.dice,
  ringed,
  fading,
  under,
  children,
}: Props) {
  const { i18n } = useLingui()
  const { width, length } = table
  const seen = part ?? { left: -width / 2 - 20, right: width / 2 + 20, near: -length / 2 - 20, far: length / 2 + 20 }
  const isPointed = onPoint !== undefined
  return (
    <svg
      className={css.view}
      viewBox={`${seen.left} ${-seen.far} ${seen.right - seen.left} ${seen.far - seen.near}`}
      role={isPointed ? 'application' : 'img'}
      tabIndex={isPointed ? 0 : undefined}
      aria-label={inWords(i18n, board)}
      onPointerDown={event => {
        if (!isPointed) return
        event.currentTarget.setPointerCapture(event.pointerId)
        point(event, onPoint)
      }}
      onPointerMove={event => event.buttons > 0 && point(event, onPoint)}
      onKeyDown={onKey}
      data-pointed={isPointed || undefined}
    >
      <Felt {...{ board, table, league }} />
      {under}
      {board.goals.map(({ name, x, y, value }) => (
        <text key={name} x={x} y={-y + 8} className={css.value}>
          {value}
        </text>
      ))}
      <Dice2d
        dice={dice}
        measured={measuring?.id ?? null}
        {...(ringed && { ringed })}
        {...(fading && { fading })}
        onHover={measuring?.hover}
        onPick={measuring?.pick}
      />
      {measuring && <FlatStrings strings={measuring.strings} />}
      {children}
    </svg>
  )
}

/** What the dice lie on: table, foul lines, goals with their leagues, and disks that are foul. */
const Felt = ({ board, table: { width, length }, league }: Pick<Props, 'board' | 'table' | 'league'>) => (
  <>
    <rect x={-width / 2} y={-length / 2} width={width} height={length} className={css.table} />
    {ENDS.map(end => {
      const y = board.lines[end]
      return y !== null && <path key={end} d={`M${-width / 2} ${-y}h${width}`} className={css.line} />
    })}
    {board.goals.map(({ name, x, y, diameter }) => (
      <g key={name}>
        {league !== null && <circle cx={x} cy={-y} r={diameter / 2 + league} className={css.league} />}
        <circle cx={x} cy={-y} r={diameter / 2} className={css.goal} />
      </g>
    ))}
    {board.foulDisks.map(({ x, y, diameter }) => (
      <circle key={`${x} ${y}`} cx={x} cy={-y} r={diameter / 2} className={css.foul} />
    ))}
  </>
)

const inWords = (i18n: ReturnType<typeof useLingui>['i18n'], { goals, dice }: TossBoard): string =>
  [
    i18n._('The table from above.'),
    ...goals.map(({ name, x, y }) => `${i18n._(name)}: ${spotInWords({ x: Math.round(x), y: Math.round(y) })}.`),
    ...dice.map(die =>
      i18n._('{team}: {die} shows {face}, {place}.', {
        team: teamInWords(die.team),
        die: dieInWords(die.id),
        face: die.face,
        place: nearInWords(nearestGoal(goals, die)),
      }),
    ),
  ].join(' ')
