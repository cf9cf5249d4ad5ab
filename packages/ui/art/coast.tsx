/** Land in water, engraved: rings of water-lining round a coast, fainter the farther out. */
import type { ReactNode } from 'react'
import { blob } from './pen.ts'

type CoastProps = {
  /** The outline, as path data. */
  d: string
  land?: string
  /** The water the rings lie on; it must be the ground of the picture. */
  sea?: string
  ring?: string
  /** How far out each ring lies, the farthest first. */
  rings?: readonly number[]
}

/** Thickness of one ring. */
const RING = 1.1

export function Coast({
  d,
  land = 'var(--land)',
  sea = 'var(--sea-1)',
  ring = 'var(--chart-line)',
  rings = [30, 21, 14, 8],
}: CoastProps): ReactNode {
  return (
    <g strokeLinejoin="round" fill="none">
      {rings.map((reach, i) => (
        <g key={reach}>
          <path d={d} stroke={ring} strokeOpacity={(0.45 * (i + 1)) / rings.length} strokeWidth={reach * 2} />
          <path d={d} stroke={sea} strokeWidth={(reach - RING) * 2} />
        </g>
      ))}
      <path d={d} fill={land} stroke="var(--line)" strokeWidth="1.8" />
    </g>
  )
}

type IslandProps = Omit<CoastProps, 'd'> & {
  x: number
  y: number
  rx: number
  ry: number
  seed: number
  /** What grows and stands on it, in the same units. */
  children?: ReactNode
}

export function Island({ x, y, rx, ry, seed, children, ...coast }: IslandProps): ReactNode {
  return (
    <g>
      <Coast d={blob(x, y, rx, ry, seed)} {...coast} />
      {children}
    </g>
  )
}
