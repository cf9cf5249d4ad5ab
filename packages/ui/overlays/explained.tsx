/**
 * A sign that says what it means: in a sentence with its clause, when one points at it, taps it or asks for it by key.
 * The sentence is never needed to play on.
 */
import { type ReactNode, type ToggleEvent, useId } from 'react'
import { classes } from '../controls/classes.ts'
import css from './explained.module.css'
import { place } from './popover.tsx'

/** What a sign means, and the clause that says so. */
export type Explanation = { says: string; clause: string }

export function Explained({
  says,
  clause,
  className,
  children,
}: Explanation & {
  className?: string | undefined
  children: ReactNode
}): ReactNode {
  const id = useId()
  const hang = (event: ToggleEvent<HTMLElement>) => {
    const sign = document.getElementById(`${id}sign`)
    if (sign && event.newState === 'open') place(event.currentTarget, sign)
  }
  return (
    <>
      <button
        type="button"
        id={`${id}sign`}
        data-tools=""
        className={classes(css.sign, className)}
        popoverTarget={id}
        title={`${says} (${clause})`}
      >
        {children}
      </button>
      <span id={id} popover="auto" className={css.sentence} onBeforeToggle={hang}>
        {says} <small>{clause}</small>
      </span>
    </>
  )
}
