/** The track from the start to the goal, and the ships on it. */
import { useLingui } from '@lingui/react'
import { colourOfSeat, fillOfSeat, SEAT_SHAPES } from '@nassau/ui'
import { useMemo } from 'react'
import type { SeaView } from '../../view.ts'
import css from './scene.module.css'
import { aside, course, spots } from './track-layout.ts'

export function Track({ view, names }: { view: SeaView; names: readonly string[] }) {
  const { i18n } = useLingui()
  const { goal, ships } = view
  const places = useMemo(() => spots(goal), [goal])
  const way = useMemo(() => course(places), [places])
  const says = ships.map(({ at }, seat) => i18n._('{name} on space {at}', { name: names[seat] ?? '', at })).join(', ')
  return (
    <svg
      className={css.track}
      viewBox="-14 -10 588 226"
      role="img"
      aria-label={i18n._('Track to space {goal}: {says}', { goal, says })}
    >
      <path d={way} fill="none" stroke="var(--shade)" strokeWidth="8" strokeLinecap="round" />
      <path d={way} fill="none" stroke="var(--paper)" strokeWidth="2.4" strokeDasharray="1 8" strokeLinecap="round" />
      {places.map(({ x, y }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a space is its number
        <g key={i} className={i === goal ? css.goal : css.space}>
          <circle cx={x} cy={y} r={i === goal || i === 0 ? 18 : 15.5} />
          <text x={x} y={y + 7} textAnchor="middle">
            {i}
          </text>
        </g>
      ))}
      {ships.map((ship, seat) => {
        const spot = places[Math.min(ship.at, goal)] ?? { x: 0, y: 0 }
        const here = ships.flatMap((other, i) => (Math.min(other.at, goal) === Math.min(ship.at, goal) ? [i] : []))
        const x = spot.x + aside(here.indexOf(seat), here.length)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <g key={seat} className={css.token} style={{ transform: `translate(${x}px, ${spot.y - 15}px)` }}>
            <ellipse cy="3" rx="15" ry="3.5" fill="#000" opacity=".3" />
            <path
              d="M-15 -7H15Q13 3 8 4H-8Q-13 3 -15 -7Z"
              fill={fillOfSeat(seat)}
              stroke="var(--line)"
              strokeWidth="1.6"
            />
            <path d="M0 -7V-34" stroke="var(--line)" strokeWidth="2" />
            <path
              d="M-11 -31Q3 -33 11 -30Q17 -20 11 -10Q0 -12 -10 -10Q-5 -20 -11 -31Z"
              fill="var(--canvas)"
              stroke="var(--line)"
              strokeWidth="1.6"
              strokeLinejoin="round"
            />
            <path
              transform="translate(-5 -28) scale(.72)"
              d={SEAT_SHAPES[colourOfSeat(seat)]}
              fill={fillOfSeat(seat)}
              stroke="var(--line)"
              strokeWidth="1.4"
            />
          </g>
        )
      })}
    </svg>
  )
}
