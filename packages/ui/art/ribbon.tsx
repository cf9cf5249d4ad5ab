/** A name on a ribbon. The ribbon stretches to what holds it; the tails hang over its sides. */
import type { ReactNode } from 'react'
import { classes } from '../controls/classes.ts'
import css from './ribbon.module.css'

type RibbonProps = { children: ReactNode; fill?: string; isSmall?: boolean; className?: string | undefined }

export function Ribbon({ children, fill = 'var(--ribbon)', isSmall = false, className }: RibbonProps): ReactNode {
  return (
    <span className={classes(css.ribbon, isSmall && css.small, className)}>
      <svg viewBox="0 0 260 48" preserveAspectRatio="none" aria-hidden="true" className={css.cloth}>
        <g stroke="var(--line)" strokeWidth="1.5" strokeLinejoin="round">
          <path d={TAILS} fill={fill} vectorEffect="non-scaling-stroke" />
          <path d={TAILS} fill="#000" opacity=".42" stroke="none" />
          <path d="M22 40L30 46V40ZM238 40L230 46V40Z" fill="var(--line)" stroke="none" />
          <path d="M22 3Q130 -3 238 3V40Q130 34 22 40Z" fill={fill} vectorEffect="non-scaling-stroke" />
        </g>
        <path
          d="M26 7Q130 1 234 7M26 36Q130 30 234 36"
          fill="none"
          stroke="var(--on-ribbon)"
          strokeOpacity=".45"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <span className={css.name}>{children}</span>
    </span>
  )
}

const TAILS = 'M2 14H30V46H2L12 30ZM258 14H230V46H258L248 30Z'
