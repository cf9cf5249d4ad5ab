/** The monster at the edge of every chart, about 180 wide; its place is the middle of the water it rises from. */
import type { ReactNode } from 'react'
import { type Place, placed } from './pen.ts'

export function SeaSerpent(place: Place & { isFlipped?: boolean }): ReactNode {
  return (
    <g
      transform={placed(place, place.isFlipped)}
      stroke="var(--line)"
      strokeWidth="1.5"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <g transform="translate(-16 -40)" fill="var(--serpent, light-dark(#9cc7b4, #3f7f7c))">
        <path d="M-46 40q-4 -42 6 -56q-2 -10 -12 -10q-7 0 -12 5q-8 -2 -8 -7q10 -2 13 -8q14 -8 27 1q13 10 8 32q-4 18 2 43z" />
        <path d="M-8 40q-6 -46 18 -46t20 46h-14q2 -30 -6 -30t-4 30z" />
        <path d="M44 40q-3 -30 14 -30t14 30h-10q1 -18 -4 -18t-3 18z" />
        <path d="M84 40q6 -22 -2 -34q10 0 12 8q6 -6 13 -2q-10 8 -12 28z" />
        <path d="M-52 -24h.5" strokeWidth="4" />
        <path d="M-40 -34l3 -9 4 8 5 -7 1 9 6 -4 -1 9" fill="var(--sea-3)" />
        <path
          d="M-42 -6l8 2M-43 4l9 1M-43 14l8 0M-42 24l8 0M4 2l2 7M14 0l-1 7M22 5l-5 5M52 16l4 5M64 15l-3 5"
          fill="none"
          strokeWidth="1"
        />
        <path d={WASH} fill="none" stroke="var(--chart-sea)" />
      </g>
    </g>
  )
}

const WASH =
  'M-66 42q8 -5 14 0t14 0 14 0 14 0 14 0 14 0 14 0 14 0 14 0 14 0 14 0 14 0M-52 49q8 -5 14 0t14 0 14 0 14 0 14 0 14 0 14 0 14 0 14 0'
