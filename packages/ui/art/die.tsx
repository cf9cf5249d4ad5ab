/** An ivory die as it lies on the table: pips or an emblem. As large as the text around it times two. */
import type { CSSProperties, ReactNode } from 'react'
import { classes } from '../controls/classes.ts'
import css from './die.module.css'
import { pipPath } from './pips.ts'

type DieProps = {
  /** What it shows, for those who hear it. An empty word where the count is said beside it. */
  says: string
  /** A number of pips, or a picture. */
  face: number | ReactNode
  /** The body of the die where it is not ivory, such as a seat's colour. */
  tone?: string
  /** `chosen` is ringed in gold, `spent` fades, `open` can be picked. */
  state?: 'open' | 'chosen' | 'spent'
  /** It has just been thrown: it tumbles into its place, and what it shows is seen when it lies. */
  isThrown?: boolean
  className?: string | undefined
}

export function Die2D({ says, face, tone, state, isThrown, className }: DieProps): ReactNode {
  const style: CSSProperties & Record<`--${string}`, string> = tone === undefined ? {} : { '--die': tone }
  return (
    <span
      className={classes(
        css.die,
        tone !== undefined && css.dyed,
        state && css[state],
        isThrown && css.thrown,
        className,
      )}
      style={style}
      role="img"
      aria-label={says}
      aria-hidden={says === ''}
    >
      {typeof face === 'number' ? (
        <svg viewBox="0 0 40 40" aria-hidden="true">
          <path d={pipPath(face)} fill="currentColor" />
        </svg>
      ) : (
        face
      )}
    </span>
  )
}

/** What dice come to, with all that counts beside them: told when they lie. Keyed by the dice, it is told anew. */
export const Reckoned = ({
  className,
  children,
}: {
  className?: string | undefined
  children: ReactNode
}): ReactNode => <b className={classes(css.reckoned, className)}>{children}</b>
