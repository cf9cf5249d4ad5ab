/** A plain sheet of paper with an ink line. Torn edges belong to the outer shell alone. */
import { type ComponentProps, type ReactNode, useId } from 'react'
import { classes } from '../controls/classes.ts'
import css from './panel.module.css'

type PanelProps = {
  /** Named, the panel is a region that can be jumped to. */
  title?: ReactNode
  /** Beside the title: a count, a button. */
  aside?: ReactNode
  /** `lit` is for the panel that asks for something now. */
  tone?: 'card' | 'quiet' | 'lit'
} & Omit<ComponentProps<'section'>, 'title'>

export function Panel({ title, aside, tone = 'card', className, children, ...rest }: PanelProps): ReactNode {
  const titleId = useId()
  const named = title === undefined ? {} : { 'aria-labelledby': titleId }
  return (
    <section className={classes(css.panel, css[tone], className)} {...named} {...rest}>
      {title !== undefined && (
        <header className={css.head}>
          <h3 id={titleId}>{title}</h3>
          {aside}
        </header>
      )}
      {children}
    </section>
  )
}
