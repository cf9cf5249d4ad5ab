/** What grows and rises on land, and what moves on water. */
import type { ReactNode } from 'react'
import { crests, type Place, placed, tenth } from './pen.ts'

/** A frond ends here, seen from the crown. */
const FRONDS = [
  [-17, -4],
  [-12, -13],
  [1, -17],
  [13, -12],
  [17, -2],
] as const

const fronds = FRONDS.map(
  ([x, y]) =>
    `M3 -30Q${tenth(3 + x * 0.6)} ${-32 + y} ${3 + x} ${tenth(-27 + y * 0.35)}Q${tenth(3 + x * 0.5)} ${tenth(-30 + y * 0.45)} 3 -30Z`,
).join('')

/** Stands on its place, thirty high. */
export function Palm(place: Place): ReactNode {
  return (
    <g transform={placed(place)} stroke="var(--line)" strokeLinejoin="round">
      <path d="M-6 1q9 2 20 0" fill="none" opacity=".6" />
      <path d="M-1.5 0Q-2 -16 2 -30L4.5 -29.500Q1.5 -16 2.5 0Z" fill="var(--hill)" />
      <path d={fronds} fill="var(--jungle)" strokeWidth="1.1" />
    </g>
  )
}

/** A tree the pirates burnt, or worse. */
export function DeadTree(place: Place): ReactNode {
  return (
    <path
      transform={placed(place)}
      d="M0 0V-22M0 -10L-8 -20M0 -14L8 -24M-5 -16L-11 -15M5 -20L12 -19"
      fill="none"
      stroke="var(--line)"
      strokeWidth="2"
      strokeLinecap="round"
    />
  )
}

type HillProps = { x: number; y: number; width: number; height: number; fill?: string }

/** Stands on its base line, shaded with a burin on the lee side. */
export function Hill({ x, y, width: w, height: h, fill = 'var(--hill)' }: HillProps): ReactNode {
  const outline = `M${x - w / 2} ${y}Q${tenth(x - w * 0.25)} ${tenth(y - h * 0.5)} ${tenth(x - w * 0.05)} ${y - h}Q${tenth(x + w * 0.05)} ${tenth(y - h * 1.02)} ${tenth(x + w * 0.12)} ${tenth(y - h * 0.82)}Q${tenth(x + w * 0.3)} ${tenth(y - h * 0.4)} ${x + w / 2} ${y}Z`
  const shading = Array.from({ length: 6 }, (_, i) => {
    const down = i / 6
    const top = y - h * (0.9 - down * 0.85)
    return `M${tenth(x + w * (0.02 + down * 0.4))} ${tenth(top)}q${tenth(-w * 0.03)} ${tenth(h * 0.18)} ${tenth(-w * 0.02)} ${tenth(Math.max(3, (y - top) * 0.72))}`
  }).join('')
  return (
    <g stroke="var(--line)" strokeLinejoin="round">
      <path d={outline} fill={fill} strokeWidth="1.5" />
      <path d={shading} fill="none" strokeWidth=".9" opacity=".75" />
    </g>
  )
}

export function Wave({ x = 0, y = 0, scale = 1 }: Place): ReactNode {
  return <path d={crests(x, y, scale)} fill="none" stroke="var(--chart-sea)" strokeWidth="1.2" strokeLinecap="round" />
}

export function Gull({ x = 0, y = 0 }: Place): ReactNode {
  return (
    <path
      d={`M${x} ${y}q5 -7 9 0q4 -7 9 0`}
      fill="none"
      stroke="var(--chart-line)"
      strokeWidth="1.6"
      strokeLinecap="round"
    />
  )
}
