/** The lantern at a seat: lit while the table waits for it. */
import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { classes } from '../controls/classes.ts'
import css from './lantern.module.css'

export function Lantern({ isLit, className }: { isLit: boolean; className?: string | undefined }): ReactNode {
  const { i18n } = useLingui()
  return (
    <span
      className={classes(css.lantern, isLit && css.lit, className)}
      role="img"
      aria-label={i18n._('to act')}
      aria-hidden={!isLit}
    >
      <svg viewBox="0 0 34 44" className={css.body} aria-hidden="true">
        <path d="M12 8a5 5 0 0 1 10 0" fill="none" stroke="currentColor" strokeWidth="2" />
        <path d="M9 14l8-6 8 6zM8 14h18v3H8z" fill="currentColor" />
        <path d="M10 17h14l2 18H8z" className={css.glass} />
        <path d="M10 17L8 35M24 17l2 18" stroke="currentColor" strokeWidth="1.5" />
        <rect x="7" y="35" width="20" height="4" rx="1.5" fill="currentColor" />
      </svg>
      {isLit && (
        <svg viewBox="0 0 34 44" className={css.flame} aria-hidden="true">
          <path d="M17 20c4 5 4 8 3 10a3.4 3.4 0 0 1-6 0c-1-3 2-5 3-10z" />
        </svg>
      )}
    </span>
  )
}
