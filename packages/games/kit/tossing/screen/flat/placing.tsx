/** Laying the table: a disk or the foul line is dragged to its place, or moved by arrow keys; whether it may lie there shows at once. */
import { useLingui } from '@lingui/react'
import type { ThrowAsk } from '@nassau/kernel'
import { accept, quantise } from '@nassau/kernel/host'
import type { KeyboardEvent } from 'react'
import type { TossBoard } from '../../board.ts'
import type { TossEdition } from '../../edition.ts'
import type { LineName } from '../../steps/arrange.ts'
import { aboutInWords } from '../../words/words.ts'
import css from './placing.module.css'
import { TopView } from './top-view.tsx'

type Props = {
  board: TossBoard
  edition: TossEdition
  league: number | null
  ask: ThrowAsk
  /** The numbers of the ask: a spot, or how far the line is from its end. */
  spot: readonly number[]
  onSpot: (spot: readonly number[]) => void
}

/** Arrow keys move by so many mm; with Shift by one. */
const STEP = 10
const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

export function PlacingView({ board, edition, league, ask, spot, onSpot }: Props) {
  const isLine = ask.axes.length === 1
  const { throw: kept } = quantise(ask, spot)
  const isLegal = accept(ask, { throw: kept }) !== undefined
  const half = edition.table.length / 2
  /** Distances from the far end grow towards the near one. */
  const toward = ask.axes[0]?.name === ('far line' satisfies LineName) ? -1 : 1
  function onKey(event: KeyboardEvent): void {
    const way = WAYS[event.key]
    if (!way) return
    event.preventDefault()
    const by = event.shiftKey ? 1 : STEP
    const [x, y] = [way[0] * by, way[1] * by]
    onSpot(quantise(ask, isLine ? [(kept[0] ?? 0) + toward * y] : [(kept[0] ?? 0) + x, (kept[1] ?? 0) + y]).throw)
  }
  return (
    <TopView
      board={isLine ? { ...board, lines: linesAt(board, toward * ((kept[0] ?? 0) - half), toward) } : board}
      table={edition.table}
      league={league}
      onPoint={(x, y) => onSpot(isLine ? [toward * y + half] : [x, y])}
      onKey={onKey}
      under={!isLine && <Allowed ask={ask} radius={edition.goalDiameter / 2} />}
    >
      {isLine ? (
        <GhostLine edition={edition} distance={kept[0] ?? 0} toward={toward} isOnly={board.lines.far === null} />
      ) : (
        <GhostDisk x={kept[0] ?? 0} y={kept[1] ?? 0} edition={edition} league={league} isLegal={isLegal} />
      )}
    </TopView>
  )
}

/** The foul lines, if the one that is being put is there; one that is to come is not drawn yet. */
const linesAt = ({ lines: { near, far } }: TossBoard, y: number, toward: number): TossBoard['lines'] =>
  toward > 0 ? { near: y, far: null } : { near, far: far === null ? null : y }

/** Where the middle of a disk may be, and what lies there already. */
function Allowed({ ask: { axes, shells }, radius }: { ask: ThrowAsk; radius: number }) {
  const [across, along] = axes
  if (!across || !along) return null
  return (
    <>
      <rect
        className={css.allowed}
        x={across.min - radius}
        y={-along.max - radius}
        width={across.max - across.min + 2 * radius}
        height={along.max - along.min + 2 * radius}
      />
      {shells.map(({ centre: [x = 0, y = 0] }, i) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${-y})`}>
          <circle r={radius} className={css.placed} />
          <text y="8" className={css.number}>
            {i + 1}
          </text>
        </g>
      ))}
    </>
  )
}

type DiskProps = { x: number; y: number; edition: TossEdition; league: number | null; isLegal: boolean }

function GhostDisk({ x, y, edition: { goalDiameter }, league, isLegal }: DiskProps) {
  const { i18n } = useLingui()
  const radius = goalDiameter / 2
  return (
    <g className={css.ghost} transform={`translate(${x} ${-y})`}>
      {league !== null && <circle r={radius + league} className={css.reach} />}
      <circle r={radius} className={css.disk} data-legal={isLegal || undefined} />
      <path className={css.sign} d={isLegal ? 'M-10 1L-3 8L11-9' : 'M-10-10L10 10M10-10L-10 10'} />
      <text y={radius + 30} className={css.says}>
        {!isLegal && i18n._('overlaps')}
      </text>
    </g>
  )
}

type LineProps = { edition: TossEdition; distance: number; toward: number; isOnly: boolean }

function GhostLine({ edition: { table, foulDiameter }, distance, toward, isOnly }: LineProps) {
  const { i18n } = useLingui()
  const y = toward * (table.length / 2 - distance)
  const side = table.width / 2 - foulDiameter
  return (
    <g className={css.ghost}>
      {(isOnly ? [-side, side] : [toward * side]).map(x => (
        <circle key={x} cx={x} cy={y} r={foulDiameter / 2} className={css.disk} data-legal="" />
      ))}
      <text y={y - 14} className={css.says}>
        {i18n._('{gap} from the end', { gap: aboutInWords(distance) })}
      </text>
    </g>
  )
}
