/** One of many, by the device's own list: it works with every keyboard, reader and thumb. */
import { type ReactNode, useId } from 'react'
import { classes } from './classes.ts'
import css from './select.module.css'

export type SelectOption<Value extends string> = { value: Value; label: string }

type SelectProps<Value extends string> = {
  label: string
  /** Where a heading beside it already says so, the label is only heard. */
  isLabelHidden?: boolean
  value: Value
  options: readonly SelectOption<Value>[]
  onChange: (value: Value) => void
  className?: string | undefined
}

export function Select<Value extends string>({
  label,
  isLabelHidden = false,
  value,
  options,
  onChange,
  className,
}: SelectProps<Value>): ReactNode {
  const id = useId()
  const choose = (text: string) => {
    const option = options.find(one => one.value === text)
    if (option) onChange(option.value)
  }
  return (
    <div className={classes(css.field, className)}>
      <label htmlFor={id} className={classes(css.label, isLabelHidden && css.hidden)}>
        {label}
      </label>
      <span className={css.box}>
        <select id={id} value={value} onChange={event => choose(event.target.value)} className={css.select}>
          {options.map(option => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <svg viewBox="0 0 20 20" className={css.arrow} aria-hidden="true" fill="none" stroke="currentColor">
          <path d="M5 8l5 5 5-5" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      </span>
    </div>
  )
}
