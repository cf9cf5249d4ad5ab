/** What just happened, over the board for a moment; where it stands until it is seen, for as long. */
import type { ReactNode } from 'react'
import { classes } from '../controls/classes.ts'
import css from './passing.module.css'

/** Hidden from screen readers: the log says all of this. */
export const Passing = ({
  className,
  children,
}: {
  className?: string | undefined
  children: ReactNode
}): ReactNode => (
  <div className={classes(css.passing, className)} aria-hidden="true">
    {children}
  </div>
)
