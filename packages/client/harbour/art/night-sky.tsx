/** What the night adds to the chart: dark above, stars, a few figures made of them, and the moon with its road on the water. */
import { seeded, tenth } from '@nassau/ui/art'
import type { ReactNode } from 'react'
import css from './night-sky.module.css'

export function NightSky(): ReactNode {
  return (
    <g className={css.sky}>
      <defs>
        <linearGradient id="nassau-dusk" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#091421" />
          <stop offset="1" stopColor="#1d3b52" stopOpacity="0" />
        </linearGradient>
        <radialGradient id="nassau-moonlight">
          <stop offset="0" stopColor="#f6e7b8" stopOpacity=".4" />
          <stop offset="1" stopColor="#f6e7b8" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="1440" height="330" fill="url(#nassau-dusk)" />
      <path d={FAINT} className={css.faint} />
      <path d={BRIGHT} className={css.bright} />
      <path d={FIGURE_LINES} className={css.figures} />
      <path d={FIGURE_STARS} className={css.bright} />
      <g transform="translate(822 92)">
        <circle r="190" fill="url(#nassau-moonlight)" />
        <circle r="62" fill="#f1e4bc" />
        <path d="M22 -58a62 62 0 0 1 0 116a72 72 0 0 0 0 -116z" fill="#cdbb8d" opacity=".6" />
        <path d={CRATERS} fill="#d9c996" opacity=".8" />
      </g>
      <path d={MOON_ROAD} className={css.road} />
    </g>
  )
}

/** Points of light: strokes without length and with round ends. */
function stars(count: number, seed: number): string {
  const random = seeded(seed)
  return Array.from({ length: count }, () => {
    const height = random()
    return `M${tenth(random() * 1440)} ${tenth(6 + height * height * 220)}h.01`
  }).join('')
}

const FAINT = stars(110, 31)
const BRIGHT = stars(34, 77)

/** An anchor, a swan, a cup: figures for sailors, each a line from star to star. */
const FIGURES: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [
    [640, 26],
    [668, 40],
    [690, 30],
    [716, 52],
    [742, 44],
  ],
  [
    [668, 40],
    [676, 74],
    [706, 84],
  ],
  [
    [1196, 28],
    [1222, 44],
    [1250, 36],
    [1266, 58],
    [1244, 76],
    [1222, 44],
  ],
  [
    [1330, 30],
    [1352, 52],
    [1384, 46],
    [1404, 68],
  ],
]
const FIGURE_LINES = FIGURES.map(figure => `M${figure.map(point => point.join(' ')).join('L')}`).join('')
const FIGURE_STARS = FIGURES.flat()
  .map(([x, y]) => `M${x} ${y}h.01`)
  .join('')

const CRATERS = 'M26 -38a9 9 0 1 0 .1 0zM38 2a13 13 0 1 0 .1 0zM6 -54a5 5 0 1 0 .1 0zM16 26a7 7 0 1 0 .1 0z'

const MOON_ROAD = Array.from({ length: 8 }, (_, i) => {
  const half = 14 + ((i * 7) % 5) * 6 + i * 3
  return `M${822 - half} ${272 + i * 7}h${half * 2}`
}).join('')
