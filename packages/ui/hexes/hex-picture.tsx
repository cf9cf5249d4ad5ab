/** A part of a map, still and not to be touched. */
import type { ReactNode } from 'react'
import { classes } from '../controls/index.ts'
import { boxAround, type HexAt } from './geometry.ts'
import css from './hex-picture.module.css'

type Props = {
  /** The hexes to be seen; of what is drawn around them only a rim is. */
  hexes: readonly HexAt[]
  /** The drawing, in the units of `centreOf`. */
  children: ReactNode
  className?: string | undefined
}

/** Room around the hexes, in drawing units. */
const RIM = 10

export function HexPicture({ hexes, children, className }: Props): ReactNode {
  const { x, y, width, height } = boxAround(hexes, RIM)
  return (
    <svg className={classes(css.picture, className)} viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
      {children}
    </svg>
  )
}
