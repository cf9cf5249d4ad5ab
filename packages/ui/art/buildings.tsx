/** What people build by the sea. Every building stands on the middle of its base line. */
import type { ReactNode } from 'react'
import { colourOfSeat, fillOfSeat, SEAT_SHAPES } from '../marks/seats.ts'
import { type Place, placed } from './pen.ts'

type HouseProps = Place & { width?: number; height?: number; roof?: string }

export function House({ width: w = 24, height: h = 16, roof = 'var(--roof)', ...place }: HouseProps): ReactNode {
  return (
    <g transform={placed(place)} stroke="var(--line)" strokeWidth="1.4" strokeLinejoin="round">
      <path d={`M${-w / 2} 0v${-h}h${w}v${h}z`} fill="var(--canvas)" />
      <path d={`M${-w / 2 - 3} ${-h}L0 ${-h - 10}L${w / 2 + 3} ${-h}z`} fill={roof} />
      <path d="M-2.5 0v-8h5v8z" fill="var(--lamp)" strokeWidth=".8" />
      <path d={`M${w / 2 - 4} ${-h + 2}v${h - 3}M${w / 2 - 2} ${-h + 2}v${h - 3}`} strokeWidth=".7" opacity=".6" />
    </g>
  )
}

export function Church(place: Place): ReactNode {
  return (
    <g transform={placed(place)} stroke="var(--line)" strokeWidth="1.4" strokeLinejoin="round" fill="none">
      <path d="M-6.5 0v-34h13v34z" fill="var(--canvas)" />
      <path d="M-9.5 -34L0 -56L9.5 -34z" fill="var(--rock)" />
      <path d="M0 -56v-9M-3.5 -62h7" />
      <path d="M-2 -20v-6q2 -3 4 0v6z" fill="var(--lamp)" strokeWidth=".8" />
    </g>
  )
}

/** A small town round a tower, for a board: sixty wide on its own ground line. */
export function Town(place: Place): ReactNode {
  return (
    <g transform={placed(place)} stroke="var(--line)" strokeLinejoin="round">
      <House x={-21} scale={0.62} />
      <House x={21} scale={0.66} />
      <House x={-7} scale={0.8} roof="var(--hill)" />
      <Church x={9} scale={0.6} />
      <path d="M-32 0.5h64" strokeWidth="1.6" />
    </g>
  )
}

/** Walls, keep and flag: forty-two wide. */
export function Fort({ flag = 'var(--seat-black)', ...place }: Place & { flag?: string }): ReactNode {
  return (
    <g transform={placed(place)} stroke="var(--line)" strokeWidth="1.5" strokeLinejoin="round" fill="none">
      <path d="M-21 0v-22h5v5h6v-5h6v5h6v-5h6v5h6v-5h6v22z" fill="var(--stone)" />
      <path d="M-5 -22v-16h4v4h5v-4h5v4h4v-4h4v16z" fill="var(--stone)" />
      <path d="M-17 -6h34M-15 -11h12M1 -11h14" strokeWidth=".8" opacity=".6" />
      <path d="M-4 0v-7q4 -5 8 0v7z" fill="var(--line)" />
      <path d="M6 -38v-22" />
      <path d="M6 -60q6 -4 11 0t11 0v10q-6 4 -11 0t-11 0z" fill={flag} />
    </g>
  )
}

/** A cave in a rock, with a flag, by its place among the colours of the seats; without one, a skull. */
export function Lair({ colour, ...place }: Place & { colour?: number }): ReactNode {
  return (
    <g transform={placed(place)} stroke="var(--line)" strokeWidth="1.1" strokeLinejoin="round" fill="none">
      <path
        d="M-22 9q4 -20 12 -21q3 -9 10 -9t10 8q9 2 12 22q-22 5 -44 0z"
        fill={colour === undefined ? 'light-dark(#4b443d, #39352f)' : 'var(--rock)'}
      />
      <path d="M14 -4q4 5 5 11M-14 -6q-3 6 -4 13M17 0q3 5 3 8" opacity=".7" />
      <path d="M-9 10q0 -14 9 -14t9 14z" fill="var(--line)" />
      {colour === undefined ? (
        <g fill="var(--ivory-1)">
          <path d="M-8 -10q0 -9 8 -9t8 9q0 4 -3 5v4h-10v-4q-3 -1 -3 -5z" />
          <circle cx="-3" cy="-10" r="2.2" fill="var(--line)" />
          <circle cx="3" cy="-10" r="2.2" fill="var(--line)" />
        </g>
      ) : (
        <>
          <path d="M0 -20v-19" strokeWidth="1.8" />
          <path d="M0 -40q8 -3 12 0t10 -1v15q-6 3 -10 1t-12 1z" fill="var(--ivory-1)" />
          <path
            transform="translate(5 -39) scale(.6)"
            d={SEAT_SHAPES[colourOfSeat(colour)]}
            fill={fillOfSeat(colour)}
            strokeWidth="1.6"
          />
        </>
      )}
    </g>
  )
}
