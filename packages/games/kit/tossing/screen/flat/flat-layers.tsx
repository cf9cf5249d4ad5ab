/** What is drawn onto the table for a while, seen from above: the zone of the hand, marks of a throw, strings, counts. */
import { useLingui } from '@lingui/react'
import type { Marks } from '../judging/judging.ts'
import type { Tally } from '../judging/reel.ts'
import { labelSpot, type Measure, mmOf } from '../judging/strings.ts'
import type { Zone } from '../three/props/zone.ts'
import css from './flat-layers.module.css'

export function FlatZone({ from, to, line, isPressed }: Zone) {
  const { i18n } = useLingui()
  const [top, height] = [Math.max(from.y, to.y), Math.abs(to.y - from.y)]
  const isNear = line > (from.y + to.y) / 2
  return (
    <>
      <rect
        x={from.x}
        y={-top}
        width={to.x - from.x}
        height={height}
        className={css.zone}
        data-pressed={isPressed || undefined}
      />
      <path d={`M${from.x} ${-line}H${to.x}`} className={css.foulLine} />
      <text x={to.x - 110} y={-line + (isNear ? 34 : -14)} className={css.lineName}>
        {i18n._('foul line')}
      </text>
    </>
  )
}

export function FlatMarks({ touch, crossing, isFoul }: Marks) {
  return (
    <g className={css.marks} data-foul={isFoul || undefined}>
      {touch && (
        <g transform={`translate(${touch.x} ${-touch.y})`}>
          <circle r="14" className={css.touch} />
          <circle r="4" className={css.dot} />
        </g>
      )}
      {crossing && (
        <path
          d="M0-17L17 0L0 17L-17 0Z"
          transform={`translate(${crossing.x} ${-crossing.y})`}
          className={css.crossing}
        />
      )}
    </g>
  )
}

export function FlatStrings({ strings }: { strings: readonly Measure[] }) {
  const { i18n } = useLingui()
  return strings.map(string => {
    const { from, to, name, isInReach } = string
    const label = labelSpot(string, strings)
    return (
      <g key={`${name} ${from.x} ${from.y}`}>
        <path
          d={`M${from.x} ${-from.y}L${to.x} ${-to.y}`}
          className={css.string}
          data-far={isInReach === false || undefined}
        />
        <text x={label.x} y={-label.y} className={css.length}>
          {i18n._('{n} mm', { n: mmOf(string) })}
        </text>
      </g>
    )
  })
}

export function FlatTally({ x, y, counts, isScore }: Tally) {
  const shown = counts.flatMap((count, team) => (count === null ? [] : [{ count, team }]))
  return shown.map(({ count, team }, i) => (
    <g key={team} className={css.tally} data-team={team} transform={`translate(${x} ${-y - 30})`}>
      <g className={css.scaled}>
        <rect x={(i - shown.length / 2) * 92} y="-44" width="88" height="44" rx="8" className={css.chip} />
        <text x={(i - (shown.length - 1) / 2) * 92 - 2} y="-11" className={css.count}>
          {isScore ? '+' : ''}
          {count}
        </text>
      </g>
    </g>
  ))
}
