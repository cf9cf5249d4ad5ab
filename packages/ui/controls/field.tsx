/** A line to write on, under its label. */
import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'
import css from './field.module.css'

type FieldProps = {
  label: string
  /** Where the place says what it is for, the label is only for those who hear the page. */
  isLabelUnseen?: boolean
  hint?: ReactNode
} & ComponentProps<'input'>

export function Field({ label, isLabelUnseen = false, hint, className, ...rest }: FieldProps): ReactNode {
  return (
    <label className={classes(css.field, className)}>
      <span className={classes(css.label, isLabelUnseen && 'unseen')}>{label}</span>
      <input className={css.line} {...rest} />
      {hint !== undefined && <small className={css.hint}>{hint}</small>}
    </label>
  )
}
