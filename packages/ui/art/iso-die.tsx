/** A die seen from a corner, about seventy across at scale one. Each face is drawn in a box of forty by forty. */
import type { ReactNode } from 'react'
import { type Place, placed } from './pen.ts'
import { pipPath } from './pips.ts'

type IsoDieProps = Place & {
  /** In degrees. */
  turn?: number
  top: ReactNode
  left: ReactNode
  right: ReactNode
  /** Top, right and left: from the light into the shade. */
  tones?: readonly [string, string, string]
}

const IVORY = ['var(--ivory-1)', 'var(--ivory-2)', 'var(--ivory-3)'] as const
const BODY = 'M0 -40L34.6 -20V20L0 40L-34.6 20V-20Z'

export function IsoDie({ turn = 0, top, left, right, tones = IVORY, ...place }: IsoDieProps): ReactNode {
  const [light, half, shade] = tones
  const face = (matrix: string, tone: string, drawn: ReactNode) => (
    <g transform={`matrix(${matrix})`}>
      <rect x=".5" y=".5" width="39" height="39" rx="6" fill={tone} stroke="none" />
      {drawn}
    </g>
  )
  return (
    <g transform={`${placed(place)} rotate(${turn})`} stroke="var(--line)" strokeLinejoin="round" fill="none">
      <path d={BODY} strokeWidth="5" />
      <path d={BODY} fill={half} stroke={half} strokeWidth="1.5" />
      {face('.866 .5 -.866 .5 0 -40', light, top)}
      {face('.866 .5 0 1 -34.6 -20', shade, left)}
      {face('.866 -.5 0 1 0 0', half, right)}
      <path d="M-34 -18L0 1.5L34 -18M0 1.5V38" strokeWidth="1.2" opacity=".55" />
      <path d="M-31 6l8 12M-31 12l5 8M-31 0l12 18" strokeWidth=".9" opacity=".35" />
    </g>
  )
}

/** A face with pips, for one side of a die. */
export function Pips({ face, fill = 'var(--ivory-ink)' }: { face: number; fill?: string }): ReactNode {
  return <path d={pipPath(face)} fill={fill} stroke="none" />
}
