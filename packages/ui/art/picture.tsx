/** The sheet of a game's picture: 240 wide, with more ground to both sides for wide cards. */
import type { ReactNode, SVGProps } from 'react'

type PictureProps = SVGProps<SVGSVGElement> & { ground: string }

export function Picture({ ground, children, ...props }: PictureProps): ReactNode {
  return (
    <svg viewBox="0 6 240 134" preserveAspectRatio="xMidYMid meet" aria-hidden="true" {...props}>
      <rect x="-200" y="-40" width="640" height="240" fill={ground} />
      {children}
    </svg>
  )
}

/** What a thing standing on the ground darkens. */
export function Shadow({ x, y, rx, ry }: { x: number; y: number; rx: number; ry: number }): ReactNode {
  return <ellipse cx={x} cy={y} rx={rx} ry={ry} fill="#1a120a" opacity=".25" />
}
