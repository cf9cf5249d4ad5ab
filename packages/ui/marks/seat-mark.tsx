/** The mark of a seat: red diamond, blue circle, green triangle, yellow square, black cross, white star. */
import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { classes } from '../controls/classes.ts'
import { useFlown } from './flown.ts'
import css from './seat-mark.module.css'
import { colourOfSeat, fillOfSeat, SEAT_COLOURS, SEAT_SHAPES } from './seats.ts'

/** From the seventh seat on colours come round again, and the number tells them apart. */
const SEATS_BEFORE_NUMBERS = SEAT_COLOURS.length

type MarkProps = {
  /** Spoken instead of the colour; an empty word hides the mark where a name stands beside it. */
  says?: string | undefined
  className?: string | undefined
}

export function SeatMark({ seat, ...how }: MarkProps & { seat: number }): ReactNode {
  const number = seat >= SEATS_BEFORE_NUMBERS ? seat + 1 : null
  return <ColourMark colour={useFlown(seat)} number={number} {...how} />
}

/** The mark of a colour, whoever flies it, by its place among `SEAT_COLOURS`. */
export function ColourMark({
  colour: flown,
  number = null,
  says,
  className,
}: MarkProps & { colour: number; number?: number | null }): ReactNode {
  const { i18n } = useLingui()
  const colour = colourOfSeat(flown)
  const name = says ?? i18n._(NAMES[colour])
  return (
    <svg
      viewBox="0 0 20 20"
      className={classes(css.mark, className)}
      role="img"
      aria-label={name}
      aria-hidden={name === ''}
    >
      <path
        d={SEAT_SHAPES[colour]}
        fill={fillOfSeat(flown)}
        stroke="var(--ink)"
        strokeWidth="1.3"
        strokeLinejoin="round"
      />
      {number !== null && (
        <text x="10" y="14" textAnchor="middle" className={css.number}>
          {number}
        </text>
      )}
    </svg>
  )
}

/** A place where nobody sits yet. */
export function FreeSeat({ className }: { className?: string | undefined }): ReactNode {
  return (
    <svg viewBox="0 0 20 20" className={classes(css.mark, className)} aria-hidden="true">
      <circle cx="10" cy="10" r="7.2" fill="none" stroke="var(--ink-2)" strokeWidth="1.4" strokeDasharray="2.6 2.4" />
    </svg>
  )
}

const NAMES = {
  red: /*i18n*/ 'red diamond',
  blue: /*i18n*/ 'blue circle',
  green: /*i18n*/ 'green triangle',
  yellow: /*i18n*/ 'yellow square',
  black: /*i18n*/ 'black cross',
  white: /*i18n*/ 'white star',
} as const
