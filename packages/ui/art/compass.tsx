/** A compass rose, and the rhumb lines that run out from it across a chart. */
import type { ReactNode } from 'react'
import { type Place, placed, spokes, tenth } from './pen.ts'

export function Compass(place: Place): ReactNode {
  return (
    <g transform={placed(place)} stroke="var(--line)" strokeLinejoin="round">
      <circle r="50" fill="var(--compass, var(--canvas))" strokeWidth="1.5" />
      <circle r="45" fill="none" strokeWidth=".8" />
      <path d={TICKS} strokeWidth=".8" />
      <path d={star(8, 34, 9, 22.5).light} fill="var(--canvas)" strokeWidth=".9" />
      <path d={star(8, 34, 9, 22.5).dark} fill="var(--sea-2)" strokeWidth=".9" />
      <path d={star(4, 42, 11, 45).light} fill="var(--canvas)" strokeWidth=".9" />
      <path d={star(4, 42, 11, 45).dark} fill="var(--gold)" strokeWidth=".9" />
      <path d={star(4, 62, 12, 0).light} fill="var(--blood)" strokeWidth=".9" />
      <path d={star(4, 62, 12, 0).dark} fill="var(--line)" strokeWidth=".9" />
      <circle r="5" fill="var(--gold)" />
    </g>
  )
}

/** Lines of constant bearing: every fourth one is a wind with a name. */
export function RhumbLines({ x, y, reach }: { x: number; y: number; reach: number }): ReactNode {
  const lines = (isNamed: boolean) =>
    spokes(32, reach)
      .filter((_, i) => (i % 4 === 0) === isNamed)
      .map(([dx, dy]) => `M${x} ${y}l${dx} ${dy}`)
      .join('')
  return (
    <g fill="none" strokeWidth=".8">
      <path d={lines(false)} stroke="var(--chart-sea)" opacity=".26" />
      <path d={lines(true)} stroke="var(--course)" opacity=".3" />
    </g>
  )
}

const TICKS = spokes(64, 50)
  .map(([x, y]) => `M${x} ${y}L${tenth(x * 0.9)} ${tenth(y * 0.9)}`)
  .join('')

/** The two halves of every ray of a star, one in the light and one in the shade; `turn` in degrees. */
function star(rays: number, reach: number, waist: number, turn: number): { light: string; dark: string } {
  const at = (degrees: number, radius: number) => {
    const angle = ((degrees + turn) * Math.PI) / 180
    return `${tenth(Math.sin(angle) * radius)} ${tenth(-Math.cos(angle) * radius)}`
  }
  const half = (side: 1 | -1) =>
    Array.from({ length: rays }, (_, i) => {
      const angle = (i / rays) * 360
      return `M0 0L${at(angle, reach)}L${at(angle + (side * 180) / rays, waist)}Z`
    }).join('')
  return { light: half(-1), dark: half(1) }
}
