/** An example in a rulebook: a picture made of the pieces of the game, and in words what the clause makes of it. */
import type { ReactNode } from 'react'
import css from './example.module.css'

type Props = {
  /** The clauses it applies, such as `SD-14`. */
  clause: string
  /** Says all that the picture shows: it is the whole example for those who hear it. */
  caption: string
  /** Drawn side by side as far as there is room; nothing of it can be touched. */
  children: ReactNode
}

export function Example({ clause, caption, children }: Props): ReactNode {
  return (
    <figure className={css.example}>
      <div className={css.picture} aria-hidden="true" inert>
        {children}
      </div>
      <figcaption className={css.caption}>
        {caption} <span className={css.clause}>{clause}</span>
      </figcaption>
    </figure>
  )
}
