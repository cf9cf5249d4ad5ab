/** The whole match as a picture: how far everyone was, choice by choice, and where it turned. */
import { useLingui } from '@lingui/react'
import type { Seat } from '@nassau/kernel'
import { fillOfSeat, SeatMark, useFlown } from '@nassau/ui'
import type { CSSProperties } from 'react'
import css from './race-chart.module.css'
import type { Mark, Tale } from './tale.ts'

/** As much of a match as the picture shows. */
type Raced = Pick<Tale, 'race' | 'goal' | 'length'> & { turnings: readonly { at: number; seat: Seat }[] }

type Props = {
  tale: Raced
  names: readonly string[]
  counts: string
  /** A moment to mark, and how to go to another. */
  at?: number
  go?: (at: number) => void
}

/** The picture's own measure; it is stretched to the room there is. */
const WIDE = 1000
const HIGH = 400
/** After the last choice lines go on for a little, so that how it ended can be seen. */
const TAIL = 1.03

type Scale = { x: (at: number) => number; y: (far: number) => number; most: number; least: number }

function scaleOf({ race, goal, length }: Raced): Scale {
  const all = race.flatMap(({ far }) => far)
  const most = Math.max(1, goal ?? 0, ...all)
  const least = Math.min(0, ...all)
  return {
    x: at => (at / Math.max(1, length * TAIL)) * WIDE,
    y: far => HIGH - ((far - least) / (most - least)) * HIGH,
    most,
    least,
  }
}

/** In steps: what one has one keeps until it changes. */
function lineOf(race: readonly Mark[], seat: Seat, { x, y }: Scale): string {
  const steps = race.map(({ at, far }, i) =>
    i === 0 ? `M${x(at)} ${y(far[seat] ?? 0)}` : `H${x(at)}V${y(far[seat] ?? 0)}`,
  )
  return `${steps.join('')}H${WIDE}`
}

const inPart = (n: number, whole: number): string => `${(100 * n) / whole}%`

export function RaceChart({ tale, names, counts, at, go }: Props) {
  const { i18n } = useLingui()
  const { race, goal, turnings } = tale
  const scale = scaleOf(tale)
  const last = race.at(-1)?.far ?? []
  const number = (n: number): string => n.toLocaleString(i18n.locale)
  const says = i18n._('{counts}, from the beginning to the end: {ends}.', {
    counts,
    ends: names.map((name, seat) => `${name} ${number(last[seat] ?? 0)}`).join(', '),
  })
  return (
    <figure className={css.chart}>
      <figcaption>{counts}</figcaption>
      <div className={css.plot}>
        <svg viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="none" role="img" aria-label={says}>
          <path className={css.ground} d={`M0 ${scale.y(0)}H${WIDE}`} />
          {goal !== null && <path className={css.goal} d={`M0 ${scale.y(goal)}H${WIDE}`} />}
          {names.map((name, seat) => (
            <Line key={name} seat={seat} d={lineOf(race, seat, scale)} />
          ))}
          {at !== undefined && <path className={css.now} d={`M${scale.x(at)} 0V${HIGH}`} />}
        </svg>
        {goal !== null && (
          <span className={css.enough} style={{ top: inPart(scale.y(goal), HIGH) }}>
            {i18n._('goal {goal}', { goal: number(goal) })}
          </span>
        )}
        {turnings.map(({ at: when, seat }, i) => (
          <span
            key={when}
            className={css.turn}
            style={{
              left: inPart(scale.x(when), WIDE),
              top: inPart(scale.y(race.findLast(mark => mark.at <= when)?.far[seat] ?? 0), HIGH),
            }}
          >
            <TurnNumber n={i + 1} />
          </span>
        ))}
        <Ends last={last} scale={scale} number={number} />
        {go && <Finder tale={tale} go={go} />}
      </div>
    </figure>
  )
}

/** The number of a turning point, in the picture and where it is told. */
export const TurnNumber = ({ n }: { n: number }) => (
  <span className={css.number} aria-hidden="true">
    {n}
  </span>
)

function Line({ seat, d }: { seat: Seat; d: string }) {
  return (
    <g className={css.line}>
      <path d={d} className={css.under} />
      <path d={d} stroke={fillOfSeat(useFlown(seat))} />
    </g>
  )
}

/** Labels are so far apart, in parts of the height: else they would cover one another. */
const APART = 13

/** Who ended where, at the right edge. */
function Ends({ last, scale, number }: { last: readonly number[]; scale: Scale; number: (n: number) => string }) {
  const ends = last
    .map((far, seat) => ({ seat, far, top: (100 * scale.y(far)) / HIGH }))
    .toSorted((a, b) => a.top - b.top || a.seat - b.seat)
  let above = -APART
  const lowest = 100 - APART * (ends.length - 1)
  return ends.map(({ seat, far, top }, i) => {
    above = Math.max(above + APART, Math.min(top, lowest + APART * i))
    const style: CSSProperties = { top: `${above}%` }
    return (
      <span key={seat} className={css.end} style={style} aria-hidden="true">
        <SeatMark seat={seat} says="" /> {number(far)}
      </span>
    )
  })
}

/** Goes to the moment that is pointed at. The scrubber does the same by keys. */
function Finder({ tale, go }: { tale: Raced; go: (at: number) => void }) {
  return (
    <button
      type="button"
      className={css.finder}
      tabIndex={-1}
      aria-hidden="true"
      onClick={event => {
        const { left, width } = event.currentTarget.getBoundingClientRect()
        go(Math.min(tale.length, Math.round(((event.clientX - left) / width) * tale.length * TAIL)))
      }}
    />
  )
}
