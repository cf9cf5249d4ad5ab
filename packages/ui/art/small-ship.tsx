/** Ships for a board, sixty wide; their place is the middle of the waterline. */
import { type ReactNode, useId } from 'react'
import { useFlown } from '../marks/flown.ts'
import { colourOfSeat, fillOfSeat, SEAT_SHAPES } from '../marks/seats.ts'
import { type Place, placed } from './pen.ts'

type HullProps = Place & {
  hull?: string
  canvas?: string
  line?: string
  pennant?: string
  isArmed?: boolean
  /** The mark on her mainsail, by its place among the colours of the seats. */
  colour?: number
  isTorn?: boolean
}

/** A merchant, a warship, or any ship whose colours are given. */
export function Ship({
  hull = 'var(--wood)',
  canvas = 'var(--canvas)',
  line = 'var(--line)',
  pennant,
  isArmed = false,
  colour,
  isTorn = false,
  ...place
}: HullProps): ReactNode {
  const sail = isTorn ? tornSail : squareSail
  return (
    <g transform={placed(place)} stroke={line} strokeLinejoin="round" strokeLinecap="round" fill="none">
      <path d="M-9 4V-37M10 4V-32" strokeWidth="1.8" />
      <path d="M23 -1L33 -9" strokeWidth="1.7" />
      <path d="M10 -31L31 -8M10 -30L-9 -10" strokeWidth=".7" />
      <g fill={canvas} strokeWidth="1.4">
        <path d={sail(-9, -34, 8, 9) + sail(-9, -23, 11, 15) + sail(10, -28, 7, 8) + sail(10, -18.5, 9.5, 12)} />
        <path d="M16 -7q8 -2 13 -1.5L14 -24z" strokeWidth="1.1" />
      </g>
      {colour !== undefined && (
        <path
          transform="translate(-15.5 -22) scale(.6)"
          d={SEAT_SHAPES[colourOfSeat(colour)]}
          fill={fillOfSeat(colour)}
          strokeWidth="1.6"
        />
      )}
      <path
        d="M-27 -9l5 1.5v5q14 3.5 45 .5q3 -1.5 7 -4q-3 13 -11 15.5q-19 2.5 -34 0q-9 -3 -12 -18.5z"
        fill={hull}
        strokeWidth="1.6"
      />
      <path d="M-24.5 -1q20 5 50 1.5M-22.5 4q20 4 44 1.5" strokeWidth=".8" opacity=".7" />
      {isArmed && <path d="M-16 1h4v3.5h-4zM-8 1h4v3.5h-4zM0 1h4v3.5h-4zM8 1h4v3.5h-4zM16 1h4v3.5h-4z" fill={line} />}
      <path d="M-33 11q5 -3 9 0t9 0 9 0 9 0 9 0 9 0 9 0" stroke="var(--chart-sea)" strokeWidth="1.5" />
      {pennant !== undefined && (
        <path d="M-9 -37q6 -4 11 0t9 -1q-3 3 -1 6q-5 2 -9 0t-10 1z" fill={pennant} strokeWidth="1" />
      )}
    </g>
  )
}

/** A seat's own ship: hull, pennant and mainsail all say whose she is. */
export function SmallShip({ seat, ...place }: Place & { seat: number }): ReactNode {
  const colour = useFlown(seat)
  return <Ship {...place} colour={colour} hull={fillOfSeat(colour)} pennant={fillOfSeat(colour)} />
}

/** Pale, torn, and lit from nowhere. */
export function FlyingDutchman(place: Place): ReactNode {
  const glow = useId()
  return (
    <g transform={placed(place)}>
      <radialGradient id={glow}>
        <stop offset="0" stopColor="#d6fff4" stopOpacity=".9" />
        <stop offset=".6" stopColor="#b6f5e6" stopOpacity=".5" />
        <stop offset="1" stopColor="#9fe8dc" stopOpacity="0" />
      </radialGradient>
      <circle cy="-10" r="52" fill={`url(#${glow})`} />
      <Ship hull="#2c5a5c" canvas="#eafff8" line="#0f3a3e" pennant="#0f3a3e" isTorn />
    </g>
  )
}

const squareSail = (x: number, y: number, half: number, drop: number): string =>
  `M${x - half} ${y}q${half} -2.5 ${half * 2} 0q3.5 ${drop * 0.55} 1 ${drop}q${-half} -4 ${-half * 2 - 1} 0q2.5 ${-drop * 0.5} -1 ${-drop}z`

const tornSail = (x: number, y: number, half: number, drop: number): string =>
  `M${x - half} ${y}q${half} -3 ${half * 2} 0l2 ${drop * 0.4}-2 ${drop * 0.2} 3 ${drop * 0.3}-4 -2-3 4-4 -5-3 3-3 -4-4 3q-3 ${-drop * 0.4} 0 ${-drop * 0.9}z`
