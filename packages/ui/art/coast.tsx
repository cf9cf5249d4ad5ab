/** Land in water, engraved: rings of water-lining round a coast, fainter the farther out. */
import { Fragment, type ReactNode, type SVGProps } from 'react'
import { blob } from './pen.ts'

type CoastProps = {
  /** The outline, as path data; several of them for land in several pieces. */
  d: string | readonly string[]
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
  const lines = typeof d === 'string' ? [d] : d
  const all = (paint: SVGProps<SVGPathElement>): ReactNode => lines.map(line => <path key={line} d={line} {...paint} />)
  return (
    <g strokeLinejoin="round" fill="none">
      {rings.map((reach, i) => (
        <Fragment key={reach}>
          {all({ stroke: ring, strokeOpacity: (0.45 * (i + 1)) / rings.length, strokeWidth: reach * 2 })}
          {all({ stroke: sea, strokeWidth: (reach - RING) * 2 })}
        </Fragment>
      ))}
      {all({ fill: land, stroke: 'var(--line)', strokeWidth: 1.8 })}
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
